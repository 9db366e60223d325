"""What happened in a world, in order: to be hashed, counted and told."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable
from hashlib import blake2b

SEEDY = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
STORY = 120
"""Lines kept for whoever reads why a world failed."""


class Trace:
    """Every world of one seed has the same."""

    def __init__(self, time: Callable[[], float], tell: Callable[[str], object] | None = None):
        self._time = time
        self._tell = tell
        self._hash = blake2b(digest_size=16)
        self.counts: Counter[str] = Counter()
        """How often each kind of thing happened."""
        self.seedy: set[str] = set()
        """Whatever was sent that is written as seeds are."""
        self.lines: deque[str] = deque(maxlen=STORY)

    def note(self, kind: str, *facts: object, quiet: bool = False) -> None:
        """Something has happened; what is quiet is left out of the story."""
        now = self._time()
        self.counts[kind] += 1
        line = f"{kind} {' '.join(map(str, facts))}"
        self._hash.update(f"{now:.6f} {line}\n".encode())
        if not quiet:
            told = f"{_clock(now)}  {line}"
            self.lines.append(told[:240])
            if self._tell is not None:
                self._tell(told)

    def sent(self, platform: str, what: str, content: object) -> None:
        """The bot has sent something to a platform: that it is the same is what matters."""
        said = repr(content)
        self.seedy.update(SEEDY.findall(said))
        digest = blake2b(said.encode(), digest_size=8).hexdigest()
        self.note(f"to {platform}", what, digest, quiet=True)

    def count(self, kind: str, by: int = 1) -> None:
        """Something that is worth counting and not worth telling."""
        self.counts[kind] += by

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()


def _clock(seconds: float) -> str:
    days, rest = divmod(int(seconds), 86400)
    return f"{days}d {rest // 3600:02}:{rest // 60 % 60:02}:{seconds % 60:06.3f}"
