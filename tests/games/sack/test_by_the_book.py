"""Cat in the Sack: random games, refereed move by move, and what never changes in them."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.rng import Seeded
from engines.sack.state import Phase
from tests.games.sack.by_the_book import WHOLE_SET, Referee
from tests.games.sack.drawing import SACK, told

GAMES_EACH = 40
MONEY = {3: 66, 4: 87, 5: 108}
STAGES = {Phase.LAY: "lay", Phase.BID: "bid", Phase.BUY: "buy", Phase.OVER: "over"}


def choice(state, moves, rng, *, boldness):
    """Mostly small raises; the bolder the players, the longer the auctions."""
    if state.phase is Phase.LAY or state.phase is Phase.BUY:
        return rng.choice(moves)
    if len(moves) == 1 or rng.below(100) >= boldness:
        return moves[-1]
    return moves[rng.below(len(moves) - 1 if rng.below(8) == 0 else min(2, len(moves) - 1))]


def compare(state, referee):
    """All that lies on the table, and who may do what."""
    assert STAGES[state.phase] == referee.stage
    for seat in range(state.seats):
        moves = [SACK.format(move) for move in SACK.moves(state, seat)]
        assert len(moves) == len({*moves})
        assert {*moves} == referee.options(seat)
    turn = tuple(seat for seat in range(state.seats) if referee.options(seat))
    assert SACK.to_move(state) == turn
    assert (state.round, state.start, state.bank) == (referee.round, referee.start, referee.bank)
    assert list(state.mouse_cards) == referee.lying
    assert list(state.mice) == referee.mice
    assert list(map(sorted, state.hands)) == list(map(sorted, referee.hands))
    assert list(map(sorted, state.sacks)) == list(map(sorted, referee.won))
    assert sorted(state.gone) == sorted(referee.gone)
    assert list(state.pile) == referee.pile
    if referee.stage != "over":
        assert list(state.offers) == referee.offers
        assert {seat: card for seat, card in enumerate(state.laid) if card} == referee.laid
    if referee.stage in ("bid", "buy"):
        assert [place.card for place in state.row()] == referee.row
        assert [place.open for place in state.row()].count(True) == referee.open
        assert state.row()[referee.open - 1].open


def conserved(state, opening, played):
    """Mice and cards only ever change places."""
    assert sum(state.mice) + state.bank + sum(state.mouse_cards) == MONEY[state.seats]
    assert all(mice >= 0 for mice in (*state.mice, state.bank, *state.mouse_cards))
    for seat in range(state.seats):
        own = [*state.hands[seat], state.removed[seat], *played[seat]]
        assert sorted(own) == sorted(WHOLE_SET)
    assert state.removed == opening.removed
    lying = [*filter(None, state.laid), *([state.drawn] if state.drawn else [])]
    everywhere = Counter([*lying, *state.removed, *state.gone, *state.pile])
    for cards in (*state.hands, *state.sacks):
        everywhere.update(cards)
    sets = state.seats + (state.seats == 3)
    assert everywhere == Counter(dict.fromkeys(WHOLE_SET, sets))


def refereed(seats, seed):
    """Play one game; every state of it is checked. What was seen is counted."""
    rng = Seeded(f"book/{seats}/{seed}", 0)
    state = opening = SACK.start(seats, {}, Seeded(seed, 0))
    referee = Referee(opening.hands, opening.pile, opening.start)
    played: list[list[str]] = [[] for _ in range(seats)]
    seen: Counter[str] = Counter()
    compare(state, referee)
    while turn := SACK.to_move(state):
        seat = rng.choice(turn)
        moves = SACK.moves(state, seat)
        move = choice(state, moves, rng, boldness=(20, 50, 75)[seed % 3])
        text = SACK.format(move)
        seen[f"forced {text}"] += state.phase is Phase.BID and len(moves) == 1
        if text.startswith("lay"):
            played[seat].append(text.removeprefix("lay "))
        state = SACK.play(state, seat, move, Seeded(seed, sum(seen.values()) + 1))
        referee.do(seat, text)
        compare(state, referee)
        conserved(state, opening, played)
        seen[text.partition(" ")[0]] += 1
        seen.update(line.partition(" ")[0] for line in told(state))
        seen["unfilled"] += any(f"round={state.round} mice=0" in line for line in told(state))
        seen["nothing lay there"] += any(line.endswith(f"{seat} mice=0") for line in told(state))
    outcome = SACK.outcome(state)
    scores, winners = referee.result()
    assert outcome
    assert (list(outcome.scores), list(outcome.winners)) == (scores, winners)
    return seen


@pytest.mark.rule("sack", 3)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_go_by_the_book(seats):
    seen: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        seen += refereed(seats, seed)
    wanted = (
        "lay", "bid", "pass", "buy", "forced pass", "scuffle", "chased", "declined", "won",
        "last-chance", "bought", "took", "unfilled", "nothing lay there",
    )  # fmt: skip
    assert [kind for kind in wanted if seen[kind] == 0] == []
