"""Slow play in a Discord channel: a short mention beside the board, one board, one call."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.discord.people import Somebody
from tests.discord.stage import until
from tests.discord.table import Evening, evening
from tests.discord.town import buttons, said
from tests.slowplay import Evenings


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here:
        here.seeds = ("a", "b", "c")
        async with here.running():
            yield here


async def seated(e: Evening) -> Evenings:
    """Four people at a table of Cat in the Sack."""
    four = [e.ann, e.bob, *(Somebody(e.discord, e.discord.town.person(n)) for n in ("cid", "dot"))]
    await e.ann.slash(e.channel, "play", game="sack", options="seats=4")
    await e.shows("a new table")
    for who in four[1:]:
        await who.press(e.board(), "Join")
        await e.settled()
    by_key = {f"discord:{who.id}": who for who in four}

    async def play(person: str, text: str) -> None:
        await by_key[person].slash(e.channel, "move", move=text)

    assert e.bot is not None
    return Evenings(e.bot, (await e.table()).id, e.passes, play, e.settled, until)


async def counted(e: Evening, turns: int) -> None:
    """So many turns are played; every mention is counted, and what stays in the channel."""
    evenings = await seated(e)
    before = len(e.discord.seen)
    await evenings.turns(turns)
    rung: Counter[str] = Counter()
    for call in e.discord.seen[before:]:
        if call.method == "POST" and call.path.endswith("/messages"):
            for user in (call.body.get("allowed_mentions") or {}).get("users", []):
                rung[f"discord:{user}"] += 1
    called = Counter((call.person, call.turn) for call in await evenings.called())
    assert set(called.values()) == {1}
    assert rung == Counter(person for person, _ in called)
    assert evenings.asked <= set(called)
    # N.B. a forced pass looks like any other: who makes it is mentioned as if they were asked.
    assert set(called) - evenings.asked <= evenings.forced
    assert len(e.boards()) <= 3
    assert len([each for each in e.boards() if each["components"]]) == 1


async def test_everybody_is_called_once_a_turn_and_the_channel_keeps_one_board_and_one_call(e):
    await counted(e, 9)


async def test_who_has_left_the_server_is_noticed_at_their_call_and_stops_nothing(e):
    mover, other = await e.open("boop", options="ghosts=off")
    e.discord.town.gone.add(other.id)
    e.passes(600)
    await mover.slash(e.channel, "move", move="c4")
    await e.settled()
    name = "Ann" if other is e.ann else "Bob"
    notice = next(m for m in e.discord.town.shown(e.channel) if "not here any more." in said(m))
    assert name in said(notice)
    asked = await mover.press(notice, "What can be done")
    await mover.press(asked.more[-1], f"A computer for {name}")
    await e.settled()
    assert len((await e.table()).people()) == 1
    sent = [call for call in e.discord.seen if call.path.endswith("/messages") and call.body]
    assert sent
    assert not any(other.id in str(call.body.get("allowed_mentions")) for call in sent)


async def removes(e: Evening, who: Somebody, *labels: str) -> None:
    """Somebody presses one button after the other, the first on the board; the last one counts."""
    at = e.board()
    for label in labels[:-1]:
        at = (await who.press(at, label)).newest
    assert len((await e.table()).people()) == 2
    gone = await who.press(at, labels[-1])
    await e.settled()
    assert gone.gone, "the panel is put away"
    await e.settled()


async def test_who_may_manage_the_server_sends_somebody_away_from_a_game_by_buttons(e):
    e.discord.town.powers[e.bob.id] = 0
    await e.open("boop", options="ghosts=off")
    refused = (await e.bob.press(e.board(), "Away…")).newest
    assert "Remove somebody…" not in buttons(refused)
    await removes(e, e.ann, "Away…", "Remove somebody…", "Remove Bob", "✓ Remove")
    assert (await e.table()).people() == (f"discord:{e.ann.id}",)


async def test_who_set_a_table_up_sends_somebody_away_from_it_by_buttons(e):
    await e.ann.slash(e.channel, "play", game="sack", options="seats=3")
    await e.shows("a new table")
    await e.bob.press(e.board(), "Join")
    await e.settled()
    hungarian = Somebody(e.discord, e.ann.person, "hu")
    await removes(e, hungarian, "– Player", "Elküldöm: Bob", "✓ Elküldöm")
    assert (await e.table()).people() == (f"discord:{e.ann.id}",)
    await e.bob.press(e.board(), "Join")
    assert (await e.table()).people() == (f"discord:{e.ann.id}",)
