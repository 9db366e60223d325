"""What one can do now, why a move is not allowed, and what counts so far."""

from __future__ import annotations

import pytest

from tests.desk.talk import alone, labels, shown, three, two
from tests.stage import OFFERED, button, stage


async def test_what_can_be_done_is_told_with_what_to_type(s):
    mover, _ = await two(s)
    lines = shown(await s.say(mover, "/why")).text.splitlines()
    assert lines[1:] == [
        "Your turn: put a kitten on an empty square.",
        "• Kitten: 36 ways, for example “/move kitten a1”",
    ]


async def test_the_board_has_a_button_for_it(s):
    mover, _ = await two(s)
    post = shown(await s.press(mover, button(s.paper.newest(), "What can I do?")))
    assert "Kitten: 36 ways" in post.text
    assert labels(post) == ["Rules", "Learn"]


async def test_why_a_move_is_not_allowed_is_told_without_making_it(s):
    mover, other = await two(s)
    await s.say(mover, "/m c3")
    post = shown(await s.say(other, "/why c3"))
    assert "“c3” is not allowed now:\nYour opponent’s kitten already lies on c3" in post.text
    allowed = shown(await s.say(other, "/why c4"))
    assert "“c4” is allowed. This is what it would do:" in allowed.text
    assert "hops from c3 to c2" in allowed.text
    assert len((await s.only_table()).told.rows) == 1


async def test_who_is_not_asked_hears_who_is_waited_for(s):
    mover, other = await two(s)
    assert f"{mover.capitalize()} to move" in shown(await s.say(other, "/why c3")).text


async def test_a_secret_move_is_not_asked_about_aloud(s):
    table = await three(s)
    seat = (await s.table(table)).to_move()[0]
    who = ("ann", "bob", "cid")[seat]
    move = (await s.table(table)).texts(seat)[0]
    assert (await s.say(who, f"/why {move}")).refused
    assert not (await s.say(who, f"/why {move}", alone(who))).refused


async def test_a_lobby_says_who_is_missing(s):
    await s.say("ann", "/new boop")
    assert "one more" in shown(await s.say("ann", "/why")).text.casefold()


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", OFFERED)
async def test_it_can_be_asked_at_any_moment_of_every_game(tmp_path, game, language):
    async with stage(tmp_path, seeds=["why"], language=language) as s:
        await s.say("ann", f"/new {game} alone", alone("ann"))
        await s.settled()
        asked = 0
        for _ in range(12):
            tables = await s.bot.desk.tables.of_person("paper:ann")
            if not tables:
                break
            post = shown(await s.say("ann", "/why", alone("ann")))
            assert len(post.text.splitlines()) > 1
            seat = tables[0].seat_of("paper:ann")
            if seat not in tables[0].to_move():
                await s.until(lambda: True)
                continue
            move = tables[0].texts(seat)[-1]
            assert not (await s.say("ann", f"/why {move}", alone("ann"))).refused
            asked += 1
            await s.say("ann", f"/m {move}", alone("ann"))
        assert asked
