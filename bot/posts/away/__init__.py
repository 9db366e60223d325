"""The room of slow games: what is shown and asked where people play a move a day."""
