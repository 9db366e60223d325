from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import ImageChops, ImageStat

from engines.rng import Seeded
from engines.sack import Sack
from engines.sack.cards import Card
from engines.sack.editions import card_set
from engines.sack.state import Phase, Sale, known_mice
from engines.values import HIDDEN, News
from render import PAINTERS
from render.kit import panels as kit_panels
from render.kit import tokens
from render.kit.png import encode
from render.kit.theme import DEFAULT
from render.kit.type import face
from render.painter import Look, View
from render.sack import cards as deck
from render.sack import final, panels, row
from render.sack import hand as hands
from render.sack import paint as sack
from render.sack.cards import MINI, MINUS, Spread, figure, stacked
from render.sack.panels import of_dogs, of_sale
from render.sack.scenes import ENGLISH, HUNGARIAN, NAMES, SCENES, Scene
from render.sack.since import fresh_in

GAME = Sack()
PAINTER = PAINTERS["sack"]
LOOK = Look(NAMES, HUNGARIAN)
OWN = replace(LOOK, view=View.OWN)
MOST = 80_000
KEEPERS = (sack, row, deck, final, hands, panels, kit_panels, tokens)


def random_table(seats, seed):
    """The full states of a game of chance moves, bids going up by little."""
    chance, state = Seeded(seed, -1), GAME.start(seats, {}, Seeded(seed, 0))
    yield state
    while GAME.to_move(state):
        seat = GAME.to_move(state)[0]
        legal = GAME.moves(state, seat)
        likely = legal if state.phase is Phase.LAY else (*legal[:2], legal[-1])
        state = GAME.play(state, seat, chance.choice(likely), Seeded(seed, 0))
        yield state


def drawn(state, viewer=None, **how):
    return encode(PAINTER.paint(GAME.seen_by(state, viewer), replace(LOOK, **how)).picture())


def forget():
    """Throw away everything that is kept from one picture to the next."""
    caches = [t for m in KEEPERS for t in vars(m).values() if hasattr(t, "cache_clear")]
    assert len(caches) >= 15
    for cache in caches:
        cache.cache_clear()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pictures_of_a_whole_table_are_small_and_in_palette_mode(seats):
    drawn_ = 0
    for state in random_table(seats, "whole"):
        for picture in (
            PAINTER.paint(GAME.seen_by(state, None), LOOK).picture(),
            PAINTER.paint(GAME.seen_by(state, drawn_ % seats), OWN).picture(),
        ):
            assert picture.mode == "P"
            assert picture.width == row.WIDTH
            assert 280 <= picture.height <= 1000
            assert len(encode(picture)) <= MOST
        drawn_ += 1
    assert drawn_ > 60


def test_the_same_view_gives_the_same_bytes_whatever_was_painted_before():
    first = {name: encode(scene.picture()) for name, scene in SCENES.items()}
    forget()
    backwards = {name: encode(scene.picture()) for name, scene in reversed(SCENES.items())}
    assert first == backwards


def test_threads_that_start_together_paint_what_one_thread_paints():
    scenes = list(SCENES.values())
    alone = [encode(scene.picture()) for scene in scenes]
    forget()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda scene: encode(scene.picture()), scenes))
    assert together == alone


def test_importing_the_painter_draws_nothing():
    program = (
        "from render.sack import cards, final, hand, paint, panels, row;"
        "from render.kit import panels as kit_panels, tokens;"
        "kept = [t.cache_info().currsize"
        " for m in (cards, final, hand, paint, panels, row, kit_panels, tokens)"
        " for t in vars(m).values() if hasattr(t, 'cache_info')];"
        "assert len(kept) >= 15 and not any(kept), kept"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("name", ["laying", "auction", "last chance", "four seats"])
def test_a_public_picture_depends_on_no_purse_hand_pile_or_closed_card(name):
    """Mice and won cards can be counted, so another deal alone would not show a leak."""
    state = SCENES[name].state()
    other = replace(
        state,
        mice=tuple(99 - mice for mice in known_mice(state)),
        hands=tuple((Card("cat3"),) * len(cards) for cards in state.hands),
        removed=tuple(reversed(state.removed)),
        sacks=tuple((Card("cat-8"),) * len(sack_) for sack_ in state.sacks),
    )
    assert other != state
    assert drawn(other) == drawn(state)


def test_only_its_owner_is_shown_how_many_mice_a_seat_has():
    state = SCENES["auction"].state()
    richer = replace(state, mice=(known_mice(state)[0] + 1, *state.mice[1:]))
    assert drawn(richer, 0) != drawn(state, 0)
    assert drawn(richer, 1) == drawn(state, 1)
    assert drawn(richer) == drawn(state)


def test_a_card_that_lies_closed_is_drawn_closed_even_for_its_owner():
    state = GAME.start(4, {}, Seeded("closed", 0))
    pictures = {
        drawn(GAME.play(state, 0, move, Seeded("closed", 1)), 0) for move in GAME.moves(state, 0)
    }
    assert len(pictures) == 1


def test_who_laid_first_cannot_be_seen():
    state = GAME.start(4, {}, Seeded("order", 0))
    ways = []
    for order in ((0, 2), (2, 0)):
        laid = state
        for seat in order:
            laid = GAME.play(laid, seat, GAME.moves(laid, seat)[0], Seeded("order", 1))
        ways.append(drawn(laid))
    assert ways[0] == ways[1]


def test_what_may_be_offered_is_not_marked():
    state = SCENES["auction"].state()
    choices = tuple(GAME.moves(state, state.seat))
    assert len(choices) > 2
    assert drawn(state, state.seat, choices=choices) == drawn(state, state.seat)


LAID, BIDDING = SCENES["laying"].state(), SCENES["auction"].state()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(LAID, replace(LAID, laid=(None, *LAID.laid[1:])), id="who has laid"),
        pytest.param(LAID, replace(LAID, start=(LAID.start + 1) % 5), id="who starts"),
        pytest.param(LAID, replace(LAID, round=2), id="the round"),
        pytest.param(LAID, replace(LAID, bank=LAID.bank - 1), id="the bank"),
        pytest.param(LAID, replace(LAID, mouse_cards=(0, 3, 4, 6)), id="the mouse cards"),
        pytest.param(
            LAID, replace(LAID, sacks=((Card("cat3"),), *LAID.sacks[1:])), id="how many are won"
        ),
        pytest.param(
            LAID, replace(LAID, hands=(LAID.hands[0][1:], *LAID.hands[1:])), id="how many are held"
        ),
        pytest.param(BIDDING, replace(BIDDING, offers=(6, 0, 3, 5, None)), id="an offer"),
        pytest.param(BIDDING, replace(BIDDING, offers=(6, None, 3, 4, None)), id="who has passed"),
        pytest.param(BIDDING, replace(BIDDING, seat=2), id="whose turn it is"),
        pytest.param(BIDDING, replace(BIDDING, shown=3), id="what lies open"),
        pytest.param(BIDDING, replace(BIDDING, phase=Phase.BUY), id="the last chance"),
    ],
)
def test_pictures_differ_in(one, other):
    assert drawn(one) != drawn(other)


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({"names": ("Kati", *NAMES[1:])}, id="who sits there"),
        pytest.param({"labels": ENGLISH}, id="the language"),
        pytest.param({"winners": (1,)}, id="who won what was given up"),
    ],
)
def test_pictures_differ_in_how_they_are_looked_at(how):
    assert drawn(BIDDING, **how) != drawn(BIDDING)


@pytest.mark.parametrize("name", SCENES)
def test_a_table_can_be_drawn_without_any_words(name):
    scene = SCENES[name]
    seen = GAME.seen_by(scene.state(), scene.viewer)
    for view in View:
        assert PAINTER.paint(seen, Look((), view=view)).picture().mode == "P"


def test_every_label_is_drawn_somewhere():
    assert {*PAINTER.labels} == {*ENGLISH} == {*HUNGARIAN}
    for key in PAINTER.labels:
        plain, said = (tuple(each.items()) for each in (ENGLISH, ENGLISH | {key: "Xyz"}))
        changes = (
            replace(scene, labels=plain).picture().tobytes()
            != replace(scene, labels=said).picture().tobytes()
            for scene in (*SCENES.values(), SHARED)
        )
        assert any(changes), key


SHARED = Scene(4, moves=("lay",), winners=(0, 2))


def test_the_ten_cards_and_a_back_look_different_at_every_size():
    for size in (deck.BIG, deck.MIDDLE, MINI):
        cards = (*card_set("first"), HIDDEN)
        faces = {deck.face(DEFAULT, card, size, DEFAULT.page).tobytes() for card in cards}
        assert len(faces) == 11


def test_cards_differ_without_their_colours():
    for one, other in pairwise(card_set("first")):
        grey, grey_other = (
            deck.drawn(DEFAULT, card, deck.MIDDLE).convert("L") for card in (one, other)
        )
        difference = ImageChops.difference(grey, grey_other)
        assert sum(difference.histogram()[48:]) > 1500, (one, other)


def test_figures_have_a_minus_sign_the_font_has():
    assert figure(-8) == f"{MINUS}8"
    assert face(figure(-8) + deck.TIMES, DEFAULT) == DEFAULT.fonts[0]


def test_the_same_cards_lie_on_one_stack():
    won = (Card("cat8"), Card("cat-8"), Card("cat8"))
    assert stacked(won) == [Spread(Card("cat-8")), Spread(Card("cat8"), times=2)]


def test_of_equal_cards_the_leftmost_chased_one_is_crossed_out():
    row = tuple(map(Card, ("cat15", "cat3", "bigdog", "cat15")))
    sale = Sale(2, 5, row, row[1:2] + row[3:], (row[2], row[0]))
    note = of_sale(sale, "sold", "nobody")
    assert [spread.crossed for spread in note.cards if spread] == [True, False, True, False]
    assert (note.seat, note.mice, note.title) == (2, 5, "sold")


def test_a_sack_nobody_wanted_is_crossed_out_altogether():
    row = tuple(map(Card, ("cat3", "cat3", "rabbit")))
    note = of_sale(Sale(None, 0, row, (), row), "sold", "nobody")
    assert [spread.crossed for spread in note.cards if spread] == [True, True, True]
    assert (note.seat, note.mice, note.title) == (None, None, "nobody")


def test_the_dogs_example_shows_whom_each_takes_along():
    row = (Card("cat15"), Card("cat-8"))
    note = of_dogs((Card("bigdog"), Card("smalldog")), row, "Dogs")
    crossed = [spread.card for spread in note.cards if spread is not None and spread.crossed]
    assert crossed == ["bigdog", "cat15", "smalldog", "cat-8"]


@pytest.mark.parametrize("name", ["passed and bid since", "sold since"])
def test_news_are_marked_on_the_panels_below_the_row(name):
    new, plain = (
        scene.picture().convert("RGB") for scene in (SCENES[name], replace(SCENES[name], since=0))
    )
    below = (0, row.GAP + row.table(5), *new.size)
    assert ImageChops.difference(new.crop(below), plain.crop(below)).getbbox()


def test_whoever_bid_or_passed_since_is_marked():
    state = SCENES["passed and bid since"].state()
    bid, passed = News("bid", {"seat": 3, "mice": 4, "over": 3}), News("passed", {"seat": 4})
    assert fresh_in(state, (bid, passed)).acted == {3, 4}
    assert fresh_in(state, (bid, News("round", {"seat": 0}), passed)).acted == {4}
    pictures = {drawn(state, since=since) for since in ((), (bid,), (passed,), (bid, passed))}
    assert len(pictures) == 4


def test_every_card_turned_up_since_is_marked_not_only_the_last():
    state = SCENES["chased"].states()[-2]
    opened = [News("opened", {"seat": place.owner}) for place in state.row() if place.open]
    assert len(opened) >= 3
    assert fresh_in(state, tuple(opened)).opened == {item.facts["seat"] for item in opened}
    pictures = {drawn(state, since=tuple(opened[:count])) for count in range(1, len(opened) + 1)}
    assert len(pictures) == len(opened)


def test_a_card_of_the_round_before_marks_no_card_of_this_one():
    state = SCENES["auction"].state()
    old = (News("opened", {"seat": state.start}), News("round", {"seat": state.start}))
    assert fresh_in(state, old).opened == frozenset()


def test_the_last_cards_are_marked_where_nothing_is_told():
    state = SCENES["first card"].state()
    assert fresh_in(state, ()).opened
    assert fresh_in(state, ()).acted == frozenset()


@pytest.mark.parametrize("name", SCENES)
def test_a_sprite_looks_on_the_ground_as_it_does_at_rest(name):
    painted = SCENES[name].painted()
    apart = painted.ground.convert("RGBA")
    for piece in painted.pieces:
        assert piece.sprite.mode == "RGBA"
        apart.alpha_composite(piece.sprite, piece.box[:2])
    difference = ImageChops.difference(apart.convert("RGB"), painted.picture().convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 2.5


def test_the_cards_of_the_row_are_pieces_called_by_their_place():
    laying, bidding = SCENES["laying"], SCENES["auction"]
    assert [piece.word for piece in bidding.painted().pieces] == [f"row{n}" for n in range(1, 6)]
    laid = [place.card is not None for place in laying.state().row()]
    places = [f"row{n}" for n, there in enumerate(laid, 1) if there]
    assert [piece.word for piece in laying.painted().pieces] == places
    assert bidding.painted().places == {}
