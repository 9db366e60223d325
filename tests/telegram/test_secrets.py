"""Nobody's hand is anywhere but with its owner: every recorded request is looked through."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import product

import pytest

from bot.posts.news import news_since
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import LOCALES, Words
from render.painter import View
from tests.lanterns import LOCALES as LANTERNS_LOCALES
from tests.telegram.conftest import ANN, BOB, CID, CLUB
from tests.telegram.server import Call
from tests.telegram.town import labels, words
from tests.telegram.whole import Whole

WORDS = Words(LOCALES, LANTERNS_LOCALES)


@pytest.fixture
async def w(stand, tmp_path):
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


async def seated(w: Whole, *, ephemeral: bool = False) -> Table:
    """Ann, Bob and Cid at a table of Lanterns; Cid by a deep link."""
    w.stand.server.town.chats[CLUB].ephemeral = ephemeral
    await w.say(ANN, "/new lanterns", CLUB)
    await w.press(BOB, w.newest(), "Join")
    link = (await w.press(CID, w.newest(), "Join"))["url"]
    w.stand.people.follow(CID, link)
    await w.settled()
    assert [place.name for place in (await w.table()).places] == ["Ann", "Bob", "Cid"]
    await w.press(ANN, w.newest(), "Start")
    return await w.table()


def readers(w: Whole, call: Call) -> set[int]:
    """Who can read what a request says."""
    if call.method == "answerCallbackQuery":
        return {w.stand.server.town.queries[call.asked["callback_query_id"]].person}
    secretly = call.asked.get("ephemeral_message_parameters") or call.asked
    if "receiver_user_id" in secretly:
        return {int(secretly["receiver_user_id"])}
    chat = int(call.asked.get("chat_id", 0))
    return {chat} if chat > 0 else {ANN, BOB, CID, CLUB}


def pictures(w: Whole, call: Call) -> list[bytes]:
    """The pictures a request shows, uploaded or named."""
    named = (call.asked.get("photo"), (call.asked.get("media") or {}).get("media"))
    kept = [w.stand.server.town.files[name] for name in named if name in w.stand.server.town.files]
    return [*call.files.values(), *kept]


async def hands(w: Whole, table: Table) -> dict[int, set[bytes]]:
    """Every picture of every hand that there has been, by owner; with and without marks."""
    found: dict[int, set[bytes]] = {}
    kit = w.bot.desk.kit
    for seat, place in enumerate(table.places):
        owner = int(str(place.person).removeprefix("telegram:"))
        for length in range(len(table.told.beats) + 1):
            story = replace(table.told, beats=table.told.beats[:length])
            then = replace(table, story=story, status=Status.PLAYING)
            seen, moves = table.game.seen_by(story.state, seat), table.game.moves(story.state, seat)
            for language, choices in product(WORDS.languages, ((), moves)):
                drawn = await kit.studio.picture(
                    table.game,
                    seen,
                    WORDS.of(language),
                    table.names(),
                    view=View.OWN,
                    choices=choices,
                    since=news_since(kit.guide(table.game), then, seat),
                )
                found.setdefault(owner, set()).add(drawn.png)
    return found


async def look_through(w: Whole, table: Table) -> dict[int, int]:
    """Fails if a hand was shown to others; returns how often each owner saw their own."""
    kept, shown = await hands(w, table), dict.fromkeys((ANN, BOB, CID), 0)
    mine = {
        int(str(place.person).removeprefix("telegram:")): seat
        for seat, place in enumerate(table.places)
    }
    for call in w.stand.server.calls:
        who = readers(w, call)
        for owner, pngs in kept.items():
            others = set().union(*(kept[each] for each in kept if each != owner))
            for png in pictures(w, call):
                if png in pngs - others:
                    assert who == {owner}, f"{call.method} shows {who} the hand of {owner}"
                    shown[owner] += 1
        text = json.dumps(call.asked, ensure_ascii=False)
        if CLUB in who:
            assert not re.search(r"choose \d|hand \d|Lantern \d", text), text
        for line in re.findall(r"(\d): hand \d", text):
            assert who == {owner for owner, seat in mine.items() if seat == int(line) - 1}
    return shown


async def chosen(w: Whole, who: int) -> None:
    """Somebody chooses their first lantern by taps in the private chat."""
    pad = await w.pad(who)
    await w.press(who, pad, labels(pad)[0][0])
    preview = w.newest(who)
    await w.press(who, preview, labels(preview)[0][0])


@pytest.mark.parametrize("ephemeral", [False, True], ids=["in private", "in the group"])
async def test_a_game_with_hands_is_played_to_its_end_and_no_hand_is_shown_to_others(w, ephemeral):
    table = await seated(w, ephemeral=ephemeral)
    for who in (ANN, BOB, CID):
        assert w.newest(who)["photo"], "hands come by themselves"
        await w.press(who, w.newest(), labels(w.newest())[0][1])
    for _ in range(30):
        now = await w.bot.desk.tables.get(table.id)
        if not now.to_move():
            break
        who = (ANN, BOB, CID)[now.to_move()[0]]
        if ephemeral:
            await w.say(who, now.texts(now.to_move()[0])[0])
            await w.press(who, w.newest(), labels(w.newest())[0][0])
        else:
            await chosen(w, who)
    over = await w.bot.desk.tables.get(table.id)
    assert over.told.outcome() is not None
    shown = await look_through(w, over)
    assert all(count >= 2 for count in shown.values()), shown
    sent = [c for c in w.stand.server.of("sendMessage", "sendPhoto") if not c.refused]
    assert any("ephemeral_message_parameters" in call.asked for call in sent) is ephemeral
    assert w.stand.server.town.secret == {}, "with the game all panels go"


async def test_a_secret_move_typed_in_the_group_is_refused_in_private(w):
    table = await seated(w)
    card = table.texts(0)[0]
    before = len(w.stand.server.town.of(CLUB))
    await w.say(ANN, f"/m {card}", CLUB)
    assert "That is a secret move" in words(w.newest(ANN))
    assert len(w.stand.server.town.of(CLUB)) == before
    assert (await w.table()).told.rows == ()
    await look_through(w, table)


async def test_the_hand_of_somebody_who_blocked_the_bot_is_still_there_on_demand(w):
    table = await seated(w)
    w.stand.people.block(CID)
    await w.settled()
    answer = await w.press(CID, w.newest(), "My hand")
    if "url" in answer:
        assert answer["url"].endswith(f"start=hand_{table.id}")
        w.stand.people.follow(CID, answer["url"])
        await w.settled()
        assert w.newest(CID)["photo"]
    else:
        assert answer["text"]
    await look_through(w, await w.table())


async def test_an_old_server_that_knows_no_ephemeral_messages_leaks_nothing(w):
    w.stand.server.town.knows_ephemeral = False
    table = await seated(w, ephemeral=True)
    for who in (ANN, BOB, CID):
        await w.press(who, w.newest(), "My hand")
        await chosen(w, who)
    shown = await look_through(w, await w.bot.desk.tables.get(table.id))
    assert all(shown.values())


async def test_bystanders_see_no_hand_whatever_they_press(w):
    dot = w.stand.server.town.person(14, "Dot", started=True)
    table = await seated(w)
    for row in labels(w.newest()):
        for label in row:
            await w.press(dot, w.newest(), label)
    for line in ("/hand", "/text", "/move", "/table"):
        await w.say(dot, line, CLUB)
        await w.say(dot, f"{line} {table.id}")
    await look_through(w, table)
    assert not re.search(r"hand \d", str(w.stand.server.town.of(dot)))
