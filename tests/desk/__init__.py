"""Conversations with the desk, on a stage."""
