"""What people have before them in private when a turn, a seat or a game ends."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from bot.contract import CallWay, Command, Mark, Person, Post, Venue
from bot.posts.public.board import ending
from bot.store.rows.play import timers
from bot.tables.status import Status
from tests.courier.playing import become, pair
from tests.finale import last_move, living, move_of, shorten
from tests.stage import OFFERED, ROOMY, Paper, button, stage, whole_shelf

GROUPS = replace(ROOMY, calls=CallWay.PRIVATE)
PEOPLE = ("ann", "bob", "cid")
AWAY = 600.0
"""Seconds after which whoever is asked has been called."""


def alone(who: str) -> Venue:
    return Venue("paper", who, private=True)


def standing(s, who: str) -> list[Post]:
    """What stands in somebody's private chat."""
    return list(s.paper.shown(alone(who)).values())


def left_alive(s, table: str, who: str) -> list[str]:
    """What somebody could press in private that leads nowhere any more."""
    return living(
        table, (each.data for post in standing(s, who) for row in post.rows for each in row)
    )


async def seated(s, game: str, people: tuple[str, ...]) -> str:
    """A table in play, its people called or shown what they hold."""
    await s.say("ann", f"/new {game} seats={len(people)}")
    for who in people[1:]:
        await s.say(who, "/join")
    table = await s.only_table()
    if table.status is Status.LOBBY:
        await s.say("ann", "/start")
    await s.settled()
    return str(table.id)


async def passes(s, seconds: float) -> None:
    """Time goes by, and who is to be called by then is."""
    s.passes(seconds)
    now = s.clock.now
    await s.until_kept(lambda sql: all(t.due > now for t in timers.due_calls(sql, now, 99)))
    await s.settled()


async def one_move(s, table_id: str, chance: random.Random) -> None:
    """Whoever is asked moves, by words in private."""
    table = await s.table(table_id)
    seat, move = move_of(table, chance)
    who = (table.places[seat].minder or "").partition(":")[2]
    answer = await s.say(who, f"/m {table.game.format(move)}", alone(who), table=table_id)
    # N.B. what is forced may have been made meanwhile: then this comes too late.
    assert not answer.refused or (await s.table(table_id)).version > table.version, answer
    await s.settled()


async def played_out(s, table_id: str) -> None:
    """The rest of a game; everybody is called again and again meanwhile."""
    chance = random.Random(table_id)
    for _ in range(300):
        if (await s.table(table_id)).status is Status.OVER:
            return
        await one_move(s, table_id, chance)
        await passes(s, AWAY)
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("limits", [ROOMY, GROUPS], ids=["channel", "group"])
@pytest.mark.parametrize("game", OFFERED)
async def test_at_the_end_of_a_game_every_private_post_shows_it(tmp_path, game, limits):
    people = PEOPLE[: max(2, whole_shelf().games[game].info.seats.start)]
    async with stage(tmp_path, paper=Paper(limits=limits)) as s:
        table_id = await seated(s, game, people)
        await passes(s, AWAY)
        await shorten(s.bot, table_id, 4)
        await s.settled()
        await passes(s, AWAY)
        before = {who: list(s.paper.shown(alone(who))) for who in people}
        if limits is GROUPS or (await s.table(table_id)).private:
            assert any(before.values()), "nobody was called or shown anything"
        await played_out(s, table_id)
        table = await s.table(table_id)
        say = s.bot.desk.kit.words.of("en", "paper")
        outcome = table.told.outcome()
        assert outcome is not None
        how = ending(say, table, outcome)
        for who in people:
            assert left_alive(s, table_id, who) == []
            for post in standing(s, who):
                assert how in post.text
                assert post.picture
                button(post, "Rematch")
            assert len(standing(s, who)) <= 1
        shown = [who for who in people if standing(s, who)]
        assert shown if table.private else True
        last = table.places[table.told.rows[-1].seat].person
        others = {who for who in people if f"paper:{who}" != last}
        assert {(who, table_id) for who in others} <= set(s.paper.put_away_from)


async def test_the_message_that_called_for_a_turn_goes_with_the_turn(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        one, other = await pair(s)
        await passes(s, AWAY)
        assert [post.text.partition(" at")[0] for post in standing(s, one)] == ["Your turn"]
        await s.say(one, "/m a1")
        await s.settled()
        assert standing(s, one) == []
        await passes(s, AWAY)
        assert len(standing(s, other)) == 1


async def test_a_call_that_was_on_its_way_as_its_turn_ended_goes(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        one, _ = await pair(s)
        door = s.paper.doors[alone(one).key] = asyncio.Event()
        s.passes(AWAY)
        await s.until(lambda: alone(one).key in s.paper.tried)
        await s.say(one, "/m a1")
        door.set()
        await s.settled()
        assert one in [who for who, _ in s.paper.whispers]
        assert standing(s, one) == []


async def test_who_ends_a_game_in_private_reads_there_how(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        await pair(s)
        table_id = (await s.only_table()).id
        await shorten(s.bot, table_id, 1)
        await passes(s, AWAY)
        table = await s.table(table_id)
        seat, move = last_move(table)
        mark, line = Mark.pad(table.told.spells[seat]), f"/m {table.game.format(move)}"
        who = PEOPLE[seat]
        assert len(standing(s, who)) == 1
        answer = await s.say(who, line, alone(who), table=table_id, mark=mark)
        await s.settled()
        assert answer.closes == ""
        for post in (answer.post, *standing(s, who)):
            button(post, "Rematch")
        assert len(standing(s, who)) == 1


async def test_a_press_on_what_is_left_of_a_finished_game_shows_the_end(s):
    one, other = await pair(s)
    table = await s.only_table()
    mark = Mark.pad(table.told.spells[table.to_move()[0]])
    await s.say(other, "/resign yes")
    answer = await s.say(one, "/pad c", alone(one), table=table.id, mark=mark)
    assert answer.refused
    assert answer.post is not None
    assert answer.post.panel == table.id
    button(answer.post, "Rematch")
    assert f"{one.capitalize()} wins" in answer.post.text


async def test_a_press_on_what_is_left_of_a_turn_puts_it_away(s):
    one, other = await pair(s)
    table = await s.only_table()
    mark = Mark.pad(table.told.spells[table.to_move()[0]])
    await s.say(one, "/m a1")
    answer = await s.say(one, "/pad c", alone(one), table=table.id, mark=mark)
    assert answer.refused
    assert answer.toast == f"It is not your turn. Waiting for {other.capitalize()}."
    assert answer.closes == table.id


async def test_who_gives_a_seat_up_keeps_nothing_of_it(tmp_path):
    async with stage(tmp_path) as s:
        table = await seated(s, "lanterns", PEOPLE)
        assert all(standing(s, who) for who in PEOPLE)
        await s.say("bob", "/resign yes", alone("bob"), table=table)
        await s.settled()
        assert standing(s, "bob") == []
        assert ("bob", table) in s.paper.put_away_from
        assert standing(s, "ann")
        assert standing(s, "cid")


async def test_nobody_keeps_anything_of_a_game_that_somebody_without_a_seat_ends(tmp_path):
    async with stage(tmp_path) as s:
        s.paper.managers = frozenset({"eve"})
        table = await seated(s, "lanterns", PEOPLE)
        assert all(standing(s, who) for who in PEOPLE)
        await s.say("eve", "/cancel yes", table=table)
        await s.settled()
        assert (await s.table(table)).status is Status.OVER
        assert {(who, table) for who in PEOPLE} <= set(s.paper.put_away_from)


async def test_who_is_sent_away_keeps_nothing_of_the_seat(tmp_path):
    async with stage(tmp_path) as s:
        table = await seated(s, "lanterns", PEOPLE)
        await s.say("ann", "/remove 2", table=table)
        await s.say("ann", "/remove 2 yes", table=table)
        await s.settled()
        assert (await s.table(table)).own_seat("paper:bob") is None
        assert standing(s, "bob") == []
        assert ("bob", table) in s.paper.put_away_from


async def test_nothing_is_owed_for_ever_where_a_messenger_is_no_longer_served(tmp_path):
    attic = Paper(name="attic")
    async with stage(tmp_path, also=[attic]) as s:
        there = Command(
            "hello", Person("attic", "ann", "Ann"), Venue("attic", "x", private=True), "help"
        )
        await s.bot.desk.handle(there)
        one, other = await pair(s)
        table = (await s.only_table()).id
        await become(s, "attic:ann", "paper:ann")
    async with stage(tmp_path, paper=s.paper) as s:
        assert len(await s.bot.desk.people.selves_of("paper:ann")) == 2
        await s.say(one if other == "ann" else other, "/resign yes", table=table)
        await s.settled()
        assert ("ann", table) in s.paper.put_away_from


async def pair_of_two(s) -> tuple[str, str, str]:
    """Ann and Bob, each known in the attic as well, at Boooop; who is to move, who waits, where."""
    one, other = await pair(s)
    for who in (one, other):
        await in_the_attic(s, who, "help")
        await become(s, f"attic:{who}", f"paper:{who}")
    return one, other, (await s.only_table()).id


async def in_the_attic(s, who: str, line: str, table: str = "") -> None:
    """Somebody does something where they are known as well."""
    person, venue = Person("attic", who, who.capitalize()), Venue("attic", who, private=True)
    verb, *words = line.split()
    answer = await s.bot.desk.handle(
        Command(f"{who} {line}", person, venue, verb, tuple(words), table)
    )
    assert not answer.refused, answer


async def test_who_ends_a_game_keeps_nothing_of_it_in_another_messenger(tmp_path):
    attic = Paper(name="attic")
    async with stage(tmp_path, also=[attic]) as s:
        one, other, table = await pair_of_two(s)
        await in_the_attic(s, one, "resign yes", table)
        await s.settled()
        assert (one, table) in s.paper.put_away_from
        assert (one, table) not in attic.put_away_from  # there they are being answered
        assert (other, table) in s.paper.put_away_from
        assert (other, table) in attic.put_away_from


async def test_who_ends_a_turn_keeps_nothing_of_it_in_another_messenger(tmp_path):
    attic = Paper(name="attic")
    async with stage(tmp_path, also=[attic]) as s:
        one, _, table = await pair_of_two(s)
        await in_the_attic(s, one, "m a1", table)
        await s.settled()
        assert (one, table) in s.paper.put_away_from
        assert (one, table) not in attic.put_away_from


async def bob_of_two(s, people: tuple[str, ...]) -> str:
    """A table in play; Bob has his hand before him, and has since been in the attic."""
    table = await seated(s, "fits", people)
    assert standing(s, "bob")
    await in_the_attic(s, "bob", "help")
    await become(s, "attic:bob", "paper:bob")
    await in_the_attic(s, "bob", "tables")
    await passes(s, AWAY)
    return table


async def test_who_is_told_of_an_end_in_one_messenger_sees_it_in_another(tmp_path):
    attic = Paper(name="attic", limits=GROUPS)
    async with stage(tmp_path, paper=Paper(limits=GROUPS), also=[attic]) as s:
        table = await bob_of_two(s, PEOPLE[:2])
        await s.say("ann", "/resign yes", table=table)
        await s.settled()
        [told] = attic.shown(Venue("attic", "bob", private=True)).values()
        assert "is over, and you have won" in told.text
        assert left_alive(s, table, "bob") == []
        [left] = standing(s, "bob")
        assert "Bob wins" in left.text
        button(left, "Rematch")


async def test_who_is_told_of_a_lost_seat_in_one_messenger_keeps_none_of_it_in_another(tmp_path):
    attic = Paper(name="attic", limits=GROUPS)
    async with stage(tmp_path, paper=Paper(limits=GROUPS), also=[attic]) as s:
        table = await bob_of_two(s, PEOPLE)
        await s.say("ann", "/remove 2 yes", table=table)
        await s.settled()
        [told] = attic.shown(Venue("attic", "bob", private=True)).values()
        assert "seat" in told.text
        assert standing(s, "bob") == []
