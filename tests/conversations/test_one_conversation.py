"""One conversation, word for word the same on every messenger and in every language."""

from __future__ import annotations

from dataclasses import dataclass

from bot.words import Speech
from engines.values import Outcome
from tests.conversations.party import Party, everywhere, log_of, outcome_of, party
from tests.conversations.talking import WORDS, Shown, Talker

SEEDS = ("soft paws", "soft paws", "soft moth")
"""Of these Ann begins; the hands at the third table are 2 3 9 and 8 5 8."""

RESIGNED = [
    "0 kitten c4 (person)",
    "1 kitten a1 (person)",
    "1 !undo 2 (person)",
    "1 kitten b2 (person)",
    "0 kitten e5 (person)",
    "1 !resign (person)",
]
THREE_CATS = (
    *("c1", "a1", "d1", "e1", "d1"),  # Ann's kittens come to lie on b1, c1 and d1
    *("d6", "cat d3", "d2", "cat d4", "f6", "cat d5"),
)
"""A short game of boop, Ann first; the line is taken up by itself."""
PLAYED = [
    "0 kitten c1 (person)",
    "1 kitten a1 (person)",
    "0 kitten d1 (person)",
    "1 kitten e1 (person)",
    "0 kitten d1 (person)",
    "0 promote b1 c1 d1 (forced)",
    "1 kitten d6 (person)",
    "0 cat d3 (person)",
    "1 kitten d2 (person)",
    "0 cat d4 (person)",
    "1 kitten f6 (person)",
    "0 cat d5 (person)",
]
NIGHTS = [
    "0 choose 9 (person)",
    "1 choose 8 (person)",
    "0 keep (person)",
    "1 choose 8 (person)",
    "0 choose 3 (person)",
    "1 pass (person)",
]


@dataclass(frozen=True)
class Room:
    """Who talks here, and what the room speaks."""

    party: Party
    ann: Talker
    bob: Talker
    cid: Talker
    say: Speech

    async def board(self, *words: str) -> Shown:
        """The board as everybody sees it, which says this."""
        board = self.ann.board()
        for word in words:
            assert word in board.text
        for other in (self.bob, self.cid):
            assert other.board().text == board.text
        return board

    async def only_table(self) -> str:
        """The name of the one open table."""
        [table] = await self.party.tables(self.party_name)
        return table.id

    @property
    def party_name(self) -> str:
        """The messenger."""
        [name] = self.party.messengers
        return name

    async def log(self) -> list[str]:
        """What was played at the one open table."""
        return log_of(await self.party.table(await self.only_table()))


@everywhere
async def test_the_conversation_goes_the_same_everywhere(tmp_path, messenger, language):
    async with party(tmp_path, [messenger], SEEDS) as here:
        ann, bob, cid = [await here.person(n, messenger, language) for n in ("Ann", "Bob", "Cid")]
        room = Room(here, ann, bob, cid, WORDS.of(language))
        first = await set_up(room)
        await move_by_buttons_and_words(room)
        await take_back(room)
        await resign(room)
        second = await play_again_to_the_end(room)
        third = await light_lanterns(room)
        tables = [await here.table(id_) for id_ in (first, second, third)]
    assert [dict(table.options) for table in tables] == [
        {"ghosts": "off"},
        {"ghosts": "off"},
        {"nights": "2"},
    ]
    assert [log_of(table) for table in tables] == [RESIGNED, PLAYED, NIGHTS]
    assert [outcome_of(table) for table in tables] == [
        Outcome((0,), "resigned"),
        Outcome((0,), "three-cats"),
        Outcome(
            (0,),
            "dawn",
            (8, 3),
            ((("coins", 2), ("lanterns", 6)), (("coins", 3), ("lanterns", 0))),
        ),
    ]


async def set_up(room: Room) -> str:
    """Ann opens a table, chooses an option by its button, Bob sits down and it begins."""
    ann, bob, say = room.ann, room.bob, room.say
    answer = await ann.type("play", game="zebra")
    assert answer.text.startswith(ann.say("refuse-no-game", game="zebra"))
    assert (await ann.type("play", game="boop")).text == ""
    lobby = await room.board("Ann", say("boop-blurb"), say("lobby-missing", missing=1))
    ghosts = say("boop-option-ghosts")
    named = [
        say("button-option", name=ghosts, value=say(f"boop-option-ghosts-{value}"))
        for value in ("on", "off")
    ]
    assert named[0] in lobby.labels
    assert (await bob.press(named[0])).text == bob.say("refuse-not-seated")
    assert (await ann.press(named[0])).text == ""
    assert named[1] in (await room.board()).labels
    assert (await ann.press(say("button-start"))).text == ann.say("refuse-too-few", missing=1)
    assert (await bob.press(say("button-join"))).text == bob.say("done-joined")
    await room.board(say("board-turn", names="Ann"))
    return await room.only_table()


async def put(talker: Talker, room: Room, cell: str) -> Shown:
    """A kitten by buttons as far as the preview, by way of its row where a bed is too wide."""
    pad = await talker.press(room.say("button-move"))
    row = talker.say("pad-row", row=int(cell[1]))
    if row in pad.labels:
        await talker.tap(row)
    return await talker.tap(cell)


def placed(talker: Talker, cell: str, text: str) -> str:
    """How a text tells that somebody has put a kitten down, in whichever tone."""
    facts = {"name": talker.name, "piece": "kitten", "to": cell, "first": "no"}
    told = [talker.say("boop-tell-placed", tone=tone, **facts) for tone in "abcde"]
    found = [each for each in told if each in text]
    assert found, f"none of {told} in {text}"
    return found[0]


async def move_by_buttons_and_words(room: Room) -> None:
    """A move by taps with its preview, one by words; the wrong people and an old button."""
    ann, bob, cid, say = room.ann, room.bob, room.cid, room.say
    asked = (await ann.type("confirm", when=ann.say("typed-always"))).text
    assert asked == ann.say("done-confirm-always")
    answer = await bob.press(say("button-move"))
    assert answer.text == bob.say("refuse-not-your-turn", names="Ann")
    assert (await cid.press(say("button-move"))).text == cid.say("refuse-not-seated")
    preview = await put(ann, room, "c4")
    told = placed(ann, "c4", preview.text)
    assert await room.log() == []
    confirm = ann.say("button-confirm")
    await ann.tap(confirm)
    await room.board(told, say("board-turn", names="Bob"))
    kitten = bob.say("boop-word-kitten").split(", ")[-1]
    typed = (await bob.type("move", words=f"{kitten} A1")).text
    assert placed(bob, "a1", typed)
    assert bob.say("board-turn", names="Ann") in typed
    await room.board(say("board-turn", names="Ann"))
    old = await ann.press(confirm, preview)
    assert old.text == ann.say("refuse-stale")
    nonsense = await ann.type("move", words="zebra")
    assert nonsense.text.startswith(ann.say("refuse-nonsense", text="zebra", syntax=""))
    taken = await ann.type("move", words="a1")
    assert taken.text == ann.say("boop-why-occupied", piece="kitten", cell="a1", whose="other")
    assert await room.log() == ["0 kitten c4 (person)", "1 kitten a1 (person)"]


async def take_back(room: Room) -> None:
    """Bob's move is taken back and another made instead; later it is too late."""
    ann, bob, say = room.ann, room.bob, room.say
    asked = (await ann.press(say("button-undo"))).text
    assert ann.say("plea-ask", about="").partition("?")[0].rstrip() in asked
    assert bob.say("done-undone-move", about="") in (await bob.press(say("button-undo"))).text
    await room.board(say("board-turn", names="Bob"))
    await bob.type("move", words="b2")
    await ann.type("move", words="e5")
    asked = (await bob.type("undo")).text
    assert ann.say("plea-ask", about="").partition("?")[0].rstrip() in asked
    await room.board(say("board-turn", names="Bob"))


async def resign(room: Room) -> None:
    """Bob gives up; nothing more can be done at that table."""
    ann, bob, say = room.ann, room.bob, room.say
    over = await room.board()
    assert (await bob.type("resign", sure="yes")).text == bob.say("done-resigned")
    await room.board(say("reason-resigned", winner="Ann"))
    assert (await ann.press(say("button-move"), over)).text == ann.say("refuse-over")
    assert (await ann.type("move", words="a6")).text == ann.say("refuse-nothing-here")


async def play_again_to_the_end(room: Room) -> str:
    """A rematch with the same options, in the other's seat, played in words to its end."""
    ann, bob, say = room.ann, room.bob, room.say
    assert (await ann.press(say("button-rematch"))).text == ""
    await room.board("Ann", say("lobby-missing", missing=1))
    await bob.press(say("button-join"))
    table = await room.only_table()
    for words in THREE_CATS:
        [waiting] = (await room.party.table(table)).to_move()
        answer = await (bob, ann)[waiting].type("move", words=words)
    end = say("boop-reason-three-cats", winner="Bob")
    board = await room.board(end)
    assert set(board.labels) == {say("button-rematch"), say("button-rules")}
    assert bob.say("boop-reason-three-cats", winner="Bob") in answer.text
    return table


async def light_lanterns(room: Room) -> str:
    """Two nights of a game with hands: what one chooses nobody else sees before the gust."""
    ann, bob, cid, say = room.ann, room.bob, room.cid, room.say
    await ann.type("play", game="lanterns", options="seats=2 nights=2")
    await bob.press(say("button-join"))
    table = await room.only_table()
    await room.board(say("board-choosing", names=say("listing", first="Ann", last="Bob")))
    for talker, cards in ((ann, "2, 3, 9"), (bob, "8, 5, 8")):
        hand = talker.say("lanterns-brief", cards=cards, coins=0)
        assert any(hand in shown.text for shown in talker.private())  # it came by itself
        assert hand in (await talker.press(say("button-hand"))).text
        assert not any(hand in other.sees() for other in {ann, bob, cid} - {talker})
    assert (await cid.press(say("button-hand"))).text == cid.say("refuse-not-seated")
    await ann.press(say("button-move"))
    preview = await ann.tap(ann.say("lanterns-button-card", card=9))
    nine = preview.text
    await ann.tap(ann.say("button-confirm"))
    await room.board(say("board-turn", names="Bob"))
    assert not any(nine in other.sees() for other in (bob, cid))
    light = bob.say("lanterns-word-choose").split(", ")[-1]
    await bob.whisper("move", words=f"{light} 8")
    await room.board(say("lanterns-news-brightest", name="Ann", card=9))
    await ann.press(say("button-move"))
    await ann.tap(ann.say("button-coda"))
    await ann.tap(ann.say("button-confirm"))
    await bob.press(say("button-move"))
    lit = await bob.tap(bob.say("lanterns-button-card", card=8))
    if bob.say("button-confirm") in lit.labels:  # the page shows first what a tap would do
        await bob.tap(bob.say("button-confirm"))
    await ann.whisper("move", words="choose 3")
    await room.board(say("lanterns-news-brightest", name="Bob", card=8))
    await bob.whisper("move", words=bob.say("lanterns-word-pass").split(", ")[-1])
    await room.board(say("lanterns-reason-dawn", winner="Ann"), "Ann: 8", "Bob: 3")
    return table
