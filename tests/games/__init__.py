"""The rules of each game by number, and how it is spoken and played."""
