"""What news say has moved, as it is shown moving: from where to where, and in which manner."""

from __future__ import annotations

import random

import pytest

from bot.contract import Manner, Motion
from bot.games.guides import GUIDES
from engines import GAMES
from engines.rng import Seeded
from engines.values import News, Outcome
from render import PAINTERS
from render.painter import Look, View


@pytest.mark.parametrize(
    ("game", "news", "moved"),
    [
        pytest.param(
            "boop",
            News("placed", {"seat": 1, "piece": "kitten", "to": "c4"}),
            [Motion("seat2-kitten", "c4", Manner.LAY)],
            id="a kitten comes from its pool",
        ),
        pytest.param(
            "boop",
            News("booped", {"seat": 0, "piece": "kitten", "from": "c3", "to": "c2"}),
            [Motion("c3", "c2")],
            id="a kitten hops",
        ),
        pytest.param(
            "boop",
            News("fell", {"seat": 0, "piece": "cat", "from": "a1"}),
            [Motion("a1", "seat1-cat")],
            id="who falls goes back to the pool",
        ),
        pytest.param(
            "boop",
            News("ghost-moved", {"seat": 0, "piece": "ghost", "from": "a1b1", "to": "a2b2"}),
            [Motion("a1b1", "a2b2", Manner.GLIDE)],
            id="a ghost glides",
        ),
        pytest.param(
            "sack",
            News("passed", {"seat": 0, "mice": 2, "piece": "mice", "from": "mice1", "to": "seat1"}),
            [Motion("mice1", "seat1")],
            id="mice fly to whose they are",
        ),
        pytest.param(
            "sack",
            News("chased", {"dog": "bigdog", "dog-from": "row2", "piece": "cat3", "from": "row4"}),
            [Motion("row2", "row4", Manner.CHASE), Motion("row4")],
            id="a dog chases a cat",
        ),
        pytest.param(
            "sack",
            News("opened", {"piece": "cat11", "from": "row1", "to": "row1", "place": 1}),
            [Motion("row1", "row1", Manner.TURN)],
            id="a card turns over",
        ),
        pytest.param(
            "nine",
            News("drew", {"seat": 1, "cards": "red1 blue2", "cells": "stock", "to": "seat2"}),
            [Motion("stock", "card1", Manner.TURN), Motion("stock", "card2", Manner.TURN)],
            id="two cards are drawn",
        ),
        pytest.param(
            "house",
            News("dice", {"round": 2, "dice": "2 3 cat 5"}),
            [Motion(f"die{n}", f"die{n}", Manner.ROLL) for n in (1, 2, 3, 4)],
            id="dice roll",
        ),
        pytest.param(
            "house",
            News("wrote", {"die": 3, "piece": "cat", "to": "c3"}),
            [Motion("die3", "c3")],
            id="a die is written",
        ),
        pytest.param(
            "fits",
            News("nap", {"seat": 2, "piece": "nap", "from": "seat3", "to": "-2,0"}),
            [Motion("seat3", "-2,0", Manner.LAY)],
            id="a cat lies down",
        ),
    ],
)
def test_news_say_what_moves_in_which_manner(game, news, moved):
    assert list(GUIDES[game].moved(news)) == moved


@pytest.mark.parametrize("game", [each for each in GAMES if each != "house"])
def test_most_of_what_moves_begins_or_ends_where_something_lies_on_the_picture(game):
    """Else it could not be shown moving; the pictures are those before a move and after it."""
    rules, guide, painter = GAMES[game], GUIDES[game], PAINTERS[game]
    seats = rules.info.seats.start
    state = rules.start(
        seats, {each.id: each.default for each in rules.info.options}, Seeded("m", 0)
    )
    dice, known, all_, there = random.Random(3), 0, 0, set[str]()
    for step in range(1, 60):
        asked = rules.to_move(state)
        if not asked or isinstance(rules.outcome(state), Outcome):
            break
        seat = asked[0]
        move = dice.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move, Seeded("m", step))
        news = [item for item in rules.news(state) if item.seat is None]
        look = Look(
            ("A", "B", "C")[:seats], dict.fromkeys(painter.labels, ""), View.TABLE, tuple(news)
        )
        painted = painter.paint(rules.seen_by(state, None), look)
        before, there = there, {piece.word for piece in painted.pieces} | set(painted.homes)
        for motion in (motion for item in news for motion in guide.moved(item)):
            all_ += 1
            known += not {motion.start, motion.end}.isdisjoint(before | there)
    assert all_ > 10
    assert known / all_ > 0.9
