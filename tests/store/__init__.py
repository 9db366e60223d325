"""Checks the store, on real files and with real processes that are really killed."""
