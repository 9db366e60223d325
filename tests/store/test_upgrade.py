"""Running tables of the version before go on: `0002.sql` was written by it, and these buttons.

`0002.buttons.txt` has what stood on its boards and pads, as "who, where, data".
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.contract import Button, Venue
from bot.games.guides import GUIDES
from bot.store import Store
from bot.store.rows.play.tables import load_log, load_seats, load_table
from bot.store.rows.who.people import load_venue
from bot.tables.asking.unasked import unasked
from bot.tables.status import Status
from engines.log import Cause
from tests.patience import DEADLINE
from tests.stage import Clock, Stage, stage
from tests.store.examples import ask, url

HERE = Path(__file__).parent
LEFT = 1_800_000_900.0
"""A little after the old version was ended."""
BOOP = ("h3y9xp", "hkhbbe", "87y9vq")
"""Against levels 1, 2 and 3 as they were then."""
SACK = "gbjpyb"
READS = ("hand", "order", "pad", "rules")
"""Verbs that show something and change nothing, but for an order that is given or ended."""


def posted() -> list[tuple[str, Venue, Button]]:
    """Who may press what, and where."""
    lines = (HERE / "0002.buttons.txt").read_text(encoding="utf-8").splitlines()
    found = []
    for who, key, data in (line.split("\t") for line in lines):
        where = key.removeprefix("paper:")
        venue = Venue("paper", where, private=where.startswith("dm-"))
        found.append((who, venue, Button("", data)))
    return found


def verb(button: Button) -> str:
    return button.data.split(".", 3)[2]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder with the database of the old version."""
    with sqlite3.connect(tmp_path / "stage.db") as connection:
        connection.executescript((HERE / "0002.sql").read_text(encoding="utf-8"))
    connection.close()
    return tmp_path


@pytest.fixture
async def s(old: Path):
    """Today's bot at the old database; nobody is moved for before a test says so."""
    clock = Clock()
    clock.now = LEFT
    async with stage(old, clock=clock, pause=1e6) as running:
        yield running


async def test_levels_of_the_old_version_are_counted_anew(old):
    store = await Store.open(url(old / "stage.db"))
    seats = [await ask(store, load_seats, id_) for id_ in (*BOOP, SACK)]
    await store.close()
    levels = [[seat.level for seat in each] for each in seats]
    assert levels == [[None, 1], [None, 3], [None, 5], [None, 5, 1, None, 3]]


async def test_tables_of_the_old_version_are_replayed(s):
    for id_ in (*BOOP, SACK):
        table = await s.table(id_)
        kept = await ask(s.bot.store, load_log, id_)
        assert table.status is Status.PLAYING
        assert len(kept) >= 7
        assert [row.text for row in table.told.rows] == [row.text for row in kept]
        assert table.waits_for("paper:ann")
    sack = await s.table(SACK)
    assert [place.minder for place in sack.places] == ["paper:ann", None, None, "paper:bob", None]
    orders = {seat: [order.text for order in sack.orders_of(seat)] for seat in range(5)}
    assert orders == {0: ["bid 2"], 1: [], 2: [], 3: ["bid 2"], 4: []}


async def test_tables_of_the_old_version_are_at_home_where_their_board_stands(s):
    homes = {id_: (await s.table(id_)).home for id_ in (*BOOP, SACK)}
    assert homes == {**{id_: f"paper:boop{n}" for n, id_ in enumerate(BOOP, 1)}, SACK: "paper:yard"}


async def test_of_the_old_private_chats_is_known_whose_they_are(old):
    with sqlite3.connect(old / "stage.db") as connection:
        venue = "INSERT INTO venues (key, platform, native, private) VALUES (?, 'paper', ?, ?)"
        for native, private in (("ann", True), ("dm-7", True), ("bob", False)):
            connection.execute(venue, (f"paper:{native}", native, private))
    connection.close()
    store = await Store.open(url(old / "stage.db"))
    kept = [await ask(store, load_venue, f"paper:{each}") for each in ("ann", "dm-7", "bob")]
    await store.close()
    assert [venue and venue.reader for venue in kept] == ["paper:ann", None, None]


async def test_of_several_boards_the_one_that_stands_longest_is_at_home(old):
    with sqlite3.connect(old / "stage.db") as connection:
        (later,) = connection.execute("SELECT max(shown) + 1 FROM showings").fetchone()
        showing = (SACK, "paper:attic", "m99", 40, None, 1, later, None, 0)
        connection.execute("INSERT INTO showings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", showing)
        connection.execute('UPDATE showings SET shown = NULL WHERE "table" = ?', BOOP[:1])
    connection.close()
    store = await Store.open(url(old / "stage.db"))
    kept = [await ask(store, load_table, id_) for id_ in (SACK, BOOP[0])]
    await store.close()
    assert [table and table.home for table in kept] == ["paper:yard", "paper:boop1"]


async def test_whatever_was_posted_still_shows_what_it_is_for(s):
    pressed = 0
    for who, venue, button in posted():
        if verb(button) in READS:
            answer = await s.press(who, button, venue)
            assert not answer.refused, f"{button.data}: {answer.toast}"
            assert answer.post is not None, button.data
            assert answer.post.rows or verb(button) == "rules", button.data
            pressed += 1
    assert pressed > 60


@pytest.mark.parametrize(
    ("id_", "words"),
    [
        pytest.param(BOOP[0], "~6.move.ghost a1b1", id="a whole move on a pad"),
        pytest.param(BOOP[1], "~6.move.kitten b1", id="its last word on a pad"),
        pytest.param(SACK, "^2-0.move.bid 2", id="a bid under the board"),
    ],
)
async def test_a_move_that_was_posted_is_made(s, id_, words):
    who, venue, button = next(each for each in posted() if each[2].data == f"{id_}.{words}")
    assert not (await s.press(who, button, venue)).refused
    assert (await s.table(id_)).told.rows[-1].text == words.rpartition(".")[2]
    again = await s.press(who, button, venue)
    assert again.refused
    assert "a moment that has passed" in again.toast or "not your turn" in again.toast


async def test_a_move_that_was_posted_can_be_taken_back_by_a_button_that_was(s):
    _, venue, button = next(each for each in posted() if each[2].data == f"{BOOP[1]}.12.undo.")
    before = (await s.table(BOOP[1])).told.state
    assert not (await s.press("ann", button, venue)).refused
    assert (await s.table(BOOP[1])).told.state != before


async def finish(s: Stage, id_: str) -> int:
    """Play a table to its end; returns how many moves people made."""
    made = 0
    while (table := await s.table(id_)).status is Status.PLAYING:
        left_alone = unasked(GUIDES[table.game.info.id], table)
        asked = [seat for seat in table.to_move() if seat not in left_alone]
        if not asked:
            s.passes(20)
            await asyncio.wait_for(changed(s, id_, table.version), DEADLINE)
            continue
        who, texts = table.names()[asked[0]].lower(), table.texts(asked[0])
        alone = Venue("paper", f"dm-{who}", private=True)
        answer = await s.say(who, f"/m {texts[made % len(texts)]}", alone, table=id_)
        assert not answer.refused, answer.toast
        made += 1
    return made


async def changed(s: Stage, id_: str, version: int) -> None:
    """Until somebody has moved without being asked."""
    while (await s.table(id_)).version == version:  # noqa: ASYNC110
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("id_", [*BOOP, SACK])
async def test_a_table_of_the_old_version_is_played_to_its_end(old, id_):
    clock = Clock()
    clock.now = LEFT
    async with stage(old, clock=clock) as s:
        assert await finish(s, id_) > 5
        table = await s.table(id_)
        assert table.told.outcome() is not None
        obeyed = {row.seat for row in table.told.rows if row.cause is Cause.ORDER}
        assert obeyed == ({0, 3} if id_ == SACK else set())
