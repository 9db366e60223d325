"""All of a table in one picture, for whoever asks: other pictures may show a part of it."""

from __future__ import annotations

from bot.contract import Button, Limits, Picture, Post, Spot, Style, button_data
from bot.posts.kit import Kit
from bot.posts.news import news_since
from bot.posts.private.grip import Grip
from bot.posts.public.board import described, winners_of
from bot.posts.tree import Way
from bot.sights.reach import reach
from bot.sights.stills import NOBODY
from bot.tables.table import Table
from bot.words import Speech
from engines.values import Seat


async def map_post(
    kit: Kit, table: Table, seat: Seat | None, say: Speech, limits: Limits, way: Way = ()
) -> Post:
    """The whole table; places that may be chosen after some words of a move can be tapped there."""
    seen = table.game.seen_by(table.told.state, seat)
    grip = Grip(kit, table, NOBODY if seat is None else seat, say, limits, seen)
    asked = seat is not None and seat in table.to_move()
    legal = table.texts(grip.seat) if asked else ()
    texts = [text for text in legal if tuple(text.split())[: len(way)] == way]
    way = way if texts else ()
    moves = [table.game.parse(table.told.state, grip.seat, text) for text in texts if way]
    drawn = await kit.studio.picture(
        table.game,
        seen,
        say,
        table.names(),
        choices=moves,
        since=news_since(grip.guide, table, seat),
        winners=winners_of(table),
        whole=True,
    )
    found = reach(texts, way, drawn.places).places if limits.spots else {}
    spots = tuple(
        Spot(*drawn.places[word], _button(grip, branches[0].way, branches[0].words))
        for word, branches in found.items()
        if len(branches) == 1
    )
    alt = described(kit, say, table, seen)[: limits.alt]
    picture = Picture(f"{table.game.info.id}-map.png", drawn.png, alt, spots)
    title = say("map-title", game=say(f"{table.game.info.id}-title"), table=table.id)
    row = [grip.button("button-back", "pad", way, Style.PRIMARY)] if asked else []
    if seat is not None and limits.covers:
        row.append(grip.button("button-close", "close", ()))
    panel = "" if seat is None else table.id
    return Post(f"map.{table.id}", title, picture, (tuple(row),) if row else (), panel=panel)


def _button(grip: Grip, way: Way, words: Way) -> Button:
    return Button(grip.label(way, words), button_data(grip.table.id, grip.mark, "pad", way))
