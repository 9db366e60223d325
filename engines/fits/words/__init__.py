"""If It Fits in words: moves as they are written, why one is not allowed, news, tables as text."""
