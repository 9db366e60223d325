"""Playing alone: one seat, nothing to hide, nobody to wait for, and a score at the end."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import inf

import pytest
from sqlalchemy import Connection

from bot.store.rows.play import timers
from bot.tables.status import Status
from bot.words import Speech
from engines.log import Cause
from engines.story import STOPPED
from engines.values import Outcome
from tests.conversations.party import outcome_of
from tests.desk.talk import english_in, labels, log, shown
from tests.knots import KNOTS
from tests.knots.game import Knots
from tests.knots.plans import crowded, seed_of
from tests.stage import Stage, button, stage, whole_shelf

LANGUAGES = whole_shelf().words.languages
LONG = 3600.0
NUMBERS = seed_of(2, 3, 4, 2)
"""A seed by which no cat is rolled at first."""


class Watched(Knots):
    """Knots that counts how often somebody had it dealt anew."""

    def __init__(self) -> None:
        self.redealt = 0

    def redeal(self, state, seat, rng):
        self.redealt += 1
        return super().redeal(state, seat, rng)


async def alone(s: Stage, line: str = "/new knots alone"):
    """Ann at a table of her own."""
    await s.say("ann", line)
    await s.settled()
    return await s.only_table()


async def said(s: Stage, *texts: str) -> None:
    """Moves Ann types for all to read."""
    for text in texts:
        answer = await s.say("ann", f"/m {text}")
        assert not answer.refused, (text, answer.toast)


async def played_out(s: Stage, table_id: str):
    """The table after Ann has typed the idle move until the end."""
    while (table := await s.table(table_id)).status is Status.PLAYING:
        await said(s, KNOTS.format(KNOTS.idle(table.told.state, 0)))
    return table


def speech(language: str) -> Speech:
    return whole_shelf().words.of(language)


@pytest.mark.parametrize(
    ("line", "levels"),
    [
        pytest.param("/new knots alone", [None], id="nobody else"),
        pytest.param("/new knots alone size=large", [None], id="a variant"),
        pytest.param("/new knots alone computer=3", [None, 3], id="one opponent"),
        pytest.param("/new knots alone computer=1 computer=2", [None, 1, 2], id="two opponents"),
        pytest.param("/new knots alone=2", [None, 2, 2, 2], id="the usual company"),
        pytest.param("/new knots seats=2 alone", [None, 1], id="as many as I say"),
        pytest.param("/new knots seats=1", [None], id="a table for one"),
    ],
)
async def test_who_plays_alone_is_given_nobody_but_the_computers_they_name(s, line, levels):
    table = await alone(s, line)
    assert table.status is Status.PLAYING
    assert [place.level for place in table.places] == levels
    assert table.secrets is table.private is (len(levels) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_newcomer_is_offered_a_game_on_their_own(tmp_path, language):
    say = speech(language)
    async with stage(tmp_path, language=language) as s:
        welcome = shown(await s.say("ann", "/welcome"))
        label = say("welcome-solo", game=say("knots-title"), others=5)
        assert (english_in(label) == []) is (language == "hu")
        await s.press("ann", button(welcome, label))
        await s.settled()
        assert [place.level for place in (await s.only_table()).places] == [None]
        assert s.paper.newest().text.endswith(say("board-turn", names="Ann"))


async def test_a_table_for_one_has_no_hand_and_sends_none(tmp_path):
    async with stage(tmp_path, seeds=[NUMBERS]) as s:
        await alone(s)
        await said(s, "1 a1", "2 c1")
        await s.settled()
        board = s.paper.newest()
        assert labels(board) == ["Move", "Undo", "Rules", "My best", "What can I do?"]
        assert s.paper.whispers == []


async def test_alone_one_may_tap_and_type_for_all_to_see(tmp_path):
    async with stage(tmp_path, seeds=[NUMBERS]) as s:
        await alone(s)
        pad = shown(await s.press("ann", button(s.paper.newest(), "Move")))
        cells = shown(await s.press("ann", button(pad, "Die 1 (2)")))
        told = "Die 1 (2) goes to b2."
        assert (await s.press("ann", button(cells, "b2"))).toast == told
        await said(s, "2 d4")
        assert await log(s) == ["1 b2", "2 d4"]
        await s.settled()
        assert s.paper.newest().text.splitlines()[1:3] == [told, "Die 2 (3) goes to d4."]


async def test_the_board_of_a_game_alone_tells_the_newest_turn_and_no_more(tmp_path):
    async with stage(tmp_path, seeds=[NUMBERS]) as s:
        await alone(s)
        await said(s, *["1 a1", "2 c1", "3 e1"])
        await s.settled()
        plain = s.paper.newest()
        assert len(plain.text.splitlines()) == 6
        await said(s, *["done", "lay 1,0"])
        await s.settled()
        sewing = s.paper.newest()
        news = "Ann sews a patch at 1,0 and gets wool: 1."
        assert sewing.text.splitlines()[1:] == [news, "", "▶ Ann to move."]
        assert news in shown(await s.say("ann", "/text")).text
        table = await s.only_table()
        state, studio = table.told.state, s.bot.desk.kit.studio
        paint = partial(studio.picture, KNOTS, KNOTS.seen_by(state, None), speech("en"), ["Ann"])
        marked = await paint(choices=KNOTS.moves(state, 0), since=KNOTS.news(state))
        unmarked = await paint(choices=KNOTS.moves(state, 0))
        assert sewing.picture is not None
        assert sewing.picture.png == marked.png != unmarked.png
        await said(s, "lay 2,0")
        await s.settled()
        happened = s.paper.newest().text.splitlines()[1:-2]
        assert happened[:2] == [news, "Ann sews a patch at 2,0 and gets wool: 1."]
        assert happened[2].startswith("Round 2.")
        assert len(happened) == 3


async def test_alone_nothing_pauses_and_no_twin_is_dealt(tmp_path):
    watched = Watched()
    shelf = whole_shelf()
    games = {**shelf.games, "knots": watched}
    async with stage(
        tmp_path, offered=replace(shelf, games=games), pause=LONG, seeds=[NUMBERS]
    ) as s:
        table = await alone(s)
        pad = shown(await s.say("ann", "/m"))
        assert len(labels(pad)) > 4
        await said(s, "1 a1")
        assert (await s.say("ann", "/undo")).toast.startswith("Taken back: ")
        table = await played_out(s, table.id)
        assert table.status is Status.OVER
        assert await s.bot.store.read(waiting) == 0
        assert watched.redealt == 0
        await s.say("ann", "/new knots alone computer=1")
        assert await s.bot.store.read(waiting) == 1


def waiting(sql: Connection) -> int:
    """How many timers are set."""
    return len(timers.due_timers(sql, inf, 9))


async def test_alone_what_is_forced_is_done_at_once(tmp_path):
    seed, texts = crowded()
    async with stage(tmp_path, seeds=[seed], pause=LONG) as s:
        table = await alone(s)
        await said(s, *texts)
        rows = (await s.table(table.id)).told.rows
        assert [row.text for row in rows if row.cause is Cause.PERSON] == texts
        assert [row.text for row in rows if row.cause is Cause.FORCED] == ["loop e5"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_of_a_game_alone_tells_the_score_part_by_part(tmp_path, language):
    say = speech(language)
    async with stage(tmp_path, language=language) as s:
        table = await played_out(s, (await alone(s)).id)
        await s.settled()
        outcome = outcome_of(table)
        assert outcome.winners == (0,)
        ends = [say("knots-reason-cast-off", winner="Ann"), line_of(say, outcome)]
        board = s.paper.newest()
        assert board.text.splitlines()[-3:] == [*ends, say("alone-first")]
        over = ("button-rematch", "button-rules", "button-best")
        assert labels(board) == [say(each) for each in over]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_gives_up_alone_hears_what_it_came_to(tmp_path, language):
    say, (seed, texts) = speech(language), crowded()
    async with stage(tmp_path, language=language, seeds=[seed]) as s:
        table = await alone(s)
        await said(s, *texts[:12])
        assert (await s.say("ann", "/resign yes")).toast == say("done-resigned")
        await s.settled()
        table = await s.table(table.id)
        assert table.status is Status.OVER
        outcome = outcome_of(table)
        assert outcome.reason == STOPPED
        assert outcome.scores == (15,)
        board = s.paper.newest()
        assert board.text.splitlines()[-2:] == [
            say("reason-stopped", name="Ann"),
            line_of(say, outcome),
        ]
        assert board.picture is not None
        assert say("reason-stopped", name="Ann") in board.picture.alt
        await s.press("ann", button(board, say("button-rematch")))
        await s.settled()
        again = await s.only_table()
        assert (len(again.places), again.status) == (1, Status.PLAYING)


def line_of(say: Speech, outcome: Outcome) -> str:
    """What Ann came to, as it is read."""
    (score,), (breakdown,) = outcome.scores, outcome.breakdown
    parts = [say(f"knots-score-{part}", points=points) for part, points in breakdown]
    return say("score-line-parts", name="Ann", points=score, parts=", ".join(parts))
