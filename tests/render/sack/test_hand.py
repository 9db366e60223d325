"""The picture of a hand in sack, and where it may be pressed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.sack import Sack
from engines.sack.cards import SET, Card
from render import PAINTERS
from render.kit.png import encode
from render.kit.theme import DEFAULT
from render.painter import Look
from render.sack import cards as faces
from render.sack.hand import hand
from render.sack.scenes import HUNGARIAN, NAMES, SCENES

GAME = Sack()
PAINTER = PAINTERS["sack"]
LOOK = Look(NAMES, HUNGARIAN)


def held(state, seat):
    return encode(hand(GAME.seen_by(state, seat), LOOK))


def test_a_hand_shows_everything_of_its_owner():
    state = SCENES["hand and sacks"].state()
    plain, seat = held(state, 3), 3

    def but(values, value):
        return (*values[:seat], value, *values[seat + 1 :])

    others = [
        replace(state, mice=but(state.mice, 77)),
        replace(state, removed=but(state.removed, Card("rabbit"))),
        replace(state, laid=but(state.laid, Card("bigdog")), shown=0),
        replace(state, hands=but(state.hands, state.hands[seat][1:])),
        replace(state, sacks=but(state.sacks, (*state.sacks[seat], Card("cat8")))),
    ]
    pictures = {plain, *(held(other, seat) for other in others)}
    assert len(pictures) == 6


@pytest.mark.parametrize("many", [9, 5, 4, 1])
def test_a_card_lies_where_it_is_pressed(many):
    state = SCENES["hand and sacks"].state()
    cards = SET[:many]
    state = replace(state, hands=(*state.hands[:3], cards))
    picture = hand(GAME.seen_by(state, 3), LOOK)
    places = PAINTER.held(GAME.seen_by(state, 3))
    assert list(places) == [str(card) for card in cards]
    wide, high = picture.size
    for card in cards:
        left, top, right, bottom = places[str(card)]
        box = (round(left * wide), round(top * high), round(right * wide), round(bottom * high))
        size = (box[2] - box[0], box[3] - box[1])
        drawn_ = faces.face(DEFAULT, card, size, DEFAULT.page)
        assert picture.crop(box).convert("RGB").tobytes() == drawn_.convert("RGB").tobytes()


def test_a_hand_shows_nothing_of_others():
    state = SCENES["hand and sacks"].state()
    other = replace(
        state,
        mice=(1, 2, 3, state.mice[3]),
        hands=(*((Card("cat3"),) * len(cards) for cards in state.hands[:3]), state.hands[3]),
    )
    assert held(other, 3) == held(state, 3)
