"""Pictures of Cat in the Sack: its table, its hands, its end, and what is worth looking at."""

from __future__ import annotations

from render.sack.paint import PAINTER

__all__ = ["PAINTER"]
