"""What the buttons of every game's tables say is typed, as each messenger has it, and understood.

On Telegram it is written in private as it stands, on the page behind a slash, on Discord, where
nothing is read, after the command for a move.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines import GAMES
from tests.conversations.on_telegram import OnTelegram
from tests.conversations.on_web import OnWeb
from tests.conversations.party import everywhere, party
from tests.conversations.talking import Talker
from tests.desk.test_vocabulary import misunderstood

SEEDS = ("soft paws",) * 20


async def typed(who: Talker, label: str) -> str:
    """What somebody reads who has typed what a button says."""
    if isinstance(who, OnTelegram):
        before = who.private()
        who.people.say(who.id, label, who.id)
        await who.settle()
        return "\n".join(each.text for each in who.private() if each not in before)
    if isinstance(who, OnWeb):
        answer = await who.tab.ask("say", text=f"/{label}", table="")
        await who.settle()
        return f"{answer['toast']}\n{(answer['post'] or {}).get('text', '')}"
    return (await who.type("move", words=label)).text


async def not_understood(who: Talker, labels: Iterable[str]) -> list[str]:
    """The labels nobody may type, and what is said of them."""
    wrong = []
    for label in labels:
        said = await typed(who, label)
        wrong += [f"{label}: {said}"] if misunderstood(who.say.language, said) else []
    return wrong


async def set_up(ann: Talker, game: str, seats: int) -> None:
    """A lobby of Ann's where one more is waited for; the others are computers."""
    company = ann.say("typed-computer").split(", ")[0]
    given = " ".join([f"{ann.say('typed-seats').split(', ')[0]}={seats}", *[company] * (seats - 2)])
    await ann.type("play", game=game, options=given)


@everywhere
async def test_what_the_buttons_of_every_game_say_may_be_typed(tmp_path, messenger, language):
    tried = 0
    async with party(tmp_path, [messenger], SEEDS) as here:
        ann, bob = [await here.person(name, messenger, language) for name in ("Ann", "Bob")]
        says = ann.say
        for game, rules in GAMES.items():
            await set_up(ann, game, max(2, rules.info.seats[0]))
            lobby = ann.board().labels
            # N.B. who leaves has no table any more; who is enough, or one computer more, begins.
            ends = {says("button-leave"), says("button-start") if 1 in rules.info.seats else ""}
            kept = [each for each in lobby if each not in ends and each[:1] not in "+–"]
            assert await not_understood(ann, kept) == [], game
            await bob.press(bob.say("button-join"))
            board = ann.board().labels
            assert says("button-why") in board, game
            assert await not_understood(ann, board) == [], game
            await ann.type("resign", sure="yes")
            await bob.type("resign", sure="yes")
            assert await here.tables(messenger) == []
            tried += len(kept) + len(board)
    assert tried > 60
