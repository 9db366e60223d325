"""Sitting down, also once more in other seats, and how many tables one person may have."""
