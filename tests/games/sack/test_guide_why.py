"""Whoever may not make a move of sack is told why, and every ending is put in a sentence."""

from __future__ import annotations

import pytest

from engines.values import Objection
from tests.games.sack.speech import ENGLISH, GUIDE, HUNGARIAN


@pytest.mark.parametrize(
    ("objection", "english", "hungarian"),
    [
        pytest.param(
            Objection("over"), "This game is over.", "Ez a játék már véget ért.", id="over"
        ),
        pytest.param(
            Objection("not-your-turn"),
            "It is not your turn.",
            "Most nem te jössz.",
            id="not your turn",
        ),
        pytest.param(
            Objection("lay-first"),
            "First everybody lays a card; the bidding comes after that. A bare number is a bid; to "
            "lay a card: “lay 5”.",
            "Előbb mindenki lerak egy lapot, a licit csak utána következik. A puszta szám licit; "
            "lapot így: „lerak 5”.",
            id="lay first",
        ),
        pytest.param(
            Objection("not-in-hand", {"card": "cat-8"}),
            "You do not hold this card: Cat −8.",
            "Ez a lap nincs a kezedben: −8-as macska.",
            id="not in hand",
        ),
        pytest.param(
            Objection("row-complete"),
            "Every card is laid already: nothing more can be laid this round.",
            "Már minden lap le van rakva: ebben a fordulóban nem rakhatsz le többet.",
            id="row complete",
        ),
        pytest.param(
            Objection("too-low", {"least": 6}),
            "That is not enough: bid at least 6.",
            "Ez kevés: most 6 a legkisebb ajánlat.",
            id="too low",
        ),
        pytest.param(
            Objection("too-few-mice", {"mice": 1}),
            "You have only 1 mouse: bid at most that, or pass.",
            "Csak 1 egered van: legfeljebb ennyit ajánlj, vagy passzolj.",
            id="one mouse",
        ),
        pytest.param(
            Objection("too-few-mice", {"mice": 0}),
            "You have no mouse to bid: pass.",
            "Egyetlen egered sincs, amivel licitálhatnál: passzolj.",
            id="no mice",
        ),
        pytest.param(
            Objection("too-few-mice", {"mice": 7}),
            "You have only 7 mice: bid at most that, or pass.",
            "Csak 7 egered van: legfeljebb ennyit ajánlj, vagy passzolj.",
            id="few mice",
        ),
        pytest.param(
            Objection("not-for-sale"),
            "Only the last one left may buy the sack, if nobody has bid. Bid, or pass.",
            "A zsákot csak az utolsónak maradt játékos veheti meg, ha senki sem licitált. "
            "Licitálj, vagy passzolj.",
            id="not for sale",
        ),
        pytest.param(
            Objection("buy-or-pass"),
            "Nobody has bid, so there is no more bidding: buy the sack for 1 mouse, or pass.",
            "Senki sem licitált, így már nincs több licit: vedd meg a zsákot 1 egérért, vagy "
            "passzolj.",
            id="buy or pass",
        ),
        pytest.param(
            Objection("no-mouse"),
            "You have no mouse to buy the sack with, so you can only pass.",
            "Nincs egered, amivel megvehetnéd a zsákot, így csak passzolhatsz.",
            id="no mouse",
        ),
    ],
)
def test_every_objection_is_explained(objection, english, hungarian):
    assert GUIDE.why(ENGLISH, objection) == english
    assert GUIDE.why(HUNGARIAN, objection) == hungarian


@pytest.mark.parametrize(
    ("reason", "winner", "english", "hungarian"),
    [
        pytest.param(
            "most",
            "Ann",
            "Ann won with the most points.",
            "Ann győzött a legtöbb ponttal.",
            id="most",
        ),
        pytest.param(
            "cats",
            "Ann",
            "Ann won: level on points, but with more from the cats.",
            "Pontegyenlőség: Ann győzött, mert a macskái többet érnek.",
            id="cats",
        ),
        pytest.param(
            "shared",
            "Ann, Bob",
            "Ann, Bob share the win: level on points, and on points from the cats.",
            "Közös győzelem: Ann, Bob összpontszámban és a macskák pontjaiban is egyenlő.",
            id="shared",
        ),
    ],
)
def test_every_ending_is_put_in_a_sentence(reason, winner, english, hungarian):
    assert ENGLISH(f"sack-reason-{reason}", winner=winner) == english
    assert HUNGARIAN(f"sack-reason-{reason}", winner=winner) == hungarian


def test_a_score_says_what_it_is_made_of():
    assert ENGLISH("sack-score-cats", points=26) == "cats 26"
    assert HUNGARIAN("sack-score-mice", points=3) == "egerek 3"
