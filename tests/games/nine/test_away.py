"""While somebody was away: what others did to their series, and to what others have in any game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.guides import GUIDES
from bot.posts.news import concerns, while_away
from bot.posts.private.grip import grip_of
from bot.posts.private.pad import hand_post, pad_post
from bot.posts.public.board import text_post
from engines.values import News
from tests.conformance.play import SETUPS, play_out, sample
from tests.conformance.test_posts import LIMITS, NAMES, WORDS, table_at
from tests.conformance.test_posts import kit as every_kit

kit = every_kit
EN, HU = WORDS.of("en"), WORDS.of("hu")
SETUP, NINE = SETUPS["nine"][1], GUIDES["nine"]


def met(code, setup=SETUP):
    """The first table at which this has been done to the seat that is to move, and the seat."""
    play = play_out(setup, "0")
    for at, (before, position) in enumerate(pairwise(play), 1):
        done = [item for item in setup.game.news(position.state) if item.code == code]
        for seat in range(setup.seats):
            if seat != before.seat and any(concerns(item, seat) for item in done):
                asked = [later for later in play[at:] if later.seat == seat]
                if asked:
                    return table_at(asked[0]), seat
    raise AssertionError(code)


@pytest.mark.parametrize("code", ["stole", "swapped", "fetched", "chased"])
async def test_what_was_done_to_my_series_is_told_on_pad_hand_and_text_board(kit, code):
    table, seat = met(code)
    lines = while_away(NINE, table, seat, EN)
    assert len(lines) == 1
    assert lines[0].startswith("While you were away: ")
    assert NAMES[seat] in lines[0]
    grip = grip_of(kit, table, seat, EN, LIMITS)
    for post in (
        await pad_post(grip),
        await hand_post(grip),
        text_post(kit, table, seat, EN, LIMITS),
    ):
        assert lines[0] in post.text.splitlines()
    assert lines[0] not in text_post(kit, table, None, EN, LIMITS).text
    assert while_away(NINE, table, seat, HU)[0].startswith("Amíg nem te jöttél: ")


def test_nothing_is_told_to_who_was_left_alone():
    position = sample(SETUP, 5)[0]
    assert while_away(NINE, table_at(position), position.to_move[0], EN) == []


@pytest.mark.parametrize(
    ("facts", "own"),
    [
        ({"seat": 0, "piece": "red7", "from": "seat2-red", "to": "seat1-red"}, True),
        ({"seat": 0, "piece": "red7", "from": "seat3-red", "to": "seat1-red"}, False),
        ({"seat": 0, "cards": "red7", "cells": "seat1-red", "to": "seat2"}, True),
        ({"seat": 0, "piece": "red7", "to": "pile2"}, False),
        ({"seat": 1, "piece": "kitten", "from": "c4", "to": "d4"}, True),
        ({"seat": 1, "round": 3}, False),
        ({"piece": "red7", "from": "seat21", "to": "pile1"}, False),
    ],
)
def test_news_concern_a_seat_whose_things_move(facts, own):
    assert concerns(News("moved", facts), 1) == own


def test_pushed_kittens_are_told_in_a_game_with_a_board():
    setup = SETUPS["boop"][0]
    table, seat = met("booped", setup)
    assert while_away(GUIDES["boop"], table, seat, EN)
