"""What happens at a table of boop is told as people tell it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engines.values import Fact, News
from tests.games.boop.speech import ENGLISH, GUIDE, HUNGARIAN, NAMES


def told(say, *news):
    return GUIDE.tell(say, news, NAMES)


def news(code, **facts):
    return News(code, facts)


def moved(code, seat, piece, start, end=None, **facts):
    """A piece has left a cell or seam, for another or for the pool."""
    way = {"from": start} if end is None else {"from": start, "to": end}
    return news(code, seat=seat, piece=piece, **way, **facts)


@pytest.mark.parametrize(
    ("happened", "english", "hungarian"),
    [
        pytest.param(
            news("placed", seat=0, piece="kitten", to="c4"),
            "Ann puts a kitten on c4.",
            "Ann cicát tesz a c4 mezőre.",
            id="a kitten placed",
        ),
        pytest.param(
            news("placed", seat=1, piece="cat", to="f4"),
            "Ödön puts a cat on f4.",
            "Ödön macskát tesz az f4 mezőre.",
            id="a cat placed",
        ),
        pytest.param(
            news("ghost-skipped", seat=0, seam="c3d3"),
            "Ann’s ghost slips past the other ghost between c3 and d3.",
            "Ann szellemmacskája átsiklik a másikon a c3 és a d3 között.",
            id="a ghost passing the other",
        ),
        pytest.param(
            moved("ghost-moved", 1, "ghost", "a1b1", "a2b2"),
            "Ödön’s ghost glides in between a2 and b2.",
            "Ödön szellemmacskája az a2 és a b2 közé suhan.",
            id="a ghost moving",
        ),
        pytest.param(
            moved("ghost-left", 1, "ghost", "a6b6"),
            "Ödön’s ghost drifts off the bed and back to the pool.",
            "Ödön szellemmacskája lelebeg az ágyról, vissza a készletbe.",
            id="a ghost leaving",
        ),
        pytest.param(
            news("promoted", seat=0, cells="a1 b2 c3", kittens=3, cats=0),
            "Ann takes up a1 b2 c3: three kittens grow into cats!",
            "Ann felvesz egy sort (a1 b2 c3): három cica macskává fejlődik!",
            id="three kittens growing",
        ),
        pytest.param(
            news("promoted", seat=0, cells="a1 b1 c1", kittens=2, cats=1),
            "Ann takes up a1 b1 c1: two kittens grow into cats, and the cat comes back to the "
            "pool.",
            "Ann felvesz egy sort (a1 b1 c1): két cica macskává fejlődik, a macska pedig visszatér "
            "a készletbe.",
            id="two kittens growing",
        ),
        pytest.param(
            news("promoted", seat=1, cells="a1 b1 c1", kittens=1, cats=2),
            "Ödön takes up a1 b1 c1: one kitten grows into a cat, and both cats come back to the "
            "pool.",
            "Ödön felvesz egy sort (a1 b1 c1): egy cica macskává fejlődik, a két macska pedig "
            "visszatér a készletbe.",
            id="one kitten growing",
        ),
        pytest.param(
            moved("took-up", 0, "kitten", "e2"),
            "Ann takes up the kitten on e2: it grows into a cat!",
            "Ann felveszi a cicát az e2 mezőről: macskává fejlődik!",
            id="a single kitten taken up",
        ),
        pytest.param(
            moved("took-up", 0, "cat", "b2"),
            "Ann takes the cat on b2 back to the pool.",
            "Ann visszaveszi a macskát a b2 mezőről a készletbe.",
            id="a single cat taken back",
        ),
        pytest.param(
            news("ghost-entered", seat=1, piece="ghost", to="a3a4", direction="right"),
            "Ödön’s ghost floats in between a3 and a4, heading right.",
            "Ödön szellemmacskája megjelenik az a3 és az a4 között, és jobbra indul majd.",
            id="a ghost entering",
        ),
        pytest.param(
            news("stayed", seat=0),
            "Ann ends the turn.",
            "Ann befejezi a kört.",
            id="a turn ended",
        ),
        pytest.param(
            news("won-three-cats", seat=1, cells="b2 c3 d4"),
            "Three cats in a line, b2 c3 d4: Ödön wins!",
            "Három macska egy sorban (b2 c3 d4): Ödön győzött!",
            id="three cats winning",
        ),
        pytest.param(
            news("won-eight-cats", seat=0),
            "All eight cats lie on the bed: Ann wins!",
            "Mind a nyolc macska az ágyon hever: Ann győzött!",
            id="eight cats winning",
        ),
        pytest.param(
            news("drawn-repetition"),
            "The same position for the third time: a draw.",
            "Harmadszor állt elő ugyanez a helyzet: döntetlen.",
            id="a draw by repetition",
        ),
        pytest.param(
            news("drawn-turns", turns=300),
            "300 turns and nobody has won: a draw.",
            "300 kör telt el, és senki sem győzött: döntetlen.",
            id="a draw by turns",
        ),
    ],
)
def test_everything_that_happens_is_told_in_a_sentence(happened, english, hungarian):
    assert told(ENGLISH, happened) == [english]
    assert told(HUNGARIAN, happened) == [hungarian]


PLACED = news("placed", seat=0, piece="kitten", to="c4")
GLIDED = moved("ghost-moved", 0, "ghost", "c2d2", "c3d3")


@pytest.mark.parametrize(
    ("pusher", "pushed", "english", "hungarian"),
    [
        pytest.param(
            PLACED,
            [moved("booped", 1, "kitten", "b3", "a2")],
            "Ann puts a kitten on c4: boop! Ödön’s kitten hops from b3 to a2.",
            "Ann cicát tesz a c4 mezőre, és hupp: Ödön cicája a b3 mezőről az a2 mezőre huppan.",
            id="one neighbour",
        ),
        pytest.param(
            PLACED,
            [
                moved("booped", 1, "kitten", "b3", "a2"),
                moved("booped", 0, "kitten", "d5", "e6"),
            ],
            "Ann puts a kitten on c4: boop! Ödön’s kitten hops from b3 to a2 and Ann’s own kitten "
            "hops from d5 to e6.",
            "Ann cicát tesz a c4 mezőre, és hupp: Ödön cicája a b3 mezőről az a2 mezőre huppan, "
            "és Ann saját cicája a d5 mezőről az e6 mezőre huppan.",
            id="two neighbours, one of one's own",
        ),
        pytest.param(
            news("placed", seat=1, piece="cat", to="b2"),
            [
                moved("fell", 0, "cat", "a1"),
                moved("booped", 0, "kitten", "c2", "d2"),
                moved("fell", 1, "cat", "a3"),
            ],
            "Ödön puts a cat on b2: boop, boop, BOOP! Ann’s cat on a1 tumbles off the bed, Ann’s "
            "kitten hops from c2 to d2 and Ödön’s own cat on a3 tumbles off the bed.",
            "Ödön macskát tesz a b2 mezőre, és hupp, hupp, HUPP: Ann macskája az a1 mezőről az ágy "
            "mellé huppan, Ann cicája a c2 mezőről a d2 mezőre huppan, és Ödön saját macskája az "
            "a3 mezőről az ágy mellé huppan.",
            id="three neighbours, two over the rim",
        ),
        pytest.param(
            GLIDED,
            [
                moved("ghost-booped", 1, "cat", "c3", "b3", over=0),
                moved("ghost-booped", 0, "kitten", "d3", "f3", over=1),
            ],
            "Ann’s ghost glides in between c3 and d3: boo! Ödön’s cat hops from c3 to b3 and Ann’s "
            "own kitten leaps from d3 over another piece to f3.",
            "Ann szellemmacskája a c3 és a d3 közé suhan, és huuu: Ödön macskája a c3 mezőről a b3 "
            "mezőre huppan, és Ann saját cicája a d3 mezőről egy másik figura fölött az f3 mezőre "
            "HUUppan.",
            id="a ghost's boop and leap",
        ),
        pytest.param(
            GLIDED,
            [
                moved("ghost-felled", 1, "kitten", "c3", over=2),
                moved("ghost-booped", 1, "kitten", "d3", "f3", over=0),
            ],
            "Ann’s ghost glides in between c3 and d3: boo! Ödön’s kitten leaps from c3 over 2 "
            "others and off the bed and another hops from d3 to f3.",
            "Ann szellemmacskája a c3 és a d3 közé suhan, és huuu: Ödön cicája a c3 mezőről 2 "
            "figura fölött az ágy mellé HUUppan, és egy másik a d3 mezőről az f3 mezőre huppan.",
            id="a leap off the bed",
        ),
        pytest.param(
            moved("ghost-moved", 0, "ghost", "a1a2", "b1b2"),
            [moved("ghost-felled", 0, "cat", "b1", over=0)],
            "Ann’s ghost glides in between b1 and b2: boo! Ann’s own cat on b1 tumbles off the "
            "bed.",
            "Ann szellemmacskája a b1 és a b2 közé suhan, és huuu: Ann saját macskája a b1 mezőről "
            "az ágy mellé huppan.",
            id="a ghost's push over the rim",
        ),
    ],
)
def test_pushes_are_told_in_the_sentence_of_whoever_pushed(pusher, pushed, english, hungarian):
    assert told(ENGLISH, pusher, *pushed) == [english]
    assert told(HUNGARIAN, pusher, *pushed) == [hungarian]


def test_the_news_of_several_moves_are_told_one_after_the_other():
    assert told(
        ENGLISH,
        PLACED,
        moved("booped", 1, "kitten", "b3", "a2"),
        moved("ghost-left", 0, "ghost", "c3d3"),
        news("promoted", seat=0, cells="c4 d4 e4", kittens=3, cats=0),
        news("stayed", seat=0),
    ) == [
        "Ann puts a kitten on c4: boop! Ödön’s kitten hops from b3 to a2.",
        "Ann’s ghost drifts off the bed and back to the pool.",
        "Ann takes up c4 d4 e4: three kittens grow into cats!",
    ]


def test_several_pushed_alike_are_told_together():
    first = news("placed", seat=1, piece="cat", to="b2")
    pushed = [moved("booped", 0, "kitten", "c2", "d2"), moved("booped", 0, "kitten", "b3", "b4")]
    assert told(ENGLISH, first, *pushed) == [
        "Ödön puts a cat on b2: boop! Ann’s kittens hop c2 → d2, b3 → b4."
    ]
    assert told(HUNGARIAN, first, *pushed) == [
        "Ödön macskát tesz a b2 mezőre, és hupp: Ann cicái odébb huppannak (c2 → d2, b3 → b4)."
    ]


def test_who_remembers_tells_it_in_other_words_and_cheers_at_the_first_cats():
    def again(count):
        return News("placed", {"seat": 0, "piece": "kitten", "to": "c4", "again": count})

    said = [told(ENGLISH, again(count))[0] for count in range(2, 12)]
    assert told(ENGLISH, again(0)) == told(ENGLISH, again(1)) == ["Ann puts a kitten on c4."]
    assert said[:2] == ["Ann sets a kitten down on c4.", "On c4 Ann drops a kitten."]
    assert len({*said}) == 5
    assert all(one != other for one, other in pairwise(said))
    facts: dict[str, Fact] = {"seat": 0, "cells": "c4 d4 e4", "kittens": 3, "cats": 0}
    assert told(ENGLISH, News("promoted", {**facts, "again": 0})) == [
        "The first cats of the game! Ann takes up c4 d4 e4, and three kittens grow up."
    ]
    assert "first" not in told(ENGLISH, News("promoted", {**facts, "again": 1}))[0]


def test_the_first_cat_on_the_bed_is_celebrated_and_no_kitten():
    def first(piece):
        return News("placed", {"seat": 0, "piece": piece, "to": "c4", "again": 0})

    assert told(ENGLISH, first("cat")) == ["The first cat of the game! Ann puts it on c4."]
    assert told(HUNGARIAN, first("cat")) == ["Itt a játék első macskája! Ann a c4 mezőre teszi."]
    assert told(ENGLISH, first("kitten")) == ["Ann puts a kitten on c4."]


def test_whose_own_is_pushed_can_be_nobody_elses():
    pushed = [moved("booped", 1, "kitten", "b3", "a2"), moved("fell", 1, "kitten", "d5")]
    own = [moved("booped", 0, "kitten", "b3", "a2"), moved("booped", 1, "kitten", "d5", "e6")]
    [english] = told(ENGLISH, PLACED, *pushed)
    assert english.endswith("kitten hops from b3 to a2 and another on d5 tumbles off the bed.")
    [hungarian] = told(HUNGARIAN, PLACED, *own)
    assert ", és hupp: a saját cicája a b3 mezőről" in hungarian
    assert ", és Ödön cicája a d5 mezőről" in hungarian
    lands = News("placed", {**PLACED.facts, "again": 5})
    assert "Ann egyik cicája" in told(HUNGARIAN, lands, own[0])[0]


def test_no_news_is_nothing_to_tell():
    assert told(ENGLISH) == []
