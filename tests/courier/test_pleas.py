"""Pleas in private: what is asked stands in the place of what did, for as long as it is asked."""

from __future__ import annotations

from bot.contract import Post
from tests.desk.talk import alone, buttons, labels, two
from tests.desk.test_takeback import ASKED, bidding
from tests.stage import button


async def asks(s, who: str) -> None:
    """Somebody asks the others to take their last move back."""
    asked = await s.say(who, "/takeback", alone(who))
    await s.press(who, button(asked.post, "Ask the others"), alone(who))
    await s.settled()


def before(s, who: str) -> list[Post]:
    """What stands in somebody's private chat."""
    return [post for (place, _), post in s.paper.posts.items() if place == f"paper:{who}"]


async def test_whoever_is_asked_no_more_as_another_refused_has_their_hand_back(s):
    one, second, third = await bidding(s)
    await s.settled()
    [hand] = before(s, third)
    await asks(s, one)
    [plea] = before(s, third)
    assert ASKED in plea.text
    await s.say(second, "/takeback refuse", alone(second))
    await s.settled()
    assert [(post.text, labels(post)) for post in before(s, third)] == [(hand.text, labels(hand))]


async def test_whoever_is_asked_no_more_as_somebody_moved_on_has_their_hand_back(s):
    one, _, third = await bidding(s)
    await asks(s, one)
    assert not (await s.say(one, "/m pass", alone(one))).refused
    await s.settled()
    [hand] = before(s, third)
    assert "for your eyes only" in hand.text
    assert ASKED not in hand.text


async def test_whoever_wants_no_hands_keeps_no_plea_that_is_over(s):
    one, second, third = await bidding(s)
    await s.say(third, "/hands off", alone(third))
    await asks(s, one)
    await s.say(second, "/takeback refuse", alone(second))
    await s.settled()
    assert before(s, third) == []


async def test_a_plea_that_is_withdrawn_goes_where_nobody_holds_anything(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    await asks(s, one)
    assert len(before(s, other)) == 1
    await s.say(one, "/takeback refuse", alone(one))
    await s.settled()
    assert before(s, other) == []


async def test_whoever_is_to_move_meanwhile_has_their_pad_back(s):
    one, other = await two(s, "/new boop ghosts=on")
    for who, words in ((one, "c4"), (one, "stay"), (other, "a1")):
        assert not (await s.say(who, f"/m {words}")).refused
    await asks(s, one)
    [plea] = before(s, other)
    assert "Move" in labels(plea)
    await s.say(one, "/takeback refuse", alone(one))
    await s.settled()
    [pad] = before(s, other)
    assert ASKED not in pad.text
    assert labels(pad) == labels((await s.say(other, "/m", alone(other))).post)


async def test_a_plea_goes_also_with_a_game_that_ends_by_whom_it_asked(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    await asks(s, one)
    assert len(before(s, other)) == 1
    await s.say(other, "/resign yes")
    await s.settled()
    assert not any("takeback" in each.data for post in before(s, other) for each in buttons(post))


async def test_what_stands_in_private_is_in_a_new_language_at_once(s):
    one, _, third = await bidding(s)
    await s.settled()
    sent = len(s.paper.whispers)
    await s.say(third, "/language hu", alone(third))
    await s.settled()
    [hand] = before(s, third)
    assert "csak neked" in hand.text
    await asks(s, one)
    await s.say(third, "/language en", alone(third))
    await s.settled()
    [plea] = before(s, third)
    assert ASKED in plea.text
    await s.say(one, "/takeback refuse", alone(one))
    await s.say(third, "/language hu", alone(third))
    await s.settled()
    assert [each.text for each in before(s, third)] == [hand.text]
    assert len(s.paper.whispers) == sent, "each is edited, without a sound"


async def test_a_new_language_brings_nothing_where_nothing_stands(s):
    one, other = await two(s)
    for who in (one, other):
        await s.say(who, "/language hu", alone(who))
    await s.settled()
    assert before(s, one) == before(s, other) == []
