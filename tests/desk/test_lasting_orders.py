"""Standing orders for several turns, in every game that has them, and those that lapse."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.games.guide import ALWAYS, LASTING, Order
from bot.games.guides import GUIDES
from bot.posts.private.grip import grip_of
from bot.posts.private.orders import order_lines, orders_post
from engines.log import Cause
from tests.conformance.play import SETUPS, sample
from tests.conformance.test_posts import LIMITS, WORDS, table_at
from tests.conformance.test_posts import kit as every_kit
from tests.desk.talk import alone, english_in, labels, log, shown
from tests.stage import button, stage

kit = every_kit
ORDERED = [game for game, guide in GUIDES.items() if guide.takes_orders]
PEOPLE = ("ann", "bob", "cid")


async def sit(s, game: str) -> list[str]:
    """Three people at a table of a game; returns who they are, the mover first."""
    for who, line in zip(PEOPLE, (f"/new {game} seats=3", "/join", "/join"), strict=True):
        await s.say(who, line)
    await s.settled()
    [seat] = (await s.only_table()).to_move()
    return [PEOPLE[(seat + more) % 3] for more in range(3)]


def test_some_games_take_orders():
    assert {"sack", "fits", "nine"} <= set(ORDERED)


@pytest.mark.parametrize("game", ORDERED)
def test_whatever_is_ordered_asks_for_a_legal_move_or_for_none(game):
    guide, moved = GUIDES[game], 0
    for setup in SETUPS[game][:2]:
        for position in sample(setup, 16):
            table = table_at(position)
            for seat in table.to_move():
                seen = table.game.seen_by(table.told.state, seat)
                for order in guide.orders(seen, seat):
                    now = order.now(guide.round(seen))
                    move = guide.obey(seen, seat, now, late=True)
                    assert move is None or move in table.texts(seat), (position, order)
                    assert not guide.void(seen, seat, order)
                    moved += move is not None
    assert moved


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", ORDERED)
async def test_every_order_is_said_in_both_languages(kit, game, language):
    say, told = WORDS.of(language), 0
    for position in sample(SETUPS[game][0], 12):
        table = table_at(position)
        for seat in table.to_move():
            grip = grip_of(kit, table, seat, say, LIMITS)
            for order in grip.guide.orders(grip.seen, seat)[:40]:
                given = replace(grip, table=table.with_orders(seat, [order]))
                [line] = order_lines(given)
                assert order.text not in line
                assert language == "en" or english_in(line) == []
                assert orders_post(given).rows
                told += 1
    assert told


async def test_a_lasting_order_plays_turn_after_turn_until_it_is_ended(tmp_path):
    async with stage(tmp_path, pause=1.0) as s:
        first, second, _ = await sit(s, "nine")
        first_post = (await s.say(second, "/order", alone(second))).post
        more = (await s.press(second, button(first_post, "Until I end it…"), alone(second))).post
        told = await s.press(second, button(more, "Draw, unless a theft would pay"), alone(second))
        assert "Draw, unless a theft would pay, until you end it." in shown(told).text
        clock, paper = s.clock, s.paper
    async with stage(tmp_path, pause=1.0, clock=clock, paper=paper) as s:
        drawn = 0
        for _ in range(60):
            table = await s.only_table()
            [seat] = table.to_move()
            who, before = PEOPLE[seat], len(table.told.rows)
            if who == second and "draw" in table.texts(seat):
                s.passes(5)
                await s.until(partial(_written, s, table.id, before))
                row = (await s.only_table()).told.rows[before]
                assert (row.text, row.cause) == ("draw", Cause.ORDER)
                drawn += 1
                if drawn == 2:
                    break
                continue
            texts = [text for text in table.texts(seat) if not text.startswith(("steal", "rob"))]
            await s.say(who, f"/m {texts[0]}")
        assert drawn == 2
        [order] = (await s.only_table()).orders_of(PEOPLE.index(second))
        assert (order.text, order.round) == (f"{ALWAYS} draw", LASTING)
        ended = await s.say(second, f"/order none {order.about}", alone(second))
        assert "You have left no order." in shown(ended).text
        assert first != second


def _written(s, table: str, rows: int) -> bool:
    """Whether a log has more rows than so many."""
    known = s.bot.store.memo.get(table)
    return known is not None and len(known.told.rows) > rows


async def test_lasting_orders_are_typed_in_either_language(tmp_path):
    async with stage(tmp_path, language="hu") as s:
        _, second, _ = await sit(s, "nine")
        told = await s.say(second, "/megbízás mindig húz", alone(second))
        if told.refused:
            told = await s.say(second, "/order mindig draw", alone(second))
        assert "(amíg le nem állítod)" in shown(told).text
        assert "✕" in " ".join(labels(shown(told)))


async def test_an_order_that_has_become_impossible_lapses_and_its_person_reads_so(tmp_path):
    async with stage(tmp_path) as s:
        for who, line in zip(PEOPLE, ("/new sack seats=3", "/join", "/join"), strict=True):
            await s.say(who, line)
        table = await s.only_table()

        def job(tx):
            now = s.bot.desk.tables.fetch(tx, table.id)
            return s.bot.desk.tables.instruct(tx, now, 0, Order("lay cat99", "card", 1))

        await s.bot.desk.commit(job)
        texts = (await s.only_table()).texts(1)
        await s.say("bob", f"/m {texts[0]}", alone("bob"))
        hand = shown(await s.say("ann", "/hand", alone("ann")))
        assert "has become impossible, so I have dropped it." in hand.text
        assert (await log(s)) == [texts[0]]
        await s.say("ann", f"/m {(await s.only_table()).texts(0)[0]}", alone("ann"))
        assert "impossible" not in shown(await s.say("ann", "/hand", alone("ann"))).text
