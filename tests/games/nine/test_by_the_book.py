"""Nine Lives: random games, refereed move by move, and what never changes in them."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.nine.cards import COLOURS, NAMES
from engines.nine.editions import read_deck
from engines.rng import Seeded
from tests.games.nine.by_the_book import Referee
from tests.games.nine.laying import NINE, ended

GAMES_EACH = 12
GREED = 4
"""Of so many turns one is spent as chance will have it, the others on whatever is rare."""


def worded(card):
    """A card as the page writes it: `red 3-7`."""
    name = NAMES[card]
    colour = next((colour for colour in COLOURS if name.startswith(colour)), "")
    return f"{colour} {name.removeprefix(colour)}" if colour else name


def listed(those):
    """Cards as the page writes them."""
    return [worded(card) for card in those]


def compare(state, referee):
    """All that lies on the table, and who may do what."""
    turn = [seat + 1 for seat in NINE.to_move(state)]
    assert turn == [player for player in [referee.to_move()] if player]
    for seat in range(state.seats):
        legal = [NINE.format(move) for move in NINE.moves(state, seat)]
        assert len(legal) == len({*legal})
        assert {*legal} == (referee.options() if seat + 1 in turn else set())
    assert list(map(listed, state.piles)) == referee.piles
    assert listed(state.stock) == referee.draw_pile
    assert sorted(listed(state.box)) == sorted(referee.box)
    assert list(state.coins) == list(referee.coins.values())
    assert listed(state.cards) == referee.in_question
    for (player, colour), series in referee.series.items():
        bed = 4 * (player - 1) + COLOURS.index(colour)
        assert listed(state.series[bed]) == series.cards
        assert (bed in state.kittens) == series.kittens


def choice(legal, rng):
    """Often a rare kind of move: takes alone would never meet dogs and rascals."""
    if rng.below(GREED):
        rare = [move for move in legal if move.word not in ("take", "drop")]
        return rng.choice(rare or legal)
    return rng.choice(legal)


def refereed(seats, seed):
    """Play one game; every state of it is checked. What was seen is counted."""
    rng = Seeded(f"book/{seats}/{seed}", 0)
    deck = Seeded(seed, 0).shuffled(read_deck("first"))
    state, step = NINE.start(seats, {}, Seeded(seed, 0)), 0
    by_name = {worded(card): card for card in range(len(NAMES))}

    def shuffle(those):
        ordered = sorted(by_name[card] for card in those)
        return listed(Seeded(seed, step).shuffled(ordered))

    referee = Referee(seats, state.turn + 1, listed(deck), shuffle)
    seen: Counter[str] = Counter()
    compare(state, referee)
    while turn := NINE.to_move(state):
        step += 1
        move = choice(NINE.moves(state, turn[0]), rng)
        state = NINE.play(state, turn[0], move, Seeded(seed, step))
        referee.play(NINE.format(move))
        compare(state, referee)
        seen.update(item.code for item in NINE.news(state))
    outcome = ended(state)
    assert [seat + 1 for seat in outcome.winners] == referee.winners()
    assert outcome.scores == tuple(referee.coins.values())
    seen["shared"] += len(outcome.winners) > 1
    return seen


RARE = ("paired", "matched", "homeless", "swapped", "fetched", "chased", "adopted", "scored")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_referee_agrees_with_every_move_of_random_games(seats):
    seen: Counter[str] = sum((refereed(seats, seed) for seed in range(GAMES_EACH)), Counter())
    assert all(seen[code] for code in RARE), seen
    assert seen["shuffled"] == (GAMES_EACH if seats > 3 else 0)
    assert seen["stole"] > GAMES_EACH


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_referee_agrees_in_many_more_games(seats):
    seen: Counter[str] = sum((refereed(seats, seed) for seed in range(GAMES_EACH, 400)), Counter())
    assert seen["shared"], seen


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cards_only_ever_change_places_or_become_coins(seats):
    rng, step = Seeded(f"kept/{seats}", 0), 0
    state = NINE.start(seats, {}, Seeded(seats, 0))
    while turn := NINE.to_move(state):
        step += 1
        move = choice(NINE.moves(state, turn[0]), rng)
        state = NINE.play(state, turn[0], move, Seeded(seats, step))
        lying = (*state.stock, *state.box, *state.cards, *sum((*state.piles, *state.series), ()))
        homeless = len(state.kittens) + len(state.owing)
        assert len(lying) + homeless + sum(state.coins) == 120
        assert not Counter(lying) - Counter(read_deck("first"))
    assert step > 50
