"""Pictures of Nine Lives."""

from __future__ import annotations

from render.nine.paint import PAINTER

__all__ = ["PAINTER"]
