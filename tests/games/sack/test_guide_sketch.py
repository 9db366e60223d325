"""The table of sack in letters: the row, the auction, what the viewer holds, the end."""

from __future__ import annotations

import pytest

from bot.games.lettering import columns
from tests.games.sack.drawing import SACK, table
from tests.games.sack.speech import ENGLISH, GUIDE, HUNGARIAN, NAMES
from tests.games.sack.test_guide_alt import HANDS, over

AUCTION = table("15 D | 3 r", offers="- 5 6 0", seat=3, hands=HANDS, lying="0 4 6")


def sketch(state, viewer=None, say=ENGLISH, names=NAMES):
    return GUIDE.sketch(say, SACK.seen_by(state, viewer), names)


@pytest.mark.parametrize(
    ("say", "board"),
    [
        pytest.param(
            ENGLISH,
            """\
Round 1
     sack  bid held won
Ann    15 pass    2   0
Ödön   BD    5    2   0
Cid     ?    6    2   0
Éva   (R)    0    2   0
Mouse cards: 0, 4, 6.
In the bank: 15. Ann started.
Your cards: 3 5
Put aside: SD
Your mice: 15
Won: nothing
? face down, R rabbit,
SD small dog, BD big dog,
( ) seen by you alone,
a number is a cat""",
            id="en",
        ),
        pytest.param(
            HUNGARIAN,
            """\
1. forduló
     zsák licit lap nyert
Ann    15 passz   2     0
Ödön   NK     5   2     0
Cid     ?     6   2     0
Éva  (NY)     0   2     0
Egérkártyák: 0, 4, 6.
A bankban: 15. A kezdőjátékos
  Ann volt.
Lapjaid: 3 5
Félretéve: KK
Egereid: 15
Nyert lapjaid: semmi
? lefordítva, NY nyúl,
KK kis kutya, NK nagy kutya,
( ) csak te látod,
a szám macskát jelent""",
            id="hu",
        ),
    ],
)
def test_an_auction_is_drawn_as_a_seat_sees_it(say, board):
    assert sketch(AUCTION, 3, say) == board


def test_a_bystander_sees_no_hand_and_no_card_that_is_face_down():
    assert sketch(AUCTION).splitlines()[5:] == [
        "Éva     ?    0    2   0",
        "Mouse cards: 0, 4, 6.",
        "In the bank: 15. Ann started.",
        "? face down, BD big dog,",
        "a number is a cat",
    ]


@pytest.mark.parametrize(
    ("state", "card", "left"),
    [
        pytest.param(table(offers="0 0 0"), ".", "9", id="nine will be played"),
        pytest.param(table("8 | D 3 r", offers="0 0 0"), "8", "8", id="one lies open"),
        pytest.param(table("8 | D 3 r", offers="0 0 0", round_=9), "8", "0", id="the last one"),
    ],
)
def test_of_the_draw_pile_what_will_be_played_is_counted(state, card, left):
    (line,) = [each for each in sketch(state).splitlines() if each.startswith("Draw pile")]
    assert line.split() == ["Draw", "pile", card, left]


def test_while_cards_are_laid_there_are_no_bids():
    lines = sketch(table("8 . 5 r", start=1, hands=HANDS), 1).splitlines()
    assert lines[1:6] == [
        "     sack held won",
        "Ödön  (8)    2   0",
        "Cid     .    2   0",
        "Éva     ?    2   0",
        "Ann     ?    2   0",
    ]
    assert "In the bank: 15. Ödön starts." in lines


def test_the_end_is_drawn_with_points_and_won_cards():
    assert (
        sketch(over())
        == """\
     cats mice points
Ann    19   11     30
Ödön   11   15     26
Cid    18   15     33
Éva     0   21     21
Ann has won: −8 3 5 8 11
Ödön has won: 11
Cid has won: 15 3
Éva has won: nothing
a number is a cat"""
    )


@pytest.mark.parametrize("say", [ENGLISH, HUNGARIAN])
def test_names_of_any_length_leave_the_board_narrow(say):
    names = ("Ű" * 128, "B b" * 40, "Cid", "猫" * 99)
    for state in (AUCTION, over(), table(". . 5 8", hands=HANDS)):
        for viewer in (None, 3):
            assert max(map(columns, sketch(state, viewer, say, names).splitlines())) <= 32
