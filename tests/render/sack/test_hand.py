"""The picture of a hand in sack, and where it may be pressed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from engines.sack import Sack
from engines.sack.cards import Card
from engines.sack.editions import card_set
from engines.values import News
from render import PAINTERS
from render.kit.png import encode
from render.kit.theme import DEFAULT
from render.painter import Look, View, fractions
from render.sack import cards as faces
from render.sack.scenes import HUNGARIAN, NAMES, SCENES

GAME = Sack()
PAINTER = PAINTERS["sack"]
LOOK = Look(NAMES, HUNGARIAN, View.OWN)


def held(state, seat):
    return encode(PAINTER.paint(GAME.seen_by(state, seat), LOOK).picture())


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
    cards = card_set("first")[:many]
    state = replace(state, hands=(*state.hands[:3], cards))
    painted = PAINTER.paint(GAME.seen_by(state, 3), LOOK)
    picture, places = painted.picture(), painted.places
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


def test_a_bystander_who_asks_for_a_hand_is_shown_the_table():
    seen = GAME.seen_by(SCENES["auction"].state(), None)
    assert not PAINTER.owns(seen)
    table = PAINTER.paint(seen, replace(LOOK, view=View.TABLE))
    assert encode(PAINTER.paint(seen, LOOK).picture()) == encode(table.picture())


def test_the_cards_that_may_be_laid_are_marked_and_no_others():
    state = SCENES["hand to lay from"].state()
    seen, legal = GAME.seen_by(state, 2), GAME.moves(state, 2)
    assert len(legal) == 9
    plain = PAINTER.paint(seen, LOOK).picture().convert("RGB")
    for move in legal:
        marked = PAINTER.paint(seen, replace(LOOK, choices=(move,)))
        changed = ImageChops.difference(plain, marked.picture().convert("RGB")).getbbox()
        assert changed
        box, place = fractions(changed, plain.size), marked.places[GAME.format(move).split()[1]]
        assert place[0] > box[0] > place[0] - 0.01
        assert place[2] < box[2] < place[2] + 0.01
        assert place[1] > box[1] > place[1] - 0.02
        assert place[3] < box[3] < place[3] + 0.02


def test_what_was_won_since_is_marked():
    state = SCENES["hand, won since"].state()
    seen = GAME.seen_by(state, 2)
    card = state.sacks[2][0]
    told = [News("took", {"seat": seat, "cards": str(card), "worth": 1}) for seat in (1, 2)]
    pictures = [
        PAINTER.paint(seen, replace(LOOK, since=since)).picture().tobytes()
        for since in ((), tuple(told[:1]), tuple(told[1:]))
    ]
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize("name", ["hand, laid since", "hand and sacks"])
def test_hand_laid_and_removed_cards_are_pieces_called_by_their_names(name):
    scene = SCENES[name]
    state, seat = scene.state(), scene.viewer
    assert seat is not None
    cards = [*state.hands[seat], state.laid[seat], state.removed[seat]]
    assert [piece.word for piece in scene.painted().pieces] == cards
