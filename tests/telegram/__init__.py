"""Telegram: the platform against a Bot API server of our own, on real sockets."""
