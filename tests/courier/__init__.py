"""What is owed arrives, once, in order, whatever platforms do and whenever the bot is killed."""
