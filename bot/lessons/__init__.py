"""Guided first games: exercises at real positions, which the rules themselves check."""
