"""What happens by itself: deliveries that are owed, and moves whose time has come."""
