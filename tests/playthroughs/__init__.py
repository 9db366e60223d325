"""Recorded games, replayed to the letter."""
