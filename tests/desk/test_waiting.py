"""The tables that wait for somebody, the longest first, each a press from its panel."""

from __future__ import annotations

import pytest

from bot.contract import Style, Venue
from tests.desk.talk import labels
from tests.stage import button

DAY = 24 * 3600.0
ROOMS = [Venue("paper", name) for name in ("attic", "barn", "cellar")]
ANN = Venue("paper", "ann", private=True)


async def test_what_waits_longest_comes_first_and_a_press_opens_its_panel(s):
    tables = []
    for room in ROOMS:
        await s.say("ann", "/new boop ghosts=off", room)
        await s.say("bob", "/join", room)
        table = await s.only_table(room)
        if not table.waits_for("paper:ann"):
            await s.say("bob", "/m a1", room)
        tables.append(table.id)
        s.passes(DAY)
    await s.say("ann", "/m f6", ROOMS[0])
    s.passes(DAY)
    await s.say("bob", "/m c4", ROOMS[0])
    listed = (await s.say("ann", "/tables", ANN)).post
    expected = [tables[1], tables[2], tables[0]]
    assert [label.rpartition(" ")[2] for label in labels(listed)] == expected
    lines = listed.text.splitlines()[1:]
    assert ["for 3 days" in lines[0], "for 2 days" in lines[1], "for" in lines[2][-12:]] == [
        True,
        True,
        False,
    ]
    mine = button(listed, f"▶ Boooop. · {tables[1]}")
    assert mine.style is Style.PRIMARY
    panel = (await s.press("ann", mine, ANN)).post
    assert panel.panel == tables[1]
    assert panel.key == f"pad.{tables[1]}"


async def test_a_table_that_waits_for_others_shows_its_board(s):
    await s.say("ann", "/new boop ghosts=off")
    listed = (await s.say("ann", "/tables", ANN)).post
    table = (await s.only_table()).id
    assert button(listed, f"Boooop. · {table}").data == f"{table}.-.show."


async def ends(s, venue, who: str) -> str:
    """Ann and Bob play at a venue, and somebody gives up; the table's id."""
    await s.say("ann", "/new boop ghosts=off", venue)
    await s.say("bob", "/join", venue)
    table: str = (await s.only_table(venue)).id
    assert not (await s.say(who, "/resign yes", venue)).refused
    return table


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [
        ("en", "you won · ", "won by Bob · "),
        ("hu", "te győztél · ", "győzött: Bob · "),
    ],
)
async def test_what_has_ended_lately_is_listed_with_who_won_and_is_a_press_away(
    s, language, won, lost
):
    s.language = language
    lost_there = await ends(s, ROOMS[0], "ann")
    s.passes(DAY)
    won_there = await ends(s, ROOMS[1], "bob")
    s.passes(DAY)
    listed = (await s.say("ann", "/tables", ANN)).post
    first, second = listed.text.splitlines()[-2:]
    title = {"en": "Boooop.", "hu": "HUUupp"}[language]
    names = {"en": ("Ann and Bob", "Bob and Ann"), "hu": ("Ann és Bob", "Bob és Ann")}[language]
    assert first.startswith(tuple(f"• {title} · {won_there} ({each}): {won}" for each in names))
    assert second.startswith(tuple(f"• {title} · {lost_there} ({each}): {lost}" for each in names))
    assert not (await s.press("ann", button(listed, f"{title} · {won_there}"), ANN)).refused
    await s.settled()
    [board] = s.paper.shown(ANN).values()
    assert board.picture is not None
    assert {"en": "Rematch", "hu": "Visszavágó"}[language] in labels(board)


async def test_the_list_forgets_what_has_ended_a_week_ago_and_is_short(s):
    ended = [await ends(s, ROOMS[0], "bob") for _ in range(7)]
    text = (await s.say("ann", "/tables", ANN)).post.text
    assert [table in text for table in ended] == [False] * 2 + [True] * 5
    s.passes(8 * DAY)
    assert "You are not sitting at any table." in (await s.say("ann", "/tables", ANN)).post.text


async def test_an_end_without_a_winner_is_listed_as_such(s):
    await s.say("ann", "/new boop ghosts=off")
    await s.say("bob", "/join")
    for who in ("ann", "bob"):
        await s.say(who, "/end yes")
    assert "(Ann and Bob): nobody won · " in (await s.say("bob", "/tables", ANN)).post.text


async def test_who_was_sent_away_reads_nothing_of_the_end(s):
    await s.say("ann", "/new sack seats=3")
    for who in ("bob", "cid"):
        await s.say(who, "/join")
    assert not (await s.say("ann", "/remove 3 yes")).refused
    for who in ("ann", "bob"):
        assert not (await s.say(who, "/end yes")).refused
    assert "You are not sitting at any table." in (await s.say("cid", "/tables", ANN)).post.text
    assert "nobody won" in (await s.say("bob", "/tables", ANN)).post.text
