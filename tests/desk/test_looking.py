"""Looking and asking: hands, boards in text, rules, lists, languages, help, the welcome."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.contract import NO_MARK, Limits, read_data
from bot.desk.verbs import ALIASES, VERBS
from bot.games.guides import GUIDES
from bot.tables.status import Status
from bot.words import Words
from engines import GAMES
from render.painter import View
from tests.desk.talk import (
    OTHER_ROOM,
    ROOM,
    alone,
    buttons,
    labels,
    log,
    shown,
    three,
    two,
    why_not,
)
from tests.lanterns.game import Move
from tests.stage import OFFERED, Paper, button, stage, whole_shelf

LANGUAGES = ("en", "hu")
EN = whole_shelf().words.of("en")
SMALL = Limits(columns=5, rows=5, buttons=25, text=2000, alt=1024, toast=200)


# Hands.


async def test_a_hand_is_for_its_owner_alone(s):
    await three(s)
    hands = {who: (await s.say(who, "/hand")).post for who in ("ann", "bob", "cid")}
    table = await s.only_table()
    for seat, (who, post) in enumerate(hands.items()):
        held = " ".join(map(str, table.told.state.hands[seat]))
        assert f"\nYour cards: {held}\n" in post.sketch
        assert f"\n{who.capitalize()} " in post.sketch
        assert post.picture.name == "lanterns-hand.png"
    assert len({post.picture.png for post in hands.values()}) == 3


async def test_a_hand_arrives_by_itself_when_it_is_dealt(s):
    await three(s)
    assert sorted(who for who, _ in s.paper.whispers) == ["ann", "bob", "cid"]
    for who, post in s.paper.whispers:
        asked = (await s.say(who, "/hand")).post
        assert asked is not None
        assert replace(post, key=asked.key, silent=False) == asked


async def test_a_hand_offers_the_move_only_while_its_owner_is_asked(s):
    await three(s)
    hand = (await s.say("ann", "/hand")).post
    assert labels(hand) == [*labels((await s.say("ann", "/m")).post), "Standing order"]
    assert "Lantern" in labels(hand)[0]
    await s.press("ann", buttons(hand)[0])
    assert labels((await s.say("ann", "/hand")).post) == ["Standing order"]


async def test_where_nobody_holds_anything_one_button_leads_to_the_moves(s):
    one, other = await two(s)
    asked, waiting = [(await s.say(who, "/hand")).post for who in (one, other)]
    assert (asked.picture, labels(asked)) == (None, ["Move"])
    assert labels(waiting) == []
    opened = (await s.press(one, button(asked, "Move"))).post
    assert opened == (await s.say(one, "/m")).post


async def test_the_pad_of_a_game_with_hands_shows_the_hand_of_its_owner_only(s):
    await three(s)
    seen = {}
    for who in ("ann", "bob", "cid"):
        pad = (await s.say(who, "/m")).post
        assert pad.picture.png == (await s.say(who, "/hand")).post.picture.png
        seen[who] = pad.picture.png
    assert len(set(seen.values())) == 3


async def test_a_preview_that_would_tell_too_much_stays_dark(s):
    await three(s)
    await s.say("cid", "/confirm always")
    for who in ("ann", "bob"):
        card = (await s.only_table()).texts(0 if who == "ann" else 1)[0]
        await s.say(who, f"/m {card}", alone(who))
    table, hand = await s.only_table(), (await s.say("cid", "/hand")).post
    preview = (await s.press("cid", buttons(hand)[0])).post
    assert preview.text.endswith("? What it does will show when it is done.")
    card = int(labels(hand)[0].removeprefix("Lantern "))
    seen, choice = table.game.seen_by(table.told.state, 2), Move("choose", card)
    drawn = await s.bot.desk.kit.studio.picture(
        table.game, seen, EN, table.names(), view=View.OWN, choices=[choice]
    )
    assert preview.picture.png == drawn.png


NOT_BEGUN = "This game has not begun yet. Once enough are seated, Start under the table deals."


@pytest.mark.parametrize(
    ("line", "who", "toast"),
    [
        pytest.param("/hand", "ann", NOT_BEGUN, id="no hand yet"),
        pytest.param("/text", "ann", NOT_BEGUN, id="no board yet"),
        pytest.param("/m", "ann", NOT_BEGUN, id="no move yet"),
    ],
)
async def test_before_the_deal_there_is_nothing_to_see(s, line, who, toast):
    await s.say("ann", "/new lanterns")
    table = await s.only_table()
    assert (await s.say(who, line, table=table.id)).toast == toast


async def test_who_does_not_sit_there_has_no_hand(s):
    table = await three(s)
    answer = await s.say("dot", "/hand", table=table)
    assert answer.toast == "You are not sitting at this table."


async def test_a_game_without_hands_answers_with_the_board_in_text(s):
    await two(s)
    hand = (await s.say("ann", "/hand")).post
    assert hand.picture is None
    assert "a  b  c  d  e  f" in hand.sketch


# The board in text.


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Type your move after /move. Name a piece"),
        ("hu", "A lépésed ez után írd: /move. Írd"),
    ],
)
async def test_the_board_in_text_says_what_who_is_asked_may_type(s, language, told):
    await two(s)
    one = (await s.only_table()).to_move()[0]
    asked, other = ("ann", "bob")[one], ("ann", "bob")[1 - one]
    mine = (await s.say(asked, "/text", language=language)).post
    assert mine.text.splitlines()[-1].startswith(told)
    theirs = (await s.say(other, "/text", language=language)).post
    assert "c4" not in theirs.text.splitlines()[-1]


async def test_the_board_in_text_is_seen_with_ones_own_eyes(s):
    table = await three(s)
    mine = (await s.say("ann", "/text")).post
    theirs = (await s.say("bob", "/text")).post
    nobodys = (await s.say("dot", "/text", table=table)).post
    assert mine.sketch != theirs.sketch
    assert "\nYour cards: -\n" in nobodys.sketch
    assert s.paper.newest().sketch == nobodys.sketch


async def test_the_board_in_text_says_what_happened_and_what_the_picture_shows(s):
    one, _ = await two(s)
    await s.say(one, "/m c4")
    await s.settled()
    post = (await s.say("cid", "/text")).post
    title, happened, _, picture = post.text.split("\n")
    assert title == f"Boooop. · table {(await s.only_table()).id}"
    assert happened.endswith(" puts a kitten on c4.")
    assert picture == s.paper.newest().picture.alt
    assert "kitten c4" in picture


async def test_a_table_somebody_resigned_from_says_so_in_text(s):
    await two(s)
    table = await s.only_table()
    await s.say("ann", "/resign yes")
    post = (await s.say("bob", "/text", table=table.id)).post
    assert "\nBob wins: everybody else has resigned." in post.text


async def test_a_paused_table_says_that_it_is_paused(s):
    await two(s)
    table = await s.only_table()
    await s.bot.store.write(lambda tx: s.bot.desk.tables.pause(tx, table.id))
    s.passes(0)
    assert (await s.table(table.id)).status is Status.PAUSED
    for line in ("/text", "/hand", "/m c4", "/undo", "/resign"):
        toast = (await s.say("ann", line)).toast
        assert toast.startswith("This table is paused"), line
    assert (await s.say("ann", "/tables")).post.text.endswith(f"{table.id} (Ann and Bob): paused")
    await s.settled()
    assert "is paused: its record could not be read back" in s.paper.newest().text
    assert s.paper.newest().rows == ()


async def test_a_fresh_board_is_put_below_and_the_old_one_goes(s):
    await two(s)
    await s.say("ann", "/show")
    await s.until(lambda: list(s.paper.shown()) == ["m2"])
    assert s.paper.newest().rows


async def test_a_board_may_be_brought_to_another_room_by_its_people_only(s):
    table = await three(s)
    answer = await s.say("dot", "/show", OTHER_ROOM, table=table)
    assert why_not(answer) == f"I know of no table “{table}”."
    await s.say("ann", "/show", OTHER_ROOM, table=table)
    await s.settled()
    assert s.paper.newest(OTHER_ROOM).sketch == s.paper.newest().sketch


# Rules.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
async def test_every_page_of_the_rules_can_be_leafed_through(tmp_path, game, language):
    pages, most = GUIDES[game].pages(), GAMES[game].info.seats.stop - 1
    say = Words().of(language)
    async with stage(tmp_path, language=language, paper=Paper(limits=SMALL)) as s:
        post = shown(await s.say("ann", f"/rules {game}"))
        for number, page in enumerate(pages, 1):
            assert post.text.endswith(say(page.key))
            assert f"{number}" in post.text.splitlines()[0]
            assert len(post.text) <= SMALL.text
            if page.example is not None:
                assert post.picture.png[1:4] == b"PNG"
                assert post.picture.alt == GUIDES[game].alt(
                    say, page.example, say("rules-names").split(", ")[:most]
                )
                assert 0 < len(post.picture.alt) <= SMALL.alt
            if len(pages) > 1:
                following = shown(await s.press("ann", button(post, say("button-next"))))
                before = shown(await s.press("ann", button(following, say("button-previous"))))
                assert before == post
                post = following
        assert post == (await s.say("ann", f"/rules {game}")).post


@pytest.mark.parametrize(
    ("line", "page"),
    [
        pytest.param("/rules boop", 1, id="no page named"),
        pytest.param("/rules BOOP 2", 2, id="a page named"),
        pytest.param("/rules boop 0", 1, id="page nought"),
        pytest.param("/rules boop 9", 2, id="past the end it goes round"),
    ],
)
async def test_a_page_may_be_named(s, line, page):
    post = (await s.say("ann", line)).post
    assert f"the rules, page {page} of 7" in post.text


@pytest.mark.parametrize(
    "page",
    [
        pytest.param("two", id="no number"),
        pytest.param("²", id="a digit that is no number"),
        pytest.param("-1", id="below nought"),
        pytest.param("9" * 5000, id="a number nobody means"),
    ],
)
async def test_what_is_no_page_is_quoted_above_what_can_be_read(s, page):
    post = (await s.say("ann", f"/rules boop {page}")).post
    assert f"“{page[:39]}" in post.text
    assert "Boooop." in labels(post)


async def test_rules_of_no_game_offer_those_there_are(s):
    asked = (await s.say("ann", "/rules")).post
    assert asked.text == "Which game’s rules would you like to read?"
    assert labels(asked) == [EN(f"{id_}-title") for id_ in OFFERED]
    assert "Lanterns" in (await s.press("ann", button(asked, "Lanterns"))).post.text
    asked = shown(await s.say("ann", "/rules chess"))
    assert asked.text == "There is no game called “chess” here. There are these:"
    assert labels(asked) == [EN(f"{id_}-title") for id_ in OFFERED]


async def test_rules_at_a_table_are_those_of_its_game(s):
    await three(s)
    assert "Lanterns" in (await s.say("dot", "/rules")).post.text.splitlines()[0]


async def test_the_rules_button_of_a_board_is_for_its_own_game(s):
    await three(s)
    s.passes(1)
    await s.say("dot", "/new boop")
    assert (await s.say("dot", "/rules")).post.text.startswith("Which game")
    lobby = (await s.bot.desk.tables.at_venue(ROOM.key))[1]
    answer = await s.say("dot", "/rules", table=lobby.id, mark="1")
    assert answer.post.text.startswith("Boooop.")


# Lists.


async def test_without_tables_the_list_says_how_to_open_one(s):
    assert (await s.say("ann", "/tables")).post.text == (
        "You are not sitting at any table. /play opens one."
    )


async def test_tables_that_wait_for_me_come_first_in_the_list(s):
    await s.say("ann", "/new lanterns")
    lobby = await s.only_table()
    one, other = await _two_at(s, OTHER_ROOM)
    table = (await s.bot.desk.tables.at_venue(OTHER_ROOM.key))[0]
    mine = (await s.say(one, "/tables")).post.text.splitlines()
    people = " and ".join(place.name for place in table.places)
    assert mine[:2] == ["Your tables:", f"• Boooop. · {table.id} ({people}): your move!"]
    theirs = (await s.say(other, "/tables")).post.text
    assert f"• Boooop. · {table.id} ({people}): waiting for {one.capitalize()}" in theirs
    post = (await s.say("ann", "/tables")).post
    assert f"• Lanterns · {lobby.id} (Ann): waiting for people" in post.text
    answer = await s.press("ann", button(post, f"Boooop. · {table.id}"), alone("ann"))
    assert (answer.toast, answer.post) == ("", None)
    await s.settled()
    assert "to move" in s.paper.newest(alone("ann")).text


async def _two_at(s, venue):
    await s.say("ann", "/new boop ghosts=off", venue)
    await s.say("bob", "/join", venue)
    first = (await s.bot.desk.tables.at_venue(venue.key))[0].to_move()[0]
    return ("ann", "bob") if first == 0 else ("bob", "ann")


async def test_a_long_list_of_tables_fits(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=SMALL)) as s:
        for number in range(60):
            await s.say(f"friend{number}", "/new lanterns")
            open_ = await s.bot.desk.tables.at_venue(ROOM.key)
            (new,) = [table for table in open_ if len(table.places) == 1]
            await s.say("ann", "/join", table=new.id)
        post = shown(await s.say("ann", "/tables"))
    assert len(post.text) <= SMALL.text
    assert len(labels(post)) == SMALL.buttons
    assert len(post.rows) <= SMALL.rows
    assert max(map(len, post.rows)) <= SMALL.columns


async def test_a_table_that_is_over_is_no_longer_listed(s):
    await two(s)
    await s.say("ann", "/resign yes")
    assert (await s.say("ann", "/tables")).post.text.startswith("You are not sitting")


# Languages.


async def test_a_language_for_me_is_mine_alone(s):
    await three(s)
    assert (await s.say("ann", "/language hu")).toast == "Mostantól magyarul beszélek veled."
    assert (await s.say("ann", "/m c4")).toast.startswith("Ez titkos lépés")
    assert (await s.say("bob", "/m c4")).toast.startswith("That is a secret move")
    assert "csak neked" in (await s.say("ann", "/hand")).post.text
    await s.say("bob", "/show")
    await s.settled()
    assert "Still choosing: Ann, Bob and Cid" in s.paper.newest().text


async def test_my_hand_is_sent_in_my_language(s):
    await s.say("ann", "/language hu")
    await three(s)
    sent = dict(s.paper.whispers)
    assert "csak neked" in sent["ann"].text
    assert "for your eyes only" in sent["bob"].text


async def test_a_language_for_everybody_here_is_the_boards(s):
    one, _ = await two(s)
    assert (await s.say("cid", "/language hu here")).refused, "Cid is not in charge"
    answer = await s.say("ann", "/language hu here")
    assert answer.toast == "Mostantól magyarul beszélek itt."
    await s.settled()
    assert "következik" in s.paper.newest().text
    assert "Lépek" in labels(s.paper.newest())
    assert (await s.say(one, "/m zzz")).post.text.startswith("I cannot read")


async def test_another_room_keeps_its_language(s):
    await _two_at(s, OTHER_ROOM)
    await s.say("ann", "/language hu here")
    await s.settled()
    assert "to move" in s.paper.newest(OTHER_ROOM).text


async def test_a_room_speaks_as_whoever_opens_the_first_table_there(s):
    await s.say("ann", "/language hu")
    await two(s)
    assert "következik" in s.paper.newest().text


async def test_a_client_in_hungarian_is_answered_in_hungarian(s):
    assert (await s.say("dóri", "/dance", language="hu-HU")).toast.startswith("Nem ismerem")
    await s.say("dóri", "/language en", language="hu-HU")
    assert (await s.say("dóri", "/dance", language="hu-HU")).toast.startswith("I know no")


@pytest.mark.parametrize("line", ["/language", "/language de"])
async def test_an_unknown_language_offers_those_there_are(s, line):
    post = (await s.say("ann", line)).post
    assert ("de" in line) == post.text.startswith("I cannot make sense of “de” here.")
    assert post.text.endswith("Which language shall I speak to you?")
    assert labels(post) == ["English", "Magyar"]
    await s.press("ann", button(post, "Magyar"))
    assert (await s.say("ann", "/tables")).post.text.startswith("Egy asztalnál sem")


async def test_no_language_for_everybody_here_offers_those_there_are(s):
    post = (await s.say("ann", "/language here")).post
    assert post.text == "Which language shall I speak to everybody here?"
    answer = await s.press("ann", button(post, "Magyar"))
    assert answer.toast == "Mostantól magyarul beszélek itt."


@pytest.mark.parametrize("line", ["/language HU here", "/language itt hu"])
async def test_a_language_for_here_may_be_asked_for_in_any_order(s, line):
    assert (await s.say("ann", line)).toast == "Mostantól magyarul beszélek itt."


# Help and welcome.


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_lists_only_commands_there_are(tmp_path, language):
    async with stage(tmp_path, language=language) as s:
        text = shown(await s.say("ann", "/help")).text
    named = set(re.findall(r"(?<!\w)/(\w+)", text))
    assert len(named) > 12
    assert named <= {*VERBS, *ALIASES}
    buttons_only = {"close", "keep", "mind", "pad", "welcome", "help", "rematch", "option"}
    buttons_only |= {"sight", "again"}
    assert {ALIASES.get(verb, verb) for verb in named} == set(VERBS) - buttons_only


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_newcomer_is_one_press_away_from_a_game(tmp_path, language):
    async with stage(tmp_path, language=language) as s:
        post = (await s.say("ann", "/welcome")).post
        plays = [each for each in buttons(post) if ".new." in each.data]
        assert len(plays) == 2 * len(OFFERED)
        await s.press("ann", buttons(post)[0])
        assert (await s.only_table()).status is Status.PLAYING
        assert [place.level for place in (await s.only_table()).places] == [None, 1]


async def test_a_newcomer_may_wait_for_a_friend(s):
    post = (await s.say("ann", "/welcome")).post
    assert read_data(buttons(post)[1].data) == ("-", NO_MARK, "new", ("boop",))
    await s.press("ann", buttons(post)[1])
    assert (await s.only_table()).status is Status.LOBBY
    await s.say("bob", "/join")
    assert await log(s) == []


async def test_a_sight_is_only_for_platforms_that_draw_tables(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new boop computer")
        assert "/sight" in (await s.say("ann", "/sight")).toast
