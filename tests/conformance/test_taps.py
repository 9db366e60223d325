"""Every legal move of every game is made by presses alone, on every platform and on narrower ones.

A walk begins at the first pad and knows nothing but the buttons it is shown. Presses are counted
from there, the one that makes the move included: it confirms, unless a pad makes it at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import pytest
from PIL import Image

from bot.contract import MENU, Button, Confirm, Limits, Post, read_data
from bot.games.guides import GUIDES
from bot.platforms.discord.posting.letters import LIMITS as DISCORD
from bot.platforms.telegram.platform import Telegram
from bot.platforms.web.platform import Web
from bot.posts.kit import Kit
from bot.posts.private.grip import Grip, grip_of
from bot.posts.private.pad import pad_post
from bot.posts.studio import Studio
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import LOCALES, Words
from bot.world import World
from engines.story import Story
from engines.values import Seat
from render.painter import Painted, Painter
from tests import knots, lanterns
from tests.conformance.play import SETUPS, TESTED, Position, Setup, positions, spread

NAMES = ("Ann", "Öcsi", "Kati", "Dénes", "Éva", "Flóra")
SAY = Words(LOCALES, lanterns.LOCALES, knots.LOCALES).of("hu")
GUIDED = {**GUIDES, "lanterns": lanterns.LANTERNS_GUIDE, "knots": knots.KNOTS_GUIDE}
BLANK = Painter(paint=lambda seen, look: Painted(Image.new("P", (1, 1))))  # noqa: ARG005
"""What a pad shows is not looked at here, and painting it takes most of the time."""

REAL: Final = {"discord": DISCORD, "telegram": Telegram.limits, "web": Web.limits}
NARROW: Final = {
    "nine buttons": Limits(columns=3, rows=3, buttons=9, text=2000, alt=1000, toast=200),
    "two columns": Limits(columns=2, rows=8, buttons=16, text=2000, alt=1000, toast=200, line=24),
}
POSITIONS: Final = 10
"""At most so many with the same options, no two of which offer the same kinds of moves."""
FEW: Final = 100
"""So many legal moves need at most so many presses on the platforms there are:"""
PRESSES: Final = 5
RUNAWAY: Final = 3000
"""More pads than any position can have."""


CHOSEN: Final = {
    f"{id_} {' '.join(f'{name}={value}' for name, value in options)}".strip(): tuple(
        setup for setup in setups if setup.options == options
    )
    for id_, setups in SETUPS.items()
    for options in dict.fromkeys(setup.options for setup in setups)
}
"""Every combination of options of every game, with any number of seats."""
every_walk = pytest.mark.parametrize("limits", (REAL | NARROW).values(), ids=(REAL | NARROW))
every_real_walk = pytest.mark.parametrize("limits", REAL.values(), ids=REAL)
every_option = pytest.mark.parametrize("chosen", CHOSEN.values(), ids=CHOSEN)


@dataclass
class Walk:
    """All that can be pressed in one position, with the fewest presses each thing takes."""

    position: Position
    legal: tuple[str, ...]
    pads: dict[str, int] = field(default_factory=dict)
    """By what the button that leads there carries."""
    posts: dict[str, Post] = field(default_factory=dict)
    ends: dict[str, Button] = field(default_factory=dict)
    """Buttons that say a whole move, to be confirmed."""
    made: dict[str, int] = field(default_factory=dict)
    """Moves, in notation."""


def buttons(post: Post) -> list[Button]:
    """What may be pressed."""
    listed = [button for menu in post.menus for button in menu.buttons]
    return [*listed, *(button for row in post.rows for button in row)]


def deed(button: Button) -> tuple[str, str]:
    """The verb of a button and the words it gives it."""
    data = read_data(button.data)
    assert data is not None, button
    return data[2], " ".join(data[3])


def backs(post: Post) -> list[str]:
    """What the buttons of a pad carry that lead back."""
    return [each.data for each in buttons(post) if each.label == SAY("button-back")]


async def pressed(grip: Grip, data: str) -> Post:
    """The pad a button leads to."""
    read = read_data(data)
    assert read is not None
    return await pad_post(grip, read[3], read[1])


async def walked(grip: Grip, position: Position) -> Walk:
    """Every pad that presses lead to, nearest first."""
    walk = Walk(position, tuple(grip.table.texts(grip.seat)))
    ways = [text.split() for text in walk.legal]
    begun = {" ".join(way[:end]) for way in ways for end in range(len(way))}
    whole = set(walk.legal) - begun
    first = grip.button("button-move", "pad", ()).data
    walk.pads[first] = 0
    ahead = deque([first])
    while ahead:
        data = ahead.popleft()
        assert len(walk.posts) < RUNAWAY, f"{position}: the pads do not end"
        walk.posts[data] = await pressed(grip, data)
        for button in buttons(walk.posts[data]):
            verb, text = deed(button)
            if verb == "move":
                walk.made.setdefault(text, walk.pads[data] + 1)
            elif verb == "pad" and text in whole and text.split()[-1].isalnum():
                # N.B. not pressed here: hundreds of previews; words with signs in them are.
                walk.ends.setdefault(text, button)
                walk.made.setdefault(text, walk.pads[data] + 2)
            elif verb == "pad" and button.data not in walk.pads and text in begun | whole:
                walk.pads[button.data] = walk.pads[data] + 1
                ahead.append(button.data)
    return walk


def table_at(position: Position) -> Table:
    """The table at a position, which it is taken to begin with."""
    setup = position.setup
    return Table(
        id="a1b2c3",
        game=setup.game,
        options=setup.options,
        room=setup.seats,
        places=tuple(Place(name) for name in NAMES[: setup.seats]),
        host="web:1",
        seed="covered",
        created=0.0,
        status=Status.PLAYING,
        story=Story(
            setup.game, setup.deal(position.seed), position.state, spells=(1,) * setup.seats
        ),
    )


@cache
def looked_at(chosen: tuple[Setup, ...]) -> tuple[tuple[Position, Seat], ...]:
    """Positions and who is to move there: all kinds of choices, the largest of each."""
    found: dict[frozenset[str], tuple[int, Position, Seat]] = {}
    for position in (position for setup in chosen for position in positions(setup)):
        game = position.setup.game
        for seat in spread(position.to_move, 2):
            texts = [game.format(move) for move in game.moves(position.state, seat)]
            kind = frozenset(text.split()[0] for text in texts)
            if kind not in found or found[kind][0] < len(texts):
                found[kind] = (len(texts), position, seat)
    largest = sorted(found.values(), key=lambda each: -each[0])
    return tuple((position, seat) for _, position, seat in spread(largest, POSITIONS))


def kit(threads: ThreadPoolExecutor) -> Kit:
    """All games, told but not painted."""
    world = World(lambda: 0.0, lambda _: 0.0, lambda letters: "x" * letters, str, threads)
    return Kit(TESTED, GUIDED, Words(), Studio(dict.fromkeys(TESTED, BLANK), world))


@cache
def walks(
    chosen: tuple[Setup, ...], limits: Limits, confirm: Confirm = Confirm.ALWAYS
) -> tuple[Walk, ...]:
    """A walk at each position that is looked at."""

    async def all_of_them(told: Kit) -> tuple[Walk, ...]:
        grips = [
            (grip_of(told, table_at(p), seat, SAY, limits, confirm), p)
            for p, seat in looked_at(chosen)
        ]
        return tuple([await walked(grip, position) for grip, position in grips])

    with ThreadPoolExecutor(1) as threads:
        found = asyncio.run(all_of_them(kit(threads)))
    assert found
    return found


@every_option
@every_walk
def test_every_legal_move_is_reached_by_presses_alone(chosen, limits):
    for walk in walks(chosen, limits):
        assert walk.legal
        missed = [text for text in walk.legal if text not in walk.made]
        told = f"{len(missed)} of {len(walk.legal)}, such as {missed[:5]}"
        assert not missed, f"{walk.position}: out of reach are {told}"
        assert set(walk.made) <= set(walk.legal), f"{walk.position}"


@every_option
@every_real_walk
def test_few_moves_need_few_presses_on_the_platforms_there_are(chosen, limits):
    counted = 0
    for walk in walks(chosen, limits):
        if len(walk.legal) <= FEW:
            far = {text: count for text, count in walk.made.items() if count > PRESSES}
            assert not far, f"{walk.position}: of {len(walk.legal)} moves {far}"
        counted += len(walk.made)
    assert counted


@every_option
@pytest.mark.parametrize("confirm", [Confirm.GRAVE, Confirm.NEVER])
def test_who_is_not_asked_reaches_every_move_with_no_more_presses(chosen, confirm):
    fewer = 0
    pairs = zip(walks(chosen, DISCORD), walks(chosen, DISCORD, confirm), strict=True)
    for asked, walk in pairs:
        assert set(walk.made) == set(walk.legal), f"{walk.position}"
        assert all(walk.made[text] <= asked.made[text] for text in walk.made)
        fewer += sum(asked.made.values()) - sum(walk.made.values())
    assert fewer


@every_option
@every_walk
def test_back_leads_from_every_pad_to_an_earlier_one_until_the_first(chosen, limits):
    looked = 0
    for walk in walks(chosen, limits):
        first = next(iter(walk.posts.values()))
        assert not backs(first), f"{walk.position}: there is nothing before the first pad"
        for data, post in walk.posts.items():
            here, steps = post, 0
            while here != first:
                ways, steps = backs(here), steps + 1
                assert len(ways) == 1, f"{walk.position}: {data} has {len(ways)} ways back"
                assert steps <= walk.pads[data] + 1, f"{walk.position}: {data} leads back nowhere"
                here = walk.posts[ways[0]]
            looked += 1
    assert looked


@every_option
@every_walk
def test_every_pad_fits_and_so_does_what_its_buttons_carry(chosen, limits):
    fitted = 0
    for walk in walks(chosen, limits):
        for data, post in walk.posts.items():
            widths = [len(row) for row in post.rows]
            assert max(widths) <= limits.columns, f"{walk.position}: {data} has rows of {widths}"
            rows = len(widths) + len(post.menus)
            assert rows <= limits.rows, f"{walk.position}: {data} has rows of {widths}"
            assert len(post.menus) <= limits.menus, f"{walk.position}: {data}"
            assert all(1 <= len(menu.buttons) <= MENU for menu in post.menus), f"{walk.position}"
            assert sum(widths) <= limits.buttons, f"{walk.position}: {data} has rows of {widths}"
            carried = [button.data for button in buttons(post)]
            assert all(len(each.encode()) <= 64 for each in carried), f"{walk.position}: {data}"
            fitted += len(carried)
    assert fitted


@every_option
def test_a_whole_move_is_shown_before_it_is_made_and_back_leads_out(chosen):
    shown = 0
    with ThreadPoolExecutor(1) as threads:
        told = kit(threads)
        for walk, (position, seat) in zip(walks(chosen, DISCORD), looked_at(chosen), strict=True):
            grip = grip_of(told, table_at(position), seat, SAY, DISCORD, Confirm.ALWAYS)
            for text, button in spread(walk.ends.items(), 2):
                post = asyncio.run(pressed(grip, button.data))
                assert ("move", text) in map(deed, buttons(post)), f"{position}: {text}"
                for _ in range(walk.made[text]):
                    if ways := backs(post):
                        post = asyncio.run(pressed(grip, ways[0]))
                assert post == next(iter(walk.posts.values())), f"{position}: {text}"
                shown += 1
    assert shown
