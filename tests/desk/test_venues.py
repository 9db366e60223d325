"""Where tables are shown: invitations, threads, moved and closed venues, hands by request."""

from __future__ import annotations

import re

from bot.contract import Closed, Gone, Person, Unreachable, Venue, Why
from bot.store.rows.shown.showings import asleep_within
from tests.desk.talk import two, why_not
from tests.stage import ROOM, button, stage

CELLAR = Venue("paper", "cellar")
ALONE = Venue("paper", "ann's", private=True)
WEEK = 7 * 24 * 3600.0


async def code(s) -> str:
    answer = await s.say("ann", "/invite")
    found = re.search(r"/join (\w+)", answer.post.text)
    assert found, answer
    return found[1]


async def test_an_invitation_brings_a_table_to_another_venue_and_a_seat(s):
    await s.say("ann", "/new boop")
    invitation = await code(s)
    assert len(invitation) == 10
    assert (await s.say("bob", f"/join {invitation.upper()}", CELLAR)).toast == "You have a seat."
    await s.settled()
    for venue in (ROOM, CELLAR):
        assert "to move" in s.paper.newest(venue).text


async def test_a_table_in_play_is_shown_but_gives_no_seat(s):
    await two(s)
    invitation = await code(s)
    answer = await s.say("cid", f"/join {invitation}", CELLAR)
    assert answer.toast == "The table is shown here from now on."
    await s.settled()
    assert s.paper.newest(CELLAR).picture is not None
    assert len((await s.only_table()).places) == 2


async def test_an_invitation_runs_out_after_a_week(s):
    await s.say("ann", "/new boop")
    invitation = await code(s)
    s.clock.now += WEEK + 1
    answer = await s.say("bob", f"/join {invitation}", CELLAR)
    assert why_not(answer).startswith(f"“{invitation}” is no invitation, or one that has expired.")


async def test_a_code_nobody_gave_is_refused(s):
    await s.say("ann", "/new boop")
    assert why_not(await s.say("bob", "/join abcdefghjk", CELLAR)).startswith("“abcdefghjk” is no")


async def test_only_who_sits_at_a_table_invites_to_it(s):
    await s.say("ann", "/new boop")
    table = await s.only_table()
    answer = await s.say("bob", "/invite", table=table.id)
    assert answer.toast == "You are not sitting at this table."


async def test_a_table_goes_on_in_a_thread_of_its_own(s):
    one, _ = await two(s)
    table = await s.only_table()
    assert (await s.say("ann", "/thread")).toast == "The table goes on in a thread of its own."
    await s.settled()
    there = next(venue for venue in (await s.table(table.id)).venues if venue != ROOM.key)
    assert (await s.table(table.id)).venues == (there,)
    await s.say(one, "/m c4", table=table.id)
    await s.settled()
    written = [post.text for (venue, _), post in s.paper.posts.items() if venue == there]
    assert "kitten on c4" in written[-1]


async def test_where_there_are_no_threads_that_is_said(s):
    await s.say("ann", "/new boop")
    await s.settled()
    s.paper.faults = [Gone("no threads")]
    assert (await s.say("ann", "/thread")).toast == "A thread cannot be opened here."


async def test_a_moved_venue_goes_on_under_its_new_name(s):
    one, _ = await two(s)
    await s.bot.desk.moved(ROOM, CELLAR)
    await s.settled()
    await s.say(one, "/m c4", CELLAR)
    await s.settled()
    assert "kitten on c4" in s.paper.newest(CELLAR).text


async def test_where_the_bot_has_left_nothing_is_shown(s):
    one, _ = await two(s)
    table = await s.only_table()
    s.paper.refusals[ROOM.key] = Closed(Why.OUT, "put out")
    await s.bot.desk.left(ROOM)
    before = s.paper.shown()
    await s.say(one, "/m c4", table=table.id)
    await s.quiet()
    assert s.paper.shown() == before
    assert (await s.table(table.id)).venues == (ROOM.key,)


async def test_where_a_table_went_on_elsewhere_it_is_not_shown_after_a_restart_either(tmp_path):
    async with stage(tmp_path) as s:
        await two(s)
        table = (await s.only_table()).id
        await s.say("ann", "/thread")
        await s.settled()
        (there,) = (await s.table(table)).venues
    async with stage(tmp_path) as s:
        assert (await s.table(table)).venues == (there,)


async def test_a_venue_with_a_table_that_does_not_replay_can_be_left(tmp_path):
    async with stage(tmp_path) as s:
        await two(s)
        table = (await s.only_table()).id
        await s.say("ann", "/new boop")
        await s.settled()
        await s.bot.store.write(
            lambda tx: tx.sql.exec_driver_sql("UPDATE tables SET rules = 9 WHERE status='playing'")
        )
        s.bot.store.memo.absorb({table: None})
        await s.bot.desk.left(ROOM)
        asleep = await s.bot.store.read(lambda sql: asleep_within(sql, ROOM.key))
        assert len(asleep) == 2


async def test_the_switch_of_hands_is_on_or_off(s):
    assert why_not(await s.say("ann", "/hands maybe")) == "“maybe” is neither “on” nor “off”."
    asked = (await s.say("ann", "/hands")).post
    assert (await s.press("ann", button(asked, "Off"))).toast.startswith("From now on you get")


async def test_hands_come_by_themselves_until_they_are_switched_off(s):
    await s.say("bob", "/hands off")
    await s.say("ann", "/new lanterns seats=2")
    await s.say("bob", "/join")
    await s.settled()
    assert {person for person, _ in s.paper.whispers} == {"ann"}
    assert (await s.say("bob", "/hand")).post is not None
    answer = await s.say("bob", "/hands on")
    assert answer.toast.startswith("From now on your hands come to you")


async def test_what_a_platform_learns_of_a_person_is_kept(s):
    bob = Person("paper", "bob", "Bob")
    await s.bot.desk.reached(bob, reachable=False)
    assert (await s.bot.desk.people.find(bob.key)).reachable is False
    await s.bot.desk.reached(bob, reachable=True)
    assert (await s.bot.desk.people.find(bob.key)).reachable is True


async def test_with_a_group_its_topics_sleep_too(s):
    await two(s)
    table = await s.only_table()
    await s.say("ann", "/thread")
    await s.bot.desk.left(ROOM)
    (there,) = (await s.table(table.id)).venues
    asleep = await s.bot.store.read(lambda sql: asleep_within(sql, ROOM.key))
    assert [showing.venue for showing in asleep] == [there]


async def test_a_closed_door_is_spoken_of_once(s):
    s.paper.refusals["paper:bob"] = Unreachable("no private messages")
    await s.say("ann", "/new lanterns seats=2")
    await s.say("bob", "/join")
    await s.settled()
    first = await s.say("bob", "/hand")
    assert first.toast.startswith("I cannot write to you privately here")
    assert first.post is not None
    again = await s.say("bob", "/hand")
    assert (again.toast, again.post) == ("", first.post)
    bob = await s.bot.desk.people.find("paper:bob")
    assert (bob.hands, bob.reachable) == (False, False)
    assert (await s.say("ann", "/hand")).toast == ""
    assert (await s.bot.desk.people.find("paper:ann")).hands


async def test_who_wants_no_hands_is_not_told_of_a_closed_door(s):
    s.paper.refusals["paper:bob"] = Unreachable("no private messages")
    await s.say("bob", "/hands off")
    await s.bot.desk.reached(Person("paper", "bob", "Bob"), reachable=False)
    await s.say("ann", "/new lanterns seats=2")
    await s.say("bob", "/join")
    await s.settled()
    answer = await s.say("bob", "/hand")
    assert answer.toast == ""
    assert answer.post is not None


async def test_the_board_of_an_ended_game_can_still_be_read(s):
    one, other = await two(s)
    await s.say(one, "/resign yes")
    answer = await s.say(other, "/text")
    assert f"{other.capitalize()} wins" in answer.post.text
    assert answer.post.sketch


async def test_a_table_that_has_its_thread_opens_no_second_one_from_elsewhere(s):
    await two(s)
    table = await s.only_table()
    await s.say("ann", "/thread")
    answer = await s.say("ann", "/thread", table=table.id)
    assert answer.toast == "A thread cannot be opened here."


async def test_a_stranger_who_names_a_table_of_another_room_finds_nothing(s):
    await s.say("ann", "/new boop")
    table = await s.only_table()
    for line in ("/join", "/text", "/show", "/thread"):
        answer = await s.say("eve", line, CELLAR, table=table.id)
        assert why_not(answer) == f"I know of no table “{table.id}”.", line
    assert len((await s.table(table.id)).places) == 1
