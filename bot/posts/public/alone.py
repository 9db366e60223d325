"""What somebody has played alone, beside their own best and what computers make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.contract import Limits, Post
from bot.games.guide import Guide
from bot.games.levels import LEVELS, level_names
from bot.posts.kit import Kit
from bot.store.rows.play.results import Best, BestOf
from bot.tables.table import Table
from bot.words import Speech, minus
from engines.rng import Seeded
from engines.values import Seen


def is_alone(table: Table) -> bool:
    """Whether one person alone plays, with nobody else and no computer."""
    return len(table.places) == 1 and table.places[0].person is not None


def compared(say: Speech, guide: Guide[Any], table: Table) -> list[str]:
    """How a result compares; nothing unless one person alone has played to the end."""
    outcome = table.told.outcome()
    if outcome is None or not is_alone(table) or not outcome.scores or table.told.ended:
        return []
    seen = table.game.seen_by(table.told.state, 0)
    made = Best(outcome.scores[0], guide.round(seen))
    return [_with_own(say, table.best, made), *_with_computers(say, guide, seen)]


def challenged(say: Speech, table: Table) -> list[str]:
    """The level that is worth trying next, for who has won often enough."""
    if table.challenge is None:
        return []
    title = say(f"{table.game.info.id}-title")
    rung = level_names(say)[LEVELS.index(table.challenge)]
    return [say("challenge-next", game=title, rung=rung)]


def best_post(kit: Kit, say: Speech, bests: Sequence[BestOf], limits: Limits) -> Post:
    """The best somebody has made alone, game by game, with each choice of options."""
    known = [each for each in bests if each.game in kit.games]
    if not known:
        return Post("best", say("best-none"))
    told = [say("best-title"), *("\n".join(_list(kit, say, each)) for each in known)]
    return Post("best", "\n\n".join(told)[: limits.text])


def how_it_stands(best: Best, made: Best) -> str:
    """A new result beside the best so far: level on points, fewer rounds are the better."""
    if made.score != best.score:
        return "new" if made.score > best.score else "less"
    if None in (best.rounds, made.rounds) or best.rounds == made.rounds:
        return "same"
    return "sooner" if (made.rounds or 0) < (best.rounds or 0) else "later"


def _list(kit: Kit, say: Speech, best: BestOf) -> list[str]:
    """One game with one choice of options: what was chosen, the best of it, and the computers."""
    game, title = kit.games[best.game], say(f"{best.game}-title")
    settled = game.info.settle(dict(best.options))
    chosen = ", ".join(
        say(
            "button-option",
            name=say(f"{best.game}-option-{option.id}"),
            value=say(f"{best.game}-option-{option.id}-{settled[option.id]}"),
        )
        for option in game.info.offered
    )
    lines = [say("best-of", game=title, options=chosen) if chosen else title]
    for place, made in enumerate(best.made, 1):
        lines.append(say("best-line", place=place, made=_told(say, made)))
    opening = game.seen_by(game.start(1, settled, Seeded(best.game, 0)), 0)
    return [*lines, *_with_computers(say, kit.guides[best.game], opening)]


def _with_own(say: Speech, bests: Sequence[Best], made: Best) -> str:
    if not bests:
        return say("alone-first")
    scores = ", ".join(_told(say, best) for best in bests)
    return say("alone-best", how=how_it_stands(bests[0], made), scores=scores)


def _told(say: Speech, made: Best) -> str:
    """Points, and in how many rounds where that is known."""
    if made.rounds is None:
        return minus(made.score)
    return say("best-made", points=minus(made.score), rounds=made.rounds)


def _with_computers(say: Speech, guide: Guide[Any], seen: Seen[Any]) -> list[str]:
    averages = guide.averages(seen)
    if not averages:
        return []
    named = zip(level_names(say), averages, strict=True)
    told = ", ".join(f"{name} {minus(average)}" for name, average in named)
    return [say("alone-computers", averages=told)]
