"""One person in two messengers: linked by a code, parted at any time, and nothing is lost."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.contract import CallWay, Command, Person, Venue
from bot.store.rows.play import results
from bot.store.rows.play.results import ResultRecord
from bot.store.rows.who import hours, lessons, links, people
from tests.desk.talk import UPDATES, shown, why_not
from tests.stage import ROOM, ROOMY, Clock, Paper, Stage, button, stage

CLUB = Venue("quill", "club")
HOME = Venue("quill", "anna", private=True)
ANN = Venue("paper", "ann", private=True)


@pytest.fixture
async def s(tmp_path):
    async with stage(tmp_path, also=[Paper(name="quill")]) as running:
        yield running


async def write(s: Stage, line: str, who: str = "anna", venue: Venue = HOME) -> Any:
    """Somebody says something in the other messenger."""
    verb, *words = line.removeprefix("/").split()
    person = Person("quill", who, who.capitalize(), "en")
    return await s.bot.desk.handle(Command(f"q{next(UPDATES)}", person, venue, verb, tuple(words)))


async def code_of(s: Stage, who: str = "ann") -> str:
    """A code for somebody's first self."""
    asked = (await s.say(who, "/link", Venue("paper", who, private=True))).post
    told = (await s.press(who, button(asked, "Give me a code"))).post
    assert told is not None
    found = re.search(r"/link (\w+)", told.text)
    assert found
    return found.group(1)


async def linked(s: Stage) -> None:
    """Ann of the one messenger is Anna of the other."""
    code = await code_of(s)
    asked = await write(s, f"/link {code}")
    assert "This code was given to Ann (Paper)." in asked.post.text
    assert (await write(s, f"/link {code} yes")).toast.startswith("You are one person now")


async def person(s: Stage, key: str) -> str:
    """Whose self this is."""
    known = await s.bot.desk.people.find(key)
    assert known is not None
    return known.person


async def finished(s: Stage, table: str, who: str, score: int) -> None:
    """Somebody has played a table alone to its end."""
    record = ResultRecord(table, 0, who, "house", 1, score, s.clock.now)
    await s.bot.store.write(lambda tx: results.keep_results(tx.sql, [record]))


async def test_linked_selves_have_the_same_tables_and_may_move_by_either(s):
    await s.say("ann", "/new boop ghosts=off seats=2")
    first = (await s.only_table()).id
    await write(s, "/new boop ghosts=off seats=2", venue=CLUB)
    second = (await s.only_table(CLUB)).id
    await linked(s)
    mine = {table.id for table in await s.bot.desk.tables.of_person("paper:ann")}
    assert mine == {first, second}
    assert first in (await write(s, "/tables")).post.text
    assert second in (await s.say("ann", "/tables")).post.text
    await s.say("bob", "/join")
    await write(s, "/join", "cid", CLUB)
    for table in [await s.table(first), await s.table(second)]:
        if table.waits_for("paper:ann"):
            answer = await s.bot.desk.handle(
                Command(
                    f"q{next(UPDATES)}",
                    Person("quill", "anna", "Anna"),
                    HOME,
                    "move",
                    ("a1",),
                    table.id,
                )
            )
            assert not answer.refused
            assert len((await s.table(table.id)).told.rows) == 1
    assert (await s.table(second)).seat_of("paper:ann") == 0


async def test_choices_are_the_same_everywhere_before_and_after(s):
    await s.say("ann", "/calls none")
    await write(s, "/confirm never")
    await write(s, "/hours 22-8")
    await linked(s)
    for key in ("paper:ann", "quill:anna"):
        known = await s.bot.desk.people.find(key)
        assert (known.calls, known.confirm) == (CallWay.NONE, "never")
    kept = await s.bot.store.read(lambda sql: hours.load_hours(sql, "paper:ann"))
    assert kept is not None
    assert kept.begins == 22 * 60
    await write(s, "/calls both")
    known = await s.bot.desk.people.find("paper:ann")
    assert known.calls == CallWay.BOTH


async def test_results_and_lessons_follow_and_go_again(s):
    await s.say("ann", "/new house alone")
    await write(s, "/new house alone", venue=CLUB)
    own, other = (await s.only_table()).id, (await s.only_table(CLUB)).id
    await finished(s, own, "paper:ann", 40)
    await finished(s, other, "quill:anna", 50)
    reach = lessons.reach_exercise
    await s.bot.store.write(lambda tx: reach(tx.sql, "paper:ann", "boop", 5, 1.0))
    await s.bot.store.write(lambda tx: reach(tx.sql, "quill:anna", "boop", 2, 2.0))
    await s.bot.store.write(lambda tx: reach(tx.sql, "quill:anna", "sack", 3, 2.0))
    await linked(s)

    async def made(who: str) -> list[int]:
        bests = await s.bot.store.read(lambda sql: results.bests_of(sql, who, 5))
        return [best.score for each in bests for best in each.made]

    async def learned(who: str) -> dict[str, int]:
        found = await s.bot.store.read(lambda sql: lessons.lessons_of(sql, who))
        return {each.game: each.number for each in found}

    assert await made("paper:ann") == [50, 40]
    assert await learned("paper:ann") == {"boop": 5, "sack": 3}
    await write(s, "/link off")
    assert (await made("paper:ann"), await made("quill:anna")) == ([40], [50])
    assert await learned("quill:anna") == {"boop": 5, "sack": 3}


async def test_parted_selves_go_on_with_what_each_has_brought_or_sat_down_to(s):
    await s.say("ann", "/new boop")
    await write(s, "/new boop", venue=CLUB)
    brought = (await s.only_table(CLUB)).id
    await linked(s)
    barn = Venue("quill", "barn")
    await write(s, "/new boop", venue=barn)
    await s.say("bob", "/new boop", Venue("paper", "yard"))
    await s.say("ann", "/join", Venue("paper", "yard"))
    assert len(await s.bot.desk.tables.of_person("paper:ann")) == 4
    assert (await write(s, "/link off")).toast == "You go your own way here from now on."
    theirs = {table.id for table in await s.bot.desk.tables.of_person("quill:anna")}
    assert theirs == {brought, (await s.only_table(barn)).id}
    assert (await s.only_table(barn)).host == "quill:anna"
    assert len(await s.bot.desk.tables.of_person("paper:ann")) == 2
    assert (await person(s, "paper:ann"), await person(s, "quill:anna")) == (
        "paper:ann",
        "quill:anna",
    )


async def test_where_the_first_self_goes_the_other_keeps_what_it_brought(s):
    await s.say("ann", "/new boop")
    await write(s, "/new boop", venue=CLUB)
    await linked(s)
    asked = (await s.say("ann", "/link")).post
    assert asked is not None
    assert "Ann (Paper) and Anna (Quill)" in asked.text
    await s.press("ann", button(asked, "Go my own way here"))
    assert await person(s, "quill:anna") == "quill:anna"
    assert (await s.only_table(CLUB)).seat_of("quill:anna") == 0
    assert (await s.only_table()).seat_of("paper:ann") == 0


async def test_two_selves_at_one_table_cannot_be_linked_until_it_is_over(s):
    await s.say("ann", "/new lanterns seats=3")
    code = (await s.say("ann", "/invite")).post.invitation.code
    await write(s, f"/join {code}")
    assert len((await s.only_table()).places) == 2
    link = await code_of(s)
    assert "You both sit at one table" in (await write(s, f"/link {link}")).toast
    assert (await write(s, f"/link {link} yes")).refused
    assert await person(s, "quill:anna") == "quill:anna"
    await write(s, "/leave")
    await linked(s)


async def test_tables_where_both_have_sat_stay_as_they_were(s):
    await s.say("ann", "/new boop ghosts=off seats=2")
    code = (await s.say("ann", "/invite")).post.invitation.code
    await write(s, f"/join {code}")
    table = (await s.only_table()).id
    await s.say("ann", "/resign yes")
    await linked(s)
    places = (await s.table(table)).places
    assert [place.person for place in places] == ["paper:ann", "quill:anna"]


async def test_a_code_is_good_once_for_ten_minutes_and_for_who_says_it_first(s):
    code = await code_of(s)
    s.passes(601)
    assert "wrong, has expired or was used" in why_not(await write(s, f"/link {code}"))
    old, code = await code_of(s), await code_of(s)
    assert (await write(s, f"/link {old}")).refused
    assert not (await write(s, f"/link {code}")).refused
    assert (await write(s, f"/link {code} yes", "eve")).refused
    assert not (await write(s, f"/link {code} yes")).refused
    assert (await write(s, f"/link {code} yes")).refused


async def test_nobody_finds_a_code_out_by_trying(s):
    code = await code_of(s)
    for guess in range(6):
        assert f"“guess{guess}” is wrong" in why_not(await write(s, f"/link guess{guess}", "eve"))
    assert "many codes" in (await write(s, "/link guess7", "eve")).toast
    assert "This code was given to Ann" in (await write(s, f"/link {code}")).post.text
    s.passes(3600)
    assert "is wrong" in why_not(await write(s, f"/link {code}", "eve"))


async def test_a_code_said_in_vain_is_good_for_nobody_who_read_it(s):
    async def may_eve(code: str) -> bool:
        return not (await write(s, f"/link {code}", "eve")).refused

    assert await may_eve(await code_of(s))
    for refused in ("bob", "ann"):
        code = await code_of(s)
        assert (await s.say(refused, f"/link {code}")).refused
        assert not await may_eve(code)
    for guess in range(6):
        await write(s, f"/link guess{guess}", "dot")
    code = await code_of(s)
    assert "many codes" in (await write(s, f"/link {code}", "dot")).toast
    assert not await may_eve(code)


async def test_nobody_is_linked_by_a_line_without_having_been_asked(s):
    code = await code_of(s)
    asked = await write(s, f"/link {code} yes")
    assert "they would see your hands" in asked.post.text
    assert await person(s, "quill:anna") == "quill:anna"
    assert (await write(s, f"/link {code} yes")).toast.startswith("You are one person now")


async def test_who_has_just_become_one_with_somebody_is_not_parted_by_another_code(s):
    await s.say("bob", "/help")
    first, second = await code_of(s), await code_of(s, "bob")
    for code in (first, second):
        await write(s, f"/link {code}")
    answers = await asyncio.gather(*(write(s, f"/link {code} yes") for code in (first, second)))
    assert [answer.refused for answer in answers].count(True) == 1
    whose = {await person(s, key) for key in ("quill:anna", "paper:ann", "paper:bob")}
    assert len(whose) == 2


async def test_one_person_has_one_self_in_each_messenger(s):
    code = await code_of(s)
    assert "in the same one" in (await s.say("bob", f"/link {code}")).toast
    assert "one person already" in (await s.say("ann", f"/link {await code_of(s)}")).toast
    assert "nothing to part" in (await s.say("ann", "/link off")).toast


async def test_a_hand_that_is_not_ones_own_any_more_leaves_the_private_chat(s):
    quill = s.bot.desk.platforms["quill"]
    await s.say("ann", "/new sack seats=3")
    for who in ("bob", "cid"):
        await s.say(who, "/join")
    await s.settled()
    await linked(s)
    await write(s, "/calls private")
    s.passes(3600)
    await write(s, "/help")
    table = await s.only_table()
    await s.bot.store.write(
        lambda tx: s.bot.desk.tables._consequences._owe(tx, table, "hand", "paper:ann")
    )
    s.bot.courier.wake()
    await s.settled()
    assert any(key == "quill:anna" for key, _ in quill.posts)
    await write(s, "/link off")
    await s.settled()
    assert not any(key == "quill:anna" for key, _ in quill.posts)
    assert any(key == "paper:ann" for key, _ in s.paper.posts)
    assert (await s.only_table()).seat_of("paper:ann") is not None


async def test_links_and_what_was_brought_survive_a_restart(tmp_path):
    clock = Clock()
    async with stage(tmp_path, also=[Paper(name="quill")], clock=clock) as s:
        await write(s, "/new boop", venue=CLUB)
        code = await code_of(s)
        assert (await write(s, f"/link {code}")).post
    async with stage(tmp_path, also=[Paper(name="quill")], clock=clock) as s:
        assert not (await write(s, f"/link {code} yes")).refused
    async with stage(tmp_path, also=[Paper(name="quill")], clock=clock) as s:
        assert len(await s.bot.desk.tables.of_person("paper:ann")) == 1
        await write(s, "/link off")
    async with stage(tmp_path, also=[Paper(name="quill")], clock=clock) as s:
        assert len(await s.bot.desk.tables.of_person("quill:anna")) == 1
        assert await s.bot.store.read(lambda sql: people.selves_of(sql, "quill:anna"))
        assert not await s.bot.store.read(lambda sql: links.brought_by(sql, ["quill:anna"]))


async def test_who_was_one_with_somebody_gets_no_other_seat_of_a_table_in_play(s):
    await s.say("ann", "/new sack seats=3")
    for who in ("bob", "cid"):
        await s.say(who, "/join")
    table = (await s.only_table()).id
    await linked(s)
    await write(s, "/link off")
    await s.say("bob", "/sitter friend")
    await s.say("cid", "/resign yes")

    async def said(line: str, who: str = "anna") -> Any:
        verb, *words = line.split()
        someone = Person("quill", who, who.capitalize(), "en")
        command = Command(f"q{next(UPDATES)}", someone, HOME, verb, tuple(words), table)
        return await s.bot.desk.handle(command)

    for line in ("mind 2", "takeover 3"):
        assert "know another seat" in (await said(line)).toast
    assert not (await said("mind 2", "eve")).refused
    await linked(s)  # they know the same seat, no other
    assert (await s.table(table)).seat_of("paper:ann") == 0
    assert table in (await write(s, "/tables")).post.text


async def test_a_table_goes_on_in_the_middle_of_a_game(s):
    await write(s, "/new boop ghosts=off seats=2", venue=CLUB)
    await write(s, "/join", "cid", CLUB)
    await linked(s)
    moved = 0
    for cell in ("a1", "f6", "a6", "f1"):
        table = await s.only_table(CLUB)
        who = "cid" if table.waits_for("quill:cid") else "anna"
        assert not (await write(s, f"/m {cell}", who, CLUB)).refused
        if cell == "a6":
            await write(s, "/link off")
        moved += 1
    assert len((await s.only_table(CLUB)).told.rows) == moved == 4
    assert ROOM.key not in (await s.only_table(CLUB)).venues


async def test_a_page_calls_people_by_the_self_they_have_there_by_now(tmp_path):
    page = Paper(name="quill", limits=replace(ROOMY, replaces=True))
    async with stage(tmp_path, also=[page]) as s:
        await s.say("ann", "/new boop ghosts=off seats=2")
        asked = shown(await s.say("ann", "/invite"))
        assert asked.invitation is not None
        await write(s, f"/join {asked.invitation.code}", "bob", CLUB)
        if (await s.only_table()).waits_for("quill:bob"):
            await write(s, "/move a1", "bob", CLUB)
        await s.settled()
        assert [person.key for person in page.newest(CLUB).pings] == ["paper:ann"]
        await linked(s)
        await s.settled()
        assert [person.key for person in page.newest(CLUB).pings] == ["quill:anna"]
        await write(s, "/link off yes")
        await s.settled()
        assert [person.key for person in page.newest(CLUB).pings] == ["paper:ann"]
