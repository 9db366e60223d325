"""The narrator of sack knows the game so far: what was dear, who buys all, who are left."""

from __future__ import annotations

import pytest

from bot.games.sack import course
from bot.posts.news import remembered
from engines.sack.cards import Card
from engines.sack.state import Sale
from tests.games.sack.speech import ENGLISH, GUIDE, HUNGARIAN, news, told
from tests.transcripts.record import played
from tests.transcripts.templates import told as sentences


def sold(winner, price, card):
    return Sale(winner, price, (Card(card),), (Card(card),), ())


DEAR, FAIR, FINE = sold(0, 9, "cat3"), sold(1, 5, "cat5"), sold(2, 3, "cat15")
UNSOLD = Sale(None, 0, (Card("cat3"),), (), ())


@pytest.mark.parametrize(
    ("sales", "codes"),
    [
        pytest.param([DEAR, DEAR], [], id="two dear ones"),
        pytest.param([DEAR, sold(1, 9, "cat3"), DEAR], ["dear-row"], id="three dear ones"),
        pytest.param([DEAR, UNSOLD, DEAR, DEAR], [], id="one between that nobody wanted"),
        pytest.param([FAIR, FAIR, FAIR], ["buyer-row"], id="three for one person"),
        pytest.param([DEAR, FAIR, FINE], ["best-buy"], id="better than all before"),
        pytest.param([FAIR, FINE], [], id="too early for a record"),
        pytest.param([FINE, FAIR, sold(0, 3, "cat15")], [], id="as good as one before"),
        pytest.param([DEAR, FAIR, sold(2, 12, "cat15")], ["dearest"], id="dearer than all before"),
        pytest.param([DEAR, FAIR, UNSOLD], [], id="nobody wanted it"),
    ],
)
def test_a_sale_is_set_beside_those_before(sales, codes):
    assert [item.code for item in course._striking(sales)] == codes


def test_what_strikes_is_said_after_what_was_bought():
    bought = (news("won", seat=1, mice=9), news("took", seat=1, cards="cat3", worth=3))
    assert told(ENGLISH, *bought, news("dear-row", count=3))[-1] == (
        "Ödön gets Cat 3, worth 3: that was dear. Three sacks in a row have cost more than they"
        " held."
    )
    assert told(HUNGARIAN, *bought, news("buyer-row", seat=1, count=4))[-1] == (
        "Ödön zsákmánya: 3-as macska, értéke 3. Ez drága volt. Ödön telhetetlen: sorban ez már a"
        " negyedik zsákja!"
    )


@pytest.mark.parametrize(
    ("say", "text"),
    [
        (ENGLISH, "Only Ann and Cid are left: Ann bids 7."),
        (HUNGARIAN, "Ketten maradtak, Ann és Cid: Ann licitje 7."),
    ],
)
def test_the_last_two_of_an_auction_are_named_once(say, text):
    assert told(say, news("bid", seat=0, mice=7, over=6, other=2)) == [text]


def test_in_whole_games_each_of_it_comes_and_nothing_is_told_of_what_anybody_has():
    seen = set()
    for seed in range(12):
        story = played("sack", f"course-{seed}", 3 + seed % 3)
        for at, items in enumerate(remembered(GUIDE, story)):
            plain = story.game.news(story.beats[at].state)
            told_more = [each for each in items if each.code not in {item.code for item in plain}]
            assert len(told_more) <= 1
            seen |= {each.code for each in told_more}
            twos = [each for each in items if "other" in each.facts]
            for each in twos:
                left = story.beats[at].state.in_auction()
                assert {each.facts["seat"], each.facts["other"]} == {*left}
                seen.add("two")
    assert seen == {"dear-row", "buyer-row", "best-buy", "dearest", "two"}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("say", [ENGLISH, HUNGARIAN])
def test_no_sentence_is_more_than_an_eighth_of_a_game(say, seats):
    for seed in range(3):
        said = sentences(played("sack", f"sentences-{seed}", seats), say)
        [(sentence, times)] = said.most_common(1)
        assert times <= 0.12 * said.total(), sentence
