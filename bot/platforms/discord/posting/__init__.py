"""What goes to Discord: posts, panels, threads and answers, and where they can still be shown."""
