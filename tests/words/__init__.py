"""What is said: the loader, the Hungarian article, and that every language says everything."""
