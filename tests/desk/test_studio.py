"""The studio remembers pictures, each by all it depends on; posts show what it paints."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bot.games.guides import GUIDES
from bot.posts.news import news_since
from bot.posts.studio import Studio
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.words import LOCALES, Words
from bot.world import World
from engines import GAMES
from engines.log import Deal
from engines.rng import Seeded
from engines.story import begin
from engines.values import News
from render import PAINTERS
from render.painter import View
from tests.desk.talk import alone, shown, two
from tests.stage import Paper, stage

WORDS = Words(LOCALES)
EN, HU = WORDS.of("en"), WORDS.of("hu")
NAMES = ("Ann", "Bob", "Cid")
BOOP, SACK = GAMES["boop"], GAMES["sack"]
BED = BOOP.start(2, {}, Seeded("bed", 0))
PLACED = BOOP.play(BED, BED.seat, BOOP.moves(BED, BED.seat)[14], Seeded("bed", 1))
AUCTION = SACK.start(3, {}, Seeded("auction", 0))


@pytest.fixture
def studio():
    """Paints beside the test's own loop."""
    with ThreadPoolExecutor(1) as threads:
        world = World(lambda: 0.0, lambda _: 0.0, lambda letters: "x" * letters, str, threads)
        yield Studio(PAINTERS, world)


async def painted(studio, game, state, seat=None, say=EN, names=NAMES, **how):
    """A picture for one viewer."""
    return await studio.picture(game, game.seen_by(state, seat), say, names, **how)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param({"say": HU}, id="the language"),
        pytest.param({"names": ("Kati", "Bob")}, id="the names"),
        pytest.param({"winners": (0,)}, id="who won"),
        pytest.param({"winners": (0, 1)}, id="that nobody won"),
        pytest.param({"choices": BOOP.moves(PLACED, PLACED.seat)}, id="what may be chosen"),
        pytest.param({"choices": BOOP.moves(PLACED, PLACED.seat)[3:]}, id="how much may be chosen"),
        pytest.param(
            {"since": (News("placed", {"seat": 0, "piece": "kitten", "to": "f6"}),)},
            id="what happened since",
        ),
    ],
)
async def test_a_picture_is_remembered_by_all_it_depends_on(studio, other):
    first = await painted(studio, BOOP, PLACED)
    second = await painted(studio, BOOP, PLACED, **other)
    assert second.png != first.png
    assert await painted(studio, BOOP, PLACED) is first
    assert await painted(studio, BOOP, PLACED, **other) is second
    fresh = Studio(PAINTERS, studio._world)
    assert (await painted(fresh, BOOP, PLACED, **other)).png == second.png


async def test_news_are_told_apart_by_their_facts(studio):
    told = [
        News("placed", {"seat": 0, "piece": "kitten", "to": cell}, seat)
        for cell, seat in (("f6", None), ("a6", None), ("a6", 0))
    ]
    drawn = [await painted(studio, BOOP, PLACED, since=(item,)) for item in told]
    assert drawn[0].png != drawn[1].png
    assert drawn[1] is not drawn[2]


async def test_a_hand_and_the_table_are_two_pictures_with_places_of_their_own(studio):
    table = await painted(studio, SACK, AUCTION, 0)
    hand = await painted(studio, SACK, AUCTION, 0, view=View.OWN)
    assert hand.png != table.png
    assert table.places == {}
    assert set(hand.places) == set(AUCTION.hands[0])
    assert await painted(studio, SACK, AUCTION, 0, view=View.OWN) is hand


def test_a_private_post_shows_ones_own_where_there_is_such_a_thing(studio):
    cases = ((SACK, AUCTION, 0), (SACK, AUCTION, None), (BOOP, BED, 0), (BOOP, BED, None))
    found = [studio.own_view(game, game.seen_by(state, seat)) for game, state, seat in cases]
    assert found == [View.OWN, View.TABLE, View.TABLE, View.TABLE]


async def test_a_resigned_table_shows_who_won(tmp_path):
    async with stage(tmp_path) as s:
        one, other = await two(s)
        await s.say(one, "/m c4")
        id_, studio = (await s.only_table()).id, s.bot.desk.kit.studio
        await s.say(one, "/resign yes")
        await s.settled()
        table = await s.table(id_)
        winner = table.seat_of(f"paper:{other}")
        outcome, picture = table.told.outcome(), s.paper.newest().picture
        assert outcome
        assert picture
        assert outcome.winners == (winner,)
        drawn, nobody = [
            await painted(studio, BOOP, table.told.state, names=table.names(), winners=winners)
            for winners in ((winner,), None)
        ]
        assert drawn.png != nobody.png
        assert picture.png != nobody.png
        last = BOOP.news(table.told.state)
        told = await painted(
            studio, BOOP, table.told.state, names=table.names(), winners=(winner,), since=last
        )
        assert picture.png == told.png


@pytest.mark.parametrize("spots", [False, True], ids=["a messenger", "the page"])
async def test_a_pad_marks_what_is_legal_wherever_it_is_shown(tmp_path, spots):
    async with stage(tmp_path, paper=Paper()) as s:
        s.paper.limits = replace(s.paper.limits, spots=spots)
        one, other = await two(s)
        await s.say(one, "/m c4")
        pad, table = shown(await s.say(other, "/m")), await s.only_table()
        state, seat = table.told.state, table.told.state.seat
        expected = await painted(
            s.bot.desk.kit.studio,
            BOOP,
            state,
            seat,
            names=table.names(),
            choices=BOOP.moves(state, seat),
            since=BOOP.news(state),
        )
        assert pad.picture.png == expected.png
        assert pad.picture.name == "boop.png"
        assert bool(pad.picture.spots) is spots


@pytest.mark.parametrize("spots", [False, True], ids=["a messenger", "the page"])
async def test_a_hand_marks_what_may_be_laid_wherever_it_is_shown(tmp_path, spots):
    async with stage(tmp_path, paper=Paper()) as s:
        s.paper.limits = replace(s.paper.limits, spots=spots)
        await s.say("ann", "/new sack seats=3")
        for who in ("bob", "cid"):
            await s.say(who, "/join")
        await s.settled()
        post, table = shown(await s.say("ann", "/hand", alone("ann"))), await s.only_table()
        seat, state = table.seat_of("paper:ann"), table.told.state
        assert seat is not None
        expected = await painted(
            s.bot.desk.kit.studio,
            SACK,
            state,
            seat,
            names=table.names(),
            view=View.OWN,
            choices=SACK.moves(state, seat),
        )
        assert post.picture.png == expected.png
        assert bool(post.picture.spots) is spots


async def test_who_won_a_sack_finds_its_cards_marked_in_the_hand(tmp_path):
    async with stage(tmp_path, seeds=["marked"]) as s:
        await s.say("ann", "/new sack seats=3")
        for who in ("bob", "cid"):
            await s.say(who, "/join")
        await s.settled()
        id_ = (await s.only_table()).id
        while (table := await s.table(id_)).told.state.round == 1:
            seat = table.to_move()[0]
            who = str(table.places[seat].person).removeprefix("paper:")
            bid = "bid 1" in table.texts(seat)
            text = "bid 1" if bid else table.texts(seat)[-1]
            await s.say(who, f"/m {text}", alone(who))
        state = table.told.state
        seat = next(seat for seat, won in enumerate(state.sacks) if won)
        who = str(table.places[seat].person).removeprefix("paper:")
        told = news_since(GUIDES[table.game.info.id], table, seat)
        assert {item.code for item in told} >= {"passed", "won", "took", "round"}
        studio, how = s.bot.desk.kit.studio, {"names": table.names(), "view": View.OWN}
        how["choices"] = SACK.moves(state, seat)
        marked = await painted(studio, SACK, state, seat, since=told, **how)
        plain = await painted(studio, SACK, state, seat, **how)
        for line in ("/hand", "/m"):
            post = shown(await s.say(who, line, alone(who)))
            assert post.picture.png == marked.png != plain.png
        await s.settled()
        board = s.paper.newest().picture
        assert board
        table_marked = await painted(
            studio,
            SACK,
            state,
            names=table.names(),
            since=news_since(GUIDES[table.game.info.id], table, None),
        )
        table_plain = await painted(studio, SACK, state, names=table.names())
        assert board.png == table_marked.png != table_plain.png


def test_news_end_at_the_viewers_own_last_move():
    story = begin(SACK, Deal(3, (), "since"))
    for seat in (0, 1, 2):
        story = story.play(seat, SACK.moves(story.state, seat)[0])
    first, second, third = ((story.state.start + n) % 3 for n in range(3))
    for seat, text in ((first, "bid 1"), (second, "bid 2"), (third, "pass")):
        story = story.play(seat, SACK.parse(story.state, seat, text))
    table = Table(
        "t",
        SACK,
        (),
        3,
        tuple(Place(name) for name in NAMES),
        "",
        "",
        0.0,
        status=Status.PLAYING,
        story=story,
    )
    codes = {
        seat: [item.code for item in news_since(GUIDES[table.game.info.id], table, seat)]
        for seat in (0, 1, 2, None)
    }
    assert codes[first] == codes[None] == ["bid", "passed", "opened"]
    assert codes[second] == ["passed", "opened"]
    assert codes[third] == []
