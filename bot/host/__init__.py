"""Whoever runs the bot: settings become platforms, store, desk and courier, and are served."""
