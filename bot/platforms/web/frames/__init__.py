"""Frames: what pages say and are told, who is on the line, and which drawings they have."""
