"""Asking: what one turn is, who is not asked for it, and how fast it is played."""
