"""How long tests wait for what has to come: it is there at once, unless the machine is busy."""

from __future__ import annotations

from typing import Final

DEADLINE: Final = 60.0
"""Seconds. Nothing else may depend on how fast a machine is."""
PATIENCE: Final = 1000 * DEADLINE
"""The same in milliseconds, for browsers."""
