"""What goes to Telegram: posts, panels and answers, and the pictures in them."""
