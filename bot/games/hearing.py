"""What people type, heard as notation: words of their language, and each other's names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from unicodedata import normalize

from engines.values import Seat


def heard(spoken: Mapping[str, str], words: Sequence[str]) -> str:
    """The notation that words stand for; of several together the longest run that is known."""
    said, at, most = [], 0, _longest(spoken)
    while at < len(words):
        run = next((run for run in _runs(words, at, most) if _folded(run) in spoken), words[at])
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
    longest = _longest(names)
    for at in range(len(words)):
        meant = ((run, len(seats_called(names, run))) for run in _runs(words, at, longest))
        run, most = next(((run, count) for run, count in meant if count), ("", 0))
        if most > 1:
            return run
    return None


def _runs(words: Sequence[str], at: int, most: int) -> Iterator[str]:
    """So many words from here on at most, fewer and fewer: somebody may type thousands."""
    return (" ".join(words[at:end]) for end in range(min(len(words), at + most), at, -1))


def _longest(known: Iterable[str]) -> int:
    """How many words the longest of these has."""
    return max((len(each.split()) for each in known), default=1)


def _folded(text: str) -> str:
    return " ".join(normalize("NFC", text).casefold().split())
