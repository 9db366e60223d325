"""People are named where the notation has a seat's number, if a guide allows it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import pytest

from bot.contract import Mark
from engines.rng import Seeded
from tests.desk.talk import alone, completed, log, send
from tests.lanterns import LANTERNS
from tests.lanterns.guide import LanternsGuide
from tests.stage import stage, whole_shelf

PEOPLE = {"ann": "Ann", "anna": "Anna Mária", "bob": "Bob"}


class Naming(LanternsGuide):
    """Lanterns, its cards named like the seats that have their numbers."""

    names: ClassVar = True


def _seed() -> str:
    """A deal in which Ann holds 2 and 3, but not 1."""
    for text in map(str, range(999)):
        if {1, 2, 3} & {*LANTERNS.start(3, {}, Seeded(text, 0)).hands[0]} == {2, 3}:
            return text
    raise AssertionError("there is no such deal")


@pytest.fixture
async def s(tmp_path):
    shelf = whole_shelf()
    shelf = replace(shelf, guides={**shelf.guides, "lanterns": Naming()})
    async with stage(tmp_path, offered=shelf, seeds=[_seed()]) as there:
        await send(there, "new", "lanterns", "seats=3", who="ann", name="Ann")
        for who in ("anna", "bob"):
            await send(there, "join", who=who, name=PEOPLE[who])
        yield there


async def say(s, *words, verb="move", **more):
    return await send(s, verb, *words, who="ann", name="Ann", venue=alone("ann"), **more)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        pytest.param("choose Bob", "choose 3", id="a name"),
        pytest.param("light BO", "choose 3", id="half a name, and a word of the language"),
        pytest.param("choose anna mária", "choose 2", id="a name of two words"),
        pytest.param("anna", "choose 2", id="a name alone"),
        pytest.param("choose 3", "choose 3", id="the number itself"),
    ],
)
async def test_a_name_that_is_typed_is_the_number_of_its_seat(s, typed, move):
    await say(s, *typed.split())
    assert await log(s) == [move]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        pytest.param(
            "choose an",
            "“an” may be Ann (1) and Anna Mária (2): type more of the name, or the number.",
            id="two people",
        ),
        pytest.param(
            "choose zed",
            "I cannot read “choose zed”. After “Light” may come: Lantern 2, Lantern 3",
            id="nobody",
        ),
        pytest.param(
            "zed",
            "I cannot read “zed”. Say which lantern you light, as in “choose 3”; then “keep” or "
            "“pass”. Seated here: Ann (1), Anna Mária (2) and Bob (3).",
            id="nobody, and no move",
        ),
        pytest.param("choose ann", "You have no lantern 1.", id="somebody who cannot be meant"),
    ],
)
async def test_a_name_that_does_not_help_is_refused_with_those_that_would(s, typed, why):
    answer = await say(s, *typed.split())
    assert (answer.post.text if answer.post else answer.toast) == why
    assert await log(s) == []


async def test_orders_may_name_people_too(s):
    await say(s, "choose", "bo", verb="order")
    (order,) = (await s.only_table()).orders_of(0)
    assert order.text == "choose 3"


async def test_a_name_is_completed_to_the_move_it_stands_for(s):
    assert await completed(s, "ann", "m choose anna m", alone("ann")) == ["choose 2"]
    assert await completed(s, "ann", "order light bob", alone("ann")) == ["choose 3"]
    assert await completed(s, "ann", "m choose zed", alone("ann")) == []


@pytest.mark.parametrize("pressed", [False, True])
async def test_what_is_notation_as_it_stands_is_no_name(tmp_path, pressed):
    shelf = whole_shelf()
    shelf = replace(shelf, guides={**shelf.guides, "lanterns": Naming()})
    async with stage(tmp_path, offered=shelf, seeds=[_seed()]) as s:
        await send(s, "new", "lanterns", "seats=3", who="ann", name="Choose")
        for who, name in (("anna", "3"), ("bob", "2")):
            await send(s, "join", who=who, name=name)
        mark = {"mark": Mark.pad(1)} if pressed else {}
        await send(s, "move", "choose", "3", name="Choose", venue=alone("ann"), **mark)
        assert await log(s) == ["choose 3"]


async def test_games_that_do_not_say_so_know_no_names(tmp_path):
    async with stage(tmp_path, seeds=[_seed()]) as s:
        await send(s, "new", "lanterns", "seats=3", who="ann", name="Ann")
        for who in ("anna", "bob"):
            await send(s, "join", who=who, name=PEOPLE[who])
        answer = await say(s, "choose", "bob")
        assert (
            answer.toast
            == "I cannot read “choose bob”. After “Light” may come: Lantern 2, Lantern 3"
        )
        answer = await say(s, "bob")
        assert answer.toast.startswith("I cannot read “bob”. Say which lantern")
        assert "Seated here" not in answer.toast
