"""Computer players: how they think, how well, and where."""
