"""Tests of the pictures of house."""
