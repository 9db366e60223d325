"""Playing and learning to: moves read and made, standing orders, and why a move is not allowed."""
