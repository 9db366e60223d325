"""What the pictures of several games share: colours, brush, tiles, type, cats, panels, marks."""
