"""Cat in the Sack."""
