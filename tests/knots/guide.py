"""Knots in words and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.games.guide import Guide, Stage
from bot.games.lettering import short, wrapped
from bot.words import Speech, listing, minus
from engines.grid import Grid
from engines.values import Fact, News, Seat, Seen
from tests.knots.knitting import finished
from tests.knots.notation import quilt_lines, sheet_lines
from tests.knots.state import CAT, LOOP, Draft, Phase, State

SIGNS = {"+": "more", "-": "fewer", "+1": "up", "-1": "down", "/2": "half"}


class KnotsGuide(Guide[State]):
    """Speaks Knots."""

    game: ClassVar = "knots"
    words: ClassVar = ("done", "lay", "steal", "dye", "ball", "free", "loop")
    names: ClassVar = True

    def stage(self, seen: Seen[State]) -> Stage:
        """The round and the phase that are played."""
        return Stage(seen.state.round, seen.state.phase.value)

    def prompt(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        state = seen.state
        if state.phase is Phase.SEW:
            return say("knots-prompt-sew", patches=state.patches)
        draft = state.draft(seat)
        if draft.owed:
            return say(f"knots-prompt-{draft.owed[0]}", owed=len(draft.owed))
        if finished(draft):
            return say("knots-prompt-done")
        return say("knots-prompt-knit", left=draft.left, dice=_dice(say, draft.dice))

    def label(self, say: Speech, seen: Seen[State], words: Sequence[str]) -> str:
        match tuple(words):
            case (die,) | ("dye", die) if die.isdigit():
                seat = 0 if seen.seat is None else seen.seat
                face = seen.state.draft(seat).dice[int(die) - 1]
                return say("knots-button-die", die=die, face=_face(say, face))
            case ("steal", cat):
                return say("knots-button-cat", cat=cat)
            case ("dye", _, sign) | ("ball", sign):
                return say(f"knots-button-{SIGNS[sign]}")
            case ("lay", place):
                return place.replace("-", minus(-1)[0])
            case (verb,):
                return say(f"knots-button-{verb}")
        return words[-1]

    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        told = []
        for item in news:
            facts: dict[str, Fact] = dict(item.facts)
            for fact in ("seat", "victim"):
                if isinstance(seat := facts.pop(fact, None), int):
                    facts["name" if fact == "seat" else fact] = names[seat]
            if isinstance(face := facts.get("face"), int):
                facts["face"] = _face(say, face)
            if isinstance(dice := facts.get("dice"), str):
                facts["dice"] = _dice(say, tuple(map(int, dice.split())))
            told.append(say(f"knots-news-{item.code}", **facts))
        return told

    def alt(self, say: Speech, seen: Seen[State], names: Sequence[str], ending: str = "") -> str:
        state = seen.state
        told = [ending] if ending else []
        if not ending and state.phase is Phase.SEW:
            told.append(say("knots-alt-sews", name=names[state.turn]))
        told.append(
            say(
                "knots-alt-table",
                round=state.round,
                dice=_dice(say, state.dice),
                patches=_sewn(state),
            )
        )
        told += [self._seat(say, state, seat, name) for seat, name in enumerate(names)]
        return " ".join(told)

    def grave(self, seen: Seen[State], seat: Seat, words: Sequence[str]) -> bool:
        """What could still be knitted is left."""
        knits = seen.state.phase is Phase.KNIT
        return knits and tuple(words) == ("done",) and not finished(seen.state.draft(seat))

    def grid(self, seen: Seen[State], words: Sequence[str]) -> Grid | None:
        state = seen.state
        knits = state.phase is Phase.KNIT and len(words) == 1
        return (
            state.grid if knits and (words[0].isdigit() or words[0] in ("free", "loop")) else None
        )

    def brief(self, say: Speech, seen: Seen[State], seat: Seat) -> str:
        draft = seen.state.drafts[seat] if seen.state.drafts else None
        if not isinstance(draft, Draft):
            return say("knots-brief-wool", wool=seen.state.wool[seat])
        return say(
            "knots-brief",
            dice=_dice(say, draft.dice),
            left=draft.left,
            owed=len(draft.owed),
            wool=seen.state.wool[seat],
        )

    def sketch(self, say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
        """The table as text, in the reader's language."""
        state, dice = seen.state, " ".join(map(str, seen.state.dice))
        head = say("knots-sketch-head", round=state.round, dice=dice, patches=state.patches)
        lines = [*wrapped(head), *_own_dice(say, seen)]
        ready = [short(name) for name, done in zip(names, state.done, strict=True) if done]
        lines += wrapped(say("knots-sketch-done", names=listing(say, ready))) if ready else []
        lines += [say("knots-sketch-quilt"), *quilt_lines(state)]
        for seat, name in enumerate(names):
            wool = state.wool[seat]
            facts: dict[str, Fact] = {"seat": seat + 1, "name": short(name), "wool": wool}
            lines += [say("knots-sketch-seat", **facts), *sheet_lines(state, seat)]
        return "\n".join((*lines, *wrapped(say("knots-sketch-legend"))))

    def _seat(self, say: Speech, state: State, seat: Seat, name: str) -> str:
        sheet, numbers = state.shown(seat), [0] * (CAT + 1)
        for held in sheet:
            if 0 < held <= CAT:
                numbers[held] += 1
        return say(
            "knots-alt-seat",
            name=name,
            wool=state.wool[seat],
            knots=sum(held < 0 for held in sheet),
            loops=sheet.count(LOOP),
            cats=numbers[CAT],
            numbers=sum(numbers) - numbers[CAT],
            done=str(state.done[seat]).lower(),
        )


def _sewn(state: State) -> int:
    return len(state.quilt) - 1


def _face(say: Speech, face: int) -> str:
    return say("knots-face-cat") if face == CAT else str(face)


def _own_dice(say: Speech, seen: Seen[State]) -> list[str]:
    state, seat = seen.state, seen.seat
    draft = state.drafts[seat] if seat is not None and state.drafts else None
    if not isinstance(draft, Draft):
        return []
    dice, owed = " ".join(map(str, draft.dice)), " ".join(draft.owed) or "-"
    told = {"left": draft.left, "dyes": draft.dyes, "balls": draft.balls}
    return wrapped(say("knots-sketch-own", dice=dice, owed=owed, **told))


def _dice(say: Speech, dice: Sequence[int]) -> str:
    shown = [_face(say, face) for face in dice if face]
    return ", ".join(shown) or say("knots-face-none")
