"""A Discord of our own on loopback, SimCord, and the platform between them and a desk."""
