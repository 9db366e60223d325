"""Pictures of House of Cats: a sheet drawn as the plan of a house, and all of them side by side."""

from render.house.paint import PAINTER

__all__ = ["PAINTER"]
