"""What people have before them on Discord when a turn, a seat or a game ends."""

from __future__ import annotations

import random

import pytest

from bot.platforms.discord.posting.letters import escape
from bot.posts.public.board import ending
from bot.store.rows.play import timers
from bot.tables.status import Status
from tests.discord.people import Somebody
from tests.discord.stage import until
from tests.discord.table import Evening, evening
from tests.discord.town import DM, Json, buttons, said
from tests.finale import living, move_of, shorten
from tests.stage import OFFERED, whole_shelf

AWAY = 600.0
"""Seconds after which whoever is asked has been called."""
LASTS = 16 * 60.0
"""Seconds after which a panel in a channel cannot be changed any more."""


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here, here.running():
        yield here


def people(e: Evening, game: str) -> list[Somebody]:
    """As many as a game needs."""
    least = max(2, whole_shelf().games[game].info.seats.start)
    return [
        e.ann,
        e.bob,
        *(Somebody(e.discord, e.discord.town.person(name)) for name in ("cid", "dot")[: least - 2]),
    ]


def alone(e: Evening, who: Somebody) -> list[Json]:
    """All that somebody alone has before them."""
    town = e.discord.town
    return [m for id_, m in town.messages.items() if town.audience.get(id_) == who.id]


def private(e: Evening, who: Somebody) -> list[Json]:
    """What of that stands in the private chat."""
    kinds = e.discord.town.channels
    return [m for m in alone(e, who) if kinds[m["channel_id"]]["type"] == DM]


def alive(e: Evening, table: str, who: Somebody) -> list[str]:
    """What they could press that leads nowhere any more."""
    return living(table, (data for m in alone(e, who) for data in buttons(m).values()))


async def seated(e: Evening, game: str, who: list[Somebody]) -> str:
    await e.ann.slash(e.channel, "play", game=game, options=f"seats={len(who)}")
    await e.settled()
    for each in who[1:]:
        await each.slash(e.channel, "join")
        await e.settled()
    table = await e.table()
    if table.status is Status.LOBBY:
        await e.ann.press(e.board(), "Start")
        await e.settled()
    for each in who:  # not where others read it
        dm = e.discord.town.private_chat(each.id)
        await each.slash(dm, "calls", way="private")
    return table.id


async def passes(e: Evening, seconds: float) -> None:
    """Time goes by, and who is to be called by then is."""
    e.passes(seconds)
    now = e.clock.now
    await until_kept(e, lambda sql: all(t.due > now for t in timers.due_calls(sql, now, 99)))
    await e.settled()


async def until_kept(e: Evening, true) -> None:
    assert e.bot is not None
    while not await e.bot.store.read(true):
        await e.quiet()


async def open_panels(e: Evening, who: list[Somebody]) -> None:
    for each in who:
        shown = buttons(e.board())
        wanted = next(label for label in ("My hand", "My sheet", "Away…") if label in shown)
        await each.press(e.board(), wanted)


async def one_move(e: Evening, table_id: str, chance: random.Random) -> None:
    assert e.bot is not None
    table = await e.bot.desk.tables.get(table_id)
    assert table is not None
    seat, move = move_of(table, chance)
    id_ = (table.places[seat].minder or "").partition(":")[2]
    who = Somebody(e.discord, e.discord.town.people[id_])
    dm = e.discord.town.private_chat(id_)
    await who.slash(dm, "move", move=table.game.format(move), table=table_id)
    await e.settled()


async def result(e: Evening, table_id: str) -> str:
    """What everybody reads of the end of a game."""
    assert e.bot is not None
    table = await e.bot.desk.tables.get(table_id)
    outcome = table.told.outcome() if table else None
    assert table is not None
    assert outcome is not None
    return escape(ending(e.bot.desk.kit.words.of("en", "discord"), table, outcome))


async def status(e: Evening, table_id: str) -> Status:
    assert e.bot is not None
    table = await e.bot.desk.tables.get(table_id)
    assert table is not None
    return table.status


async def played_out(e: Evening, table_id: str, pause: float = 0.0) -> None:
    chance = random.Random(table_id)
    for _ in range(99):
        if await status(e, table_id) is Status.OVER:
            return
        await one_move(e, table_id, chance)
        if pause:
            await passes(e, pause)
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("game", OFFERED)
async def test_at_the_end_of_a_game_every_private_panel_shows_it_or_is_gone(e, game):
    who = people(e, game)
    table_id = await seated(e, game, who)
    await passes(e, AWAY)
    await shorten(e.bot, table_id, 3)
    await e.settled()
    await passes(e, AWAY)
    called = [each for each in who if private(e, each)]
    assert called
    await open_panels(e, who)
    assert any(alive(e, table_id, each) for each in who)
    await played_out(e, table_id)
    how = await result(e, table_id)
    for each in who:
        assert alive(e, table_id, each) == []
        for message in private(e, each):
            if "Rematch" in buttons(message):
                assert message["attachments"]
                assert how in said(message)
    assert e.discord.wrong == []


async def test_the_last_private_panel_is_edited_to_the_end_and_offers_another_game(e):
    table_id = await seated(e, "lanterns", [e.ann, e.bob])
    await until(lambda: private(e, e.ann) and private(e, e.bob))
    (hand,) = [m for m in private(e, e.bob) if "eyes only" in said(m)]
    dm = e.discord.town.private_chat(e.ann.id)
    await e.ann.slash(dm, "resign", table=table_id, sure="yes")
    await e.settled()
    assert hand in private(e, e.bob)
    assert "Bob wins" in said(hand)
    assert "Rematch" in buttons(hand)
    assert hand["attachments"]
    await e.bob.press(hand, "Rematch")
    await e.settled()
    assert (await e.bot.desk.tables.of_person(f"discord:{e.bob.id}"))[0].status is Status.LOBBY


async def test_a_panel_that_can_no_longer_be_taken_back_shows_the_end_when_it_is_pressed(e):
    table_id = await seated(e, "boop", [e.ann, e.bob])
    table = await e.table()
    first, other = (e.ann, e.bob) if table.to_move()[0] == 0 else (e.bob, e.ann)
    panel = (await first.press(e.board(), "Move")).newest
    real = e.discord.town.clock
    e.discord.town.clock = lambda: real() + LASTS
    dm = e.discord.town.private_chat(other.id)
    await other.slash(dm, "resign", table=table_id, sure="yes")
    await e.settled()
    assert panel in alone(e, first)
    label = next(label for label in buttons(panel) if label == "c3")
    await first.press(panel, label)
    assert alive(e, table_id, first) == []


async def test_a_panel_of_a_seat_somebody_was_sent_away_from_goes(e):
    cid = Somebody(e.discord, e.discord.town.person("cid"))
    table_id = await seated(e, "lanterns", [e.ann, e.bob, cid])
    for who in (e.bob, cid):
        await who.press(e.board(), "My hand")
        assert len([m for m in alone(e, who) if "eyes only" in said(m)]) == 2
    await e.ann.slash(e.channel, "remove", who="bob", sure="yes")
    await e.settled()
    assert (await e.table()).own_seat(f"discord:{e.bob.id}") is None
    assert [said(m) for m in alone(e, e.bob) if "eyes only" in said(m)] == []
    assert len([m for m in alone(e, cid) if "eyes only" in said(m)]) == 2
    assert set(alive(e, table_id, e.bob)) <= {"show"}, "who is told of it may look at the table"
