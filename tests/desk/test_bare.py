"""A newcomer is never at a loss: bare commands, greetings, invitations, talk beside a board."""

from __future__ import annotations

import pytest

from bot.contract import Answer, Venue
from bot.desk.menu import MENU
from tests.desk.talk import alone, buttons, labels, send, two
from tests.stage import ROOM, button, stage

DEEDS = {
    "nothing": set[str](),
    "lobby": {"table", "join", "leave", "start", "rules"},
    "play": {"table", "undo", "text", "hand", "rules"},
}
"""Bare commands that do or show at once what they say, wherever a table is meant."""


async def setting(s, where: str) -> None:
    """Nothing at all, a lobby, or a game in play."""
    if where == "lobby":
        await s.say("ann", "/new lanterns")
    if where == "play":
        await s.say("ann", "/new lanterns seats=2")
        await s.say("bob", "/join")
    await s.settled()


@pytest.mark.parametrize("where", DEEDS)
@pytest.mark.parametrize("verb", [entry.verb for entry in MENU])
async def test_every_bare_command_is_answered_with_buttons(s, verb, where):
    await setting(s, where)
    answer = await s.say("ann", f"/{verb}")
    if verb in DEEDS[where]:
        return
    if answer.refused and answer.toast:  # what cannot be done to this table is said in a sentence
        assert where != "nothing", verb
        return
    if verb in ("invite", "thread"):
        assert where == "nothing" or answer.post is None or answer.post.invitation
        return
    assert buttons(answer.post), verb


async def test_where_there_is_no_table_one_is_a_press_away(s):
    lost = (await s.say("ann", "/move")).post
    assert lost.text.startswith("No table here is waiting")
    games = (await s.press("ann", button(lost, "Play"))).post
    assert not (await s.press("ann", button(games, "Play Boooop. with a friend"))).refused
    assert (await s.only_table()).game.info.id == "boop"


async def test_a_bare_computer_offers_every_level_and_the_way_to_let_one_go(s):
    await s.say("ann", "/new lanterns")
    asked = (await s.say("ann", "/computer")).post
    assert labels(asked) == ["+ kitten", "+ housecat", "+ mouser", "+ tomcat", "+ tiger"]
    await s.press("ann", button(asked, "+ mouser"))
    asked = (await s.say("ann", "/computer")).post
    assert labels(asked)[-1] == "– Computer"


async def test_a_bare_option_offers_what_can_be_chosen(s):
    await s.say("ann", "/new boop")
    asked = (await s.say("ann", "/option")).post
    await s.press("ann", button(asked, "Ghosts: on"))
    assert dict((await s.only_table()).options) == {"ghosts": "off"}


async def test_a_place_is_greeted_once_in_two_lines_with_a_button_for_each_game(s):
    place = Venue("paper", "club")
    post = await s.bot.desk.greeting(place, "en")
    assert len(post.text.splitlines()) == 2
    titles = [s.bot.desk.kit.words.of("en")(f"{game}-title") for game in s.bot.desk.kit.games]
    assert labels(post)[: len(titles)] == titles
    assert await s.bot.desk.greeting(place, "en") is None
    await s.press("ann", button(post, "Boooop."), place)
    assert (await s.only_table(place)).game.info.id == "boop"


async def test_a_place_is_greeted_in_the_language_of_who_brought_the_bot(s):
    post = await s.bot.desk.greeting(Venue("paper", "klub"), "hu")
    assert post.text.startswith("Sziasztok!")


async def test_a_place_is_not_greeted_again_after_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        assert await s.bot.desk.greeting(ROOM, "en")
    async with stage(tmp_path) as s:
        assert await s.bot.desk.greeting(ROOM, "en") is None


async def test_a_lobby_invites_with_a_code_that_is_also_the_name_in_a_link(s):
    await s.say("ann", "/new lanterns")
    await s.settled()
    told = (await s.press("ann", button(s.paper.newest(), "Invite"))).post
    assert told.invitation.pitch == "Come and play Lanterns with me!"
    answer = await send(s, "join", who="bob", venue=alone("bob"), table=told.invitation.code)
    assert answer.toast == "You have a seat."
    assert (await s.only_table()).names() == ("Ann", "Bob")


@pytest.mark.parametrize("words", ["good luck!", "haha nice one", "what a board"])
@pytest.mark.parametrize("who", ["one", "cid"])
async def test_talk_beside_a_board_is_left_alone(s, words, who):
    one, _ = await two(s)
    table = await s.only_table()
    talker = one if who == "one" else who
    answer = await send(s, "move", *words.split(), who=talker, table=table.id, talk=True)
    assert answer == Answer()


async def test_a_move_beside_a_board_is_made_and_a_slip_in_one_is_answered(s):
    one, _ = await two(s)
    table = await s.only_table()
    slip = await send(s, "move", "kitten", "c9", who=one, table=table.id, talk=True)
    assert slip.refused
    await send(s, "move", "c4", who=one, table=table.id, talk=True)
    assert len((await s.only_table()).told.rows) == 1


async def test_a_move_beside_a_board_out_of_turn_is_answered(s):
    _, other = await two(s)
    table = await s.only_table()
    answer = await send(s, "move", "c4", who=other, table=table.id, talk=True)
    assert answer.toast.startswith("It is not your turn.")
