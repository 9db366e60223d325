"""What everybody at a venue sees: a lobby, a board, what is said and settled there."""
