"""Tests of the pictures of boop."""
