"""Setting a table up, until it starts: what it shall be like, and who comes."""
