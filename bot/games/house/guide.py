"""House of Cats in words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.contract import Motion
from bot.games.guide import Guide, Page, Stage
from bot.games.house.alt import described
from bot.games.house.examples import EXAMPLES, example
from bot.games.house.moving import moved
from bot.games.house.sketch import drawn, sign_at
from bot.games.house.symbols import abilities_left, ability_offered, dice_listed, die_named
from bot.games.house.telling import tell
from bot.words import Speech
from engines.grid import Grid
from engines.house.plans import ANY, CAT, read_tiles
from engines.house.state import Draft, Phase, State
from engines.house.turn import finished
from engines.tables import read_table
from engines.values import News, Seat, Seen

ABILITIES: Final = "ABCDEFGHIJKL"
ON_CELLS: Final = {
    "star": (1,),
    "write": (0,),
    "open": (0,),
    "D": (0,),
    "G": (0, 1),
    "I": (2,),
    "K": (1,),
    "L": (0, 1),
}
"""By the first word of a move: after how many words more the next one is a cell."""
SIGNS: Final = {"+": "more", "-": "fewer"}


class HouseGuide(Guide[State]):
    """Speaks House of Cats."""

    game = "house"
    races = True
    recalls = frozenset({"done"})
    words = ("cat", "mouse", "star", "write", "room", "open", "done")

    def stage(self, seen: Seen[State]) -> Stage:
        return Stage(seen.state.round, seen.state.phase.value)

    def prompt(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state, draft = seen.state, seen.state.draft(seat)
        dice = dice_listed(say, draft)
        if state.phase is Phase.STARS:
            return say("house-prompt-stars", dice=dice)
        if draft.owed:
            return _debt(say, draft)
        if not finished(state.plan, draft):
            told = [say("house-prompt-write", round=state.round, dice=dice, left=draft.left)]
            return " ".join((*told, *_usable(say, state, draft)))
        lost = say("house-prompt-lost", left=draft.left) if draft.left else ""
        return " ".join(filter(None, (say("house-prompt-done"), lost, *_usable(say, state, draft))))

    def label(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        verb, last = words[0], words[-1]
        draft = (
            seen.state.drafts[seen.seat] if seen.seat is not None and seen.state.drafts else None
        )
        if _is_die(words):
            return _die(say, draft, last)
        if len(words) == 1:
            if verb in ABILITIES:
                return ability_offered(say, verb, abilities_left(seen.state, draft, verb))
            return say(f"house-button-{verb}")
        if last in SIGNS:
            what = "dice" if verb == "E" else "number"
            return say(f"house-button-{SIGNS[last]}-{what}")
        if verb.isdigit() and last == "cat":
            return say("house-button-cross")
        if last in ("cat", "mouse"):
            return say("house-symbol", symbol=last)
        return last

    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        return tell(say, news, names)

    def moved(self, item: News) -> Sequence[Motion]:
        return moved(item)

    def alt(self, say: Speech, seen: Seen[State], names: Sequence[str], ending: str = "") -> str:
        return described(say, seen, names, ending)

    def sketch(self, say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
        return drawn(say, seen, names)

    def grid(self, seen: Seen[State], words: Sequence[str]) -> Grid | None:
        if not words:
            return None
        verb, more = words[0], len(words) - 1
        if verb.isdigit():
            return seen.state.plan.grid if not more and not _tracked(seen, verb) else None
        if verb == "K" and words == ("K", "cat") and seen.state.plan.track:
            return None
        return seen.state.plan.grid if more in ON_CELLS.get(verb, ()) else None

    def closed(
        self,
        say: Speech,
        seen: Seen[State],
        words: Sequence[str],
        names: Sequence[str],
    ) -> str:
        seat = 0 if seen.seat is None else seen.seat
        return f"{words[-1]} {sign_at(say, seen.state, seat, words[-1])}"

    def pages(self) -> Sequence[Page]:
        return _pages()

    def brief(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state, draft = seen.state, seen.state.drafts[seat] if seen.state.drafts else None
        if not isinstance(draft, Draft):
            return ""
        if state.done[seat]:
            return say("house-brief-done")
        left = "stars" if state.phase is Phase.STARS else "dice"
        return say("house-brief", dice=dice_listed(say, draft), left=draft.left, what=left)

    def asking(self, say: Speech, seen: Seen[State]) -> str:
        return say("house-button-sheet")

    def averages(self, seen: Seen[State]) -> Sequence[int]:
        """As measured, of the set-ups that are usual."""
        plan = seen.state.plan
        usual = "first" if plan.tiles == read_tiles(plan.edition)[:4] else "random"
        measured = read_table("house", "alone")[usual]
        return tuple(measured.get(str(plan.level), ()))

    def grave(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> bool:
        """Confirming while dice are lost gives them up; an ability might still save them."""
        if tuple(words) != ("done",) or not seen.state.drafts:
            return False
        draft = seen.state.drafts[seat]
        return isinstance(draft, Draft) and draft.left > 0


def _is_die(words: Sequence[str]) -> bool:
    """Whether the last word is the number of a die."""
    verb, more = words[0], len(words) - 1
    if not more:
        return verb.isdigit()
    return (verb == "I" and more <= 2) or (verb in ("star", *"ABCFH") and more == 1)


def _die(say: Speech, draft: object, die: str) -> str:
    if not isinstance(draft, Draft) or int(die) > len(draft.dice):
        return die
    return die_named(say, draft, int(die))


def _tracked(seen: Seen[State], die: str) -> bool:
    """Whether a die is a cat of the track, which goes into no cell."""
    state = seen.state
    draft = state.drafts[seen.seat] if seen.seat is not None and state.drafts else None
    if not isinstance(draft, Draft) or not state.plan.track:
        return False
    return draft.dice[int(die) - 1] == CAT


def _debt(say: Speech, draft: Draft) -> str:
    """What is owed, so that nobody can miss it."""
    owed = draft.owed[0]
    told = []
    if owed.verb == "write":
        key = "house-prompt-write-any" if owed.number == ANY else "house-prompt-write-owed"
        told.append(say(key, number=owed.number))
    else:
        told.append(say(f"house-prompt-{owed.verb.lower()}", number=owed.number))
    if len(draft.owed) > 1:
        told.append(say("house-prompt-then", count=len(draft.owed) - 1))
    return " ".join(told)


def _usable(say: Speech, state: State, draft: Draft) -> list[str]:
    """The abilities that may be used, by what they do."""
    letters = zip(state.plan.tiles, draft.sheet.uses, strict=True)
    named = [ability_offered(say, letter, left) for letter, left in letters if left]
    return [say("house-prompt-abilities", abilities="; ".join(named))] if named else []


@cache
def _pages() -> tuple[Page, ...]:
    return tuple(Page(key, example(*how) if how else None) for key, how in EXAMPLES.items())
