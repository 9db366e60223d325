"""Whoever may not make a move of boop is told why, and every ending is put in a sentence."""

from __future__ import annotations

import pytest

from engines.values import Objection
from tests.games.boop.speech import ENGLISH, GUIDE, HUNGARIAN


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
            Objection("place-first"),
            "A turn begins with placing a kitten or a cat.",
            "A kör azzal kezdődik, hogy leteszel egy cicát vagy egy macskát.",
            id="place first",
        ),
        pytest.param(
            Objection("already-placed"),
            "You have placed your piece; now send your ghost in or end the turn.",
            "Ebben a körben már tettél le figurát; most elindíthatod a szellemmacskádat, vagy "
            "befejezheted a kört.",
            id="already placed",
        ),
        pytest.param(
            Objection("promotion-owed"),
            "First take up your pieces: when you can, you must.",
            "Előbb vedd fel a figuráidat: ha van mit, kötelező.",
            id="promotion owed",
        ),
        pytest.param(
            Objection("no-kitten"),
            "There is no kitten in your pool; place a cat.",
            "Nincs cica a készletedben; tegyél le egy macskát.",
            id="no kitten",
        ),
        pytest.param(
            Objection("no-cat"),
            "There is no cat in your pool yet; place a kitten.",
            "Még nincs macska a készletedben; tegyél le egy cicát.",
            id="no cat",
        ),
        pytest.param(
            Objection("occupied", {"cell": "e4", "seat": 1, "piece": "cat", "whose": "other"}),
            "Your opponent’s cat already lies on e4: choose an empty square.",
            "Az e4 mezőn már ott hever az ellenfeled macskája: válassz egy üres mezőt.",
            id="occupied by the other",
        ),
        pytest.param(
            Objection("occupied", {"cell": "b2", "seat": 0, "piece": "kitten", "whose": "own"}),
            "A kitten of yours already lies on b2: choose an empty square.",
            "A b2 mezőn már ott hever egy cicád: válassz egy üres mezőt.",
            id="occupied by oneself",
        ),
        pytest.param(
            Objection("nothing-to-promote"),
            "You have neither three in a line nor all eight pieces on the bed.",
            "Nincs hármas sorod, és nem mind a nyolc figurád van az ágyon; fejezd be a kört, vagy "
            "indítsd el a szellemmacskádat.",
            id="nothing to promote",
        ),
        pytest.param(
            Objection("promoted-already"),
            "Only one line or piece may be taken up each turn.",
            "Egy körben csak egy sort vagy egy figurát vehetsz fel.",
            id="promoted already",
        ),
        pytest.param(
            Objection("not-a-line", {"cells": "a1 b1 d1"}),
            "a1 b1 d1 are not three squares next to each other in a line.",
            "Ez nem három szomszédos mező egy sorban: a1 b1 d1.",
            id="not a line",
        ),
        pytest.param(
            Objection("not-your-line", {"cells": "a1 b1 c1", "cell": "b1"}),
            "There is no piece of yours on b1, so a1 b1 c1 is not your line.",
            "A b1 mezőn nincs figurád, így ez nem a te sorod: a1 b1 c1.",
            id="not your line",
        ),
        pytest.param(
            Objection("not-eight", {"count": 6}),
            "A single piece may be taken up only when all eight of yours are on the bed; now there "
            "are 6.",
            "Egyetlen figurát csak akkor vehetsz fel, ha mind a nyolc az ágyon van; most csak 6 "
            "van ott.",
            id="not eight",
        ),
        pytest.param(
            Objection("not-your-piece", {"cell": "f6"}),
            "There is no piece of yours on f6.",
            "Az f6 mezőn nincs figurád.",
            id="not your piece",
        ),
        pytest.param(
            Objection("ghosts-off"),
            "This table plays without ghosts.",
            "Ennél az asztalnál szellemmacskák nélkül játszotok.",
            id="ghosts off",
        ),
        pytest.param(
            Objection("ghost-on-bed", {"seam": "b4b5"}),
            "Your ghost is already on the bed, between b4 and b5.",
            "A szellemmacskád már az ágyon van a b4 és a b5 között.",
            id="ghost on the bed",
        ),
        pytest.param(
            Objection("ghost-just-left"),
            "Your ghost was on the bed when this turn began; it may come in again next turn.",
            "A szellemmacskád a kör elején még az ágyon volt; legközelebb a következő körödben "
            "indíthatod el.",
            id="ghost just left",
        ),
        pytest.param(
            Objection("no-seam", {"seam": "a1c1"}),
            "No seam runs between a1 and c1: name two squares that share a side.",
            "Az a1 és a c1 között nincs varrás: két olyan mezőt írj, amelyek oldalukkal "
            "érintkeznek.",
            id="no seam",
        ),
        pytest.param(
            Objection("not-an-end", {"seam": "c3d3"}),
            "A ghost comes in at the end of a seam; the one between c3 and d3 is not at the edge "
            "of the bed.",
            "A szellemmacska egy varrás végén indul; a c3 és a d3 közötti szakasz nem az ágy "
            "szélén van.",
            id="not an end",
        ),
        pytest.param(
            Objection("seam-taken", {"seam": "e1f1"}),
            "The other ghost is already between e1 and f1.",
            "Az e1 és az f1 között már ott van a másik szellemmacska.",
            id="seam taken",
        ),
    ],
)
def test_every_objection_is_explained(objection, english, hungarian):
    assert GUIDE.why(ENGLISH, objection) == english
    assert GUIDE.why(HUNGARIAN, objection) == hungarian


@pytest.mark.parametrize(
    ("reason", "english", "hungarian"),
    [
        pytest.param(
            "three-cats",
            "Ann won with three cats in a line.",
            "Ann győzött: három macska került egy sorba.",
            id="three cats",
        ),
        pytest.param(
            "eight-cats",
            "Ann won with all eight cats on the bed.",
            "Ann győzött: mind a nyolc macska az ágyon van.",
            id="eight cats",
        ),
        pytest.param(
            "repetition",
            "A draw: the same position came up for the third time.",
            "Döntetlen: harmadszor állt elő ugyanaz a helyzet.",
            id="repetition",
        ),
        pytest.param(
            "turns",
            "A draw: nobody won within 300 turns.",
            "Döntetlen: 300 kör alatt senki sem győzött.",
            id="turns",
        ),
    ],
)
def test_every_ending_is_put_in_a_sentence(reason, english, hungarian):
    assert ENGLISH(f"boop-reason-{reason}", winner="Ann") == english
    assert HUNGARIAN(f"boop-reason-{reason}", winner="Ann") == hungarian
