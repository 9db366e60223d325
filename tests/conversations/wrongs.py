"""What people type wrong, in English and Hungarian, and what the answer owes them.

A line is a verb with words nobody can carry out where it is said. Its answer quotes what of it was
wrong, and says what may be said instead: in buttons, or by an example in its text. Where nothing
in the words is wrong, but the place or the moment, it has nothing to quote.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LANGUAGES: Final = ("en", "hu")
BUTTONS: Final = ""


@dataclass(frozen=True)
class Wrong:
    """A line, what of it is wrong, and what the answer names instead; by language."""

    where: str
    verb: str
    line: str
    quoted: str = ""
    named: str = BUTTONS
    """What the answer's text has; else it has buttons."""
    never: tuple[str, ...] = ()
    """Messengers where nobody can type it."""

    def said(self, language: str, what: str) -> str:
        """One of the three in a language: both have it alike, or it stands behind a bar."""
        parts = getattr(self, what).split(" | ")
        return str(parts[LANGUAGES.index(language) % len(parts)])

    def __str__(self) -> str:
        return f"{self.where}: {self.verb} {self.line}"


def unknown(
    where: str, line: str, *verbs: str, named: str = BUTTONS, never: tuple[str, ...] = ()
) -> tuple[Wrong, ...]:
    """One line after several verbs, none of which knows any of it."""
    return tuple(Wrong(where, verb, line, line, named, never) for verb in verbs)


WORDLESS: Final = ("pause", "resign", "end", "undo", "leave", "thread", "invite", "text")
"""Nobody waits for such a word after them; Discord lets nobody type one there."""
LONG: Final = "miau " * 300
OUTSIDE: Final = "z" * 39 + "…"
KITTEN: Final = "kitten c4 | cica c4"
LAY: Final = "lay rabbit | lerak nyúl"
TAKEN: Final = "alone | egyedül"

NOWHERE: Final = (
    Wrong("nowhere", "play", "ghosts=off | szellemek=ki", "ghosts=off | szellemek=ki"),
    Wrong("nowhere", "play", "😀", "😀"),
    Wrong("nowhere", "play", "z" * 300, OUTSIDE),
    Wrong("nowhere", "play", "boop moon=off | huuupp hold=ki", "moon=off | hold=ki", TAKEN),
    Wrong("nowhere", "play", "boop seats=9 | boop hely=9", "seats=9 | hely=9", TAKEN),
    Wrong("nowhere", "play", "boop, sack | boop, zsák", "sack | zsák", TAKEN),
    Wrong("nowhere", "play", "boop ghosts=maybe | boop szellemek=talán", "maybe | talán", TAKEN),
    Wrong("nowhere", "play", "boop computer=9 | boop gép=9", "=9", "tiger | tigris"),
    Wrong("nowhere", "play", "sack alone=lion | zsák egyedül=oroszlán", "=", "tiger | tigris"),
    Wrong("nowhere", "play", "sack seats=2 | zsák hely=2", "seats=2 | hely=2", "3–5"),
    *unknown(
        "nowhere",
        "",
        "move",
        "hand",
        "undo",
        "join",
        "start",
        "cancel",
        "resign",
        "sitter",
        "invite",
    ),
    Wrong("nowhere", "move", "c4"),
    Wrong("nowhere", "why", "c4"),
    Wrong("nowhere", "order", "bid 6 | licit 6"),
    Wrong("nowhere", "join", "مرحبا", "مرحبا"),
    Wrong("nowhere", "computer", "3"),
    *unknown("nowhere", "chess | sakk", "play", "best", "rules", "learn"),
    *unknown("nowhere", "perhaps | talán", "calls", "confirm", "speed", "hands", "language"),
    *unknown("nowhere", "zzz", "join", "table", "link"),
    *unknown("nowhere", "dance | tánc", "purrlor", never=("discord",)),
    Wrong("nowhere", "learn", "next | tovább"),
    Wrong("nowhere", "hours", "25-99", "25-99"),
    Wrong("nowhere", "remind", "400", "400"),
)
LOBBY: Final = (
    Wrong("lobby", "computer", "9", "9"),
    Wrong("lobby", "computer", "lion | oroszlán", "lion | oroszlán"),
    Wrong("lobby", "pace", "never | soha", "never | soha"),
    Wrong("lobby", "remove", "Zed", "Zed"),
    Wrong("lobby", "table", "zzz", "zzz"),
    Wrong("lobby", "move", "c4", "", "Start | Indítás"),
    Wrong("lobby", "hand", "", "", "Start | Indítás"),
)
BOOP: Final = (
    Wrong("boop", "move", "c7", "c7", "f6"),
    Wrong("boop", "move", "kitten | cica", "kitten | cica", "a1"),
    Wrong("boop", "move", "kitten here please | cica ide tessék", "please | tessék", "a1"),
    Wrong("boop", "move", "zebra c4", "zebra c4", KITTEN),
    Wrong("boop", "move", "kiten c4 | cicca c4", "kiten c4 | cicca c4", KITTEN),
    Wrong("boop", "move", "bid 6 | licit 6", "bid 6 | licit 6", KITTEN),
    Wrong("boop", "move", "lay rabbit | lerak nyúl", "lay rabbit | lerak nyúl", KITTEN),
    Wrong("boop", "move", "5", "5", KITTEN),
    Wrong("boop", "move", "😀🐈‍⬛", "😀🐈‍⬛", KITTEN),
    Wrong("boop", "move", "م", "م", KITTEN),
    Wrong("boop", "move", "\u202ec4", "c4", KITTEN, never=("web",)),
    Wrong("boop", "move", "{ $x } <b> %s", "{ $x } <b> %s", KITTEN),
    Wrong("boop", "move", LONG, "miau miau", KITTEN, never=("web",)),
    Wrong("boop", "move", "cat c4 | macska c4", "", "kitten | cicá"),
    Wrong("boop", "move", "stay | marad", "", "kitten | cicá"),
    Wrong("boop", "why", "zebra", "zebra", KITTEN),
    Wrong("boop", "why", "c7", "c7", "f6"),
    Wrong("boop", "why", "cat c4 | macska c4", "cat c4 | macska c4"),
    *unknown("boop", "never | soha", "sitter", "pace", "tempo", "remove"),
    *unknown("boop", "perhaps | talán", *WORDLESS, never=("discord",)),
    Wrong("boop", "absent", "zed idle", "zed idle"),
    Wrong("boop", "takeback", "perhaps | talán", "perhaps | talán", "move | lépés"),
    Wrong("boop", "start", ""),
    Wrong("boop", "takeover", "9"),
)
SACK: Final = (
    Wrong("sack", "move", "c4", "c4", LAY),
    Wrong("sack", "move", "kitten | cirmos", "kitten | cirmos", LAY),
    Wrong("sack", "move", "lay zebra | lerak zebra", "zebra", "8"),
    Wrong("sack", "move", "lay 99 | lerak 99", "99", "8"),
    Wrong("sack", "move", "lay | lerak", "lay | lerak", "8"),
    Wrong("sack", "move", "5", "", "lay 5 | lerak 5"),
    Wrong("sack", "move", "-3", "-3", LAY),
    Wrong("sack", "order", "c4", "c4", LAY),
    Wrong("sack", "why", "zebra", "zebra", LAY),
)
EVERY: Final = (*NOWHERE, *LOBBY, *BOOP, *SACK)
