"""Whoever holds a code shows a table in a server of their own, and has no power over it there."""

from __future__ import annotations

import pytest

from tests.discord.people import Somebody
from tests.discord.stage import until
from tests.discord.table import evening
from tests.discord.town import said

TRIED = {"remove": {"who": "Ann", "sure": "yes"}, "takeover": {}, "cancel": {"sure": "yes"}}
REFUSED = ("This table was opened elsewhere", "No seat here needs anybody")


@pytest.fixture
async def e(tmp_path):
    """Ann, who manages the server, Bob, who does not, and the running bot."""
    async with evening(tmp_path) as here, here.running():
        here.discord.town.powers[here.bob.id] = 0
        yield here


async def test_a_stranger_with_a_code_takes_no_seat_and_ends_nothing(e):
    town = e.discord.town
    await e.open("boop", options="ghosts=off")
    eve, den = Somebody(e.discord, town.person("eve")), town.guild("The Den")
    lair = town.channel(den, "lair")
    await e.discord.gateway.dispatch("GUILD_CREATE", den, den["id"])
    await e.bob.slash(e.channel, "invite")
    code = next(iter(await e.bot.store.read(codes)))
    await eve.slash(lair, "join", code=code)
    await e.settled()
    assert await until(lambda: town.shown(lair))
    table = await e.table()
    for verb, typed in TRIED.items():
        asked = await eve.slash(lair, verb, **typed, table=table.id)
        assert any(why in said(asked.newest) for why in REFUSED), verb
    known = await e.table()
    assert known.people() == table.people()
    offer = (await eve.slash(lair, "cancel", table=table.id)).newest
    await eve.press(offer, "Hide it here")
    await e.settled()
    assert (await e.table()).venues == (e.venue.key,)
    assert "not shown here any more" in said(town.shown(lair)[-1])


def codes(sql):
    """The invitations that are good."""
    return [row.code for row in sql.exec_driver_sql("SELECT code FROM invites")]


async def test_who_manages_the_server_it_was_opened_in_is_in_charge(e):
    await e.open("boop", options="ghosts=off")
    table = await e.table()
    refused = await e.bob.slash(e.channel, "remove", who="Ann", table=table.id)
    assert "may manage this place" in said(refused.newest)
    asked = await e.ann.slash(e.channel, "remove", who="Bob", table=table.id)
    await e.ann.press(asked.newest, "✓ Remove")
    assert (await e.table()).people() == (f"discord:{e.ann.id}",)
