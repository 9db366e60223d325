"""The call of who napped: what has happened since their own last move, in words and marked."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.games.guides import GUIDES
from bot.posts.news import NAPPED, napped, news_since
from bot.posts.private.call import call_post
from bot.posts.private.grip import grip_of
from bot.tables.status import Status
from bot.tables.table import Place, Table
from engines import GAMES
from engines.log import Deal
from engines.rng import Seeded
from engines.story import begin
from render.painter import View
from tests.conformance.test_posts import LIMITS, NAMES, WORDS
from tests.conformance.test_posts import kit as every_kit

kit = every_kit
EN, HU = WORDS.of("en"), WORDS.of("hu")
SEATS = {"boop": 2, "house": 3, "sack": 4, "fits": 4, "nine": 4}
MOST = 160
"""Moves after which somebody has surely been asked again."""

ONCE = frozenset({"fits"})
"""Games whose hands are drawn with the table around them: it is not drawn above them once more."""


def slept(game: str, seed: str = "nap") -> tuple[Table, int]:
    """A table late in play, and a seat that is asked after others' turns."""
    rules, seats = GAMES[game], SEATS[game]
    story = begin(rules, Deal(seats, (), seed))
    rng, found = Seeded(seed, 0), None
    for _ in range(MOST):
        if not story.to_move():
            break
        seat = story.to_move()[0]
        others = {beat.row.seat for beat in story.beats[-2:]}
        if story.beats and seat not in others:
            found = story, seat
        moves = rules.moves(story.state, seat)
        story = story.play(seat, moves[rng.below(len(moves))])
    assert found, "nobody was asked again"
    told, seat = found
    places = tuple(Place(name, f"paper:{name}") for name in NAMES[:seats])
    table = Table("t", rules, (), seats, places, "paper:Ann", seed, 0.0)
    return replace(table, story=told, status=Status.PLAYING), seat


@pytest.mark.parametrize("game", GAMES)
async def test_the_call_tells_in_three_lines_what_others_have_done_since(kit, game):
    table, seat = slept(game)
    grip = grip_of(kit, table, seat, EN, LIMITS)
    lines = napped(GUIDES[game], table, seat, EN, hands=True)
    assert 1 < len(lines) <= NAPPED + 1
    assert lines[0].startswith("While you napped")
    post = await call_post(grip, hands=True)
    for line in lines:
        assert line in post.text
    assert "While you were away" not in post.text
    hungarian = napped(GUIDES[game], table, seat, HU, hands=True)
    assert hungarian[0].startswith("Míg szundítottál")
    assert len(hungarian) == len(lines)


@pytest.mark.parametrize("game", GAMES)
async def test_the_call_shows_the_table_with_all_of_it_marked(kit, game):
    table, seat = slept(game)
    grip = grip_of(kit, table, seat, EN, LIMITS)
    since = news_since(GUIDES[game], table, seat)
    assert len({beat.row.step for beat in table.told.beats[-8:]}) > 1
    drawn = await board_of(kit, grip, since)
    assert drawn != await board_of(kit, grip, since[-1:])
    post = await call_post(grip, hands=True)
    assert post.picture is not None
    shown = opened(post.picture.png)
    if game in ONCE:
        own = kit.studio.own_view(table.game, grip.seen)
        assert shown == await board_of(kit, grip, since, own)
        assert shown != await board_of(kit, grip, since[-1:], own)
        return
    left = (shown.width - drawn.width) // 2
    above = shown.crop((left, 0, left + drawn.width, drawn.height))
    assert above.convert("RGB").tobytes() == drawn.convert("RGB").tobytes()
    assert (shown.height > drawn.height) is table.private


@pytest.mark.parametrize("game", ["sack", "house", "fits"])
async def test_who_wants_no_hands_is_told_no_more_than_a_bystander(kit, game):
    table, seat = slept(game)
    post = await call_post(grip_of(kit, table, seat, EN, LIMITS), hands=False)
    news = news_since(GUIDES[game], table, seat)
    own = [item for item in news if item.seat == seat]
    for line in GUIDES[game].tell(EN, own, table.names()):
        assert line not in post.text
    assert "While you napped" in post.text


def opened(png: bytes) -> Image.Image:
    """The picture of a file."""
    return Image.open(BytesIO(png))


async def board_of(kit, grip, since, view=None):
    """The table as the seat sees it, its moves and some news marked."""
    game, table = grip.table.game, grip.table
    coda = game.coda(table.told.state, grip.seat)
    moves = [move for move in game.moves(table.told.state, grip.seat) if move != coda]
    say, names = grip.say, table.names()
    view = view or (View.TABLE if table.private else kit.studio.own_view(game, grip.seen))
    drawn = await kit.studio.picture(
        game, grip.seen, say, names, view=view, since=since, choices=moves
    )
    return opened(drawn.png)
