"""Computer players: one search for every game, hints for each, and the processes they think in.

`Computers` is all that the rest of the bot needs. A computer sees only what its seat sees: before
anything else the table is dealt anew as far as the seat cannot see it, and every thought begins
there. How long it thinks is counted in moves tried, not in time, so that the same seed gives the
same move on every machine.
"""

from bot.computers.pool import Computers

__all__ = ["Computers"]
