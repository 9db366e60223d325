"""Whoever plays sack is told what to do, and in short what they hold."""

from __future__ import annotations

import pytest

from tests.games.sack.drawing import SACK, play, table
from tests.games.sack.speech import ENGLISH, GUIDE, HUNGARIAN

ROW = "15 | D 3 r"
BUYING = play(table(ROW), "pass", "pass", "pass")


@pytest.mark.parametrize(
    ("state", "seat", "english", "hungarian"),
    [
        pytest.param(
            table(". 5 . 8"),
            0,
            "Round 1: choose a card to lay face down. Everybody chooses at the same time. You "
            "start: your card will be turned up first, and you bid first.",
            "1. forduló: válassz egy lapot, és rakd le képpel lefelé. Mindenki egyszerre választ. "
            "Te kezdesz: a te lapod fordul fel elsőnek, és te licitálsz először.",
            id="the start player lays",
        ),
        pytest.param(
            table(". . .", offers="0 0 0"),
            0,
            "Round 1: choose a card to lay face down. Everybody chooses at the same time. You "
            "start: you bid first, when the first card of the draw pile lies open.",
            "1. forduló: válassz egy lapot, és rakd le képpel lefelé. Mindenki egyszerre választ. "
            "Te kezdesz: te licitálsz először, amikor már nyitva van a húzópakli felső lapja.",
            id="the start player of three lays",
        ),
        pytest.param(
            table(". 5 . 8", lying="0 0 0", round_=5),
            2,
            "Round 5: choose a card to lay face down. Everybody chooses at the same time. The "
            "mouse cards are empty.",
            "5. forduló: válassz egy lapot, és rakd le képpel lefelé. Mindenki egyszerre választ. "
            "Az egérkártyák üresek.",
            id="the mouse cards stay empty",
        ),
        pytest.param(
            table(ROW),
            0,
            "Your go: make the first bid, or pass. Passing brings you 2 mice. You have 15 mice. In "
            "the sack: Cat 15; 3 cards are face down.",
            "Te jössz: licitálj elsőnek, vagy passzolj. A passz 2 egeret hoz neked. 15 egered van. "
            "A zsákban: 15-ös macska; még 3 lap van lefordítva.",
            id="nobody has bid",
        ),
        pytest.param(
            table(ROW, offers="2 5 0 0", seat=2),
            2,
            "Your go: the highest bid is 5. Bid more, or pass. Passing brings you 2 mice. You have "
            "15 mice. In the sack: Cat 15; 3 cards are face down, one of them yours: Cat 3.",
            "Te jössz: a legmagasabb licit 5. Licitálj többet, vagy passzolj. A passz 2 egeret hoz "
            "neked. 15 egered van. A zsákban: 15-ös macska; még 3 lap van lefordítva, köztük a "
            "tiéd (3-as macska).",
            id="a bid to beat",
        ),
        pytest.param(
            table("15 D 3 | r", offers="- - 6 4", seat=3, lying="0 0 6", mice="9 9 9 6"),
            3,
            "Your go: the highest bid is 6, and you cannot bid more. You can only pass. Passing "
            "brings you 6 mice. You have 6 mice. In the sack: Cat 15, big dog and Cat 3; 1 card is "
            "face down, and it is yours: rabbit.",
            "Te jössz: a legmagasabb licit 6, ennél többet nem tudsz ajánlani. Csak passzolhatsz. "
            "A passz 6 egeret hoz neked. 6 egered van. A zsákban: 15-ös macska, nagy kutya és 3-as "
            "macska; már csak a te lapod van lefordítva (nyúl).",
            id="a bid that cannot be beaten",
        ),
        pytest.param(
            table("15 D | 3 r", offers="- 0 0 0", seat=1, lying="0 0 0", mice="9 0 9 9"),
            1,
            "Your go: you have no mouse to bid, so you can only pass. Passing brings you nothing: "
            "the mouse cards are empty. In the sack: Cat 15 and big dog; 2 cards are face down.",
            "Te jössz, de egyetlen egered sincs, így csak passzolhatsz. A passz most nem hoz "
            "semmit: az egérkártyák üresek. A zsákban: 15-ös macska és nagy kutya; még 2 lap van "
            "lefordítva.",
            id="no mouse",
        ),
        pytest.param(
            BUYING,
            3,
            "Nobody has bid: the whole sack is yours for 1 mouse, or pass, and everything in it "
            "leaves the game. In the sack: Cat 15, big dog, Cat 3 and rabbit. You would get Cat 3 "
            "and rabbit, worth 3. You have 15 mice.",
            "Senki sem licitált: 1 egérért tiéd az egész zsák. Ha passzolsz, minden kikerül a "
            "játékból, ami benne van. A zsákban: 15-ös macska, nagy kutya, 3-as macska és nyúl. "
            "Ezt kapnád: 3-as macska és nyúl; értéke 3. 15 egered van.",
            id="buying",
        ),
        pytest.param(
            play(table("d | D D d"), "pass", "pass", "pass"),
            3,
            "Nobody has bid: the whole sack is yours for 1 mouse, or pass, and everything in it "
            "leaves the game. In the sack: 2 × small dog and 2 × big dog. You would get nothing: "
            "only the dogs are in it. You have 15 mice.",
            "Senki sem licitált: 1 egérért tiéd az egész zsák. Ha passzolsz, minden kikerül a "
            "játékból, ami benne van. A zsákban: két kis kutya és két nagy kutya. Semmit sem "
            "kapnál: csak kutyák vannak benne. 15 egered van.",
            id="nothing but dogs to buy",
        ),
        pytest.param(
            play(table(ROW, mice="1 1 1 0", lying="0 0 0"), "pass", "pass", "pass"),
            3,
            "Nobody has bid, but you have no mouse to buy the sack with, so you can only pass. "
            "Everything in it leaves the game. In the sack: Cat 15, big dog, Cat 3 and rabbit.",
            "Senki sem licitált, de nincs egered, amivel megvehetnéd a zsákot, így csak "
            "passzolhatsz. Minden kikerül a játékból, ami benne van. A zsákban: 15-ös macska, nagy "
            "kutya, 3-as macska és nyúl.",
            id="nothing to buy with",
        ),
    ],
)
def test_a_person_is_told_what_to_do(state, seat, english, hungarian):
    seen = SACK.seen_by(state, seat)
    assert seat in SACK.to_move(state)
    assert GUIDE.prompt(ENGLISH, seen, seat) == english
    assert GUIDE.prompt(HUNGARIAN, seen, seat) == hungarian


@pytest.mark.parametrize(
    ("state", "english", "hungarian"),
    [
        pytest.param(
            table(". 5 . 8", hands=["-8 -5 3 r D d", "", "", ""]),
            "Hand: cats −8, −5, 3, rabbit, big dog, small dog. Mice: 15. Nothing won yet.",
            "Kézben: macskák −8, −5, 3, nyúl, nagy kutya, kis kutya. Egerek: 15. Még nem nyertél "
            "lapot.",
            id="before laying",
        ),
        pytest.param(
            table("-5 | D 3 r", hands=["8 r", "", "", ""], won=["-8 -5 3", "", "", ""]),
            "Laid: Cat −5. Hand: cat 8, rabbit. Mice: 15. Won: 3 cards, worth −10.",
            "Lerakva: −5-ös macska. Kézben: macska 8, nyúl. Egerek: 15. Nyert lapok: 3, értékük "
            "−10.",
            id="after laying",
        ),
        pytest.param(
            table("-5 | D 3 r", hands=["", "", "", ""], won=["11", "", "", ""], mice="0 9 9 9"),
            "Laid: Cat −5. Hand: nothing. Mice: 0. Won: 1 card, worth 11.",
            "Lerakva: −5-ös macska. Kézben: semmi. Egerek: 0. Nyert lapok: 1, értékük 11.",
            id="the last round",
        ),
    ],
)
def test_a_hand_is_said_in_short(state, english, hungarian):
    seen = SACK.seen_by(state, 0)
    assert GUIDE.brief(ENGLISH, seen, 0) == english
    assert GUIDE.brief(HUNGARIAN, seen, 0) == hungarian


def test_the_longest_hand_fits_into_a_press_alert():
    full = "-8 -5 3 5 8 11 15 r"
    state = table("d | D 3 r", hands=[full, "", "", ""], won=["-8 " * 36, "", "", ""])
    seen = SACK.seen_by(state, 0)
    assert 90 < len(GUIDE.brief(ENGLISH, seen, 0)) <= 200
    assert 90 < len(GUIDE.brief(HUNGARIAN, seen, 0)) <= 200
