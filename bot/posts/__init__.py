"""What is shown: posts composed from a table, for one venue or one person, in one language."""
