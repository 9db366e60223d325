"""Every painter draws whatever may be seen, and twins down to the same byte."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from bot.games.guide import Guide
from bot.games.guides import GUIDES
from bot.words import LOCALES, Words
from engines.rng import Seeded
from engines.values import News
from render import PAINTERS
from render.painter import Look, View
from tests import knots, lanterns
from tests.conformance.masks import masked
from tests.conformance.play import SETUPS, news_for, sample, spread

PAINTED = {**PAINTERS, "lanterns": lanterns.LANTERNS_PAINTER, "knots": knots.KNOTS_PAINTER}
GUIDED = {**GUIDES, "lanterns": lanterns.LANTERNS_GUIDE, "knots": knots.KNOTS_GUIDE}
WORDS = Words(LOCALES, lanterns.LOCALES, knots.LOCALES)
NAMES = ("Ann", "Őze Öcsi", "Kati", "x", "Éva & Bob", "Ῥόδη")
every_table = pytest.mark.parametrize(
    "setup", [setup for id_ in PAINTED for setup in spread(SETUPS[id_], 3)], ids=str
)
every_painted_game = pytest.mark.parametrize("id_", PAINTED)


def look(setup, state, viewer, language="en", **how):
    """How the table is drawn for one viewer: own choices and news are marked."""
    id_, say = setup.game.info.id, WORDS.of(language)
    labels = {key: say(f"{id_}-label-{key}") for key in PAINTED[id_].labels}
    moves = setup.game.moves(state, viewer) if viewer is not None else ()
    usual = {"choices": tuple(moves), "since": tuple(news_for(setup, state, viewer))}
    return Look(NAMES[: setup.seats], labels, **(usual | how))


def painted(setup, state, viewer, look):
    """A picture in its parts."""
    return PAINTED[setup.game.info.id].paint(setup.game.seen_by(state, viewer), look)


def content(image):
    """All of a picture that can be told from another."""
    return image.mode, image.size, image.getpalette(), image.tobytes()


def views(setup, state, viewer, news_of=None, language="en"):
    """All one viewer is shown, as bytes with what they mean: parts, places and the whole."""
    how = look(setup, state if news_of is None else news_of, viewer, language)
    shown = []
    for view, since in product(View, (how.since, ())):
        whole = painted(
            setup,
            state,
            viewer,
            Look(how.names, how.labels, view, since, how.choices),
        )
        pieces = [(piece.word, piece.box, content(piece.sprite)) for piece in whole.pieces]
        places = tuple(whole.places.items())
        shown.append((content(whole.picture()), content(whole.ground), pieces, places))
    return shown


@every_table
@pytest.mark.parametrize("language", WORDS.languages)
def test_every_kind_of_position_is_drawn_in_palette_mode(setup, language):
    drawn = 0
    for position in sample(setup, 8):
        for viewer in spread(setup.viewers, 2):
            for (mode, size, _, _), *_ in views(setup, position.state, viewer, language=language):
                assert mode == "P"
                assert 200 <= max(size) <= 1600
                drawn += 1
    assert drawn


@every_table
def test_twins_are_drawn_alike_to_the_byte(setup):
    compared = 0
    for position in sample(setup, 5):
        for viewer in spread(setup.viewers, 2):
            expected = views(setup, position.state, viewer)
            twin = setup.game.redeal(position.state, viewer, Seeded("twin", 1))
            assert views(setup, twin, viewer) == expected, position
            other = masked(setup, position.state, viewer, Seeded("mask", 1))
            assert views(setup, other, viewer, position.state) == expected, position
            compared += 1
    assert compared


@every_table
def test_a_board_that_changed_looks_different(setup):
    changed = 0
    play = sample(setup, 8)
    for before, after in pairwise(play):
        one, other = (setup.game.seen_by(p.state, None) for p in (before, after))
        if setup.game.sketch(one) != setup.game.sketch(other):
            assert views(setup, before.state, None) != views(setup, after.state, None)
            changed += 1
    assert changed


@every_table
def test_the_pieces_pasted_on_the_ground_are_the_picture(setup):
    pasted = 0
    for position, view in product(sample(setup, 8), View):
        for viewer in spread(setup.viewers, 2):
            how = look(setup, position.state, viewer, view=view)
            whole = painted(setup, position.state, viewer, how)
            ground, expected = content(whole.ground), content(whole.picture())
            by_hand = whole.ground.copy()
            for piece in whole.pieces:
                left, top, right, bottom = piece.box
                assert (right - left, bottom - top) == piece.sprite.size
                assert 0 <= left < right <= by_hand.width
                assert 0 <= top < bottom <= by_hand.height
                before = by_hand.copy()
                piece.lay(by_hand)
                before.paste(by_hand.crop(piece.box), piece.box)
                assert before.tobytes() == by_hand.tobytes(), "it stays in its box"
                pasted += 1
            assert content(by_hand) == expected
            assert content(whole.ground) == ground
            assert content(whole.picture()) == expected
    assert pasted


@every_table
def test_pieces_that_are_called_the_same_look_the_same(setup):
    called = 0
    for position, view in product(sample(setup, 8), View):
        for viewer in setup.viewers:
            how = look(setup, position.state, viewer, view=view)
            named: dict[str, object] = {}
            for piece in painted(setup, position.state, viewer, how).pieces:
                if piece.word:
                    one = named.setdefault(piece.word, content(piece.sprite))
                    assert one == content(piece.sprite), (position, viewer, piece.word)
                    called += 1
    assert called


@every_table
def test_places_lie_on_the_picture_apart_from_each_other(setup):
    looked_at = 0
    for position, view in product(sample(setup, 8), View):
        for viewer in setup.viewers:
            how = look(setup, position.state, viewer, view=view)
            for word, box in (places := painted(setup, position.state, viewer, how).places).items():
                left, top, right, bottom = box
                assert 0 <= left < right <= 1, word
                assert 0 <= top < bottom <= 1, word
                assert not word.split()[1:], "a place is called by one word"
            assert len(set(places.values())) == len(places)
            looked_at += len(places)
    assert looked_at


@every_table
def test_a_cell_a_pad_asks_for_has_its_place_on_the_pads_picture(setup):
    id_, asked = setup.game.info.id, 0
    for position in sample(setup, 20):
        for seat in position.to_move:
            seen = setup.game.seen_by(position.state, seat)
            how = look(setup, position.state, seat, view=View.OWN)
            places = painted(setup, position.state, seat, how).places
            for move in setup.game.moves(position.state, seat):
                words = setup.game.format(move).split(" ")
                for at, word in enumerate(words):
                    if GUIDED[id_].grid(seen, words[:at]) is not None:
                        assert word in places, (position, words)
                        asked += 1
    assert asked or type(GUIDED[id_]).grid is Guide.grid, "it never asks for a cell"


@every_table
def test_what_may_be_chosen_and_has_a_place_is_marked_where_it_is_chosen(setup):
    marked = 0
    for position in sample(setup, 20):
        for seat in position.to_move[:2]:
            how = look(setup, position.state, seat, view=View.OWN, since=())
            plain = look(setup, position.state, seat, view=View.OWN, since=(), choices=())
            one, other = (painted(setup, position.state, seat, each) for each in (how, plain))
            words = {setup.game.format(move).split(" ")[-1] for move in how.choices}
            if words & set(one.places):
                assert one.picture().tobytes() != other.picture().tobytes(), position
                marked += 1
            assert one.places == other.places
    assert marked


@every_painted_game
def test_news_are_marked(id_):
    # N.B. without any news a painter may mark the same of itself.
    setup, marked = SETUPS[id_][-1], 0
    for position in sample(setup, 40):
        plain, told = (
            painted(setup, position.state, None, look(setup, position.state, None, **how))
            for how in ({"since": (News("nothing"),)}, {})
        )
        marked += plain.picture().tobytes() != told.picture().tobytes()
    assert marked, "no picture shows `look.since`"


@every_table
def test_only_who_has_something_of_their_own_is_shown_another_picture(setup):
    painter, owned = PAINTED[setup.game.info.id], set()
    for position in sample(setup, 5):
        for viewer in setup.viewers:
            table, own = (
                painted(setup, position.state, viewer, look(setup, position.state, viewer, view=v))
                for v in View
            )
            owns = painter.owns(setup.game.seen_by(position.state, viewer))
            assert owns == (content(table.picture()) != content(own.picture()))
            owned.add((viewer is None, owns))
    assert (True, True) not in owned, "a bystander has nothing"
    assert (True, False) in owned
