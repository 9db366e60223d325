"""A whole turn as a standing order: offered to who waits, played if all is as it was, else void."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.contract import NO_MARK, Mark, read_data
from bot.games.fits.guide import FitsGuide
from bot.platforms.discord.posting.letters import LIMITS as DISCORD
from bot.platforms.telegram.platform import Telegram
from bot.platforms.web.platform import Web
from bot.posts.private.grip import grip_of
from bot.posts.private.orders import orders_post
from bot.words import Words
from engines.rng import Seeded
from tests.conformance.play import SETUPS, sample
from tests.conformance.test_posts import kit as every_kit
from tests.conformance.test_posts import table_at
from tests.desk.talk import english_in
from tests.games.fits.drawing import FITS, board, play, table

kit = every_kit
GUIDE = FitsGuide()
PLATFORMS = {"discord": DISCORD, "telegram": Telegram.limits, "web": Web.limits}
WORDS = Words()
LIES = "S1@0,0 A1@1,0 A2@2,0"
HAND = "A3 B5"


def waiting(lies=LIES, *, hand=HAND, **more):
    """Ann waits for Bob, who is to begin his turn."""
    others = more.pop("others", "I7 I8")
    return table(lies, seat=1, hand=others, others=hand, phase="turn", **more)


def lays(state, seat=0):
    offered = GUIDE.orders(FITS.seen_by(state, seat), seat)
    return {order.text: order for order in offered if order.about == "lay"}


def obeyed(state, order, seat=0):
    return GUIDE.obey(FITS.seen_by(state, seat), seat, order, late=True)


def void(state, order, seat=0):
    return GUIDE.void(FITS.seen_by(state, seat), seat, order)


def test_who_waits_may_order_every_box_they_hold_with_every_cat_that_fits():
    offered = lays(waiting())
    assert {text.split()[1].removesuffix("r") for text in offered} == {"A3", "B5"}
    cats = {text.split()[3] for text in offered if text.startswith("lay A3 3,0 ")}
    assert cats == {"w", "no"}
    assert {order.round for order in offered.values()} == {waiting().turns + 1}


def test_who_is_to_move_lays_by_hand():
    assert lays(waiting(), 1) == {}
    assert lays(play(waiting(), "draw"), 1) == {}


def test_cats_that_are_barred_by_others_are_not_offered():
    offered = lays(waiting(f"{LIES} b@1,0"))
    assert "lay A3 3,0" in offered
    assert not [text for text in offered if text.startswith("lay A3 3,0 ")]


def test_a_whole_turn_is_played_in_its_turn_alone():
    before = waiting()
    order = lays(before)["lay A3 3,0 w"]
    assert obeyed(before, order) is None
    state = play(before, "draw", "lay I7 0,-1")
    made = []
    while FITS.to_move(state) == (0,):
        move = obeyed(state, order)
        assert not void(state, order)
        made.append(move)
        state = play(state, move)
    assert made == ["draw", "lay A3 3,0", "cat w"]
    assert obeyed(state, order) is None


def test_no_cat_is_a_word_of_an_order_too():
    before = waiting()
    order = lays(before)["lay A3 3,0 no"]
    state = play(before, "draw", "lay I7 0,-1", "draw", "lay A3 3,0")
    assert obeyed(state, order) == "no cat"


@pytest.mark.parametrize(
    ("moves", "lapses"),
    [
        pytest.param(("lay A1 3,0", "no cat"), True, id="the place is taken"),
        pytest.param(("lay A1 -1,0", "no cat"), True, id="the box is worth more"),
        pytest.param(("lay A1 -1,0", "cat e"), True, id="others sit in it"),
        pytest.param(("lay A4 -1,0", "no cat"), False, id="a toy that brings nothing"),
        pytest.param(("sleep -1,0",), True, id="others sleep in it"),
    ],
)
def test_a_whole_turn_lapses_when_its_box_brings_anything_else(moves, lapses):
    before = waiting(others="A1 A4")
    order = lays(before)["lay A3 3,0 w"]
    drawn = () if moves[0].startswith("sleep") else ("draw",)
    state = play(before, *drawn, *moves)
    assert void(state, order) is lapses
    assert obeyed(state, order) == (None if lapses else "draw")


def test_a_box_that_has_closed_meanwhile_brings_twice_as_much():
    before = waiting("S5@0,0 E7@-1,0", hand="E1 B5")
    order = next(order for text, order in lays(before).items() if text.startswith("lay E1 1,0"))
    closed = replace(before, seat=0, turns=before.turns + 1)
    assert not void(closed, order)
    worth, shut, *_ = order.given.split()
    other = replace(order, given=order.given.replace(f"{worth} {shut}", f"{worth} {1 - int(shut)}"))
    assert void(closed, other)


def test_another_cat_in_the_box_makes_it_lapse():
    before = waiting(others="A1 A4")
    order = lays(before)["lay A3 3,0 no"]
    state = replace(before, seat=0, turns=before.turns + 1, board=board(f"{LIES} b@0,0"))
    assert void(state, order)


def test_it_lapses_not_before_its_turn():
    before = waiting(others="A1 A4")
    order = lays(before)["lay A3 3,0 w"]
    assert not void(replace(before, board=board(f"{LIES} b@0,0")), order)


def test_in_the_last_turns_it_draws_no_card():
    before = replace(waiting(), left=2, phase=play(waiting(), "draw").phase)
    order = lays(before)["lay A3 3,0 no"]
    assert list(lays(before).values()) == list(GUIDE.orders(FITS.seen_by(before, 0), 0))
    state = play(before, "lay I7 0,-1")
    assert obeyed(state, order) == "lay A3 3,0"


def test_what_may_be_ordered_hangs_on_nothing_hidden():
    state = waiting()
    told = lays(state)
    assert told
    for number in range(8):
        other = FITS.redeal(state, 0, Seeded("hidden", number))
        assert lays(other) == told


@pytest.mark.parametrize(
    ("words", "spelled"),
    [
        ("lay b5 a", "lay B5 0,-1"),
        ("b5r a cat e", "lay B5r 0,-1 e"),
        ("lay A3 3,0 no cat", "lay A3 3,0 no"),
        ("lay A3 3,0 w", "lay A3 3,0 w"),
        ("lay A3 e", "lay A3 3,0"),
        ("lay A3 e w", "lay A3 3,0 w"),
        ("none lay", ""),
        ("always draw", ""),
        ("draw", ""),
        ("none", ""),
        ("lay", ""),
        ("lay Z9 a", ""),
        ("", ""),
    ],
)
def test_a_whole_turn_is_typed_with_letters_and_cats_as_moves_are(words, spelled):
    seen = FITS.seen_by(waiting(), 0)
    assert " ".join(GUIDE.spelled(seen, 0, words.split())) == spelled


@pytest.mark.parametrize(
    ("words", "english", "hungarian"),
    [
        ("lay", "Lay a box…", "Dobozt teszek le…"),
        ("lay B5", "B5 2 mice", "B5 2 egér"),
        ("lay A7 0,-1", "Draw, then lay A7 on a", "Húzok, aztán leteszem: A7, helye: a"),
        (
            "lay B5 0,-1 e",
            "Draw, then lay B5 2 mice on a, a cat to the east",
            "Húzok, aztán leteszem: B5 2 egér, helye: a, macska keletre",
        ),
        (
            "lay A7 0,-1 no",
            "Draw, then lay A7 on a, no cat",
            "Húzok, aztán leteszem: A7, helye: a, macska nélkül",
        ),
        (
            "lay A7 1,0 w",
            "Draw, then lay A7 on 1,0, a cat to the west",
            "Húzok, aztán leteszem: A7, helye: 1,0, macska nyugatra",
        ),
    ],
)
def test_a_whole_turn_is_said_in_both_languages(words, english, hungarian):
    seen = FITS.seen_by(waiting(), 0)
    assert GUIDE.order(WORDS.of("en"), seen, words.split()) == english
    assert GUIDE.order(WORDS.of("hu"), seen, words.split()) == hungarian
    assert english_in(hungarian) == []


def test_its_last_word_is_a_button():
    seen = FITS.seen_by(waiting(), 0)
    said = [
        GUIDE.label(WORDS.of("en"), seen, ("lay", "A3", "3,0", cat)) for cat in ("e", "w", "no")
    ]
    assert said == ["Cat to the east →", "Cat to the west ←", "No cat"]


@cache
def crowded():
    """Who waits at a table with many places, and the table."""
    tables = [table_at(position) for position in sample(SETUPS["fits"][-1], 60)]
    waits = [(each, seat) for each in tables for seat in range(len(each.places))]
    return max(waits, key=lambda each: len(lays(each[0].told.state, each[1])))


@pytest.mark.parametrize("limits", PLATFORMS.values(), ids=PLATFORMS)
def test_every_whole_turn_is_ordered_by_buttons_alone(kit, limits):
    at, seat = crowded()
    wanted = set(lays(at.told.state, seat))
    places = {text.split()[2] for text in wanted}
    assert len(places) > 25, "more than there are buttons"
    grip = grip_of(kit, at, seat, WORDS.of("hu"), limits)
    ahead: list[tuple[tuple[str, ...], Mark]] = [((), NO_MARK)]
    met, found = set(), set()
    while ahead:
        way, mark = ahead.pop()
        if " ".join(way) in wanted:
            found.add(" ".join(way))
            continue
        post = orders_post(grip, way, mark)
        assert len(post.rows) <= limits.rows
        for pressed in (each for row in post.rows for each in row):
            read = read_data(pressed.data)
            assert read is not None
            words = tuple(" ".join(read[3]).split())
            if pressed.data not in met and words[:1] in ((), ("lay",)):
                met.add(pressed.data)
                ahead.append((words, read[1]))
    assert found == wanted
