"""If It Fits: its rules by number, and a referee that reads like the page."""
