"""If It Fits: who sees what, and what nobody can tell."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from engines.fits.princesses import Part, whereabouts
from engines.fits.state import DRAWN, PLAYED, PRINCESS_PLAYED, SHOWN, entry
from engines.rng import Seeded
from engines.values import HIDDEN
from tests.games.fits.drawing import FITS, play, table

SIZES = {2: (37, 36), 3: (24, 24, 24), 4: (18, 18, 18, 17), 5: (14,) * 5}


def some_way(seats, seed, *, steps=None, advanced=False):
    """A game some way on, mostly drawn and played."""
    rng = Seeded(f"way/{seed}", 0)
    state = FITS.start(seats, {"advanced": "on" if advanced else "off"}, Seeded(seed, 0))
    while FITS.to_move(state) and (steps is None or state.turns < steps):
        moves = FITS.moves(state, state.seat)
        state = FITS.play(state, state.seat, moves[0] if rng.below(4) else rng.choice(moves), rng)
    return state


def drawn_by(state):
    """Who drew, card by card."""
    return [line // 4 for line in state.log if line % 4 == DRAWN]


@pytest.mark.rule("fits", 22)
def test_hands_and_the_order_of_the_pile_are_secret_and_their_sizes_are_not():
    state = play(table("S1@0,0", phase="turn", others="princess B1"), "draw")
    for viewer in (0, 1, None):
        seen = FITS.seen_by(state, viewer).state
        assert seen.pile == (HIDDEN, HIDDEN)
        for seat in (0, 1):
            held = state.hands[seat]
            assert seen.hands[seat] == (held if seat == viewer else (HIDDEN,) * len(held))
        assert (seen.board, seen.stock) == (state.board, state.stock)
    assert FITS.seen_by(state, 0).state.drawn == "E7"
    assert FITS.seen_by(state, 1).state.drawn is HIDDEN
    assert [item.seat for item in FITS.news(state)] == [None, 0]


@pytest.mark.rule("fits", 22)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redeal_keeps_one_princess_in_each_small_pile(seats):
    checked = 0
    for seed in range(4):
        state = some_way(seats, seed, steps=20 + 7 * seed)
        for number in range(6):
            twin = FITS.redeal(state, number % seats, Seeded("r", number))
            order = [*twin.finds, *(card == "princess" for card in twin.pile)]
            start = 0
            for size in SIZES[seats]:
                assert sum(order[start : start + size]) == 1
                start += size
                checked += 1
    assert checked


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_redeal_is_a_table_that_may_be(seats, advanced):
    checked = 0
    for seed in range(3):
        state = some_way(seats, seed, steps=12 + 9 * seed, advanced=advanced)
        for viewer in (*range(seats), None):
            twin = FITS.redeal(state, viewer, Seeded("r", seed))
            assert FITS.seen_by(twin, viewer) == FITS.seen_by(state, viewer)
            cards = [[*s.pile, *(card for hand in s.hands for card in hand)] for s in (twin, state)]
            assert sorted(cards[0]) == sorted(cards[1])
            held = Counter(
                seat for seat, find in zip(drawn_by(twin), twin.finds, strict=True) if find
            )
            gone = Counter(line // 4 for line in twin.log if line % 4 in (PRINCESS_PLAYED, SHOWN))
            for seat, hand in enumerate(twin.hands):
                assert hand.count("princess") == held[seat] - gone[seat]
                assert list(hand) == sorted(hand)
                checked += 1
    assert checked


def test_what_was_just_drawn_is_in_the_hand_it_came_to():
    state = some_way(3, 5, steps=9)
    state = play(state, "draw") if state.phase.value == "turn" else state
    twins = [FITS.redeal(state, (state.seat + 1) % 3, Seeded("d", n)) for n in range(40)]
    assert all(twin.drawn in twin.hands[twin.seat] for twin in twins)
    assert len({twin.drawn for twin in twins}) > 20


def log(text):
    """A log: `0d` a card comes to seat 0; `p` another goes, `P` a Princess, `x` is shown."""
    kinds = {"d": DRAWN, "p": PLAYED, "P": PRINCESS_PLAYED, "x": SHOWN}
    return tuple(entry(int(word[0]), kinds[word[1]]) for word in text.split())


def holds(parts, text, viewer, finds=(), seats=2):
    """How likely which seats hold how many Princesses."""
    found = whereabouts(seats, parts, log(text), viewer, finds)
    whole = sum(found.last.values())
    shares: dict[tuple[int, ...], float] = defaultdict(float)
    for (held, _), weight in found.last.items():
        shares[held] += weight / whole
    return {held: round(share, 6) for held, share in shares.items()}


def test_whoever_draws_may_have_drawn_the_princess():
    # Of four cards one is a Princess.
    assert holds((Part(4, 1),), "0d", None) == {(1, 0): 0.25, (0, 0): 0.75}
    assert holds((Part(4, 1),), "0d 0p 1d", 0, (False,)) == {(0, 1): 0.333333, (0, 0): 0.666667}
    assert holds((Part(4, 1),), "0d 0p 1d", 0, (True,)) == {(0, 0): 1.0}


def test_a_princess_that_was_played_was_drawn_before():
    assert holds((Part(4, 1),), "0d 0p 1d 1P", None) == {(0, 0): 1.0}
    two = (Part(2, 1), Part(2, 1))
    # Bob plays one in the first small pile; of the second only Ann has drawn.
    assert holds(two, "0d 0p 1d 1P 0d 0p", None) == {(0, 0): 0.5, (1, 0): 0.5}
    # He drew one of two; then somebody holds the other small pile's, if nothing was played.
    assert holds(two, "0d 0p 1d 1p 0d 0p 1d", 0, (False, True)) == {(0, 1): 1.0}


def test_nobody_who_plays_something_else_held_nothing_but_princesses():
    # All three cards drawn are Princesses, and Ann was dealt none: the fourth draw makes it two.
    assert holds((Part(3, 3),), "0d 0p 0d 0p", None) == {(2, 0): 1.0}
    # With three in hand nothing else could have been played.
    shares = holds((Part(4, 3),), "0d 0p 0d 0p 0d 0p", None)
    assert shares == {(2, 0): 1.0}


def test_who_shows_a_princess_holds_nothing_else():
    shares = holds((Part(6, 3),), "0d 0p 0d 0p 0d 0x", None)
    assert shares == {(2, 0): 1.0}


def test_the_weights_are_those_of_all_deals():
    # Two small piles of three; who holds how many after everybody drew twice, and Bob played one.
    parts, text = (Part(3, 1), Part(3, 1)), "0d 0p 1d 1p 0d 0p 1d 1P"
    counts: Counter[tuple[int, int]] = Counter()
    order = (0, 1, 0, 1)
    for one in range(3):
        for two in range(3, 6):
            at = [who for place, who in enumerate(order) if place in (one, two)]
            if 1 in at:
                counts[at.count(0), at.count(1) - 1] += 1
    whole = sum(counts.values())
    assert holds(parts, text, None) == {
        held: round(count / whole, 6) for held, count in counts.items()
    }


def test_a_redeal_takes_each_thing_as_often_as_it_is_likely():
    # Of four cards one is a Princess, and Bob has drawn one: three times in four he has none.
    found = whereabouts(2, (Part(4, 1),), log("1d"), None, ())
    held = Counter(found.pick(Seeded("likely", n))[0] for n in range(400))
    assert set(held) == {(0, 0), (0, 1)}
    assert 60 <= held[0, 1] <= 140


@pytest.mark.rule("fits", 22)
def test_what_lies_and_what_draws():
    state = table("S1@0,0 A1@1,0", phase="turn")
    assert FITS.reveals(state, 0, FITS.parse(state, 0, "draw"))
    assert not FITS.reveals(state, 0, FITS.parse(state, 0, "sleep 2,0"))
    state = play(state, "draw")
    assert not FITS.reveals(state, 0, FITS.parse(state, 0, "lay A7 2,0"))
    last = table("S1@0,0", left=1, hand="A7", others=" ", stock=(2, 2))
    assert FITS.reveals(last, 0, FITS.parse(last, 0, "lay A7 0,1"))
    assert not FITS.reveals(last, 0, FITS.parse(last, 0, "lay A7 1,0")), "a cat is asked for"


def test_at_the_end_everything_is_shown():
    state = some_way(2, 3)
    assert FITS.seen_by(state, None).state == state
    assert FITS.redeal(state, 0, Seeded(1, 1)) == state
