"""Nine Lives: series of cats whose numbers end in nine, and everybody else's last card."""

from engines.nine.rules import Nine

__all__ = ["Nine"]
