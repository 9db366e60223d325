"""Takeback by consent: asked in words that say what goes, agreed to by all, or refused by one."""

from __future__ import annotations

from dataclasses import replace

from bot.contract import Post
from bot.platforms.web import Web
from bot.posts.private.grip import Grip, grip_of
from bot.sights.sight import looking_on, sight_post
from bot.tables.waiting.pleas import open_plea, pleaded, replied
from engines.undo import last_move
from tests.desk.talk import alone, labels, log, shown, two
from tests.stage import button, stage

ASKED = "would like to take back"


async def moved(s) -> tuple[str, str]:
    """Both have moved once; returns who began and who answered."""
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    await s.settled()
    return one, other


async def pleading(s) -> tuple[str, str]:
    """Who began has asked the other one to take both moves back."""
    one, other = await moved(s)
    asked = await s.say(one, "/undo")
    assert asked.refused
    told = await s.press(one, button(asked.post, "Ask the others"))
    assert told.toast == "I am asking them."
    await s.settled()
    return one, other


def whispered(s, who: str) -> list[str]:
    """What somebody was sent privately."""
    return [post.text for person, post in s.paper.whispers if person == who]


async def test_undo_past_anothers_move_offers_to_ask_and_says_what_would_go(s):
    one, other = await moved(s)
    asked = await s.say(one, "/undo")
    assert asked.post.text == (
        "Somebody has moved since, so the others decide. Shall I ask them to undo "
        f"“{one.capitalize()} puts a kitten on c4.” and the one move made since "
        f"({other.capitalize()})?"
    )
    assert await log(s) == ["kitten c4", "kitten a1"]


async def test_a_pad_offers_to_ask_where_undo_is_gone(s):
    one, other = await two(s)
    await s.say(one, "/m c4")
    await s.say(other, "/m a1")
    pad = shown(await s.say(one, "/pad"))
    assert "Undo" not in labels(pad)
    asked = await s.press(one, button(pad, "Take back…"))
    assert labels(asked.post)[0] == "Ask the others"


async def on_the_page(s, seat: int) -> Post:
    """The table as somebody with a seat has it on the page."""
    return await sight_post(await gripped(s, seat))


async def gripped(s, seat: int) -> Grip:
    """The table in the hands of somebody on the page."""
    kit = s.bot.desk.kit
    return grip_of(kit, await s.only_table(), seat, kit.words.of("en"), Web.limits)


async def test_the_page_offers_how_a_move_may_be_taken_back(s):
    one, other = await two(s)
    seat = ("ann", "bob").index(one)
    await s.say(one, "/m c4")
    assert "Undo" in labels(await on_the_page(s, seat))
    assert not {"Undo", "Take back…"} & {*labels(await on_the_page(s, 1 - seat))}
    await s.say(other, "/m a1")
    assert "Undo" in labels(await on_the_page(s, 1 - seat))
    own = await on_the_page(s, seat)
    assert "Undo" not in labels(own)
    asked = await s.press(one, button(own, "Take back…"))
    assert labels(asked.post)[0] == "Ask the others"


async def test_a_plea_stands_on_the_page_of_everybody_as_long_as_it_is_open(s):
    one, other = await pleading(s)
    seat = ("ann", "bob").index(one)
    asks = f"↩ {one.capitalize()} would like to take back: “{one.capitalize()} puts a kitten on c4."
    own, asked = await on_the_page(s, seat), await on_the_page(s, 1 - seat)
    assert own.text.startswith(asks)
    assert asked.text.startswith(asks)
    assert [each.label for each in own.rows[0]] == ["Never mind"]
    assert "Take back…" not in labels(own)
    assert [each.label for each in asked.rows[0]] == ["✓ Take it back", "✕ It stands"]
    tried = await sight_post(await gripped(s, seat), ("kitten", "d4"))
    assert tried.sight is not None
    assert tried.sight.preview
    assert tried.text.startswith(asks)
    assert tried.rows[0] == own.rows[0]
    kit, table = s.bot.desk.kit, await s.only_table()
    looks_on = await looking_on(kit, table, kit.words.of("en"), Web.limits, None)
    assert ASKED in looks_on.text
    assert not {"Never mind", "✓ Take it back"} & {*labels(looks_on)}
    assert not (await s.say(other, "/takeback agree")).refused
    for each in (0, 1):
        post = await on_the_page(s, each)
        assert ASKED not in post.text
        assert not {"Never mind", "✓ Take it back"} & {*labels(post)}


async def test_nobody_is_offered_to_take_back_what_others_have_seen(s):
    one, second, _ = await bidding(s)
    seat = ("ann", "bob", "cid").index(one)
    assert "Take back…" in labels(await on_the_page(s, seat))
    for who in (one, second):
        assert not (await s.say(who, "/m pass", alone(who))).refused
    assert "Take back…" not in labels(await on_the_page(s, seat))


async def test_the_board_and_who_is_asked_read_it_and_nobody_is_woken(s):
    _, other = await pleading(s)
    board = s.paper.newest()
    assert ASKED in board.text
    assert f"still to answer: {other.capitalize()}." in board.text
    assert labels(board)[:2] == ["✓ Take it back", "✕ It stands"]
    [post] = [post for who, post in s.paper.whispers if who == other]
    assert ASKED in post.text
    assert post.silent
    assert labels(post)[:2] == ["✓ Take it back", "✕ It stands"]


async def test_it_survives_a_restart_and_all_that_came_after_goes_when_all_agree(tmp_path):
    async with stage(tmp_path, seeds=["ann first"]) as s:
        one, other = await pleading(s)
        clock, paper = s.clock, s.paper
    async with stage(tmp_path, clock=clock, paper=paper) as s:
        await s.settled()
        answer = await s.say(other, "/takeback")
        assert ASKED in shown(answer).text
        done = await s.press(other, button(answer.post, "✓ Take it back"))
        assert done.toast == "Everybody agreed: it is taken back."
        await s.settled()
        assert await log(s) == ["kitten c4", "kitten a1", "!plea 1", "!agree", "!undo 1 all"]
        table = await s.only_table()
        assert table.told.state == table.told.opening
        assert ASKED not in s.paper.newest().text
        await s.say(one, "/m d4")
        await s.say(other, "/m a1")
        assert (await s.only_table()).told.plea is None


async def test_whoever_is_asked_again_is_called_again(s):
    one, other = await pleading(s)
    s.passes(1000)
    await s.say(other, "/takeback agree")
    await s.settled()
    assert [p.id for post in s.paper.shown().values() for p in post.pings] == [one]
    s.passes(1000)
    await s.say(one, "/m d4")
    await s.settled()
    assert [p.id for post in s.paper.shown().values() for p in post.pings] == [other]


async def test_one_refusal_ends_it_and_is_told_without_a_name(s):
    one, other = await pleading(s)
    board = s.paper.newest()
    told = await s.press(other, button(board, "✕ It stands"))
    assert told.toast == "It stands, then."
    await s.settled()
    assert "Not everybody agreed to take moves back: they stand." in s.paper.newest().text
    assert "✓ Take it back" not in labels(s.paper.newest())
    late = await s.press(other, button(board, "✓ Take it back"))
    assert (late.refused, late.toast) == (True, "Nobody asks for that any more.")
    assert not (await s.say(one, "/m d4")).refused
    await s.settled()
    assert "Not everybody" not in s.paper.newest().text


async def test_who_moves_on_instead_has_said_no(s):
    one, other = await pleading(s)
    assert not (await s.say(one, "/m d4")).refused
    await s.settled()
    assert ASKED not in s.paper.newest().text
    assert (await s.say(other, "/takeback agree")).toast == "Nobody asks for that any more."


async def test_who_asked_may_think_better_of_it_and_cannot_agree_for_the_others(s):
    one, other = await pleading(s)
    own = await s.say(one, "/takeback")
    assert (await s.say(one, "/takeback agree")).toast == "It is for the others to agree."
    already = await s.say(other, "/takeback ask")
    assert already.toast.startswith("Somebody is asking for something already")
    told = await s.press(one, button(own.post, "Never mind"))
    assert told.toast == "All right, nobody is asked any more."
    assert (await s.only_table()).told.plea is None


async def bidding(s) -> list[str]:
    """Three have laid a card and bid 1, 2 and 3; returns who, in that order."""
    for line in ("ann: /new sack seats=3", "bob: /join", "cid: /join"):
        who, _, said = line.partition(": ")
        await s.say(who, said)
    people, order = ("ann", "bob", "cid"), list[str]()
    for seat, who in enumerate(people):
        text = (await s.only_table()).texts(seat)[0]
        assert not (await s.say(who, f"/m {text}", alone(who))).refused
    for bid in (1, 2, 3):
        [seat] = (await s.only_table()).to_move()
        order.append(people[seat])
        assert not (await s.say(order[-1], f"/m bid {bid}", alone(order[-1]))).refused
    return order


async def test_of_three_both_others_have_to_agree(s):
    one, second, third = await bidding(s)
    asked = await s.say(one, "/takeback", alone(one))
    assert "and the 2 moves made since" in asked.post.text
    await s.press(one, button(asked.post, "Ask the others"), alone(one))
    assert (await s.say(second, "/takeback agree")).toast == "Agreed."
    assert (await s.say(second, "/takeback agree")).toast == "You have answered already."
    await s.settled()
    assert f"still to answer: {third.capitalize()}." in s.paper.newest().text
    assert (await s.say(third, "/takeback yes")).toast == "Everybody agreed: it is taken back."
    table = await s.only_table()
    assert (table.told.state.high, table.names()[table.to_move()[0]]) == (0, one.capitalize())


async def test_a_card_that_others_have_seen_stays(s):
    one, second, _ = await bidding(s)
    for who in (one, second):
        assert not (await s.say(who, "/m pass", alone(who))).refused
    refused = await s.say(one, "/takeback", alone(one))
    assert refused.toast == "Somebody has moved since: it is too late to take yours back."


async def test_computers_are_not_asked(s):
    await moved(s)
    table = await s.only_table()
    step = last_move(table.told, 0)
    assert step is not None
    one = replace(table.places[1], level=1)
    alone_there = replace(table, places=(table.places[0], one))
    granted = pleaded(alone_there, 0, step)
    assert granted.told.rows[-1].text == f"!undo {step} all"
    assert pleaded(table, 0, step).told.rows[-1].text == f"!plea {step}"


async def test_what_one_may_undo_alone_is_not_asked_for(s):
    one, other = await two(s)
    assert (await s.say(one, "/takeback")).toast == "You have no move to take back."
    await s.say(one, "/m c4")
    assert (await s.say(one, "/takeback")).toast.startswith("You need not ask for that")
    assert (await s.say(other, "/takeback agree")).toast == "Nobody asks for that any more."


async def stayed(s) -> tuple[str, str]:
    """With ghosts about, both have put a kitten and ended their turn; who began, who answered."""
    one, other = await two(s, "/new boop ghosts=on")
    for who, cell in ((one, "c4"), (other, "a1")):
        assert not (await s.say(who, f"/m {cell}")).refused
        assert not (await s.say(who, "/m stay")).refused
    await s.settled()
    return one, other


async def test_a_whole_turn_is_asked_for_not_that_it_was_ended(s):
    one, other = await stayed(s)
    asked = await s.say(one, "/undo")
    assert asked.post.text == (
        "Somebody has moved since, so the others decide. Shall I ask them to undo "
        f"“{one.capitalize()} puts a kitten on c4.” and the one move made since "
        f"({other.capitalize()})?"
    )
    await s.press(one, button(asked.post, "Ask the others"))
    await s.settled()
    assert f"“{one.capitalize()} puts a kitten on c4.”" in whispered(s, other)[-1]
    assert not (await s.say(other, "/takeback agree")).refused
    table = await s.only_table()
    assert table.told.state == table.told.opening
    assert table.names()[table.to_move()[0]] == one.capitalize()


async def test_undo_takes_a_kitten_back_with_the_end_of_its_turn_and_says_so(s):
    _, other = await stayed(s)
    done = await s.say(other, "/undo")
    assert done.toast == f"Taken back: “{other.capitalize()} puts a kitten on a1.”"
    assert await log(s) == ["kitten c4", "stay", "kitten a1", "stay", "!undo 3"]
    table = await s.only_table()
    assert table.names()[table.to_move()[0]] == other.capitalize()
    assert len(table.told.beats) == 2


async def test_what_was_asked_of_an_older_release_may_still_be_answered(s):
    one, other = await stayed(s)
    table = await s.only_table()
    step = last_move(table.told, ("ann", "bob").index(one))
    assert step is not None
    asked = pleaded(table, ("ann", "bob").index(one), step)
    assert open_plea(asked) is not None
    granted = replied(asked, ("ann", "bob").index(other), agrees=True)
    assert granted.told.rows[-1].text == f"!undo {step} all"


async def test_a_hungarian_reads_what_undo_took_back(tmp_path):
    async with stage(tmp_path, language="hu") as s:
        one, other = await stayed(s)
        done = await s.say(other, "/vissza")
        assert done.toast == f"Visszavontad ezt: „{other.capitalize()} cicát tesz az a1 mezőre.”"
        assert not (await s.say(other, "/m a1")).refused
        assert not (await s.say(other, "/m stay")).refused
        asked = shown(await s.say(one, "/vissza"))
        assert f"{one.capitalize()} cicát tesz a c4 mezőre." in asked.text


async def test_a_hungarian_reads_it_in_hungarian(tmp_path):
    async with stage(tmp_path, language="hu") as s:
        one, other = await moved(s)
        asked = await s.say(one, "/vissza")
        await s.press(one, button(asked.post, "Megkérdezem a többieket"))
        await s.settled()
        text = whispered(s, other)[-1]
        assert f"{one.capitalize()} szeretné visszavonni ezt: „" in text
        assert f"és az azóta tett 1 lépés ({other.capitalize()})" in text
        assert not (await s.say(other, "/visszakér jó", alone(other))).refused
        assert (await log(s))[-1] == "!undo 1 all"
