"""Slow play in a Telegram group: everybody is called once a turn, the group is left in peace."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.slowplay import Evenings
from tests.telegram.conftest import ANN, BOB, CID, CLUB
from tests.telegram.people import until
from tests.telegram.town import Json, words
from tests.telegram.whole import Whole

DOT = 14
FOUR = (ANN, BOB, CID, DOT)
CALLS = ("Your turn at", "Te jössz")


@pytest.fixture
async def w(stand, tmp_path):
    """The whole bot, polling."""
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


async def seated(w: Whole) -> Evenings:
    """Four people at a table of Cat in the Sack."""
    town = w.stand.server.town
    town.person(DOT, "Dot", started=True)
    town.chats[CID].admits = True
    await w.say(ANN, "/new sack seats=4", CLUB)
    for who in FOUR[1:]:
        await w.press(who, w.newest(), "Join")

    async def play(person: str, text: str) -> None:
        await w.say(int(person.partition(":")[2]), f"/m {text}")

    def pass_time(seconds: float) -> None:
        w.stand.clock.passes(seconds)
        w.bot.courier.wake()

    return Evenings(w.bot, (await w.table()).id, pass_time, play, w.settled, until)


def sent(w: Whole) -> list[Json]:
    """Every new message."""
    return [c.asked for c in w.stand.server.of("sendPhoto", "sendMessage") if not c.refused]


async def counted(w: Whole, turns: int, *, away: int = 0) -> None:
    """So many turns are played; every call is counted, and what the group was sent."""
    evenings = await seated(w)
    if away:
        w.stand.server.town.chats[away].admits = False
    before = len(sent(w))
    await evenings.turns(turns)
    new = sent(w)[before:]
    loud = [each for each in new if each.get("disable_notification") is None]
    rung = Counter(
        f"telegram:{each['chat_id']}"
        for each in loud
        if each["chat_id"] != str(CLUB)
        and str(each.get("text") or each.get("caption")).startswith(CALLS)
    )
    for each in loud:
        mentioned = each.get("entities") or each.get("caption_entities") or ()
        assert each["chat_id"] != str(CLUB) or mentioned, "the group hears of nothing"
        for entity in mentioned:
            if entity["type"] == "text_mention":
                rung[f"telegram:{entity['user']['id']}"] += each["chat_id"] == str(CLUB)
    called = Counter((call.person, call.turn) for call in await evenings.called())
    assert set(called.values()) == {1}
    assert rung == Counter(person for person, _ in called)
    assert evenings.asked <= set(called)
    # N.B. a forced pass looks like any other: who is called in the group is mentioned for it, too.
    for person, turn in set(called) - evenings.asked:
        assert (person, turn) in evenings.forced
        assert person == f"telegram:{away}"
    assert len([each for each in new if each["chat_id"] == str(CLUB)]) <= 12
    for who in FOUR:
        assert len(w.stand.server.town.of(who)) <= 3, "a hand, a call, the answer to the last move"
        live = [each for each in w.stand.server.town.of(who) if each.get("reply_markup")]
        assert len([each for each in live if words(each).startswith(CALLS)]) <= 1


@pytest.mark.parametrize("away", [0, CID], ids=["all can be written to", "Cid cannot"])
async def test_everybody_is_called_once_a_turn_and_the_group_is_left_in_peace(w, away):
    await counted(w, 9, away=away)


async def test_who_leaves_the_group_does_not_stop_the_table(w):
    await w.two()
    w.stand.people.leave(BOB, CLUB)
    notice = await w.stand.people.posted(CLUB, "Bob is not here any more.")
    await w.press(ANN, notice, "What can be done")
    asked = await w.stand.people.posted(ANN, "What shall be done")
    await w.press(ANN, asked, "A computer for Bob")
    await w.settled()
    assert (await w.table()).people() == (f"telegram:{ANN}",)


async def test_the_bot_itself_leaves_no_table(w):
    await w.two()
    before = await w.log()
    w.stand.server.town.people[123] = {"id": 123, "is_bot": True, "first_name": "Purrlor"}
    w.stand.people.leave(123, CLUB)
    await w.say(ANN, "/table", CLUB)
    assert await w.log() == before


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ("Remove somebody…", "Remove Bob", "✓ Remove")),
        ("hu", ("Valakit elküldök…", "Elküldöm: Bob", "✓ Elküldöm")),
    ],
)
async def test_an_administrator_sends_somebody_away_by_buttons(w, language, labels):
    w.stand.server.methods.statuses[CLUB, ANN] = "administrator"
    await w.two()
    w.stand.server.town.people[ANN]["language_code"] = language
    await w.press(ANN, w.newest(), "Away…")
    for label in labels:
        assert len((await w.table()).people()) == 2
        await w.press(ANN, w.newest(ANN), label)
    assert (await w.table()).people() == (f"telegram:{ANN}",)


async def test_who_set_a_table_up_sends_somebody_away_from_it_by_buttons(w):
    await w.say(ANN, "/new sack seats=3", CLUB)
    await w.press(BOB, w.newest(), "Join")
    assert len((await w.table()).people()) == 2
    await w.press(ANN, w.newest(), "– Player")
    await w.press(ANN, w.newest(ANN), "Remove Bob")
    await w.press(ANN, w.newest(ANN), "✓ Remove")
    assert (await w.table()).people() == (f"telegram:{ANN}",)
    await w.press(BOB, w.newest(), "Join")
    assert (await w.table()).people() == (f"telegram:{ANN}",)
