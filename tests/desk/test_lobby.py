"""Setting tables up, as people do it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import Mark, Style
from bot.posts.public.board import board_post
from bot.posts.rows import Frame
from bot.store.rows.play.tables import load_table
from bot.tables.keeper import Tables
from bot.tables.status import Status
from bot.tables.table import commitment
from bot.words import Words
from bot.world import real_world
from tests.desk.talk import OTHER_ROOM, labels, why_not
from tests.stage import button, stage


async def test_a_new_table_is_announced_with_its_buttons(s):
    await s.say("ann", "/new boop")
    await s.settled()
    post = s.paper.newest()
    assert "Boooop. — a new table" in post.text
    assert "• Ann" in post.text
    assert "One more is needed" in post.text
    said = labels(post)
    assert said[:3] == ["Join", "Leave", "Invite"]
    assert said[3:8] == ["+ kitten", "+ housecat", "+ mouser", "+ tomcat", "+ tiger"]
    assert said[8:10] == ["Ghosts: on", "Pace: no hurry"]


async def test_a_lobby_has_everything_to_press_and_what_is_next_stands_out(s):
    await s.say("ann", "/new lanterns")
    await s.settled()
    post = s.paper.newest()
    assert button(post, "Join").style is Style.PRIMARY
    assert button(post, "Start").style is Style.PLAIN
    assert "– Computer" not in labels(post)
    await s.press("ann", button(post, "+ tiger"))
    await s.settled()
    post = s.paper.newest()
    assert [place.level for place in (await s.only_table()).places] == [None, 5]
    assert button(post, "Start").style is Style.SUCCESS
    assert button(post, "Join").style is Style.PLAIN
    await s.press("ann", button(post, "– Computer"))
    assert len((await s.only_table()).places) == 1


async def test_the_last_one_to_sit_down_starts_the_game(s):
    await s.say("ann", "/new boop")
    await s.settled()
    answer = await s.press("bob", button(s.paper.newest(), "Join"))
    assert answer.toast == "You have a seat."
    await s.settled()
    table = await s.only_table()
    assert table.status is Status.PLAYING
    assert table.names() == ("Ann", "Bob")
    assert s.paper.newest().picture is not None


async def test_a_computer_fills_a_seat_at_once(s):
    await s.say("ann", "/new boop computer=3")
    table = await s.only_table()
    assert table.status is Status.PLAYING
    assert [place.level for place in table.places] == [None, 3]


async def test_a_computer_is_seated_and_let_go(s):
    await s.say("ann", "/new lanterns")
    await s.say("ann", "/computer 1")
    assert [place.level for place in (await s.only_table()).places] == [None, 1]
    await s.say("ann", "/computer none")
    assert len((await s.only_table()).places) == 1
    answer = await s.say("ann", "/computer none")
    assert answer.toast == "There is no computer at this table."


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("level", "english", "hungarian"),
    [
        (1, "kitten", "kiscica"),
        (2, "housecat", "házimacska"),
        (3, "mouser", "egerész"),
        (4, "tomcat", "kandúr"),
        (5, "tiger", "tigris"),
    ],
)
async def test_a_level_is_said_by_number_or_by_name_in_any_language(
    s, language, level, english, hungarian
):
    await s.say("ann", "/new sack seats=5", language=language)
    for word in (str(level), english.upper(), hungarian):
        await s.say("ann", f"/computer {word}", language=language)
    table = await s.only_table()
    assert [place.level for place in table.places] == [None, level, level, level]
    await s.settled()
    lines = [line for line in s.paper.newest().text.splitlines() if line.startswith("•")][1:]
    name = {"en": english, "hu": hungarian}[language]
    assert len(lines) == 3
    assert all(str(level) in line and name in line for line in lines), lines


@pytest.mark.parametrize("word", ["0", "6", "٣", "lion", "kit", ",", "kitten,"])
async def test_a_level_that_is_none_is_refused_with_those_there_are(s, word):
    await s.say("ann", "/new lanterns")
    answer = await s.say("ann", f"/computer {word}")
    said = answer.post.text if answer.post else answer.toast
    assert "1 to 5: kitten, housecat, mouser, tomcat, tiger" in said
    assert len((await s.only_table()).places) == 1


async def test_options_are_chosen_at_set_up_and_stay(s):
    await s.say("ann", "/new boop")
    await s.settled()
    await s.press("ann", button(s.paper.newest(), "Ghosts: on"))
    await s.settled()
    button(s.paper.newest(), "Ghosts: off")
    await s.say("bob", "/join")
    assert dict((await s.only_table()).options) == {"ghosts": "off"}


async def test_options_can_be_named_when_the_table_is_opened(s):
    await s.say("ann", "/new boop ghosts=off")
    assert dict((await s.only_table()).options) == {"ghosts": "off"}


async def test_a_table_of_three_starts_when_somebody_says_so(s):
    await s.say("ann", "/new lanterns")
    answer = await s.say("ann", "/start")
    assert answer.toast == "One more is needed before it can start."
    await s.say("bob", "/join")
    await s.say("cid", "/join")
    answer = await s.say("dot", "/start")
    assert answer.toast == "You are not sitting at this table."
    await s.say("ann", "/start")
    assert (await s.only_table()).status is Status.PLAYING


async def test_who_opened_the_table_may_leave_it_to_the_others(s):
    await s.say("ann", "/new lanterns")
    await s.say("bob", "/join")
    answer = await s.say("ann", "/leave")
    assert answer.toast == "You have left the table."
    table = await s.only_table()
    assert table.names() == ("Bob",)
    assert table.host == "paper:bob"


async def test_a_table_everybody_has_left_is_cleared_away(s):
    await s.say("ann", "/new boop")
    await s.say("ann", "/leave")
    await s.settled()
    assert "was cleared away" in s.paper.newest().text
    assert s.paper.newest().rows == ()


async def test_a_table_can_be_cleared_away_before_it_begins(s):
    await s.say("ann", "/new boop")
    await s.say("ann", "/cancel yes")
    assert (await s.say("bob", "/join")).post.text.startswith("No table here")


async def test_two_of_the_same_name_are_told_apart(s):
    await s.say("ann", "/new lanterns")
    table = await s.only_table()
    await s.say("bob", "/join")
    namesake = await s.say("ANN", "/join", table=table.id)
    assert namesake.toast == "You have a seat."
    names = (await s.only_table()).names()
    assert len(set(names)) == 3, names


async def test_the_seed_is_long_and_committed_to(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new boop computer")
        await s.settled()
        table = await s.only_table()
        assert len(table.seed) * 4 >= 128
        record = await s.bot.store.read(lambda sql: _record(sql, table.id))
        assert record.commitment == commitment(table.id, {"ghosts": "on"}, table.seed)
        assert table.seed not in s.paper.newest().text


def _record(sql, table):
    return load_table(sql, table)


TAKEN = "Boooop. takes: alone, computer, ghosts=on, ghosts=off."
LEVELS = (
    "Boooop. takes: computer=kitten, computer=housecat, computer=mouser, computer=tomcat, "
    "computer=tiger."
)


@pytest.mark.parametrize(
    ("line", "toast"),
    [
        pytest.param(
            "/new boop seats=7",
            f"I cannot make sense of “seats=7” here. {TAKEN}",
            id="too many seats",
        ),
        pytest.param(
            "/new boop ghosts=maybe",
            f"I cannot make sense of “ghosts=maybe” here. {TAKEN}",
            id="no such value",
        ),
        pytest.param(
            "/new boop computer=9",
            f"I cannot make sense of “computer=9” here. {LEVELS}",
            id="no such level",
        ),
        pytest.param(
            "/dance", "I know no “/dance”. /help lists what I know.", id="no such command"
        ),
    ],
)
async def test_what_cannot_be_is_said_in_one_sentence(s, line, toast):
    assert (await s.say("ann", line)).toast == toast


@pytest.mark.parametrize(
    ("line", "toast"),
    [
        pytest.param("/join", "This game has already begun.", id="join"),
        pytest.param("/leave", "This game has already begun.", id="leave"),
        pytest.param("/start", "This game has already begun.", id="start"),
        pytest.param("/cancel", "This game has already begun.", id="cancel"),
        pytest.param("/option ghosts off", "This game has already begun.", id="option"),
        pytest.param("/computer", "This game has already begun.", id="computer"),
        pytest.param("/rematch", "The game is still on: finish it first.", id="rematch"),
    ],
)
async def test_a_game_in_play_is_not_set_up_again(s, line, toast):
    await s.say("ann", "/new boop computer")
    table = await s.only_table()
    assert (await s.say("bob", line, table=table.id)).toast == toast


async def test_everything_may_be_received_twice(s):
    await s.say("ann", "/new lanterns", receipt="n1")
    await s.say("ann", "/new lanterns", receipt="n1")
    await s.say("ann", "/computer 1", receipt="c1")
    again = await s.say("ann", "/computer 1", receipt="c1")
    assert again.toast == ""
    assert len((await s.only_table()).places) == 2


async def test_a_rematch_seats_the_computer_again_in_the_other_seat(s):
    await s.say("ann", "/new boop computer=1 ghosts=off")
    table = await s.only_table()
    await s.say("ann", "/resign yes")
    await s.settled()
    await s.press("ann", button(s.paper.newest(), "Rematch"))
    again = await s.only_table()
    assert again.id != table.id
    assert dict(again.options) == {"ghosts": "off"}
    assert [place.level for place in again.places] == [1, None]


async def test_a_rematch_is_of_the_game_that_ended_here_last_unless_a_board_is_replied_to(s):
    await s.say("ann", "/new boop computer ghosts=off", OTHER_ROOM)
    await s.say("ann", "/resign yes", OTHER_ROOM)
    for ghosts in ("on", "off"):
        await s.say("ann", f"/new boop computer ghosts={ghosts}")
        await s.say("ann", "/resign yes")
        s.passes(1)
    await s.say("ann", "/rematch")
    assert dict((await s.only_table()).options) == {"ghosts": "off"}
    assert (await s.say("bob", "/rematch", OTHER_ROOM)).post.text.startswith("No table here")


async def test_who_asks_for_a_rematch_second_joins_the_table_of_who_asked_first(s):
    await s.say("ann", "/new boop ghosts=off")
    s.passes(1)
    await s.say("cid", "/new boop ghosts=off")
    first, unrelated = await s.bot.desk.tables.at_venue("paper:room")
    await s.say("bob", "/join", table=first.id)
    s.passes(1)
    await s.say("bob", "/resign yes")
    await s.settled()
    for who in ("ann", "bob"):
        await s.say(who, "/rematch", table=first.id)
    again = [
        table
        for table in await s.bot.desk.tables.at_venue("paper:room")
        if table.id != unrelated.id
    ]
    assert [table.names() for table in again] == [("Bob", "Ann")]
    assert (await s.table(unrelated.id)).names() == ("Cid",)


async def test_a_rematch_does_not_join_a_table_from_before_the_game_ended(s):
    await s.say("ann", "/new boop ghosts=off")
    played = await s.only_table()
    await s.say("bob", "/join")
    await s.say("ann", "/new boop ghosts=off")
    [older] = [
        each for each in await s.bot.desk.tables.at_venue("paper:room") if each.id != played.id
    ]
    s.passes(1)
    await s.say("bob", "/resign yes", table=played.id)
    await s.say("bob", "/rematch", table=played.id)
    again = {table.id: table.names() for table in await s.bot.desk.tables.at_venue("paper:room")}
    assert again.pop(older.id) == ("Ann",)
    assert list(again.values()) == [("Bob",)]


async def test_no_two_tables_have_one_name(s):
    await s.say("ann", "/new boop")
    taken = (await s.only_table()).id
    tokens = iter([taken, taken, "fresh1"])
    world = replace(real_world(), token=lambda _: next(tokens))
    kit = s.bot.desk.kit
    tables = Tables(kit.games, kit.guides, s.bot.store, world)
    assert await s.bot.store.write(tables.free_id) == "fresh1"


async def test_a_lobby_from_before_an_option_was_added_offers_it(s):
    await s.say("ann", "/new boop")
    lobby = await s.only_table()
    frame = Frame("key", Mark.post(1), Words().of("en"), s.paper.limits)
    post = await board_post(s.bot.desk.kit, replace(lobby, options=()), frame)
    assert [each.data for each in post.rows[-2]] == [
        f"{lobby.id}.1.option.ghosts off",
        f"{lobby.id}.1.pace.",
    ]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("/new boop computer computer", id="two computers and a person at boop"),
        pytest.param("/new boop computer computer computer", id="one more"),
        pytest.param("/new lanterns seats=2 computer computer", id="fewer seats asked for"),
    ],
)
async def test_no_more_are_seated_than_there_is_room_for(s, line):
    assert (await s.say("ann", line)).toast == "Every seat at this table is taken."
    assert await s.bot.desk.tables.at_venue("paper:room") == []


async def test_a_variant_is_chosen_in_capitals_too(s):
    await s.say("ann", "/new boop")
    await s.say("ann", "/option GHOSTS Off")
    assert dict((await s.only_table()).options) == {"ghosts": "off"}


@pytest.mark.parametrize(
    "line",
    [
        "/option ghosts",
        "/option ghosts off on",
        "/option ghosts maybe",
        "/option moon off",
    ],
)
async def test_a_variant_that_is_none_is_refused(s, line):
    await s.say("ann", "/new boop")
    assert why_not(await s.say("ann", line)).startswith("I cannot make sense of “")


async def test_a_full_table_takes_nobody_else_and_no_computer(s):
    await s.say("ann", "/new lanterns seats=2")
    table = await s.only_table()
    await s.say("ann", "/computer 1")
    assert (await s.table(table.id)).status is Status.PLAYING
    assert (await s.say("bob", "/join", table=table.id)).toast == "This game has already begun."


async def test_whoever_stays_is_the_host_until_nobody_does(s):
    await s.say("ann", "/new lanterns computer")
    await s.say("bob", "/join")
    await s.say("bob", "/leave")
    assert (await s.only_table()).host == "paper:ann"
    table = await s.only_table()
    await s.say("ann", "/leave")
    assert (await s.table(table.id)).status is Status.CANCELLED


@pytest.mark.parametrize(
    ("line", "levels"),
    [
        pytest.param("/new boop alone", [None, 1], id="one computer where two play"),
        pytest.param("/new sack alone=2", [None, 2, 2, 2], id="the usual company"),
        pytest.param("/new sack seats=3 alone", [None, 1, 1], id="as few as I say"),
        pytest.param("/new sack computer=3 alone", [None, 3, 1, 1], id="one better than the rest"),
        pytest.param("/new boop alone=tiger", [None, 5], id="a level by its name"),
        pytest.param("/new boop computer=Kandúr", [None, 4], id="its name in another language"),
        pytest.param("/new boop alone=5", [None, 5], id="the highest level"),
    ],
)
async def test_alone_the_game_starts_at_once_against_computers(s, line, levels):
    await s.say("ann", line)
    table = await s.only_table()
    assert table.status is Status.PLAYING
    assert [place.level for place in table.places] == levels
    assert len(set(table.names())) == len(levels)


@pytest.mark.parametrize("word", ["ghosts", "Ghosts=", "Dogs=on", "ghosts=some"])
async def test_a_wish_that_is_none_is_named_as_it_was_typed(s, word):
    answer = await s.say("ann", f"/new boop {word}")
    assert answer.refused
    assert answer.toast == f"I cannot make sense of “{word}” here. {TAKEN}"
