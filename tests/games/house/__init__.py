"""House of Cats by its rules."""
