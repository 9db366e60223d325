"""Friends on several messengers wait for one who does not come, and for one who goes away."""

from __future__ import annotations

import re

from bot.tables.pace import DAY
from bot.tables.waiting.absence import SEVERAL
from tests.conversations.party import MESSENGERS, Party, log_of, party
from tests.conversations.talking import Talker
from tests.conversations.test_together import invite, only_table


async def three_of_whom_two_choose(here: Party) -> tuple[Talker, Talker, Talker]:
    """Ann on Discord and Bob on Telegram have chosen a card, Cid on the page has not."""
    ann = await here.person("Ann", "discord")
    bob = await here.person("Bob", "telegram")
    cid = await here.person("Cid", "web")
    await ann.type("play", game="lanterns", options="seats=3")
    await invite(ann, bob, cid)
    for talker in (ann, bob):
        card = re.search(r"Your lanterns: (\d)", talker.sees())
        assert card is not None
        await talker.whisper("move", words=f"choose {card[1]}")
    return ann, bob, cid


async def test_two_vote_by_buttons_on_the_third_and_nobody_sees_a_vote(tmp_path):
    async with party(tmp_path, MESSENGERS, ["soft moth"]) as here:
        ann, bob, cid = await three_of_whom_two_choose(here)
        table = await only_table(here, "web")
        here.passes(SEVERAL)
        await here.settled()
        before = bob.board().text, cid.board().text
        await ann.press("Away…")
        await ann.tap("Who is missing?")
        told = await ann.tap("A computer for Cid")
        assert told.text == "Noted. Nobody learns how you voted."
        assert (bob.board().text, cid.board().text) == before
        await bob.type("absent")
        await bob.tap("A computer for Cid")
        assert "2 !sitter computer (clock)" in log_of(await here.table(table))
        for talker in (ann, bob, cid):
            assert "A computer sits in for Cid until they are back." in talker.board().text


async def test_discord_tells_a_deadline_in_each_readers_own_time(tmp_path):
    async with party(tmp_path, MESSENGERS) as here:
        ann = await here.person("Ann", "discord")
        bob = await here.person("Bob", "telegram")
        await ann.type("play", game="boop", options="ghosts=off")
        await ann.press("Pace: no hurry")
        await ann.tap("one day a turn")
        await invite(ann, bob)
        [(_, at)] = (await here.table(await only_table(here, "discord"))).until
        assert at == here.clock.now + DAY or at < here.clock.now + DAY
        assert f": until <t:{int(at)}:f> (<t:{int(at)}:R>)." in ann.board().text
        assert re.search(r": until \w+, \d+ \w+, \d\d:\d\d \(UTC\)\.", bob.board().text)
