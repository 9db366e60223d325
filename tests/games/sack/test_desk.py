"""Cat in the Sack at the desk: quick bids, forced passes, orders that bid, and what they hide."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engines.log import Cause
from tests.courier.test_automatic import quiet
from tests.desk.talk import alone, shown
from tests.stage import button, stage, whole_shelf

PEOPLE = ("ann", "bob", "cid", "dot")
PAUSE = 4.0


@pytest.fixture
async def slow(tmp_path):
    """A bot that pauses before it moves for anybody."""
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as running:
        yield running


async def sit(s, seats=4):
    """Everybody sits down and the cards are dealt; returns the table's id."""
    await s.say("ann", f"/new sack seats={seats}")
    for who in PEOPLE[1:seats]:
        await s.say(who, "/join")
    await s.settled()
    return (await s.only_table()).id


async def lay_all(s, pick: int = 0) -> None:
    """Everybody lays a card."""
    table = await s.only_table()
    for seat in table.to_move():
        text = (await s.only_table()).texts(seat)[pick]
        await s.say(PEOPLE[seat], f"/m {text}", alone(PEOPLE[seat]))


async def mover(s) -> str:
    (seat,) = (await s.only_table()).to_move()
    return PEOPLE[seat]


async def say(s, line: str) -> str:
    """Whoever is to bid says this; returns who it was."""
    who = await mover(s)
    answer = await s.say(who, f"/m {line}", alone(who))
    assert not answer.refused, answer.toast
    return who


async def rows(s) -> list[tuple[str, str, Cause]]:
    return [(PEOPLE[r.seat], r.text, r.cause) for r in (await s.only_table()).told.rows]


def _length(s, table: str) -> int:
    return len(s.bot.store.memo.get(table).told.rows)


async def grown(s, table: str, count: int) -> None:
    await s.until(lambda: _length(s, table) >= count)


async def test_everybody_is_offered_the_same_bids_whatever_they_have(s):
    await sit(s)
    await lay_all(s)
    await s.settled()
    labels = [b.label for row in s.paper.newest().rows for b in row]
    assert labels[:4] == ["Bid 1", "Bid 2", "Bid 3", "Pass"]
    await say(s, "14")
    await s.settled()
    labels = [b.label for row in s.paper.newest().rows for b in row]
    assert labels[:4] == ["Bid 15", "Bid 16", "Bid 17", "Pass"]  # fifteen is all anybody has
    who, before = await mover(s), len(await rows(s))
    answer = await s.press(who, button(s.paper.newest(), "Bid 17"))
    assert answer.refused
    assert "15" in answer.toast
    assert len(await rows(s)) == before


async def test_a_quick_bid_is_made_once_and_is_nobody_elses(s):
    await sit(s)
    await lay_all(s)
    await s.settled()
    who, quick = await mover(s), button(s.paper.newest(), "Bid 2")
    other = next(each for each in PEOPLE if each != who)
    assert "not your turn" in (await s.press(other, quick)).toast
    await s.press(who, quick)
    assert (await s.press(who, quick)).refused
    assert (await rows(s))[4:] == [(who, "bid 2", Cause.PERSON)]


async def test_a_pass_pressed_twice_is_not_a_pass_in_the_next_round(s):
    await sit(s)
    for who in ("ann", "bob", "cid", "dot"):
        await s.say(who, "/confirm never")
    await lay_all(s)
    await s.settled()
    for _ in range(3):
        await s.settled()
        last, quick = await mover(s), button(s.paper.newest(), "Pass")
        await s.press(last, quick)
    await say(s, "buy")
    await lay_all(s)
    count = len(await rows(s))
    assert (await s.press(last, quick)).refused
    assert len(await rows(s)) == count


async def test_after_an_undo_the_same_board_has_buttons_that_are_good(s):
    table = await sit(s)
    await lay_all(s)
    await s.settled()
    who = await mover(s)
    gate = s.paper.doors.setdefault("paper:room", asyncio.Event())
    await s.say(who, "/m 2", alone(who))
    await s.say(who, "/undo", alone(who))
    gate.set()
    await s.settled()
    await s.press(who, button(s.paper.newest(), "Bid 1"))
    assert (await s.table(table)).told.state.high == 1


@pytest.mark.rule("sack", 9)
async def test_who_cannot_bid_more_passes_after_a_pause_without_being_asked(slow):
    s = slow
    table = await sit(s)
    await lay_all(s)
    first = await say(s, "15")
    count = len(await rows(s))
    s.passes(PAUSE - 1)
    await s.settled()
    assert len(await rows(s)) == count
    s.passes(1)
    await grown(s, table, count + 1)
    for more in (2, 3):
        s.passes(PAUSE)
        await grown(s, table, count + more)
    assert [cause for _, _, cause in (await rows(s))[count:]] == [Cause.FORCED] * 3
    assert (await s.only_table()).told.state.sale.winner == PEOPLE.index(first)


async def test_the_last_cards_are_laid_by_themselves(s):
    table = await sit(s)
    for _ in range(8):
        await lay_all(s)
        for _ in range(3):
            await say(s, "pass")
        await say(s, "buy" if (await s.only_table()).told.state.bank else "pass")
    state = (await s.only_table()).told.state
    assert state.round == 9
    await s.until(lambda: s.bot.store.memo.get(table).told.state.shown == 1)
    assert [cause for _, _, cause in (await rows(s))[-4:]] == [Cause.FORCED] * 4


@pytest.mark.rule("sack", 22)
async def test_an_order_bids_one_more_each_time_and_passes_beyond_its_limit(s):
    table = await sit(s)
    await lay_all(s)
    state = (await s.only_table()).told.state
    start, second, third, fourth = (PEOPLE[seat] for seat in state.order())
    await s.say(second, "/order bid 4", alone(second))
    await s.say(third, "/order pass", alone(third))
    await s.say(start, "/m 1", alone(start))
    await grown(s, table, 7)
    assert (await rows(s))[4:] == [
        (start, "bid 1", Cause.PERSON),
        (second, "bid 2", Cause.ORDER),
        (third, "pass", Cause.ORDER),
    ]
    await s.say(fourth, "/m pass", alone(fourth))
    await s.say(start, "/m 3", alone(start))
    await grown(s, table, 10)
    assert (await rows(s))[9] == (second, "bid 4", Cause.ORDER)
    await s.say(start, "/m 5", alone(start))
    await grown(s, table, 12)
    assert (await rows(s))[11] == (second, "pass", Cause.ORDER)
    assert (await s.only_table()).told.state.sale.price == 5


@pytest.mark.rule("sack", 22)
async def test_an_order_never_buys(s):
    table = await sit(s)
    for who in PEOPLE:
        await s.say(who, "/order pass", alone(who))
    await lay_all(s)
    await grown(s, table, 7)
    state = (await s.only_table()).told.state
    assert (state.phase.value, state.seat) == ("buy", state.order()[-1])
    await quiet(s)
    assert len(await rows(s)) == 7


async def test_a_card_is_laid_from_the_hand_with_one_press(s):
    await sit(s)
    say, hand = whole_shelf().words.of("en"), (await s.say("ann", "/hand")).post
    state = (await s.only_table()).told.state
    assert [each.label for row in hand.rows for each in row] == [
        *(say("sack-button-card", card=str(card)) for card in state.hands[0]),
        "Standing order",
    ]
    card = state.hands[0][0]
    await s.press("ann", hand.rows[0][0])
    assert (await s.only_table()).told.state.laid[0] == card
    after = (await s.say("ann", "/hand")).post
    assert [each.label for row in after.rows for each in row] == ["Standing order"]


async def test_where_pictures_can_be_pressed_the_cards_of_the_hand_can(s):
    s.paper.limits = replace(s.paper.limits, spots=True)
    await sit(s)
    for line in ("/hand", "/move"):
        post = (await s.say("ann", line, alone("ann"))).post
        pressed = [spot.button.data for spot in post.picture.spots]
        assert len(pressed) == 9
        assert pressed == [each.data for row in post.rows for each in row][:9]
    await lay_all(s)
    who = await mover(s)
    assert (await s.say(who, "/hand", alone(who))).post.picture.spots == ()


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_no_button_of_a_pad_is_cut_where_rows_are_narrow(tmp_path, language):
    async with stage(tmp_path, language=language, seeds=["sack"]) as s:
        s.paper.limits = replace(s.paper.limits, line=45)
        await sit(s)
        posts = [shown(await s.say("ann", line, alone("ann"))) for line in ("/hand", "/order bid")]
        await lay_all(s)
        who = await mover(s)
        posts.append(shown(await s.say(who, "/move", alone(who))))
        assert [sum(len(row) for row in post.rows) for post in posts] == [10, 16, 16]
        for row in (row for post in posts for row in post.rows):
            assert len(row) * (max(len(each.label) for each in row) + 1) <= 45


async def test_how_far_to_bid_is_chosen_by_bare_numbers(s):
    await sit(s)
    post = (await s.say("ann", "/order bid", alone("ann"))).post
    assert [each.label for row in post.rows for each in row] == [
        *map(str, range(1, 16)),
        "‹ Back",
    ]
    assert post.text.splitlines()[1:] == ["Bid up to…"]
    after = (await s.press("ann", post.rows[1][0])).post
    assert "• Standing order: 6 at most, then pass." in after.text


@pytest.mark.parametrize(
    ("language", "dealt", "starts"),
    [
        ("en", "nine for each of you", "Round 1: {} starts."),
        ("hu", "mindenkinél kilenc van", "1. forduló: {} kezd."),
    ],
)
async def test_the_first_board_says_what_was_dealt_and_who_starts(
    tmp_path, language, dealt, starts
):
    async with stage(tmp_path, language=language) as s:
        await s.say("ann", "/new sack seats=3")
        await s.say("bob", "/join")
        await s.say("cid", "/join")
        await s.settled()
        table = await s.only_table()
        first = table.names()[table.told.opening.start]
        assert dealt in s.paper.newest().text
        assert starts.format(first) in s.paper.newest().text
        await s.say("ann", f"/m {table.texts(0)[0]}", alone("ann"))
        await s.settled()
        assert starts.format(first) in s.paper.newest().text
