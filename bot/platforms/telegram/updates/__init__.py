"""What comes from Telegram: updates, taken in and handled once each."""
