"""Twelve tables in two places, listed as each platform has room for."""

from __future__ import annotations

import pytest

from bot.contract import Limits, Style, Venue, read_data
from bot.platforms.discord import Discord
from bot.platforms.telegram import Telegram
from bot.platforms.web import Web
from tests.desk.talk import shown
from tests.stage import Paper, stage

ROOMS = (Venue("paper", "attic"), Venue("paper", "barn"))
ANN = Venue("paper", "ann", private=True)
HOUR = 3600.0


@pytest.mark.parametrize("limits", [Telegram.limits, Discord.limits, Web.limits])
async def test_twelve_tables_each_have_a_button_and_the_oldest_waiting_is_first(tmp_path, limits):
    async with stage(tmp_path, paper=Paper(limits=limits)) as s:
        mine, others = list[str](), list[str]()
        for n in range(12):
            room, host = ROOMS[n % 2], f"host{n}"
            await s.say(host, "/new boop ghosts=off", room)
            known = {*mine, *others}
            [id_] = [t.id for t in await s.bot.desk.tables.at_venue(room.key) if t.id not in known]
            await s.say("ann", "/join", room, table=id_)
            table = await s.table(id_)
            waits = table.waits_for("paper:ann")
            if n % 3 == 0 and waits:
                await s.say("ann", "/m a1", room, table=id_)
            elif n % 3 and not waits:
                await s.say(host, "/m a1", room, table=id_)
            waits = (await s.table(id_)).waits_for("paper:ann")
            (mine if waits else others).append(id_)
            s.passes(HOUR)
        assert (len(mine), len(others)) == (8, 4)
        listed = shown(await s.say("ann", "/tables", ANN))
        assert fits(listed.rows, limits)
        buttons = [each for row in listed.rows for each in row]
        opened = [read_data(each.data) for each in buttons]
        assert [(each[0], each[2]) for each in opened if each] == [
            *((id_, "pad") for id_ in mine),
            *((id_, "show") for id_ in others),
        ]
        assert [each.style is Style.PRIMARY for each in buttons] == [True] * 8 + [False] * 4
        panel = shown(await s.press("ann", buttons[7], ANN))
        assert panel.key.endswith(mine[7])


def fits(rows: tuple[tuple[object, ...], ...], limits: Limits) -> bool:
    """Whether a platform shows all of these buttons."""
    widest, every = max(map(len, rows)), sum(map(len, rows))
    return len(rows) <= limits.rows and widest <= limits.columns and every <= limits.buttons
