"""Every verb, by everybody, from everywhere: what happens is what the one table of it says."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import pytest

from bot.contract import Answer, Command, Person, Venue
from bot.desk.rights import DEALT, RIGHTS, Right, Where, Who, may
from bot.desk.verbs import VERBS
from tests.desk.talk import ROOM, UPDATES, alone, shown
from tests.desk.test_wrong_words import kept
from tests.stage import ROOMY, Paper, Stage, stage

DEN = Venue("paper", "den", above=("house",))
ATTIC = Venue("paper", "attic")
LED = {("room", "boss"), ("room", "bea"), ("den", "eve")}
SIGHTED = replace(ROOMY, sights=True)


class Town(Paper):
    """Boss and Bea are in charge of the room, Eve of her den."""

    async def manages(self, venue, person):
        return self.limits.commons or (venue.id, person.id) in LED


LOBBY: Mapping[str, tuple[Who, ...]] = {
    "hal": (Who.HOST,),
    "sue": (Who.SEATED,),
    "rem": (Who.REMOVED,),
    "bea": (Who.STRANGER, Who.CHARGE),
    "eve": (Who.STRANGER, Who.ELSEWHERE),
    "tom": (Who.STRANGER,),
}
GAME = {**LOBBY, "fay": (Who.SITTER,), "fred": (Who.FORMER,), "boss": (Who.REMOVER, Who.CHARGE)}
"""Ned's seat is minded by Fay; Fred has resigned, Rem was sent away by Boss."""
EVERYBODY = tuple(GAME)
PAIR = {who: LOBBY[who] for who in ("hal", "sue", "bea", "eve", "tom")}
"""Hal and Sue alone."""
THERE = {"lobby": LOBBY, "asked": PAIR}
"""Who is what, when."""
AGAIN = ("invite",)
"""Verbs that may be tried once more where they were carried out."""


@dataclass(frozen=True)
class Try:
    """A line by which a verb is tried, and when."""

    line: str
    when: str = "game"
    right: Right | None = None
    """What it asks, if not what the verb does."""


TRIES: Mapping[str, tuple[Try, ...]] = {
    "new": (Try("new lanterns"),),
    "join": (Try("join", "lobby"),),
    "leave": (Try("leave", "lobby"), Try("leave")),
    "computer": (Try("computer", "lobby"), Try("computer 1", "lobby")),
    "option": (Try("option", "lobby"),),
    "start": (Try("start", "lobby"),),
    "cancel": (Try("cancel yes", "lobby"), Try("cancel yes"), Try("cancel")),
    "rematch": (Try("rematch", "over"),),
    "move": (Try("move LEGAL"), Try("move")),
    "pad": (Try("pad"),),
    "close": (Try("close"),),
    "undo": (Try("undo", "moved"),),
    "takeback": (Try("takeback", "asked"), Try("takeback refuse", "asked")),
    "tempo": (Try("tempo slow"),),
    "order": (Try("order"),),
    "resign": (Try("resign yes"),),
    "show": (Try("show"),),
    "hand": (Try("hand"),),
    "sight": (Try("sight"), Try("sight", "lobby")),
    "again": (Try("again 0 0"),),
    "text": (Try("text"),),
    "map": (Try("map"),),
    "rules": (Try("rules"),),
    "learn": (Try("learn"),),
    "why": (Try("why"),),
    "tables": (Try("tables"),),
    "best": (Try("best"),),
    "language": (Try("language en"),),
    "invite": (Try("invite"), Try("invite", "lobby")),
    "thread": (Try("thread"), Try("thread", "lobby")),
    "hide": (Try("hide"),),
    "away": (Try("away"),),
    "pace": (Try("pace day", "lobby"), Try("pace day")),
    "pause": (Try("pause yes"),),
    "wake": (Try("wake", "resting"),),
    "keep": (Try("keep", "lobby"),),
    "sitter": (Try("sitter"),),
    "mind": (Try("mind 1"),),
    "takeover": (Try("takeover 4"), Try("takeover 5", right=Right.REFILL)),
    "absent": (Try("absent"),),
    "end": (Try("end yes"),),
    "remove": (Try("remove sue yes", "lobby"), Try("remove ned yes"), Try("remove")),
    "purrlor": (Try("purrlor"),),
    "hands": (Try("hands off"),),
    "calls": (Try("calls none"),),
    "hours": (Try("hours 22-8"),),
    "link": (Try("link code"),),
    "remind": (Try("remind 3"),),
    "confirm": (Try("confirm never"),),
    "speed": (Try("speed quick"),),
    "help": (Try("help"),),
    "welcome": (Try("welcome"),),
}
OF_NO_TABLE = (Right.FREE, Right.PLACE)


async def say(s: Stage, who: str, line: str, venue: Venue, table: str = "") -> Answer:
    """Somebody says a line nobody else reads."""
    verb, *words = line.split()
    person = Person("paper", who, who.capitalize())
    receipt = f"t{next(UPDATES)}"
    command = Command(receipt, person, venue, verb, tuple(words), table, unseen=True)
    return await s.bot.desk.handle(command)


async def must_say(s: Stage, who: str, line: str, venue: Venue = ROOM, table: str = "") -> Answer:
    answer = await say(s, who, line, venue, table)
    assert not answer.refused, (who, line, answer)
    return answer


async def lobby(s: Stage) -> str:
    """Hal's table, brought to the den; Rem was sent away from it."""
    for who in EVERYBODY:
        await say(s, who, "help", ROOM)
    await must_say(s, "hal", "new sack seats=5")
    for who in ("sue", "rem"):
        await must_say(s, who, "join")
    code = shown(await must_say(s, "hal", "invite")).invitation.code
    await must_say(s, "eve", f"join {code}", DEN)
    await must_say(s, "eve", "leave", DEN)
    await must_say(s, "hal", "remove rem yes")
    await must_say(s, "hal", "computer 1")
    return (await s.only_table()).id


async def game(s: Stage) -> str:
    """A game of five, shown in the den and in everybody's private chat."""
    for who in EVERYBODY:
        await say(s, who, "help", ROOM)
    await must_say(s, "hal", "new sack seats=5")
    for who in ("sue", "ned", "fred", "rem"):
        await must_say(s, who, "join")
    table = (await s.only_table()).id
    code = shown(await must_say(s, "hal", "invite")).invitation.code
    await must_say(s, "eve", f"join {code}", DEN)
    for who in EVERYBODY:
        await must_say(s, who, f"join {code}", alone(who))
    await must_say(s, "ned", "sitter friend")
    await must_say(s, "fay", "mind 3")
    await must_say(s, "fred", "resign yes")
    await must_say(s, "hal" if s.paper.limits.commons else "boss", "remove rem yes")
    await must_say(s, "hal", "sitter friend")
    return table


async def asked(s: Stage) -> str:
    """Whoever has moved first wants that back, although the other one has answered."""
    for who in EVERYBODY:
        await say(s, who, "help", ROOM)
    await must_say(s, "hal", "new boop ghosts=off")
    await must_say(s, "sue", "join")
    code = shown(await must_say(s, "hal", "invite")).invitation.code
    await must_say(s, "eve", f"join {code}", DEN)
    one, other = ("hal", "sue") if (await s.only_table()).to_move() == (0,) else ("sue", "hal")
    for who, line in ((one, "move c4"), (other, "move a1"), (one, "takeback ask")):
        await must_say(s, who, line)
    return (await s.only_table()).id


async def prepared(s: Stage, when: str) -> str:
    """A table as a try needs it."""
    if when == "lobby":
        return await lobby(s)
    if when == "asked":
        return await asked(s)
    table = await game(s)
    if when == "resting":
        for who in ("hal", "sue"):
            await must_say(s, who, "pause yes")
    if when == "over":
        for who in ("hal", "sue"):
            await must_say(s, who, "end yes")
    if when == "moved":
        for seat, who in enumerate(("hal", "sue", "fay")):
            text = (await s.table(table)).texts(seat)[0]
            await must_say(s, who, f"move {text}", alone(who), table)
    return table


PLACES = {Where.HOME: ROOM, Where.BROUGHT: DEN, Where.OUTSIDE: ATTIC}


def expected(each: Try, verb: str, who: str, place: Where, *, page: bool) -> bool:
    """Whether somebody may, as the table of rights has it."""
    dealt = each.when != "lobby"
    right = each.right or (DEALT.get(verb, RIGHTS[verb]) if dealt else RIGHTS[verb])
    kinds = set(THERE.get(each.when, GAME)[who])
    if page:  # nobody is in charge but who opened it
        kinds -= {Who.CHARGE, Who.ELSEWHERE}
        kinds |= {Who.CHARGE} if who == "hal" else set()
        kinds = {Who.STRANGER if kind is Who.REMOVER else kind for kind in kinds}
    return may(right, kinds, place)


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """What was prepared once."""
    return tmp_path_factory.mktemp("rights"), {}


async def begun(folders, when: str, *, page: bool) -> tuple[Path, str]:
    """A folder with a database as a try needs it, and its table."""
    root, known = folders
    if (when, page) not in known:
        folder = root / f"{when}-{page}"
        folder.mkdir()
        async with stage(folder, seeds=["sack"], pause=1e6, paper=town(page=page)) as s:
            known[when, page] = folder, await prepared(s, when)
            await s.quiet()
    found: tuple[Path, str] = known[when, page]
    return found


def town(*, page: bool) -> Town:
    return Town(limits=replace(SIGHTED, commons=page))


def written(folder: Path) -> list[tuple[int, int]]:
    """What changes whenever anything is written down."""
    return [(each.stat().st_mtime_ns, each.stat().st_size) for each in sorted(folder.iterdir())]


async def everybody(folders, tmp_path: Path, verb: str, each: Try, *, page: bool) -> list[str]:
    """What was not as the table of rights has it, of all who try, from all places."""
    wrong: list[str] = []
    old, table = await begun(folders, each.when, page=page)
    people = THERE.get(each.when, GAME)
    places = (Where.HOME,) if RIGHTS[verb] is Right.FREE else tuple(Where)
    left, runs = list(product(people, places)), 0
    assert len(left) >= 5, "nobody tries"
    while left:
        runs += 1
        folder = tmp_path / f"{runs}"
        shutil.copytree(old, folder)
        async with stage(folder, pause=1e6, paper=town(page=page)) as s:
            before, stamp = await kept(s), written(folder)
            while left:
                who, place = left.pop()
                venue = PLACES.get(place) or alone(who)
                line = each.line
                if "LEGAL" in line:
                    seat = {"hal": 0, "sue": 1, "fay": 2}.get(who, 0)
                    line = line.replace("LEGAL", (await s.table(table)).texts(seat)[0])
                named = "" if RIGHTS[verb] in OF_NO_TABLE else table
                answer = await say(s, who, line, venue, named)
                should = expected(each, verb, who, place, page=page)
                after = before if written(folder) == stamp else await kept(s)
                if answer.refused is should:
                    wrong.append(f"{who} {place} /{line}: {answer}, should be {should}")
                if answer.refused and after != before:
                    wrong.append(f"{who} {place} /{line} was refused, and something is written")
                again = verb in AGAIN or RIGHTS[verb] is Right.FREE
                if not again and (after != before or s.paper.branches):
                    break
                before, stamp = after, written(folder)
    return wrong


def test_every_verb_is_in_the_table_and_is_tried():
    assert set(RIGHTS) == set(VERBS)
    assert set(TRIES) == set(VERBS)
    assert set(DEALT) <= set(VERBS)


@pytest.mark.parametrize("verb", TRIES)
async def test_who_may_and_who_may_not(folders, tmp_path, verb):
    for number, each in enumerate(TRIES[verb]):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        wrong = await everybody(folders, folder, verb, each, page=False)
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("verb", ["cancel", "remove", "away", "hide", "start", "takeover"])
async def test_on_the_page_it_is_whoever_opened_it(folders, tmp_path, verb):
    for number, each in enumerate(TRIES[verb]):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        wrong = await everybody(folders, folder, verb, each, page=True)
        assert not wrong, "\n".join(wrong)
