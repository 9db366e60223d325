"""Cat in the Sack in words and buttons."""
