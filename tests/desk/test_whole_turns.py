"""A whole turn of If It Fits, ordered while others play: typed, tapped, kept, lapsed, dropped."""

from __future__ import annotations

import pytest

from bot.games.guide import LAPSED
from bot.store.rows.play.orders import orders_of
from engines.fits.state import Phase
from engines.log import Cause
from tests.desk.talk import alone, buttons, shown
from tests.stage import ROOM, button, stage

PEOPLE = ("ann", "bob", "cid")
PAUSE = 4.0


async def sit(s) -> list[str]:
    """Three at a table behind its start boxes; returns who they are, the mover first."""
    for who, line in zip(PEOPLE, ("/new fits seats=3", "/join", "/join"), strict=True):
        await s.say(who, line)
    await s.settled()
    while (table := await s.only_table()).told.state.phase is Phase.START:
        [seat] = table.to_move()
        await s.say(PEOPLE[seat], f"/m {table.texts(seat)[0]}", alone(PEOPLE[seat]))
    await s.settled()
    return [PEOPLE[(table.told.state.seat + more) % 3] for more in range(3)]


async def offered(s, who: str) -> list[str]:
    """The whole turns somebody may order."""
    table, seat = await s.only_table(), PEOPLE.index(who)
    guide = s.bot.desk.kit.guide(table.game)
    seen = table.game.seen_by(table.told.state, seat)
    return [order.text for order in guide.orders(seen, seat) if order.about == "lay"]


async def kept(s) -> list[tuple[int, str, int]]:
    table = await s.only_table()
    found = await s.bot.store.read(lambda sql: orders_of(sql, table.id))
    return [(each.seat, each.text, each.round) for each in found]


async def sleeps(s, who: str, at: str = "") -> None:
    """Somebody lays a sleeping cat somewhere."""
    texts = [text for text in (await s.only_table()).texts(PEOPLE.index(who)) if "sleep" in text]
    text = f"sleep {at}" if at else texts[-1]
    assert not (await s.say(who, f"/m {text}", alone(who))).refused


async def written(s, count: int):
    """Until so many rows are written; those from there on."""
    table = await s.only_table()

    def done() -> bool:
        known = s.bot.store.memo.get(table.id)
        return known is not None and len(known.told.rows) > count

    await s.until(done)
    return [(row.seat, row.text, row.cause) for row in (await s.only_table()).told.rows]


async def lasting_choice(s, first: str, second: str) -> tuple[str, str]:
    """A whole turn of the second that stands after some sleep of the first, and where."""
    table, seat = await s.only_table(), PEOPLE.index(second)
    guide, state = s.bot.desk.kit.guide(table.game), table.told.state
    for order in guide.orders(table.game.seen_by(state, seat), seat):
        for text in table.texts(PEOPLE.index(first)):
            if order.about == "lay" and text.startswith("sleep"):
                after = table.told.play(
                    PEOPLE.index(first), table.game.parse(state, PEOPLE.index(first), text)
                ).state
                if not guide.void(table.game.seen_by(after, seat), seat, order):
                    return order.text, text.split()[1]
    raise AssertionError("nothing stands")


async def spoilt_choice(s, first: str, second: str) -> tuple[str, str]:
    """A whole turn of the second and a sleep of the first in its very place."""
    text = (await offered(s, second))[0]
    assert f"sleep {text.split()[2]}" in (await s.only_table()).texts(PEOPLE.index(first))
    return text, text.split()[2]


async def test_a_whole_turn_is_played_through_restarts_and_never_shown_to_others(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["fits"]) as s:
        first, second, third = await sit(s)
        before, posts = await s.only_table(), s.paper.done_for_others(second)
        text, at = await lasting_choice(s, first, second)
        told = await s.say(second, f"/order {text.lower()}", alone(second))
        assert "Standing order for your next turn: Draw, then lay " in shown(told).text
        await s.settled()
        after = await s.only_table()
        assert (after.version, s.paper.done_for_others(second)) == (before.version, posts)
        for who in (first, third):
            assert "Standing order" not in shown(await s.say(who, "/hand", alone(who))).text
        await sleeps(s, first, at)
        clock, rows = s.clock, len((await s.only_table()).told.rows)
    seat, moves = PEOPLE.index(second), [" ".join(text.split()[:3])]
    ends = {"e": "cat e", "w": "cat w", "no": "no cat"}
    moves = ["draw", *moves, *(ends[cat] for cat in text.split()[3:])]
    for number, move in enumerate(moves):
        async with stage(tmp_path, pause=PAUSE, clock=clock) as s:
            assert [order[:2] for order in await kept(s)] == [(seat, text)]
            s.passes(PAUSE + 1)
            found = await written(s, rows + number)
            assert found[rows + number :] == [(seat, move, Cause.ORDER)]
            clock = s.clock
    async with stage(tmp_path, pause=PAUSE, clock=clock) as s:
        assert await kept(s) == []
        assert (await s.only_table()).to_move() == (PEOPLE.index(third),)


async def test_a_whole_turn_lapses_when_its_place_is_taken_and_its_person_is_asked(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["fits"]) as s:
        first, second, _ = await sit(s)
        text, at = await spoilt_choice(s, first, second)
        await s.say(second, f"/order {text}", alone(second))
        await sleeps(s, first, at)
        table = await s.only_table()
        seat = PEOPLE.index(second)
        assert [(order.text, order.round) for order in table.orders_of(seat)] == [(text, LAPSED)]
        hand = shown(await s.say(second, "/hand", alone(second))).text
        assert "has become impossible, so I have dropped it." in hand
        s.passes(PAUSE + 1)
        await s.settled()
        assert len((await s.only_table()).told.rows) == len(table.told.rows)
        await s.say(second, "/m draw", alone(second))
        assert await kept(s) == []


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_a_whole_turn_is_tapped_together(tmp_path, language):
    async with stage(tmp_path, language=language, seeds=["fits"]) as s:
        _, second, _ = await sit(s)
        lay = {"en": "Lay a box…", "hu": "Dobozt teszek le…"}[language]
        post = shown(await s.say(second, "/order", alone(second)))
        for taps in range(9):
            if await kept(s):
                break
            found = [each for each in buttons(post) if each.data.split(".order.")[1:]]
            pressed = button(post, lay) if not taps else found[0]
            post = shown(await s.press(second, pressed, alone(second)))
        [(seat, text, _)] = await kept(s)
        assert (seat, text.split()[0]) == (PEOPLE.index(second), "lay")


async def test_letters_are_places_and_a_cat_that_is_left_open_is_asked_about(tmp_path):
    async with stage(tmp_path, seeds=["fits"]) as s:
        _, second, _ = await sit(s)
        with_cat = next(text for text in await offered(s, second) if len(text.split()) == 4)
        _, card, at, _ = with_cat.split()
        asked = shown(await s.say(second, f"/order {card.lower()} {at}", alone(second)))
        assert "No cat" in [each.label for each in buttons(asked)]
        assert await kept(s) == []
        rim = (await s.only_table()).told.state.board.index.rim
        letter = "abcdefghijklmnopqrstuvwxyz"[[f"{x},{y}" for x, y in rim].index(at)]
        line = f"/order lay {card.lower()} {letter} no cat"
        assert not (await s.say(second, line, alone(second))).refused
        assert [text for _, text, _ in await kept(s)] == [f"lay {card} {at} no"]


async def test_nobody_types_a_whole_turn_where_others_read_or_in_their_own_turn(tmp_path):
    async with stage(tmp_path, seeds=["fits"]) as s:
        first, second, _ = await sit(s)
        text = (await offered(s, second))[0]
        assert "secret" in (await s.say(second, f"/order {text}", ROOM)).toast
        held = (await s.only_table()).told.state.hands[PEOPLE.index(first)]
        line = f"/order lay {held[0]} a"
        assert (await s.say(first, line, alone(first))).refused
        assert await kept(s) == []


async def test_who_begins_the_turn_by_hand_ends_it_by_hand(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["fits"]) as s:
        first, second, _ = await sit(s)
        text, at = await lasting_choice(s, first, second)
        await s.say(second, f"/order {text}", alone(second))
        await sleeps(s, first, at)
        await s.say(second, "/m draw", alone(second))
        assert await kept(s) == []


async def test_a_whole_turn_is_dropped_when_its_seat_changes_hands(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["fits"]) as s:
        _, second, _ = await sit(s)
        await s.say(second, f"/order {(await offered(s, second))[0]}", alone(second))
        assert len(await kept(s)) == 1
        panel = shown(await s.say(second, "/sitter", alone(second)))
        await s.press(second, button(panel, "Computer: mouser"), alone(second))
        assert await kept(s) == []
