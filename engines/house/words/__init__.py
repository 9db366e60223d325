"""House of Cats in words: moves as written, why one is not allowed, news, tables as text."""
