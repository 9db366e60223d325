"""A table as one person has it before them, for platforms that draw it themselves.

The board is the control: what may be chosen lies on the picture, a move is previewed there, and
tapping the same place again makes it. What has no place is a button.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from bot.contract import (
    NO_MARK,
    Button,
    Limits,
    Mark,
    Picture,
    Post,
    Sight,
    Spot,
    Style,
    Urgency,
    button_data,
)
from bot.posts.kit import Kit
from bot.posts.pages import LONGEST_DATA
from bot.posts.private.grip import Grip
from bot.posts.private.pad import pad_post
from bot.posts.private.plea import plea_lines, plea_row
from bot.posts.public.alone import compared
from bot.posts.public.board import described, waiting_lines
from bot.posts.public.lines import offers, ways_back
from bot.posts.studio import Drawn
from bot.posts.tree import Branch, Part, Way, in_part
from bot.sights.deeds import deed_of
from bot.sights.drags import with_drags
from bot.sights.reach import Reach, leading_to, reach
from bot.sights.signs import signs_of, told_of
from bot.sights.stills import Still, looker, still_of
from bot.sights.tools import map_of, rematch_of, tools_of
from bot.tables.asking.turns import turn_of
from bot.tables.table import Table
from bot.words import Speech
from engines.rng import Seeded
from engines.values import Seen

_Controls: TypeAlias = tuple[Mapping[str, Button], Sequence[tuple[Button, ...]]]

THEN = ";"
"""Stands between the moves of one press."""
FEW = 4
"""More numbers in a row are chosen on one line, which says all of a move."""


async def sight_post(
    grip: Grip, way: Way = (), mark: Mark = NO_MARK, *, known: int | None = None
) -> Post:
    """What a seat has before it after some words of a move; a whole move is previewed.

    `known` is how many of the moves told so far the reader has: the others are told.
    """
    if grip.seat not in grip.table.to_move():
        return await _waiting(grip, known)
    game, table = grip.table.game, grip.table
    coda = game.coda(table.told.state, grip.seat)
    coda_text = None if coda is None else game.format(coda)
    texts = [text for text in table.texts(grip.seat) if text != coda_text]
    if way and (" ".join(way) in texts or " ".join(way) == coda_text):
        goes_on = any(text.startswith(f"{' '.join(way)} ") for text in texts)
        if mark.whole or not goes_on:
            return await _preview(grip, texts, way, known)
    still = await still_of(grip, grip.seen)
    tapped = reach(texts, way, still.places())
    rows = _rest_rows(grip, tapped, way, mark)
    if grip.cropped and (part := _in_part(grip, tapped, way, mark)):
        still = await still_of(grip, grip.seen, choices=part)
        tapped = reach(texts, way, still.places())
    ends = []
    if coda_text is not None:
        ending = tuple(coda_text.split())
        verb = "pad" if grip.asks(ending) else "move"
        ends.append(grip.button("button-coda", verb, ending, Style.PRIMARY))
    if way:
        ends.append(grip.button("button-back", "pad", ()))
    text = grip.guide.prompt(grip.say, grip.seen, grip.seat)
    controls = (_spots(grip, tapped), [*rows, tuple(ends), tools_of(grip, way)])
    post = _post(grip, text, still, controls, known)
    return with_drags(post, still, texts, (), partial(_branch, grip))


async def own_post(grip: Grip, way: Way = (), mark: Mark = NO_MARK) -> Post:
    """What a seat builds its move with, as its platform shows it."""
    return await (sight_post if grip.limits.sights else pad_post)(grip, way, mark)


async def looking_on(
    kit: Kit, table: Table, say: Speech, limits: Limits, known: int | None
) -> Post:
    """A table before somebody who has no seat there."""
    grip = looker(kit, table, say, limits)
    rules = Button(say("button-rules"), button_data(table.id, NO_MARK, "rules"))
    still = await still_of(grip, grip.seen)
    tools = (*map_of(grip), rules)
    asked = (ways_back(say, table), *offers(say, table, NO_MARK))
    controls: _Controls = ({}, [rematch_of(grip), *asked, tools])
    return _post(grip, _closing(grip), still, controls, known)


async def _waiting(grip: Grip, known: int | None) -> Post:
    """What a seat sees that is not asked."""
    still = await still_of(grip, grip.seen)
    rows = [rematch_of(grip), *offers(grip.say, grip.table, NO_MARK), tools_of(grip)]
    return _post(grip, _closing(grip), still, ({}, rows), known)


def _closing(grip: Grip) -> str:
    """Whose turn it is, or how it ended and how that compares."""
    compares = compared(grip.say, grip.guide, grip.table)
    return "\n".join((*waiting_lines(grip.say, grip.table, grip.limits), *compares))


async def _preview(grip: Grip, texts: Sequence[str], way: Way, known: int | None) -> Post:
    """What a move would do, shown where it would do it, if that is known yet."""
    game, say, state = grip.table.game, grip.say, grip.table.told.state
    move, label = game.parse(state, grip.seat, " ".join(way)), grip.label(way, way)
    still = await still_of(grip, grip.seen, choices=[move] if grip.cropped else ())
    root, here = reach(texts, (), still.places()), leading_to(texts, way, still.places())
    end, further, lines = way, dict[str, Button](), [say("pad-preview-dark", move=label)]
    if not game.reveals(state, grip.seat, move):
        after = game.play(state, grip.seat, move, Seeded("preview", 0))
        seen = game.seen_by(after, grip.seat)
        news = [item for item in game.news(after) if item.seat in (None, grip.seat)]
        lines = [say("pad-preview", move=label), *grip.guide.tell(say, news, grip.table.names())]
        chosen = [word for word in way if word in still.places()]
        still = still.turned_into(await still_of(grip, seen, news, before=grip.seen), chosen)
        end, further = _then(grip, after, seen, way, still)
        lines += [say("sight-ends")] if further else []
    confirm = _move(grip, grip.say("button-confirm"), end, Style.SUCCESS)
    spots = _spots(grip, root) | (_spots(grip, here) if here else {})
    alike = [*root.places.items(), *(here.places.items() if here else ())]
    alike = [(word, each) for word, each in alike if way in [branch.way for branch in each]]
    again = replace(confirm, label=label)
    spots |= {word: again for word, _ in alike if here and word in here.places} | further
    others = {branch.way: branch for _, each in alike for branch in each if branch.way != way}
    whole = [each for each in others.values() if " ".join(each.way) in texts]
    instead = {word: each for each in whole if (word := _other(each.way, way, spots, still))}
    spots |= {word: _branch(grip, each) for word, each in instead.items()}
    rest = [_branch(grip, each) for each in others.values() if each not in instead.values()]
    back = grip.button("button-back", "pad", ())
    rows = [tuple(rest), (confirm, back)]
    post = _post(grip, "\n".join(lines), still, (spots, rows), known)
    post = replace(post, sight=post.sight and replace(post.sight, preview=True))
    return with_drags(post, still, texts, way, partial(_branch, grip))


def _then(
    grip: Grip, after: Any, seen: Seen[Any], way: Way, still: Still
) -> tuple[Way, dict[str, Button]]:
    """How the turn is ended with a move, where most end there, and what else may follow it."""
    game = grip.table.game
    coda = game.coda(after, grip.seat) if grip.seat in game.to_move(after) else None
    if coda is None or not grip.guide.enough(seen, grip.seat):
        return way, {}
    texts = [game.format(move) for move in game.moves(after, grip.seat) if move != coda]
    buttons = {
        word: _move(
            grip, grip.guide.phrase(grip.say, seen, each[0].way), (*way, THEN, *each[0].way)
        )
        for word, each in reach(texts, (), still.places()).places.items()
    }
    fitting = {
        word: button
        for word, button in buttons.items()
        if len(button.data.encode()) <= LONGEST_DATA
    }
    return (*way, THEN, *game.format(coda).split()), fitting


def _other(other: Way, way: Way, spots: Mapping[str, Button], still: Still) -> str:
    """What is tapped to have another go where this went, if both are seen; else nothing."""
    places = (still.own or still.table).places
    new = [word for word in other if word not in way and word in places and word in spots]
    return new[0] if len(new) == 1 and way[-1] in places else ""


def _spots(grip: Grip, found: Reach) -> dict[str, Button]:
    """What each place leads to; where it may mean several things, to the likeliest."""
    return {word: _branch(grip, branches[0]) for word, branches in found.places.items()}


def _branch(grip: Grip, branch: Branch) -> Button:
    mark = grip.mark.closing(whole=branch.whole)
    label = grip.label(branch.way, branch.words)
    return Button(label, button_data(grip.table.id, mark, "pad", branch.way))


def _move(grip: Grip, label: str, way: Way, style: Style = Style.PRIMARY) -> Button:
    """A button that makes a move, or several."""
    return Button(label, button_data(grip.table.id, grip.mark, "move", way), style)


def _rest_rows(grip: Grip, found: Reach, way: Way, mark: Mark) -> list[tuple[Button, ...]]:
    """Buttons for what lies nowhere on the picture."""
    quick = [
        words
        for text in grip.guide.quick(grip.seen)
        if (words := tuple(text.split())) in found.rest
    ]
    first = tuple(_branch(grip, Branch(words, words)) for words in quick if not way)
    texts = [" ".join(move) for move in found.rest if way or move not in quick]
    if not texts:
        return [first]
    if texts == [" ".join(way)]:
        return [(_branch(grip, Branch(way, way[-1:], whole=True)),)]
    if not way and _is_run(texts):
        moves = [tuple(text.split()) for text in texts]
        return [first, tuple(_branch(grip, Branch(move, move)) for move in moves)]
    shown = grip.fork(texts, way, mark)
    rows = [first]
    for row in shown.rows:
        buttons = []
        for offer in row:
            if isinstance(offer, Part):
                name = grip.name_of(offer, lambda each: grip.label(each.way, each.words))
                data = button_data(grip.table.id, grip.mark.showing(offer.span), "pad", offer.way)
                buttons.append(Button(name, data))
            elif offer.open:
                buttons.append(_branch(grip, offer))
        rows.append(tuple(buttons))
    return rows


def _is_run(texts: Sequence[str]) -> bool:
    """Whether many moves differ by a number alone."""
    heads, numbers = zip(*(text.rpartition(" ")[::2] for text in texts), strict=True)
    return len(texts) > FEW and len({*heads}) == 1 and all(map(str.isdecimal, numbers))


def _in_part(grip: Grip, found: Reach, way: Way, mark: Mark) -> list[Any]:
    """The moves of the part that is shown of what lies nowhere on the picture."""
    texts = [" ".join(move) for move in found.rest]
    shown, game = grip.fork(texts, way, mark), grip.table.game
    texts = in_part(texts, shown) if shown.span else []
    return [game.parse(grip.table.told.state, grip.seat, text) for text in texts]


def _post(
    grip: Grip,
    text: str,
    still: Still,
    controls: _Controls,
    known: int | None,
) -> Post:
    spots, rows = controls
    table, say = grip.table, grip.say
    # N.B. what is asked of somebody comes first: who moves on instead says no.
    text = "\n".join((*plea_lines(say, grip.guide, table), text))
    rows = (plea_row(grip), *rows)
    alt = described(grip.kit, say, table, still.seen)[: grip.limits.alt]
    mine = {word: each for word, each in spots.items() if still.own and word in still.own.places}
    common = {word: each for word, each in spots.items() if word not in mine}
    public, own = _picture(grip, still.table, alt, common), None
    if still.own is not None:
        own = _picture(grip, still.own, alt, mine)
    told, count = told_of(grip, known)
    sight = Sight(
        table.id,
        say(f"{table.game.info.id}-title"),
        table.status.value,
        signs_of(say, table, grip.seat),
        public if mine else own,
        own=bool(mine),
        told=told,
        count=count,
        turn=turn_of(grip.guide, table, grip.seat) if grip.seat in table.to_move() else None,
    )
    return Post(
        f"sight.{table.id}",
        text[: grip.limits.text],
        own if mine else public,
        tuple(row for row in rows if row),
        sketch=grip.guide.sketch(say, still.seen, table.names()),
        urgency=Urgency.ANSWER,
        sight=sight,
    )


def _picture(grip: Grip, drawn: Drawn, alt: str, spots: Mapping[str, Button]) -> Picture:
    name = f"{grip.table.game.info.id}.png"
    # N.B. a preview shows what will be: a pile that the move empties has no place there any more.
    shown = ((word, button) for word, button in spots.items() if word in drawn.places)
    texts = {*grip.table.texts(grip.seat)} if spots else set()
    lain = tuple(
        Spot(*drawn.places[word], button, deed_of(grip, texts, button)) for word, button in shown
    )
    return Picture(name, drawn.png, alt, lain, drawn.parts, lettered=drawn.lettered)
