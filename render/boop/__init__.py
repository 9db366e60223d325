"""Pictures of boop: the bed with everything on it, and what is worth looking at."""

from __future__ import annotations

from render.boop.paint import PAINTER

__all__ = ["PAINTER"]
