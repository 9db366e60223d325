"""The rows of the store: a module for each kind, with all that is asked and written of it."""
