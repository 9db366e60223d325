"""Cat in the Sack attacked: what a cheat presses, and what a stranger sends."""

from __future__ import annotations

from operator import itemgetter

import pytest

from bot.contract import Button, Mark, button_data, read_data
from engines import GAMES
from engines.log import Cause, Deal
from engines.story import begin
from engines.undo import undo_objection
from tests.desk.talk import alone, buttons
from tests.games.sack.test_desk import PAUSE, PEOPLE, grown, lay_all, mover, rows, say, sit
from tests.stage import button, stage

SACK = GAMES["sack"]
PRIVATE = {f"paper:{who}" for who in PEOPLE}
FAR = 1e6
"""A pause nothing is moved in."""


def auction(seats: int = 4, seed: str = "sack"):
    """A story in which all have laid a card."""
    story = begin(SACK, Deal(seats, (), seed))
    while len(story.to_move()) > 1 or not story.state.shown:
        seat = story.to_move()[0]
        story = story.play(seat, SACK.idle(story.state, seat))
    return story


@pytest.mark.rule("sack", 22)
@pytest.mark.parametrize("passes", [1, 2, 3])
def test_undo_does_not_tell_why_somebody_passed(passes):
    story = auction()
    bidder = story.to_move()[0]
    story = story.play(bidder, SACK.parse(story.state, bidder, "bid 15"))
    answers = {}
    for cause in (Cause.PERSON, Cause.ORDER, Cause.FORCED):
        later = story
        for _ in range(passes):
            seat = later.to_move()[0]
            later = later.play(seat, SACK.parse(later.state, seat, "pass"), cause)
        answers[cause] = undo_objection(later, bidder)
    assert len({str(answer) for answer in answers.values()}) == 1, answers
    assert answers[Cause.FORCED] is not None


@pytest.mark.rule("sack", 22)
def test_undo_does_not_tell_whether_a_computer_had_to_pass():
    story = auction()
    bidder = story.to_move()[0]
    story = story.play(bidder, SACK.parse(story.state, bidder, "bid 14"))
    seat = story.to_move()[0]
    answers = [
        undo_objection(story.play(seat, SACK.parse(story.state, seat, "pass"), cause), bidder)
        for cause in (Cause.COMPUTER, Cause.FORCED)
    ]
    assert answers[0] == answers[1]
    assert answers[0] is not None


async def test_a_quick_move_offered_to_one_seat_is_not_good_for_the_next_one(s):
    """Their choices may have the same number; what was shown to her is not what he decides on."""
    await sit(s)
    await lay_all(s)
    await s.settled()
    old, first = s.paper.newest(), await mover(s)
    await say(s, "1")
    count, second = len(await rows(s)), await mover(s)
    assert second != first
    for label in ("Pass", "Bid 3"):
        assert (await s.press(second, button(old, label))).refused, label
    assert len(await rows(s)) == count


@pytest.mark.parametrize("mark", ["@", "^", "~", "@x", "^-1", "~²", "^1e3", "@" + "9" * 20, "@+1"])
async def test_odd_marks_and_words_crash_nothing_and_play_nothing_in_public(s, mark):
    table = await sit(s)
    await lay_all(s)
    await s.settled()
    who, count = await mover(s), len(await rows(s))
    asked = 0
    for verb in ("move", "pad", "order", "undo", "hand", "text"):
        for words in (
            ("+99999999999",),
            ("bid", "+5"),
            ("/",),
            ("none", "x" * 40),
            ("bid", "9" * 9),
        ):
            pressed = Button("x", button_data(table, Mark.read(mark), verb, words))
            assert read_data(pressed.data) is not None
            await s.press(who, pressed)
            asked += 1
    assert asked == 30
    assert len(await rows(s)) == count


async def test_an_order_in_rubbish_is_refused(s):
    table = await sit(s)
    await lay_all(s)
    who = await mover(s)
    for words in (
        "none \ud800",
        "none \x00",
        "bid \ud800",
        "bid " + "9" * 3000,
        "\u2212",
        "lay " * 500,
    ):
        await s.say(who, f"/order {words}", alone(who), table=table)
    assert (await s.table(table)).orders_of(PEOPLE.index(who)) == ()


async def public(s, table: str) -> str:
    """Every byte everybody in the room can read, and in which order messages came.

    What stands in private chats is brought up to date meanwhile, in no order.
    """
    await s.settled()
    here = [message for (place, _), message in s.paper.keys.items() if place not in PRIVATE]
    done = [(verb, here.index(what)) for verb, what in s.paper.order if what in here]
    shown = [(here.index(message), post) for message, post in s.paper.shown().items()]
    return repr((done, sorted(shown, key=itemgetter(0)))).replace(table, "?")


async def slowly(s):
    """All four lay a card, every board being shown; returns the table."""
    await s.say("ann", "/new sack seats=4")
    for who in PEOPLE[1:]:
        await s.settled()
        await s.say(who, "/join")
    await s.settled()
    for seat in (await s.only_table()).to_move():
        text = (await s.only_table()).texts(seat)[0]
        await s.say(PEOPLE[seat], f"/m {text}", alone(PEOPLE[seat]))
        await s.settled()
    return (await s.only_table()).id


async def act(s, who: str, how: str, move: str) -> None:
    """Somebody moves by hand, or is moved for after a pause that has run out.

    A pass is asked about before, which nobody else sees.
    """
    count = len(await rows(s))
    s.passes(PAUSE)
    if how == "hand":
        await s.say(who, f"/m {move}", alone(who))
    elif how == "quick":
        board = next(post for post in s.paper.shown().values() if post.rows)
        asked = await s.press(who, button(board, move.capitalize()))
        await s.press(who, button(asked.post, "✓ Do it"))
    table = (await s.only_table()).id
    await grown(s, table, count + 1)
    row = (await rows(s))[count]
    causes = {"order": Cause.ORDER, "forced": Cause.FORCED}
    assert row == (who, move, causes.get(how, Cause.PERSON))


async def passed(folder, how: str, bid: str) -> list[str]:
    """What the room reads before and after a pass, however it came about."""
    folder.mkdir()
    pause = PAUSE if how in ("order", "forced") else FAR
    async with stage(folder, pause=pause, seeds=["sack"]) as s:
        table = await slowly(s)
        state = (await s.only_table()).told.state
        second = PEOPLE[state.order()[1]]
        if how == "order":
            await s.say(second, "/order pass", alone(second))
        s.passes(400)  # nobody is watching any more: there is a new board, and a call
        await say(s, bid)
        read = [await public(s, table)]
        await act(s, second, how, "pass")
        return [*read, await public(s, table)]


@pytest.mark.rule("sack", 22)
@pytest.mark.parametrize(("bid", "ways"), [("14", ("quick", "order")), ("15", ("quick", "forced"))])
async def test_no_public_byte_tells_how_a_pass_came_about(tmp_path, bid, ways):
    by_hand = await passed(tmp_path / "hand", "hand", bid)
    assert by_hand[0] != by_hand[1]
    for how in ways:
        assert await passed(tmp_path / how, how, bid) == by_hand, how


async def raised(folder, how: str) -> str:
    """What the room reads when somebody is asked again who has bid by hand, or by an order."""
    folder.mkdir()
    async with stage(folder, pause=PAUSE, seeds=["sack"]) as s:
        table = await slowly(s)
        state = (await s.only_table()).told.state
        second = PEOPLE[state.order()[1]]
        if how == "order":
            await s.say(second, "/order bid 2", alone(second))
        s.passes(400)
        await say(s, "1")
        await s.settled()
        await act(s, second, how, "bid 2")
        for line in ("pass", "pass", "3"):
            await s.settled()
            await say(s, line)
        assert await mover(s) == second
        return await public(s, table)


@pytest.mark.rule("sack", 22)
async def test_nobody_sees_from_how_somebody_is_called_that_an_order_has_moved(tmp_path):
    by_hand = await raised(tmp_path / "hand", "hand")
    assert await raised(tmp_path / "order", "order") == by_hand


@pytest.mark.parametrize("line", ["/m {}", "/order {}", "/orders {}", "/M {}"])
async def test_what_was_typed_in_public_is_not_done_when_its_table_is_named_in_private(s, line):
    """A messenger asks back in the private chat, and there the words would no longer be public."""
    for _ in range(2):
        await s.say("ann", "/new sack seats=3 alone")
    tables = await s.bot.desk.tables.at_venue("paper:room")
    asked = (await s.say("ann", line.format("lay dog"))).post
    assert len(buttons(asked)) == len(tables) == 2
    for each in buttons(asked):
        assert (await s.press("ann", each, alone("ann"))).post is not None
    for table in [await s.table(table.id) for table in tables]:
        assert not table.orders
        assert [row for row in table.told.rows if row.seat == table.seat_of("paper:ann")] == []
