"""What falls due: the watch over it, and what is done then instead of somebody or told them."""
