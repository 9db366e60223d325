"""Pictures of If It Fits: a table that grows, hands, and the score sheet."""

from __future__ import annotations

from render.fits.paint import PAINTER

__all__ = ["PAINTER"]
