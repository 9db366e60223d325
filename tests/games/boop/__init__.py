"""Boooop."""
