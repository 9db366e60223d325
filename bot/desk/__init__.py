"""The desk takes commands: a module for each kind of verb, and `desk.py`, which finds the verb."""
