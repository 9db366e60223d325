"""Nine Lives in words and buttons."""
