"""The games in words and buttons: a folder each, and the contracts of a guide and of hints."""
