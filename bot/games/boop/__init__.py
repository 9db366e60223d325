"""Boooop. in words and buttons."""
