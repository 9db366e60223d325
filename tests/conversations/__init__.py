"""Whole conversations: the real bot, people on every messenger, real sockets in between."""
