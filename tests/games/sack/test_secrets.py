"""Cat in the Sack: who may see what, and what another deal keeps."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engines.rng import Seeded
from engines.sack.state import FIELDS, Phase
from engines.values import HIDDEN
from tests.games.sack.drawing import SACK, WHOLE_SET, cards, play, table, told

SECRET = {"mice", "hands", "removed", "laid", "sacks", "pile"}
HANDS = ["-8 5", "r d", "15 D", "3 8"]
WON = ["11", "", "-8 3 r", "5 5"]
MICE = "1 22 3 14"
LAYING = table("8 . -5 .", start=1, hands=HANDS, won=WON, mice=MICE)
# The row is 1, 2, 3, 0: the cards of seats 1 and 2 lie open.
BIDDING = table("8 -5 | d 15", start=1, hands=HANDS, won=WON, mice=MICE)
BUYING = table("8 -5 d 15 |", offers="- - - 0", start=1, seat=3, hands=HANDS, won=WON, mice=MICE)
THREE = table("3 8 | r d", offers="0 0 0", start=2, hands=HANDS[:3], won=WON[:3], mice="1 22 3")
VIEWERS = [0, 1, 2, 3, None]
BACKS = (HIDDEN, HIDDEN)


def seen(state, viewer):
    return SACK.seen_by(state, viewer).state


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("state", [LAYING, BIDDING, BUYING], ids=["laying", "bidding", "buying"])
def test_mice_hands_removed_cards_and_won_piles_are_their_owners(state, viewer):
    view = seen(state, viewer)
    for seat in range(4):
        mine = seat == viewer
        assert view.mice[seat] == (int(MICE.split()[seat]) if mine else HIDDEN)
        assert view.hands[seat] == (cards(HANDS[seat]) if mine else BACKS)
        assert view.removed[seat] == (state.removed[seat] if mine else HIDDEN)
        size = len(cards(WON[seat]))
        assert view.sacks[seat] == (cards(WON[seat]) if mine else (HIDDEN,) * size)


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_laid_cards_are_their_owners_until_revealed(viewer):
    laying = [None, "cat8", None, "cat-5"]
    bidding = ["cat15", "cat8", "cat-5", "smalldog"]
    for state, cards_laid, open_seats in (
        (LAYING, laying, {0, 2}),  # no card lies there yet: that is no secret
        (BIDDING, bidding, {1, 2}),
        (BUYING, bidding, {0, 1, 2, 3}),
    ):
        wanted = tuple(
            card if seat in open_seats or seat == viewer else HIDDEN
            for seat, card in enumerate(cards_laid)
        )
        assert seen(state, viewer).laid == wanted


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_draw_pile_is_nobodys(viewer):
    view = seen(THREE, viewer)
    assert view.pile == (HIDDEN,) * 9
    assert view.drawn == "cat3"
    # The row is the pile's card, then seats 2, 0, 1: that of seat 2 lies open.
    assert view.laid == (
        "rabbit" if viewer == 0 else HIDDEN,
        "smalldog" if viewer == 1 else HIDDEN,
        "cat8",
    )


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_is_open(viewer):
    public = [name for name in FIELDS if name not in SECRET]
    assert {"bank", "mouse_cards", "offers", "gone", "shown", "start", "sale"} < {*public}
    for state in (LAYING, BIDDING, BUYING):
        for name in public:
            assert getattr(seen(state, viewer), name) == getattr(state, name), name


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_at_the_end_everything_is_open(viewer):
    state = table("8 -5 d | 15", offers="- - - 0", start=1, seat=3, round_=9, won=WON, mice=MICE)
    last = replace(state, offers=(0, None, None, 2), seat=0)
    assert seen(last, viewer) != last
    over = play(last, "pass")
    assert over.phase is Phase.OVER
    assert seen(over, viewer) == over
    assert SACK.redeal(over, viewer, Seeded("x", 1)) == over


@pytest.mark.rule("sack", 7)
@pytest.mark.rule("sack", 21)
def test_others_see_that_somebody_has_laid_and_never_what():
    after = [play(LAYING, f"0: lay {card}") for card in ("-8", "5")]
    for viewer in (1, 2, 3, None):
        assert seen(after[0], viewer) == seen(after[1], viewer)
        assert seen(after[0], viewer).laid[0] is HIDDEN
        assert len(seen(after[0], viewer).hands[0]) == 1
    assert seen(after[0], 0) != seen(after[1], 0)
    assert SACK.to_move(after[0]) == SACK.to_move(after[1]) == (2,)
    public = [[line for line in told(state) if "@0" not in line] for state in after]
    assert public[0] == public[1]


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("state", [LAYING, BIDDING, BUYING], ids=["laying", "bidding", "buying"])
def test_another_deal_keeps_all_that_was_seen_and_could_be_counted(state, viewer):
    for number in range(20):
        twin = SACK.redeal(state, viewer, Seeded("twin", number))
        assert seen(twin, viewer) == seen(state, viewer)
        assert (twin.mice, twin.sacks) == (state.mice, state.sacks)
        for name in FIELDS:
            if name not in SECRET:
                assert getattr(twin, name) == getattr(state, name)


@pytest.mark.rule("sack", 21)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_cards_are_dealt_anew_within_their_own_set_alone(viewer):
    twins = [SACK.redeal(BIDDING, viewer, Seeded("twin", number)) for number in range(300)]
    for seat in range(4):
        closed = [BIDDING.laid[seat]] if seat in (0, 3) else []
        rest = sorted([*BIDDING.hands[seat], BIDDING.removed[seat], *closed])
        for twin in twins:
            laid = [twin.laid[seat]] if seat in (0, 3) else []
            assert sorted([*twin.hands[seat], twin.removed[seat], *laid]) == rest
            assert seat in (0, 3) or twin.laid[seat] == BIDDING.laid[seat]
        whole = 1 if seat == viewer else len(rest)
        assert len({twin.removed[seat] for twin in twins}) == whole
        assert len({twin.laid[seat] for twin in twins}) == (whole if seat in (0, 3) else 1)
        assert len({twin.hands[seat] for twin in twins}) == 1 or seat != viewer


@pytest.mark.rule("sack", 18)
@pytest.mark.rule("sack", 21)
def test_the_draw_pile_is_dealt_anew_with_the_card_nobody_saw():
    twins = [SACK.redeal(THREE, 0, Seeded("twin", number)) for number in range(200)]
    for twin in twins:
        assert sorted([twin.drawn, *twin.pile]) == sorted(cards(WHOLE_SET))
        assert twin.drawn == "cat3"
    for place in (0, -1):
        assert {twin.pile[place] for twin in twins} == {*cards(WHOLE_SET)} - {"cat3"}


@pytest.mark.rule("sack", 21)
def test_every_possible_card_is_dealt_about_as_often():
    twins = [SACK.redeal(BIDDING, None, Seeded("twin", number)) for number in range(1000)]
    counts = Counter(twin.laid[3] for twin in twins)
    # Seat 3 has d in the row, 3 and 8 in the hand, and one card is out: each a quarter of the time.
    assert len(counts) == 4
    assert min(counts.values()) > 200
    assert max(counts.values()) < 300


def rich_and_poor():
    """Two tables alike for seat 0 and bystanders: others' mice, won cards, hands differ."""
    other = replace(
        BIDDING,
        mice=(1, 40, 55, 9),
        sacks=(BIDDING.sacks[0], (), cards("15 15 11"), cards("D d")),
        hands=(BIDDING.hands[0], cards("3 5"), cards("r 8"), cards("-8 r")),
        removed=(BIDDING.removed[0], *cards("11 11 11")),
    )
    return BIDDING, other


@pytest.mark.rule("sack", 21)
@pytest.mark.rule("sack", 22)
@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_public_depends_on_mice_or_piles_that_are_covered(viewer):
    both, compared = rich_and_poor(), 0
    for text in (None, "bid 2", "bid 3", "pass", "pass", "bid 9", "pass"):
        if text is not None:
            both = tuple(play(state, text) for state in both)
        views = [SACK.seen_by(state, viewer) for state in both]
        assert views[0] == views[1]
        assert SACK.sketch(views[0]) == SACK.sketch(views[1])
        assert SACK.news(both[0]) == SACK.news(both[1])
        assert SACK.outcome(both[0]) == SACK.outcome(both[1])
        assert SACK.to_move(both[0]) == SACK.to_move(both[1])
        compared += 1
    assert both[0].round == 2
    assert compared == 7


@pytest.mark.rule("sack", 9)
@pytest.mark.rule("sack", 21)
def test_why_i_may_not_bid_depends_on_my_own_mice_alone():
    asked = [replace(state, seat=0) for state in rich_and_poor()]
    answers = set()
    for text in ("bid 1", "bid 2", "bid 14", "bid 100", "pass", "buy", "lay 5"):
        objections = [SACK.objection(s, 0, SACK.parse(s, 0, text)) for s in asked]
        assert objections[0] == objections[1]
        answers.add(objections[0].code if objections[0] else None)
    assert answers == {None, "too-few-mice", "not-for-sale", "row-complete"}
    assert SACK.moves(asked[0], 0) == SACK.moves(asked[1], 0)


@pytest.mark.rule("sack", 21)
def test_private_news_are_for_their_owner_alone():
    start = SACK.start(4, {}, Seeded(5, 0))
    hands = [item for item in SACK.news(start) if item.code == "hand"]
    assert [item.seat for item in hands] == [0, 1, 2, 3]
    for item in hands:
        assert item.facts == {"cards": " ".join(start.hands[item.seat])}
    laid = [item for item in SACK.news(play(LAYING, "0: lay 5")) if item.code == "laid"]
    assert {(item.seat, item.facts["piece"]) for item in laid} == {
        (0, "cat5"), (1, "cat8"), (3, "cat-5"),
    }  # fmt: skip
