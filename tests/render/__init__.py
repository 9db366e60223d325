"""Tests of the painters: what is drawn, where it can be pressed, how it is written."""
