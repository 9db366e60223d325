"""Every way the desk can say no, provoked in every language, word for word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.contract import Gone
from bot.tables.keeper import LostRace
from bot.tables.refusal import Refusal
from bot.words import Words
from tests.desk.talk import ROOM, alone, english_in
from tests.stage import stage
from tests.words import sources
from tests.words.reading import messages

LANGUAGES = ("en", "hu")
BOOP = ("ann: /new boop ghosts=off", "bob: /join")
LANTERNS = ("ann: /new lanterns seats=3", "bob: /join", "cid: /join")
CASES: Mapping[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "refuse-unknown": (("ann: /dance",), {"verb": "dance"}),
    "refuse-which-game": (("ann: /new",), {"games": "boop, sack, lanterns, knots"}),
    "refuse-no-game": (
        ("ann: /new chess",),
        {"game": "chess", "games": "boop, sack, lanterns, knots"},
    ),
    "refuse-order": (("ann: /new boop seats=9",), {"word": "seats=9"}),
    "refuse-level": (("ann: /new lanterns", "ann: /computer 9"), {"word": "9"}),
    "refuse-seated": (("ann: /new boop", "ann: /join"), {}),
    "refuse-full": (("ann: /new boop computer computer",), {}),
    "refuse-too-few": (("ann: /new lanterns", "ann: /start"), {"missing": 1}),
    "refuse-started": ((*BOOP, "cid: /join here"), {}),
    "refuse-not-started": (("ann: /new lanterns", "ann: /hand here"), {}),
    "refuse-gone": (("ann: /new lanterns", "ann: /cancel", "bob: /join here"), {}),
    "refuse-not-seated": ((*BOOP, "cid: /resign here"), {}),
    "refuse-no-computer": (("ann: /new lanterns", "ann: /computer none"), {}),
    "refuse-not-over": ((*BOOP, "ann: /rematch"), {}),
    "refuse-over": ((*BOOP, "ann: /resign", "bob: /m c4 here"), {}),
    "refuse-paused": ((*BOOP, "pause", "ann: /m c4"), {}),
    "refuse-resigned": ((*LANTERNS, "bob: /resign", "bob: /resign"), {}),
    "refuse-stale": ((*BOOP, "MOVER: /m c4 ~0"), {}),
    "refuse-not-your-turn": ((*BOOP, "OTHER: /m c4"), {"names": "MOVER"}),
    "refuse-nonsense": ((*BOOP, "MOVER: /m zzz"), {"text": "zzz", "syntax": "boop-syntax"}),
    "refuse-ambiguous": (
        (*LANTERNS, "ann: /m choose alone"), {"text": "choose", "moves": "TEXTS"},
    ),
    "refuse-why": ((*BOOP, "MOVER: /m stay"), {"why": "boop-why-place-first"}),
    "refuse-in-public": ((*LANTERNS, "ann: /m choose 3"), {}),
    "refuse-no-table": (("ann: /m c4 nowhere",), {}),
    "refuse-nothing-here": (("ann: /m c4",), {}),
    "refuse-invite": (("ann: /join zzz",), {}),
    "refuse-thread": ((*BOOP, "no threads", "ann: /thread"), {}),
    "refuse-no-orders": ((*BOOP, "ann: /order"), {}),
    "refuse-order-now": ((*LANTERNS, "ann: /order choose 99 alone"), {"text": "choose 99"}),
    "refuse-switch": (("ann: /hands perhaps",), {}),
    "undo-nothing-to-undo": ((*BOOP, "ann: /undo"), {}),
    "undo-others-moved": ((*BOOP, "MOVER: /m c4", "OTHER: /m a1", "MOVER: /undo"), {}),
    "undo-revealed": ((*LANTERNS, "choose", "choose", "choose", "cid: /undo"), {}),
}  # fmt: skip
ELSEWHERE = frozenset({"refuse-busy", "undo-over", "refuse-whose-name", "refuse-nonsense-or-name"})
"""A race lost again and again, below; the desk looks at the status before it asks the story; names
of people, in `test_names.py`."""


def known() -> set[str]:
    """The keys written out in the sources, and those an undo may be refused with."""
    codes = sources.named("Objection", "engines/undo.py", "engines/story.py")
    return sources.named("Refusal", "bot") | {f"undo-{code}" for code in codes}


def test_every_refusal_has_words_in_every_language():
    assert len(known()) > 25
    for language in LANGUAGES:
        assert sorted(known() - set(messages(language))) == []


def test_every_refusal_is_provoked():
    assert set(CASES) | ELSEWHERE == known() | {"refuse-unknown"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CASES)
async def test_a_refusal_is_said_word_for_word(tmp_path, key, language):
    script, facts = CASES[key]
    say = Words().of(language)
    async with stage(tmp_path, language=language) as s:
        table = None
        for line in script:
            answer = await _said(s, line, table)
            near = await s.bot.desk.tables.at_venue(ROOM.key)
            table = near[0] if near else table
        filled = {name: _fact(say, table, fact) for name, fact in facts.items()}
        why = say(key, **filled)
        long = len(why) > s.paper.limits.toast
        assert (answer.post.text if long else answer.toast) == why
        assert (answer.toast if long else answer.post) in ("", None)
    assert language == "en" or english_in(why) == []


async def _said(s, line, table):
    """Somebody says a line; the last word may say how."""
    if line == "pause":
        await s.bot.store.write(lambda tx: s.bot.desk.tables.pause(tx, table.id))
        return None
    if line == "no threads":
        await s.settled()
        s.paper.refusals[ROOM.key] = Gone(ROOM.key)
        return None
    if line == "choose":
        seat = table.to_move()[0]
        who = table.names()[seat].lower()
        return await s.say(who, f"/m {table.texts(seat)[0]}", alone(who))
    who, _, words = line.partition(": ")
    if who in ("MOVER", "OTHER"):
        first = table.told.game.to_move(table.told.opening)[0]
        who = table.names()[first if who == "MOVER" else 1 - first].lower()
    words, _, how = words.rpartition(" ")
    match how:
        case "here":
            return await s.say(who, words, table=table.id)
        case "nowhere":
            return await s.say(who, words, table="nowhere")
        case "alone":
            return await s.say(who, words, alone(who))
        case "~0":
            return await s.say(who, words, mark="~0")
    return await s.say(who, f"{words} {how}".strip())


def _fact(say, table, fact):
    if fact == "MOVER":
        return table.names()[table.to_move()[0]]
    if fact == "TEXTS":
        return ", ".join(table.texts(0))
    return say(fact) if isinstance(fact, str) and fact in messages("en") else fact


async def test_a_race_that_is_lost_again_and_again_is_given_up(s):
    tries = []

    def job(tx):
        tries.append(tx)
        raise LostRace("nowhere")

    with pytest.raises(Refusal) as refused:
        await s.bot.desk.commit(job)
    assert refused.value.key == "refuse-busy"
    assert len(tries) == 5


async def test_a_race_that_is_lost_once_is_run_again(s):
    tries = []

    def job(tx):
        tries.append(tx)
        if len(tries) == 1:
            raise LostRace("nowhere")
        return "won"

    assert await s.bot.desk.commit(job) == "won"


async def test_those_waited_for_are_listed_as_one_says_them(s):
    for line in (*LANTERNS, "choose"):
        near = await s.bot.desk.tables.at_venue(ROOM.key)
        await _said(s, line, near[0] if near else None)
    answer = await s.say("ann", "/m")
    assert answer.toast == "It is not your turn. Waiting for Bob and Cid."


def test_english_that_is_left_would_be_noticed():
    assert english_in("Leültél. You have a seat. Kész.") == ["You have", "You have a seat"]
    assert english_in("Leültél.") == []
