"""Tests of what the pictures of several games share."""
