"""The chat page: its server through real sockets, and itself through a real browser."""
