"""Tests of Nine Lives: its rules by number, a referee, its words."""
