"""Boop: kittens, cats and ghosts on a bed."""

from engines.boop.rules import Boop

__all__ = ["Boop"]
