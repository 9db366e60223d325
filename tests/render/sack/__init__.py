"""Tests of the pictures of sack."""
