"""What is told of sack begins where everybody has seen all before: when they laid their card."""

from __future__ import annotations

from tests.games.sack.speech import ENGLISH, news, told

AUCTION = (
    news("bid", seat=0, mice=2, over=0),
    news("bid", seat=1, mice=8, over=2),
    news("passed", seat=0, mice=2),
    news("opened", seat=1, piece="cat3", place=4, left=0),
    news("won", seat=1, mice=8),
    news("took", seat=1, cards="cat3 cat8", worth=11),
)
NEXT_ROUND = news("round", round=2, seat=1, mice=12, bank=9)


def test_when_a_card_is_to_be_laid_only_the_end_of_the_last_auction_is_told():
    lines = told(ENGLISH, *AUCTION, NEXT_ROUND)
    assert lines == told(ENGLISH, *AUCTION[2:], NEXT_ROUND)
    assert lines[0].startswith("Ann passes")


def test_an_auction_begins_with_its_first_card_whatever_was_before():
    first = (
        news("opened", seat=1, piece="cat5", place=1, left=3),
        news("bid", seat=1, mice=1, over=0),
    )
    lines = told(ENGLISH, *AUCTION, NEXT_ROUND, *first)
    assert lines == ["The first card: Ödön’s Cat 5.", "Ödön opens with 1."]


def test_after_the_last_auction_all_since_ones_own_move_is_told():
    assert len(told(ENGLISH, *AUCTION)) == 4
