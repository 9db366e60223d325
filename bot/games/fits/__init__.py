"""What If It Fits says, and what its computers go by."""
