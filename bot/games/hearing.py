"""What people type, heard as notation: words of their language, and each other's names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from unicodedata import normalize

from engines.values import Seat


def heard(spoken: Mapping[str, str], words: Sequence[str]) -> str:
    """The notation that words stand for; of several together the longest run that is known."""
    said, at = [], 0
    while at < len(words):
        run = next((run for run in _runs(words, at) if _folded(run) in spoken), words[at])
        said.append(spoken.get(_folded(run), run))
        at += len(run.split())
    return " ".join(said)


def seats_by_name(names: Sequence[str]) -> dict[str, str]:
    """Every way to name one seat alone, in small letters, with its number, counted from 1."""
    found = {}
    for name in map(_folded, names):
        for end in range(1, len(name) + 1):
            said = name[:end].rstrip()
            called = seats_called(names, said)
            if len(called) == 1:
                found[said] = str(called[0] + 1)
    return found


def seats_called(names: Sequence[str], said: str) -> list[Seat]:
    """Who may be meant: all of exactly this name, or else all whose names begin so."""
    wanted, known = _folded(said), [_folded(name) for name in names]
    exactly = [seat for seat, name in enumerate(known) if name == wanted]
    return exactly or [seat for seat, name in enumerate(known) if name.startswith(wanted)]


def doubtful(names: Sequence[str], words: Sequence[str]) -> str | None:
    """The first words that may mean more than one person, if there are any."""
    for at in range(len(words)):
        meant = ((run, len(seats_called(names, run))) for run in _runs(words, at))
        run, most = next(((run, count) for run, count in meant if count), ("", 0))
        if most > 1:
            return run
    return None


def _runs(words: Sequence[str], at: int) -> Iterator[str]:
    """The words from here on, fewer and fewer."""
    return (" ".join(words[at:end]) for end in range(len(words), at, -1))


def _folded(text: str) -> str:
    return " ".join(normalize("NFC", text).casefold().split())
