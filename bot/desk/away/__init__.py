"""The room of slow games and absent friends: when and how people are called, and by which self."""
