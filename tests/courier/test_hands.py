"""Secret hands go to their owners, and to nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.contract import (
    CallWay,
    Closed,
    Command,
    Gone,
    Moved,
    Person,
    RetryLater,
    Unreachable,
    Venue,
    Why,
    read_data,
)
from bot.store.rows.who import people
from bot.tables.calling.calls import PATIENT
from bot.tables.calling.presence import HERE
from engines.rng import Seeded
from tests.courier.playing import ANN, become, board, moves
from tests.lanterns import LANTERNS
from tests.stage import ROOMY, Paper, button, stage

PEOPLE = ("ann", "bob", "cid")


async def three(s) -> None:
    """Ann, Bob and Cid are dealt their cards."""
    for who, line in zip(PEOPLE, ("/new lanterns seats=3", "/join", "/join"), strict=True):
        await s.say(who, line)
    await s.settled()


async def all_choose(s, *, but: str = "") -> None:
    for seat, who in enumerate(PEOPLE):
        if who != but:
            text = (await s.only_table()).texts(seat)[0]
            await s.say(who, f"/m {text}", Venue("paper", who, private=True))
    await s.settled()


async def test_everybody_is_dealt_their_own_hand_and_only_that(s):
    await three(s)
    table = await s.only_table()
    assert sorted(who for who, _ in s.paper.whispers) == sorted(PEOPLE)
    for who, post in s.paper.whispers:
        seat = PEOPLE.index(who)
        assert post.sketch == board(table, seat)
        assert post.picture is not None


@pytest.mark.parametrize("dark", [False, True], ids=["one shines", "all go out"])
async def test_a_hand_comes_again_when_its_owner_is_asked_again(tmp_path, dark):
    async with stage(tmp_path, seeds=[_seed(dark=dark)]) as s:
        await three(s)
        await all_choose(s)
        table = await s.only_table()
        assert len(table.to_move()) == (3 if dark else 1)
        for seat in table.to_move():
            [hand] = s.paper.shown(Venue("paper", PEOPLE[seat], private=True)).values()
            assert hand.sketch == board(table, seat)
            assert "your eyes only" in hand.text
        assert len(s.paper.whispers) == 3, "what stands there is edited, without a sound"


def _seed(*, dark: bool) -> str:
    """A seed by which the gust takes everybody's first card, or does not."""
    for text in map(str, range(200)):
        state = LANTERNS.start(3, {}, Seeded(text, 0))
        for seat in range(3):
            move = LANTERNS.moves(state, seat)[0]
            state = LANTERNS.play(state, seat, move, Seeded(text, seat + 1))
        if (len(LANTERNS.to_move(state)) == 3) is dark:
            return text
    raise AssertionError("there is no such seed")


async def test_who_wants_no_hands_by_message_gets_none(s):
    await s.say("bob", "/help")

    def switch_off(tx):
        people.settle(tx.sql, ["paper:bob"], {"hands": False})
        tx.remember(("self", "paper:bob"), None)

    await s.bot.store.write(switch_off)
    await three(s)
    assert sorted(who for who, _ in s.paper.whispers) == ["ann", "cid"]


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Unreachable("no private messages"), id="unreachable"),
        pytest.param(Gone("deleted account"), id="gone"),
        pytest.param(Moved(Venue("paper", "nonsense")), id="moved, which no person does"),
    ],
)
async def test_who_cannot_be_reached_is_remembered_and_the_others_are_served(s, fault):
    s.paper.refusals["paper:bob"] = fault
    await three(s)
    assert sorted(who for who, _ in s.paper.whispers) == ["ann", "cid"]
    bob = await s.bot.desk.people.find("paper:bob")
    assert bob is not None
    assert bob.reachable is False
    hand = (await s.press("bob", button(s.paper.newest(), "My hand"))).post
    table = await s.only_table()
    assert hand is not None
    assert hand.sketch == board(table, 1)


async def test_who_could_not_be_reached_is_tried_again_with_the_next_deal_only(tmp_path):
    async with stage(tmp_path, seeds=[_seed(dark=True)]) as s:
        await _bob_comes_round(s)


async def _bob_comes_round(s) -> None:
    s.paper.refusals["paper:bob"] = Unreachable("no private messages")
    await three(s)
    tried = s.paper.tried.count("paper:bob")
    await all_choose(s)
    s.paper.refusals.clear()
    await all_choose(s)
    assert await moves(s)
    assert s.paper.tried.count("paper:bob") == tried
    for who, line in zip(PEOPLE, ("/new lanterns seats=3", "/join", "/join"), strict=True):
        table = "" if who == "ann" else s.paper.newest().key.partition(".")[0]
        await s.say(who, line, table=table)
        await s.settled()
    assert s.paper.tried.count("paper:bob") == tried + 1
    bob = await s.bot.desk.people.find("paper:bob")
    assert bob is not None
    assert bob.reachable is True


async def test_a_hand_is_tried_again_later_and_comes_once(s):
    s.paper.refusals["paper:ann"] = RetryLater(30)
    for who, line in zip(PEOPLE, ("/new lanterns seats=3", "/join", "/join"), strict=True):
        await s.say(who, line)
    await s.until(lambda: "paper:ann" in s.paper.tried)
    await s.quiet()
    s.paper.refusals.clear()
    s.passes(30)
    await s.settled()
    assert [who for who, _ in s.paper.whispers].count("ann") == 1


async def test_a_hand_that_is_overtaken_by_a_choice_shows_the_newest_one(s):
    s.paper.refusals["paper:ann"] = RetryLater(30)
    for who, line in zip(PEOPLE, ("/new lanterns seats=3", "/join", "/join"), strict=True):
        await s.say(who, line)
    await s.until(lambda: "paper:ann" in s.paper.tried)
    await s.quiet()
    s.paper.refusals.clear()
    text = (await s.only_table()).texts(0)[0]
    await s.say("ann", f"/m {text}", ANN)
    s.passes(30)
    await s.settled()
    table = await s.only_table()
    (hand,) = [post for who, post in s.paper.whispers if who == "ann"]
    assert hand.sketch == board(table, 0)
    carried = [read_data(button.data) for row in hand.rows for button in row]
    assert "pad" not in [data[2] for data in carried if data]


async def test_who_comes_while_their_call_is_held_up_sees_their_hand_without_it(tmp_path):
    paper = Paper(limits=replace(ROOMY, calls=CallWay.PRIVATE))
    async with stage(tmp_path, paper=paper, seeds=[_seed(dark=True)]) as s:
        await three(s)
        await all_choose(s, but="cid")
        s.passes(HERE + 1)
        await s.settled()
        s.paper.refusals["paper:ann"] = RetryLater(30)
        s.paper.tried.clear()
        text = (await s.only_table()).texts(2)[0]
        await s.say("cid", f"/m {text}", Venue("paper", "cid", private=True))
        await s.until(lambda: "paper:ann" in s.paper.tried)
        await s.quiet()
        await s.say("ann", "/help")
        s.paper.refusals.clear()
        s.passes(30)
        await s.settled()
        newest = list(s.paper.shown(ANN).values())[-1]
        assert newest.sketch == board(await s.only_table(), 0)
        assert not newest.text.startswith("Your turn at")


async def test_a_hand_in_a_chat_that_was_closed_is_no_fault_of_ours(s, caplog):
    await three(s)
    s.paper.refusals["paper:ann"] = Closed(Why.BLOCKED, "the bot was blocked")
    s.paper.tried.clear()
    await s.say("ann", f"/m {(await s.only_table()).texts(0)[0]}", ANN)
    await s.until(lambda: "paper:ann" in s.paper.tried)
    await s.settled()
    assert [each.message for each in caplog.records if each.levelname == "ERROR"] == []


@pytest.mark.parametrize("replaces", [True, False])
async def test_after_my_own_move_my_hand_is_fresh_without_a_sound(tmp_path, replaces):
    paper = Paper(limits=replace(ROOMY, replaces=replaces))
    async with stage(tmp_path, paper=paper) as s:
        await three(s)
        dealt = len(s.paper.whispers)
        assert all(post.silent for _, post in s.paper.whispers)
        await s.say("ann", f"/m {(await s.only_table()).texts(0)[0]}", ANN)
        await s.settled()
        table = await s.only_table()
        fresh = s.paper.whispers[dealt:]
        assert [who for who, _ in fresh] == (["ann"] if replaces else [])
        newest = list(s.paper.shown(ANN).values())[-1]
        assert newest.sketch == board(table, 0)
        if replaces:
            assert newest.key == s.paper.whispers[0][1].key
            assert newest.silent


async def test_who_is_not_reached_on_one_messenger_is_written_to_on_the_other(tmp_path):
    attic = Paper(name="attic")
    async with stage(tmp_path, also=[attic]) as s:
        await bob_is_two(s)
        s.paper.refusals["paper:bob"] = Unreachable("blocked")
        await three(s)
        assert sorted(who for who, _ in s.paper.whispers) == ["ann", "cid"]
        assert [who for who, _ in attic.whispers] == ["bob"]
        [bob] = [p for p in (await s.only_table()).places if p.name == "Bob"]
        assert bob.person == "paper:bob"
        answer = await s.bot.desk.handle(command("hand", Person("attic", "bob", "Bob"), "hand"))
        assert answer.post is not None
        assert answer.post.key.startswith("hand.")


async def test_a_hand_that_was_held_up_shows_nothing_older_than_the_one_that_came_after(tmp_path):
    attic = Paper(name="attic")
    async with stage(tmp_path, also=[attic], seeds=[_seed(dark=True)]) as s:

        async def choose(seat: int) -> None:
            table = await s.only_table()
            text = table.texts(seat)[0]
            if seat == 1:
                there, receipt = Person("attic", "bob", "Bob"), str(table.version)
                await s.bot.desk.handle(command(receipt, there, "m", *text.split()))
            else:
                await s.say(PEOPLE[seat], f"/m {text}", Venue("paper", PEOPLE[seat], private=True))

        await bob_is_two(s)
        await three(s)
        for seat in range(3):
            await choose(seat)
        await s.settled()
        bob, there = Venue("paper", "bob", private=True), Venue("attic", "bob")
        assert len(s.paper.shown(bob)) == len(attic.shown(there)) == 1
        s.paper.tried.clear()
        door = s.paper.doors[bob.key] = asyncio.Event()
        await choose(1)
        await s.until(lambda: bob.key in s.paper.tried)
        for seat in (0, 2):
            await choose(seat)
        table = await s.only_table()
        assert 1 in table.to_move()
        await s.until(lambda: _newest(s.paper, ANN) == board(table, 0))
        await asyncio.sleep(0.05)  # as long as it takes where nothing is in the way
        door.set()
        await s.settled()
        assert _newest(attic, there) == board(table, 1)


def _newest(paper: Paper, venue: Venue) -> str:
    return [*paper.shown(venue).values()][-1].sketch


async def bob_is_two(s) -> None:
    """Bob of the attic is Bob of the paper."""
    await s.bot.desk.handle(command("hello", Person("attic", "bob", "Bob"), "help"))
    await s.say("bob", "/help")
    await become(s, "attic:bob", "paper:bob")


def command(receipt: str, person: Person, verb: str, *words: str) -> Command:
    """Somebody types something in private."""
    return Command(receipt, person, Venue("attic", "dm-bob", private=True), verb, words)


async def test_the_call_of_who_wants_no_hands_goes_with_their_turn(s):
    await three(s)
    for line in ("/hands off", "/calls private"):
        assert not (await s.say("ann", line, ANN)).refused
    s.passes(PATIENT + 1)
    await s.until(lambda: len(s.paper.whispers) > len(PEOPLE))
    await s.settled()
    [call] = s.paper.shown(ANN).values()
    assert [button.label for row in call.rows for button in row] == ["Move"]
    card = (await s.only_table()).texts(0)[0]
    assert not (await s.say("ann", f"/m {card}", ANN)).refused
    await s.settled()
    assert s.paper.shown(ANN) == {}
