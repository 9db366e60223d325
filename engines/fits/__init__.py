"""If It Fits: cardboard boxes that grow together, and the cats that sit in them."""

from engines.fits.rules import Fits

__all__ = ["Fits"]
