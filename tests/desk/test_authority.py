"""Power comes from where a table was opened: a code, a seat or another group gives none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import Command, Person, Venue
from bot.desk.seating.shares import GUESSES, HOUR
from bot.tables.status import Status
from tests.desk.talk import OTHER_ROOM, UPDATES, alone, labels, shown, two, why_not
from tests.stage import ROOM, ROOMY, Paper, Stage, button, stage
from tests.waiting.people import at_pace

SACK = "/new sack seats=3"
DEN = Venue("paper", "den", above=("house",))
"""Eve's own group: she is in charge there, and nowhere else."""


CELLAR = Venue("paper", "cellar")
"""Cid's own group."""
LED = {("room", "ann"), ("attic", "ann"), ("den", "eve"), ("cellar", "cid")}


class Town(Paper):
    """Ann is in charge of the room, Eve of her den, Cid of the cellar."""

    async def manages(self, venue, person):
        return (venue.id, person.id) in LED


@pytest.fixture
async def s(tmp_path):
    """Ann, Bob and Cid hold hidden cards in the room."""
    async with stage(tmp_path, seeds=["sack"], pause=1e6, paper=Town()) as running:
        yield running


async def brought(s: Stage, who: str = "eve", to: Venue = DEN) -> str:
    """A game of the room that somebody shows elsewhere by a code they were passed; its id."""
    table = await at_pace(s, "open", SACK)
    code = shown(await s.say("bob", "/invite")).invitation.code
    assert not (await s.say(who, f"/join {code}", to)).refused
    await s.settled()
    return table


async def people(s: Stage, table: str) -> tuple[str, ...]:
    return (await s.table(table)).people()


async def test_a_stranger_with_a_code_takes_nobodys_seat_and_ends_nothing(s):
    table = await brought(s)
    for line in ("/remove Ann yes", "/remove 2 yes", "/takeover 1", "/cancel yes", "/start"):
        assert (await s.say("eve", line, DEN)).refused, line
    known = await s.table(table)
    assert known.status is Status.PLAYING
    assert known.people() == ("paper:ann", "paper:bob", "paper:cid")


async def test_who_sits_there_is_no_more_in_charge_in_a_group_of_their_own(s):
    table = await at_pace(s, "open", "/new lanterns seats=3")
    code = shown(await s.say("cid", "/invite")).invitation.code
    await s.say("cid", f"/join {code}", CELLAR)
    for line in ("/remove Ann yes", "/cancel yes"):
        assert (await s.say("cid", line, CELLAR)).refused, line
    assert len(await people(s, table)) == 3


async def test_a_charter_elsewhere_takes_no_lobby_hostage(s):
    await s.say("bob", SACK)
    code = shown(await s.say("bob", "/invite")).invitation.code
    await s.say("eve", f"/join {code}", DEN)
    panel = shown(await s.say("eve", "/purrlor", DEN))
    assert not (await s.press("eve", button(panel, "We begin"), DEN)).refused
    await s.say("cid", "/join")
    table = await s.only_table()
    assert table.status is Status.PLAYING, "the last seat was taken in the room"


async def test_who_may_begin_a_lobby_is_settled_where_it_was_opened(s):
    panel = shown(await s.say("eve", "/purrlor", DEN))
    await s.press("eve", button(panel, "We begin"), DEN)
    await s.say("bob", "/new lanterns")
    code = shown(await s.say("bob", "/invite")).invitation.code
    await s.say("eve", f"/join {code}", DEN)
    assert (await s.say("eve", "/start", DEN)).refused, "she has only just sat down"
    assert not (await s.say("bob", "/start")).refused
    assert (await s.only_table()).status is Status.PLAYING


async def test_nobody_sends_the_host_of_a_lobby_away(s):
    await s.say("bob", SACK)
    code = shown(await s.say("bob", "/invite")).invitation.code
    await s.say("cid", f"/join {code}", alone("cid"))
    s.clock.passes(3600)
    for where in (ROOM, alone("cid"), CELLAR):
        refused = await s.say("cid", "/remove bob yes", where, table=(await s.only_table()).id)
        assert why_not(refused).startswith("Bob set this table up"), where
    assert (await s.only_table()).host == "paper:bob"


async def test_who_has_sent_somebody_away_does_not_get_the_seat(s):
    await at_pace(s, "open", SACK)
    table = await s.only_table()
    await s.say("ann", "/resign yes")
    await s.say("ann", "/remove cid yes")
    assert (await s.say("ann", "/takeover 3")).refused
    assert (await s.table(table.id)).places[2].person is None


async def test_somebody_in_charge_who_sits_nowhere_does_not_get_the_seat_either(s):
    await s.say("bob", SACK)
    for who in ("cid", "dot"):
        await s.say(who, "/join")
    await s.settled()
    await s.say("ann", "/remove cid yes")
    refused = await s.say("ann", "/takeover 2")
    assert why_not(refused).startswith("You have sent somebody away from this table")
    assert not (await s.say("fay", "/takeover 2")).refused


async def test_a_seat_somebody_was_sent_away_from_is_taken_over_where_the_table_was_opened(s):
    table = await brought(s)
    await s.say("ann", "/remove cid yes")
    for who, where in (("eve", DEN), ("eve", alone("eve"))):
        refused = await s.say(who, "/takeover 3", where, table=table)
        assert why_not(refused).startswith("Somebody was sent away from this seat"), where
    assert not (await s.say("dot", "/takeover 3")).refused


async def test_where_a_table_was_brought_it_can_be_hidden_and_goes_on_at_home(s):
    table = await brought(s)
    board = next(iter(s.paper.shown(DEN)))
    asked = await s.say("eve", "/cancel yes", DEN)
    assert asked.refused
    done = await s.press("eve", button(shown(asked), "Hide it here"), DEN)
    assert done.toast == "The table is not shown here any more."
    await s.settled()
    assert (await s.table(table)).venues == (ROOM.key,)
    post = s.paper.shown(DEN)[board]
    assert post.rows == ()
    assert "not shown here any more" in post.text
    assert (await s.say("eve", "/text", DEN, table=table)).refused


async def test_where_a_table_was_opened_it_is_not_hidden(s):
    table = await brought(s)
    for who in ("ann", "bob"):
        assert "was opened here" in why_not(await s.say(who, "/hide")), who
    assert (await s.say("dot", "/hide", DEN)).refused
    assert len((await s.table(table)).venues) == 2


async def test_those_who_sit_there_may_hide_what_they_have_brought(s):
    table = await brought(s, "bob", OTHER_ROOM)
    assert not (await s.say("bob", "/hide", OTHER_ROOM)).refused
    assert (await s.table(table)).venues == (ROOM.key,)


async def test_those_in_charge_where_a_table_was_opened_stay_so_after_a_restart(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6, paper=Town()) as s:
        table = await brought(s)
    async with stage(tmp_path, pause=1e6, paper=Town()) as s:
        assert (await s.say("eve", "/remove Ann yes", DEN)).refused
        assert not (await s.say("ann", "/remove Bob yes")).refused
        assert await people(s, table) == ("paper:ann", "paper:cid")


async def test_home_follows_a_group_that_moves(s):
    table = await brought(s)
    await s.bot.desk.moved(ROOM, OTHER_ROOM)
    await s.settled()
    assert (await s.table(table)).home == OTHER_ROOM.key
    assert (await s.say("eve", "/cancel yes", DEN)).refused
    assert not (await s.say("ann", "/remove Bob yes", OTHER_ROOM)).refused


async def test_home_goes_along_into_a_thread_but_only_from_home(s):
    table = await brought(s)
    await s.say("bob", "/thread", DEN, table=table)
    assert (await s.table(table)).home == ROOM.key
    await s.say("bob", "/thread", table=table)
    known = await s.table(table)
    assert known.home != ROOM.key
    assert known.home in known.venues


async def test_a_rematch_has_the_home_of_the_first_game(s):
    table = await brought(s)
    await s.say("ann", "/cancel yes")
    assert (await s.table(table)).status is Status.OVER
    await s.say("bob", "/rematch", alone("bob"), table=table)
    again = await s.only_table()
    assert again.home == ROOM.key
    assert (await s.say("eve", "/remove bob yes", DEN, table=again.id)).refused


async def test_a_bystander_sets_nothing_up_where_they_are_not(s):
    table = await brought(s)
    await s.say("ann", "/cancel yes")
    await s.say("eve", "/rematch", DEN, table=table)
    assert (await s.only_table(DEN)).venues == (DEN.key,)
    assert not await s.bot.desk.tables.at_venue(ROOM.key)


async def test_a_table_that_was_opened_in_private_is_nobodys_to_take(s):
    await s.say("bob", "/new lanterns seats=3", alone("bob"))
    code = shown(await s.say("bob", "/invite", alone("bob"))).invitation.code
    for who, where in (("cid", ROOM), ("eve", DEN)):
        await s.say(who, f"/join {code}", where)
    table = (await s.only_table()).id
    for who, where in (("ann", ROOM), ("eve", DEN), ("bob", alone("bob"))):
        for line in ("/remove cid yes", "/cancel yes"):
            assert (await s.say(who, line, where, table=table)).refused, (who, line)


async def test_on_the_page_a_table_that_was_brought_there_is_nobodys(tmp_path):
    page = Paper(name="page", limits=replace(ROOMY, commons=True))
    hall = Venue("page", "hall")
    async with stage(tmp_path, seeds=["sack"], pause=1e6, paper=Town(), also=[page]) as s:
        table = await brought(s)
        code = shown(await s.say("bob", "/invite")).invitation.code
        eve = speaking_from(s, "page")
        await eve("eve", f"/join {code}", hall)
        for line in ("/remove Ann yes", "/cancel yes", "/hide"):
            assert (await eve("eve", line, hall, table)).refused, line
        assert len(await people(s, table)) == 3


async def test_nobody_finds_an_invitation_by_guessing(s):
    await s.say("ann", "/new boop")
    right = shown(await s.say("ann", "/invite")).invitation.code
    for tried in range(GUESSES):
        refused = await s.say("eve", f"/join wrong{tried:05}", DEN)
        assert "is no invitation" in why_not(refused)
    assert why_not(await s.say("eve", f"/join {right}", DEN)).startswith("Those were many codes")
    assert DEN.key not in (await s.only_table()).venues
    assert not (await s.say("bob", f"/join {right}", CELLAR)).refused
    s.clock.passes(HOUR / GUESSES)
    assert not (await s.say("eve", f"/join {right}", DEN)).refused


async def test_codes_that_are_good_are_no_guesses(s):
    await at_pace(s, "open", SACK)
    right = shown(await s.say("ann", "/invite")).invitation.code
    for tried in range(2 * GUESSES):
        assert not (await s.say("eve", f"/join {right}", Venue("paper", f"den{tried}"))).refused


async def test_codes_are_guessed_by_a_person_not_by_each_of_their_selves(tmp_path):
    other = Paper(name="page")
    async with stage(tmp_path, also=[other]) as s:
        code = (
            shown(await s.say("eve", "/link code")).text.split("/link ")[1].split()[0].strip("“”.")
        )
        eve = speaking_from(s, "page")
        first = await eve("eve", f"/link {code}", Venue("page", "eve", private=True))
        assert not first.refused, first
        assert not (
            await eve("eve", f"/link {code} yes", Venue("page", "eve", private=True))
        ).refused
        for tried in range(GUESSES):
            await s.say("eve", f"/join wrong{tried:05}", DEN)
        refused = await eve("eve", "/join wrong99999", Venue("page", "eve", private=True))
        assert why_not(refused).startswith("Those were many codes")


async def test_a_place_a_table_was_brought_to_takes_no_calls_from_its_home(s):
    one, other = await two(s)
    code = shown(await s.say("bob", "/invite")).invitation.code
    await s.say("eve", f"/join {code}", DEN)
    await s.settled()
    assert DEN.key < ROOM.key, "by its name it would come first"
    s.passes(300)
    await s.say(one, "/m c4", alone(one), table=(await s.only_table()).id)
    await s.until(lambda: _called(s, ROOM) or _called(s, DEN))
    assert (_called(s, ROOM), _called(s, DEN)) == ({other}, set())


def _called(s: Stage, venue: Venue) -> set[str]:
    """Whom the newest posts of a place call."""
    return {person.id for post in s.paper.shown(venue).values() for person in post.pings}


def speaking_from(s: Stage, platform: str):
    """People who speak from another platform than paper."""

    async def say(who: str, line: str, venue: Venue, table: str = ""):
        verb, *words = line.removeprefix("/").split()
        person = Person(platform, who, who.capitalize())
        receipt = f"p{next(UPDATES)}"
        return await s.bot.desk.handle(Command(receipt, person, venue, verb, tuple(words), table))

    return say


async def test_the_panel_of_who_is_in_charge_elsewhere_only_hides(s):
    await brought(s)
    panel = shown(await s.say("eve", "/away", DEN))
    assert labels(panel) == ["Hide it here"]
    nobody = await s.press("tom", panel.rows[0][0], alone("tom"))
    assert nobody.refused, "who is not in charge there gets nothing by the button"
    assert not (await s.press("eve", panel.rows[0][0], alone("eve"))).refused
    assert (await s.only_table()).venues == (ROOM.key,)


async def test_who_has_resigned_is_offered_nothing_that_only_a_seat_may(s):
    for who, line in (("ann", "/new lanterns seats=4"), ("bob", "/join"), ("cid", "/join")):
        await s.say(who, line)
    await s.say("dan", "/join")
    for who in ("ann", "bob"):
        assert "Resign" in labels(shown(await s.say(who, "/away")))
        await s.say(who, "/resign yes")
    refused = await s.say("bob", "/away")
    assert refused.refused
    assert refused.toast == "You have resigned from this game."
    panel = shown(await s.say("ann", "/away"))
    assert labels(panel) == ["Remove somebody…", "End it for everybody…", "✕ Close"]
