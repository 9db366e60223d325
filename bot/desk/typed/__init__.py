"""What people type where no name of a command will do: what a button says, or a move."""
