"""House of Cats: one roll of dice is written by all, each on a sheet of their own."""

from engines.house.rules import House

__all__ = ["House"]
