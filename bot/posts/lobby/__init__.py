"""A table that is being set up, as it is shown: who sits there, and what can be chosen."""
