"""Cat in the Sack attacked: what a cheat presses, and what a stranger sends."""

from __future__ import annotations

import pytest

from bot.contract import Button, button_data, read_data
from engines import GAMES
from engines.story import Cause, Deal, begin
from engines.undo import undo_objection
from tests.desk.talk import alone
from tests.desk.test_sack import PAUSE, PEOPLE, grown, lay_all, mover, rows, say, sit
from tests.stage import button, stage

SACK = GAMES["sack"]


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
            pressed = Button("x", button_data(table, mark, verb, words))
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
    """Every byte everybody in the room can read, and in which order messages came."""
    await s.settled()
    done = [each for each in s.paper.order if each[0] != "whisper"]
    return repr((done, sorted(s.paper.shown().items()))).replace(table, "?")


async def passed(folder, how: str, bid: str) -> list[str]:
    """What the room reads before and after a pass, however it came about."""
    folder.mkdir()
    async with stage(folder, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s)
        for seat in (await s.only_table()).to_move():
            text = (await s.only_table()).texts(seat)[0]
            await s.say(PEOPLE[seat], f"/m {text}", alone(PEOPLE[seat]))
            await s.settled()
        await say(s, bid)
        who, read = await mover(s), []
        if how == "order":
            await s.say(who, "/order pass", alone(who))
        read.append(await public(s, table))
        if how in ("order", "forced"):
            s.passes(PAUSE)
        elif how == "hand":
            await s.say(who, "/m pass", alone(who))
        elif how == "quick":
            await s.press(who, button(s.paper.newest(), "Pass"))
        await grown(s, table, 6)
        read.append(await public(s, table))
        wanted = {"order": Cause.ORDER, "forced": Cause.FORCED}.get(how, Cause.PERSON)
        assert [cause for _, _, cause in (await rows(s))[5:]] == [wanted]
        return read


@pytest.mark.rule("sack", 22)
@pytest.mark.parametrize(("bid", "ways"), [("14", ("quick", "order")), ("15", ("quick", "forced"))])
async def test_no_public_byte_tells_how_a_pass_came_about(tmp_path, bid, ways):
    by_hand = await passed(tmp_path / "hand", "hand", bid)
    assert by_hand[0] != by_hand[1]
    for how in ways:
        assert await passed(tmp_path / how, how, bid) == by_hand, how
