"""What a board says where no conversation comes by: points, quiet moves, places to tap on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.contract import Limits
from bot.games.guides import GUIDES
from bot.posts.news import news_since, recent_news
from bot.posts.private.grip import grip_of
from bot.posts.private.pad import pad_post
from bot.posts.public.board import ending
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import LOCALES, Words
from engines import GAMES
from engines.boop.state import Phase
from engines.log import Deal
from engines.story import begin
from engines.values import News, Outcome
from tests.desk.talk import labels, log, shown, three, two
from tests.engines.drawers import Drawers, State
from tests.games.boop.drawing import BOOP, drawn
from tests.knots import KNOTS, KNOTS_GUIDE
from tests.knots.plans import OPTIONS, seed_of
from tests.knots.state import GRIDS
from tests.lanterns import LANTERNS, LANTERNS_GUIDE
from tests.lanterns import LOCALES as LANTERNS_LOCALES
from tests.stage import Paper, button, stage

SAY = Words(LOCALES, LANTERNS_LOCALES)
TAPPED = Limits(columns=8, rows=12, buttons=100, text=4000, alt=1024, toast=200, spots=True)
SHORT = Limits(columns=8, rows=12, buttons=100, text=300, alt=100, toast=200)
FEW_ROWS = Limits(columns=5, rows=3, buttons=15, text=2000, alt=1024, toast=200)


class Whispers(Drawers):
    """Drawers where a number tells its writer something, and every other move tells all."""

    def news(self, state: State) -> tuple[News, ...]:
        if any(state.sheets):
            return (News("written", {}, 0),)
        return (News("night", {"night": state.night}),)


def table(game, story=None, **more):
    places = tuple(Place(name) for name in ("Ann", "Bob", "Cid"))
    kept = Table("abc", game, (), 3, places, "paper:ann", "s", 0.0, status=Status.PLAYING)
    return replace(kept, story=story, **more)


@pytest.mark.parametrize(
    ("language", "outcome", "lines"),
    [
        pytest.param(
            "en", Outcome((1,), "dawn", (4, 9, 1)), ["Ann: 4", "Bob: 9", "Cid: 1"], id="points"
        ),
        pytest.param(
            "hu", Outcome((0, 1), "dawn", (9, 9, 1)), ["Ann: 9", "Bob: 9", "Cid: 1"], id="shared"
        ),
        pytest.param("en", Outcome((1,), "resigned"), [], id="no points"),
    ],
)
def test_everybodys_points_are_read_out(language, outcome, lines):
    told = ending(SAY.of(language), table(LANTERNS), outcome).splitlines()
    assert told[1:] == lines
    assert told[0]


def test_a_move_that_told_nobody_else_leaves_no_trace_in_the_news():
    game = Whispers()
    story = begin(game, Deal(3, (), "yarn")).play(1, ("peek",))
    before = recent_news(LANTERNS_GUIDE, table(game, story))
    assert [item.code for item in before] == ["night"]
    assert recent_news(LANTERNS_GUIDE, table(game, story.play(0, ("write", "5")))) == before


def test_news_stay_however_many_moves_have_told_nobody_anything_since():
    game = Whispers()
    story = begin(game, Deal(3, (), "yarn")).play(1, ("peek",))
    for _ in range(30):
        story = story.play(0, ("write", "5"))
    assert [item.code for item in recent_news(LANTERNS_GUIDE, table(game, story))] == ["night"]


def test_a_bystander_cannot_tell_that_the_last_one_to_choose_has_begun():
    story = begin(KNOTS, Deal(3, OPTIONS, seed_of(2, 3, 4, 2)))
    for seat in (0, 1, 2):
        story = played(story, seat, "1 a1", "2 c1", "3 e1", "done")
    for seat, places in enumerate((("1,0", "2,0"), ("3,0", "4,0"), ("5,0", "6,0"))):
        story = played(story, seat, *(f"lay {place}" for place in places))
    for seat in (0, 2):
        story = played(story, seat, *until_done(story, seat))
    before, after = table(KNOTS, story), table(KNOTS, played(story, 1, until_done(story, 1)[0]))
    assert before.to_move() == after.to_move() == (1,)
    assert [item.code for item in news_since(KNOTS_GUIDE, before, None)] == ["lay", "lay", "dice"]
    assert news_since(KNOTS_GUIDE, after, None) == news_since(KNOTS_GUIDE, before, None)
    assert recent_news(KNOTS_GUIDE, after) == recent_news(KNOTS_GUIDE, before)
    assert news_since(KNOTS_GUIDE, after, 1) == []


def played(story, seat, *texts):
    for text in texts:
        story = story.play(seat, KNOTS.parse(story.state, seat, text))
    return story


def until_done(story, seat) -> list[str]:
    """What a cat that always does the first thing it may does until its sheet is finished."""
    texts: list[str] = []
    while not KNOTS.coda(story.state, seat):
        texts.append(KNOTS.format(KNOTS.moves(story.state, seat)[0]))
        story = played(story, seat, texts[-1])
    return [*texts, "done"]


async def test_where_pictures_can_be_tapped_they_say_what_the_buttons_say(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=TAPPED)) as s:
        one, other = await two(s)
        await s.say(one, "/m c4")
        pad = shown(await s.say(other, "/m"))
        spots = {spot.button.label: spot for spot in pad.picture.spots}
        assert len(spots) == 35
        assert "c4" not in spots
        assert {spot.button.data for spot in spots.values()} <= {
            each.data for row in pad.rows for each in row
        }
        corner, opposite = spots["a1"], spots["f6"]
        assert corner.left < corner.right < opposite.left < opposite.right <= 1
        assert 0 <= corner.top < corner.bottom < opposite.top < opposite.bottom <= 1
        await s.press(other, spots["a1"].button)
        assert (await log(s))[-1] == "kitten a1"


async def test_what_does_not_fit_comes_in_parts(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=FEW_ROWS)) as s:
        one, _ = await two(s, "/new boop")
        pad = shown(await s.say(one, "/m c4"))
        parts, seen = [label for label in labels(pad) if " … " in label], []
        assert labels(pad)[len(parts) :] == ["End turn", "Undo"]
        for part in parts:
            inside = shown(await s.press(one, button(pad, part)))
            assert labels(inside)[-2:] == ["End turn", "‹ Back"]
            seen += labels(inside)[:-2]
            assert shown(await s.press(one, button(inside, "‹ Back"))) == pad
        assert len(seen) == len(set(seen)) == 20


async def test_where_there_is_little_room_the_oldest_news_are_left_out(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=SHORT)) as s:
        one, other = await two(s)
        for number, cell in enumerate(("c3", "f6", "d4", "c4", "e5", "d3", "c3")):
            await s.say((one, other)[number % 2], f"/m {cell}")
        await s.settled()
        post = s.paper.newest()
        lines = post.text.splitlines()
        assert len(post.text) <= 300
        assert post.picture is not None
        assert len(post.picture.alt) <= 100
        assert lines[0].startswith("Boooop. · table ")
        assert lines[-1] == f"▶ {other.capitalize()} to move."
        assert "on c3" in lines[-3].lower()


async def test_what_a_seat_holds_is_tapped_where_it_lies(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=TAPPED)) as s:
        await s.say("ann", "/new lanterns computer seats=2")
        pad, cards = shown(await s.say("ann", "/m")), set((await s.only_table()).texts(0))
        assert {spot.button.label for spot in pad.picture.spots} == {
            f"Lantern {card.removeprefix('choose ')}" for card in cards
        }
        assert {spot.button.data for spot in pad.picture.spots} <= {
            each.data for row in pad.rows for each in row
        }


async def test_a_cell_is_tapped_on_ones_own_sheet_even_if_its_row_is_a_button(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=TAPPED), seeds=[seed_of(6, 2, 3, 2)]) as s:
        await s.say("ann", "/new knots alone size=large")
        pad = shown(await s.say("ann", "/m"))
        dice = {spot.button.label: spot.button for spot in pad.picture.spots}
        assert set(dice) == {"Die 1 (cat)", "Die 2 (2)", "Die 3 (3)", "Die 4 (2)"}
        cells = shown(await s.press("ann", dice["Die 1 (cat)"]))
        assert labels(cells)[:9] == [f"Row {row}" for row in range(1, 10)]
        spots = {spot.button.label: spot for spot in cells.picture.spots}
        assert set(spots) == set(GRIDS["large"].names())
        assert spots["a1"].top < spots["a2"].top
        assert spots["a1"].left < spots["b1"].left
        row = shown(await s.press("ann", button(cells, "Row 3")))
        assert {spot.button.label for spot in row.picture.spots} == set(spots)
        owing = shown(await s.press("ann", spots["e5"].button))
        free = {spot.button.label: spot.button for spot in owing.picture.spots}
        assert set(free) == set(spots) - {"e5"}
        numbers = shown(await s.press("ann", free["b2"]))
        assert labels(numbers)[:5] == list("12345")
        assert numbers.picture.spots == (), "a die is no number"


async def test_of_two_moves_that_end_on_one_cell_neither_is_tapped_there(s):
    state = drawn(
        """
        . . m . . .
        . . m . . .
        m m m . . .
        . . . . m .
        . . . . . m
        . . . . . .
        """,
        phase=Phase.PROMOTE,
    )
    story = replace(begin(BOOP, Deal(2, (), "s")), opening=state)
    kit, places = s.bot.desk.kit, (Place("Ann"), Place("Bob"))
    two_lines = table(BOOP, story, places=places)
    pad = await pad_post(grip_of(kit, two_lines, 0, SAY.of("en"), TAPPED))
    assert [text.split()[-1] for text in two_lines.texts(0)] == ["c3", "c3"]
    assert labels(pad)[:2] == ["c1 c2 c3", "a3 b3 c3"]
    assert pad.picture is not None
    assert pad.picture.spots == ()


async def test_a_seat_somebody_has_given_up_is_named_while_a_computer_plays_on(s):
    table = await three(s)
    await s.say("cid", "/resign yes")
    await s.settled()
    assert "Cid has resigned; a computer plays on in that seat." in s.paper.newest().text
    assert "Cid has resigned" in (await s.say("ann", "/text")).post.text
    await s.say("bob", "/resign yes")
    await s.say("ann", "/show", table=table)
    await s.settled()
    assert "plays on in that seat" not in s.paper.newest().text  # it is over


async def test_what_is_marked_for_who_plays_alone_is_what_is_told(s):
    await s.say("ann", "/play knots alone")
    while (table := await s.only_table()).told.state.round == 1:
        texts = table.texts(0)
        await s.say("ann", f"/m {'done' if 'done' in texts else texts[0]}")
    newest = recent_news(KNOTS_GUIDE, table)
    assert 0 < len(newest) < sum(len(table.game.news(beat.state)) for beat in table.told.beats)
    assert news_since(KNOTS_GUIDE, table, 0) == news_since(KNOTS_GUIDE, table, None) == newest


@pytest.mark.parametrize("last", range(3))
def test_the_first_card_is_told_also_to_whoever_laid_last(last):
    game = GAMES["sack"]
    movers = set()
    for seed in "abcdef":
        story = begin(game, Deal(3, (), seed))
        for seat in [*({0, 1, 2} - {last}), last]:
            story = story.play(seat, game.moves(story.state, seat)[0])
        (mover,) = story.to_move()
        movers.add(mover)
        assert "opened" in [item.code for item in recent_news(GUIDES["sack"], table(game, story))]
    assert last in movers, "who laid last is also the first to bid"
