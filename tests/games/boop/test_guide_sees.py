"""A position of boop is put in words: what is asked, and what lies where."""

from __future__ import annotations

import pytest

from tests.games.boop.speech import ENGLISH, GAME, GUIDE, HUNGARIAN, NAMES, after

TO_SIX_CATS = (
    "c3, f5, e3, e5, f3, f5, e3, promote c3 d3 e3, e5, "
    "c3, f5, e3, e6, f3, f5, e3, promote c3 d3 e3, e5"
)
"""Ann takes up c3 d3 e3 twice: two kittens and six cats in her pool, nothing on the bed."""
EIGHT_OF_ANN = "a1, f6, c1, e6, e1, f5, a3, e6, c3, f5, e3, e6, a5, f5, c5"


@pytest.mark.parametrize(
    ("moves", "ghosts", "english", "hungarian"),
    [
        pytest.param(
            "",
            "on",
            "Your turn: put a kitten on an empty square.",
            "Te jössz: tegyél egy cicát egy üres mezőre.",
            id="only kittens",
        ),
        pytest.param(
            TO_SIX_CATS,
            "off",
            "Your turn: put a kitten or a cat on an empty square.",
            "Te jössz: tegyél egy cicát vagy egy macskát egy üres mezőre.",
            id="kittens and cats",
        ),
        pytest.param(
            TO_SIX_CATS + ", k a1, f6, k a3, e6",
            "off",
            "Your turn: put a cat on an empty square.",
            "Te jössz: tegyél egy macskát egy üres mezőre.",
            id="only cats",
        ),
        pytest.param(
            "c3, f5, e3, e5, f3, f5, e3",
            "off",
            "You have three in a line! Choose the line to take up: its kittens grow into cats.",
            "Összejött egy hármas sorod! Válaszd ki, melyiket veszed fel: a benne lévő cicák "
            "macskává fejlődnek.",
            id="a line",
        ),
        pytest.param(
            TO_SIX_CATS + ", c3, f5, e3, a5, cat f3, b6, cat e3",
            "off",
            "You have three in a line! Choose the line to take up: its kittens grow into cats.",
            "Összejött egy hármas sorod! Válaszd ki, melyiket veszed fel: a benne lévő cicák "
            "macskává fejlődnek.",
            id="a line and only cats in the pool",
        ),
        pytest.param(
            EIGHT_OF_ANN,
            "off",
            "All eight of your pieces are on the bed: take up one of them, or a whole line if you "
            "have one.",
            "Mind a nyolc figurád az ágyon van: vegyél fel egyet közülük, vagy egy egész sort, ha "
            "van.",
            id="eight on the bed",
        ),
        pytest.param(
            "c3",
            "on",
            "Send your ghost in along a seam from the edge, or end your turn.",
            "Indítsd el a szellemmacskádat egy varrás széléről, vagy fejezd be a kört.",
            id="a ghost may enter",
        ),
    ],
)
def test_a_person_is_told_what_to_do(moves, ghosts, english, hungarian):
    state = after(moves, ghosts=ghosts)
    seen = GAME.seen_by(state, 0)
    assert state.seat == 0
    assert GUIDE.prompt(ENGLISH, seen, 0) == english
    assert GUIDE.prompt(HUNGARIAN, seen, 0) == hungarian


@pytest.mark.parametrize(
    ("moves", "ghosts", "english", "hungarian"),
    [
        pytest.param(
            "",
            "off",
            "Turn 1: Ann is to place a piece. Ann: nothing on the bed; in the pool: 8 kittens. "
            "Ödön: nothing on the bed; in the pool: 8 kittens.",
            "1. kör: Ann következik, figurát tesz le. Ann: nincs figura az ágyon; készlet: 8 cica. "
            "Ödön: nincs figura az ágyon; készlet: 8 cica.",
            id="an empty bed",
        ),
        pytest.param(
            "d2, ghost c1d1, f5",
            "on",
            "Turn 2: Ödön may send the ghost in. Ann: kitten d2, ghost between c1 and d1 moving "
            "down; in the pool: 7 kittens. Ödön: kitten f5; in the pool: 7 kittens, the ghost.",
            "2. kör: Ödön következik, elindíthatja a szellemmacskát. Ann: cica d2, szellemmacska a "
            "c1 és a d1 között, lefelé tart; készlet: 7 cica. Ödön: cica f5; készlet: 7 cica, a "
            "szellemmacska.",
            id="a ghost on the bed and one to enter",
        ),
        pytest.param(
            "c3, a6, e3, f6, f3, a1, e3",
            "off",
            "Turn 7: Ann is to take up pieces. Ann: kittens c3 d3 e3; in the pool: 5 kittens. "
            "Ödön: kittens a1 a6 f6; in the pool: 5 kittens.",
            "7. kör: Ann következik, figurákat vesz fel. Ann: cicák c3 d3 e3; készlet: 5 cica. "
            "Ödön: cicák a1 a6 f6; készlet: 5 cica.",
            id="a line to take up",
        ),
        pytest.param(
            EIGHT_OF_ANN,
            "off",
            "Turn 15: Ann is to take up pieces. Ann: kittens a1 c1 e1 a3 c3 e3 a5 c5; in the pool: "
            "nothing. Ödön: kitten f5; in the pool: 7 kittens.",
            "15. kör: Ann következik, figurákat vesz fel. Ann: cicák a1 c1 e1 a3 c3 e3 a5 c5; "
            "készlet: üres. Ödön: cica f5; készlet: 7 cica.",
            id="an empty pool",
        ),
        pytest.param(
            TO_SIX_CATS + ", cat a1, f6, k a3",
            "off",
            "Turn 20: Ödön is to place a piece. Ann: kitten a3, cat a1; in the pool: 1 kitten, 5 "
            "cats. Ödön: kittens c4 d4 c5 f6; in the pool: 4 kittens.",
            "20. kör: Ödön következik, figurát tesz le. Ann: cica a3, macska a1; készlet: 1 cica, "
            "5 macska. Ödön: cicák c4 d4 c5 f6; készlet: 4 cica.",
            id="a kitten and a cat",
        ),
        pytest.param(
            TO_SIX_CATS + ", cat c3, f5, cat e3, a5, cat f3, b6, cat e3",
            "off",
            "The game is over. Ann won with three cats in a line. The three cats: c3 d3 e3. Ann: "
            "cats c3 d3 e3; in the pool: 2 kittens, 3 cats. Ödön: kittens c4 c5 d5 f5 b6; in the "
            "pool: 3 kittens.",
            "A játék véget ért. Ann győzött: három macska került egy sorba. A három macska: c3 d3 "
            "e3. Ann: macskák c3 d3 e3; készlet: 2 cica, 3 macska. Ödön: cicák c4 c5 d5 f5 b6; "
            "készlet: 3 cica.",
            id="a game won",
        ),
    ],
)
def test_the_picture_is_described_so_that_one_can_play_without_it(
    moves, ghosts, english, hungarian
):
    seen = GAME.seen_by(after(moves, ghosts=ghosts), None)
    assert GUIDE.alt(ENGLISH, seen, NAMES) == english
    assert GUIDE.alt(HUNGARIAN, seen, NAMES) == hungarian
