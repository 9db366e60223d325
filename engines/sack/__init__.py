"""Cat in the Sack: cats, a rabbit and two dogs in a sack that is sold for mice."""

from engines.sack.rules import Sack

__all__ = ["Sack"]
