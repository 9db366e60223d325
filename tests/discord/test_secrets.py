"""A hand is shown to its owner alone: in every request, in words, pictures and buttons."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from engines.values import Seat
from tests.discord.people import Somebody
from tests.discord.server import Seen
from tests.discord.stage import until
from tests.discord.table import Evening, evening
from tests.discord.town import EPHEMERAL, Json, buttons, said

CARD = re.compile(r"choose \d|Lantern \d|hand \d")
"""A card by its number, as a button, a label or a description says it."""


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here, here.running():
        yield here


def hands(e: Evening, who: Somebody) -> list[Json]:
    """What somebody was whispered."""
    return e.discord.town.shown(e.discord.town.private_chat(who.id), who.person)


async def hand(e: Evening, seat: Seat) -> str:
    """The cards of a seat as its own descriptions read them."""
    state = (await e.table()).told.state
    return ", ".join(str(card) for card in state.hands[seat])


async def play_a_night(e: Evening) -> None:
    """Everybody lights the first lantern the pad offers."""
    for who in (e.ann, e.bob):
        pad = (await who.press(e.board(), "Move")).newest
        await who.press(pad, next(iter(buttons(pad))))
    await e.settled()


def told(seen: Seen) -> str:
    """Everything a request says in words."""
    return json.dumps(seen.body, ensure_ascii=False)


async def test_hands_arrive_by_themselves_and_nobody_else_sees_them(e):
    await e.open("lanterns", options="seats=2")
    await until(lambda: hands(e, e.ann) and hands(e, e.bob))
    for seat, who in enumerate((e.ann, e.bob)):
        first = hands(e, who)[0]
        assert "for your eyes only" in said(first)
        cards = await hand(e, seat)
        assert f"hand {cards}" in first["attachments"][0]["description"]


async def test_a_hand_is_there_on_demand_for_its_owner_alone(e):
    await e.open("lanterns", options="seats=2")
    asked = await e.ann.press(e.board(), "My hand")
    assert asked.newest["flags"] & EPHEMERAL
    assert f"hand {await hand(e, 0)}" in asked.newest["attachments"][0]["description"]
    assert asked.newest not in e.discord.town.shown(e.channel, e.bob.person)
    again = await e.bob.slash(e.channel, "hand")
    assert f"hand {await hand(e, 1)}" in again.newest["attachments"][0]["description"]


async def test_nothing_everybody_sees_tells_a_card_of_a_hand(e):
    await e.open("lanterns", options="seats=2")
    await e.ann.press(e.board(), "My hand")
    await play_a_night(e)
    public = [seen for seen in e.discord.seen if seen.reader is None and seen.body]
    private = [seen for seen in e.discord.seen if seen.reader is not None and seen.body]
    assert len(public) >= 4
    assert any(CARD.search(told(seen)) for seen in private)
    assert [told(seen) for seen in public if CARD.search(told(seen))] == []


async def test_what_one_is_shown_tells_no_card_of_the_other(e):
    await e.open("lanterns", options="seats=2")
    await until(lambda: hands(e, e.ann) and hands(e, e.bob))
    await e.ann.press(e.board(), "My hand")
    await e.ann.press(e.board(), "Move")
    shown = [seen for seen in e.discord.seen if seen.reader == e.ann.id and seen.body]
    descriptions = [
        attachment["description"]
        for seen in shown
        for attachment in seen.body.get("attachments") or []
    ]
    assert len(descriptions) >= 3
    for description in descriptions:
        assert re.search(r"Bob: hand covered(, covered)*, tonight", description), description


async def test_pictures_of_hands_are_uploaded_for_their_owners_alone(e):
    await e.open("lanterns", options="seats=2")
    await until(lambda: hands(e, e.ann) and hands(e, e.bob))
    secret = {e.discord.town.picture(hands(e, who)[0]): who.id for who in (e.ann, e.bob)}
    assert len(secret) == 2
    await e.ann.press(e.board(), "My hand")
    await play_a_night(e)
    uploads = [(png, seen.reader) for seen in e.discord.seen for png in seen.files.values()]
    assert len(uploads) >= 6
    assert [reader for png, reader in uploads if secret.get(png, reader) != reader] == []


async def test_a_secret_move_is_typed_in_public_for_nobody_to_see(e):
    await e.open("lanterns", options="seats=2")
    cards = await hand(e, 0)
    offered = await e.ann.complete(e.channel, "move", "move", move="choose")
    assert offered == sorted({f"choose {card}" for card in cards.split(", ")})
    asked = await e.ann.slash(e.channel, "move", move=offered[0])
    assert asked.newest["flags"] & EPHEMERAL
    assert (await e.log()) == [offered[0]]
    assert await e.bob.complete(e.channel, "move", "move", move="choose") != []
    stranger = e.discord.town.person("cid")
    e.bob.person = stranger
    assert await e.bob.complete(e.channel, "move", "move", move="choose") == []


async def test_a_closed_private_chat_leaves_the_button(e):
    e.discord.town.closed.add(e.bob.id)
    await e.open("lanterns", options="seats=2")
    await e.settled()
    assert hands(e, e.bob) == []
    asked = await e.bob.press(e.board(), "My hand")
    assert f"hand {await hand(e, 1)}" in asked.newest["attachments"][0]["description"]
    refused = [seen for seen in e.discord.seen if seen.status == 403]
    await play_a_night(e)
    assert [seen for seen in e.discord.seen if seen.status == 403] == refused


async def test_the_hand_in_a_private_chat_opens_the_pad_there(e):
    await e.open("lanterns", options="seats=2")
    await until(lambda: hands(e, e.ann))
    first = hands(e, e.ann)[0]
    moves = {label: each for label, each in buttons(first).items() if label.startswith("Lantern")}
    assert moves  # two cards of the hand may be alike
    assert all("choose" in custom_id for custom_id in moves.values())
    card = next(iter(moves))
    asked = await e.ann.press(first, card)
    assert asked.newest["id"] == first["id"], "one message, edited"
    assert "for your eyes only" in said(first)
    assert (await e.log())[0] == f"choose {card.removeprefix('Lantern ')}"


async def test_the_log_of_the_bot_tells_no_card(e, caplog):
    caplog.set_level("DEBUG", logger="bot")
    caplog.set_level("INFO", logger="discord")
    await e.open("lanterns", options="seats=2")
    await play_a_night(e)
    await asyncio.sleep(0)
    assert not [record for record in caplog.messages if CARD.search(record)]
