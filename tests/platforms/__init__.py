"""What platforms have in common."""
