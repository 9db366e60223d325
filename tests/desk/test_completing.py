"""What a half-typed command may become, and that it never gives a secret away."""

from __future__ import annotations

import pytest

from bot.desk.verbs import ALIASES, VERBS
from tests.desk.talk import OTHER_ROOM, alone, completed, three, two
from tests.stage import OFFERED, stage

RUNGS = ["kitten", "housecat", "mouser", "tomcat", "tiger"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        pytest.param(
            "new",
            [*OFFERED, *(f"{game} alone" for game in OFFERED)],
            id="new",
        ),
        pytest.param("play la", ["lanterns", "lanterns alone"], id="an alias, half a game"),
        pytest.param(
            "new boop a",
            ["boop alone", *(f"boop alone={level}" for level in RUNGS)],
            id="a game against a computer",
        ),
        pytest.param(
            "new sack computer=t",
            ["sack computer=tomcat", "sack computer=tiger"],
            id="how strong a computer",
        ),
        pytest.param("rules", [*OFFERED], id="rules"),
        pytest.param("RULES B", ["boop"], id="capitals"),
        pytest.param("language", ["en", "hu"], id="languages"),
        pytest.param("computer", ["1", "2", "3", "4", "5", *RUNGS, "none"], id="levels"),
        pytest.param("computer no", ["none"], id="half a word"),
        pytest.param("computer t", ["tomcat", "tiger", "kitten", "housecat"], id="half a level"),
        pytest.param("undo", [], id="a command that takes no words"),
        pytest.param("dance", [], id="a command that is not there"),
        pytest.param("m", [], id="a move where there is no table"),
        pytest.param("new zebra", [], id="nonsense"),
    ],
)
async def test_arguments_are_completed(s, line, expected):
    assert await completed(s, "ann", line) == expected


async def test_levels_are_completed_in_the_language_of_who_types(s):
    s.language = "hu"
    assert await completed(s, "ann", "computer ti") == ["tigris"]
    assert await completed(s, "ann", "play boop egyedül=k") == [
        "boop egyedül=kiscica",
        "boop egyedül=kandúr",
    ]


@pytest.mark.parametrize("verb", sorted({*VERBS, *ALIASES}))
async def test_every_command_can_be_completed_by_anybody_anywhere(s, verb):
    await three(s)
    for who in ("ann", "dot"):
        for venue in (OTHER_ROOM, alone(who)):
            for line in (verb, f"{verb} a", f"{verb} {'x' * 10_000}", f"{verb} . ~ +1 /2 ²"):
                assert len(await completed(s, who, line, venue, 5)) <= 5


async def test_moves_are_completed_for_who_is_to_move_only(s):
    one, other = await two(s)
    assert len(await completed(s, one, "m")) == 25
    assert await completed(s, one, "m c4") == ["kitten c4"]
    assert await completed(s, one, "move kitten c") == [f"kitten c{n}" for n in range(1, 7)]
    assert await completed(s, one, "m", limit=3) == ["kitten a1", "kitten b1", "kitten c1"]
    assert await completed(s, other, "m") == []
    assert await completed(s, "cid", "m") == []


async def test_moves_of_a_secret_game_are_completed_in_private_only(s):
    await three(s)
    table = await s.only_table()
    for seat, who in enumerate(("ann", "bob", "cid")):
        assert await completed(s, who, "m") == []
        assert await completed(s, who, "m ch") == []
        assert await completed(s, who, "m", alone(who)) == table.texts(seat)
        assert await completed(s, who, "m", unseen=True) == table.texts(seat)
    assert await completed(s, "dot", "m", alone("dot")) == []


async def test_somebody_elses_private_chat_shows_nothing_of_mine(s):
    await three(s)
    await s.say("ann", f"/m {(await s.only_table()).texts(0)[0]}", alone("ann"))
    assert await completed(s, "ann", "m", alone("ann")) == []


async def test_of_several_tables_the_one_that_is_named_is_completed(s):
    await two(s)
    first = await s.only_table()
    await s.say("ann", "/new boop computer ghosts=off", OTHER_ROOM)
    for who in ("ann", "bob"):
        mine = first.waits_for(f"paper:{who}")
        found = await completed(s, who, "m c4", alone(who), table=first.id)
        assert found == (["kitten c4"] if mine else [])
        assert await completed(s, who, "m c4", alone(who), table="nope") == []


@pytest.mark.parametrize(
    ("language", "typed", "offered"),
    [("en", "cat i", "Cat in the Sack"), ("hu", "zsák", "Zsákbamaczka"), ("hu", "huuu", "HUUupp")],
)
@pytest.mark.parametrize("verb", ["new", "rules", "learn", "best"])
async def test_a_game_is_completed_by_its_title(tmp_path, verb, language, typed, offered):
    async with stage(tmp_path, language=language) as s:
        assert await completed(s, "ann", f"{verb} {typed}") == [offered]
        assert not (await s.say("ann", f"/{verb} {offered}")).refused
