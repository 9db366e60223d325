"""Calling: who hears of a turn and how, who is here anyway, and who is reminded and when."""
