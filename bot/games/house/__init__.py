"""House of Cats in words and buttons."""
