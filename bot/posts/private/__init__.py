"""What one person alone sees: pads, hands, calls, orders, lessons, and what is asked of them."""
