"""The tables that wait for somebody, the longest first, each a press from its panel."""

from __future__ import annotations

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
