"""Every way the desk can say no, provoked in every language, word for word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.contract import Gone, RetryLater
from bot.desk.typed.unmeant import LOST, UNMEANT
from bot.tables.keeper import LostRace
from bot.tables.refusal import Refusal
from bot.words import LOCALES, Words
from tests.desk.talk import ROOM, alone, english_in
from tests.lanterns import LOCALES as LANTERNS_LOCALES
from tests.stage import stage
from tests.words import sources
from tests.words.reading import messages

LANGUAGES = ("en", "hu")
BOOP = ("ann: /new boop ghosts=off", "bob: /join")
PLEA = (*BOOP, "MOVER: /m c4", "OTHER: /m a1", "MOVER: /takeback ask")
LANTERN = {"en": "Light Lantern {}", "hu": "Meggyújtom {} fényű lámpás"}
"""What the buttons of a choice say, as people may type it."""
SPOKEN = Words(LOCALES, LANTERNS_LOCALES)
LANTERNS = ("ann: /new lanterns seats=3", "bob: /join", "cid: /join")
SITS = (*LANTERNS, "ann: /sitter friend", "dot: /mind 1")
RESTS = (*BOOP, "ann: /pause yes", "bob: /pause yes")
ALONE = ("ann: /new boop computer",)
CASES: Mapping[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "refuse-unknown": (("ann: /dance",), {"verb": "dance"}),
    "refuse-order": (("ann: /new boop", "ann: /option moon off"), {"word": "moon off"}),
    "refuse-spare": (("ann: /start the game",), {"word": "the game"}),
    "refuse-level": (("ann: /new lanterns", "ann: /computer 9"), {"word": "9"}),
    "refuse-seated": (("ann: /new boop", "ann: /join"), {}),
    "refuse-full": (("ann: /new boop computer computer",), {}),
    "refuse-too-few": (("ann: /new lanterns", "ann: /start"), {"missing": 1}),
    "refuse-started": ((*BOOP, "cid: /join here"), {}),
    "refuse-not-started": (("ann: /new lanterns", "ann: /hand here"), {}),
    "refuse-gone": (("ann: /new lanterns", "ann: /cancel yes", "bob: /join here"), {}),
    "refuse-not-seated": ((*BOOP, "cid: /resign here"), {}),
    "refuse-no-computer": (("ann: /new lanterns", "ann: /computer none"), {}),
    "refuse-not-over": ((*BOOP, "ann: /rematch"), {}),
    "refuse-over": ((*BOOP, "ann: /resign yes", "bob: /m c4 here"), {}),
    "refuse-paused": ((*BOOP, "pause", "ann: /m c4"), {}),
    "refuse-resigned": ((*LANTERNS, "bob: /resign yes", "bob: /resign"), {}),
    "refuse-stale": ((*BOOP, "MOVER: /m c4 ~0"), {}),
    "refuse-not-your-turn": ((*BOOP, "OTHER: /m c4"), {"names": "MOVER"}),
    "refuse-nonsense": ((*BOOP, "MOVER: /m zzz"), {"text": "zzz", "syntax": "boop-syntax"}),
    "refuse-no-cell": (
        (*BOOP, "MOVER: /m kitten c7"), {"cell": "c7", "first": "a1", "last": "f6"},
    ),
    "refuse-ambiguous": (
        (*LANTERNS, "ann: /m choose alone"), {"text": "choose", "moves": "TEXTS"},
    ),
    "refuse-why": ((*BOOP, "MOVER: /m stay"), {"why": "boop-why-place-first"}),
    "refuse-in-public": ((*LANTERNS, "ann: /m choose 3"), {}),
    "refuse-no-table": (("ann: /m c4 nowhere",), {"table": "nowhere"}),
    "refuse-nothing-here": (("ann: /m c4",), {}),
    "refuse-invite": (("ann: /join zzz",), {"code": "zzz"}),
    "refuse-thread": ((*BOOP, "no threads", "ann: /thread"), {}),
    "refuse-thread-later": ((*BOOP, "no time", "ann: /thread"), {}),
    "refuse-no-lesson": (("ann: /learn next",), {}),
    "refuse-no-orders": ((*BOOP, "ann: /order"), {}),
    "refuse-order-why": (
        (*LANTERNS, "ann: /order choose 99 alone"), {"text": "choose 99", "why": "NO 99"},
    ),
    "refuse-order-now": (
        (*LANTERNS, "ann: /order always keep alone"), {"text": "always keep", "order": "FIRST"},
    ),
    "refuse-switch": (("ann: /hands perhaps",), {"word": "perhaps"}),
    "refuse-latecomer": (("ann: /new lanterns", "bob: /join", "bob: /cancel"), {"host": "Ann"}),
    "refuse-minded": ((*LANTERNS, "ann: /sitter 1", "ann: /pause"), {}),
    "refuse-only-sits": ((*SITS, "dot: /pause"), {}),
    "refuse-knows-too-much": ((*LANTERNS, "ann: /sitter friend", "bob: /mind 1"), {}),
    "refuse-no-offer": ((*LANTERNS, "dot: /mind 1"), {}),
    "refuse-not-free": ((*LANTERNS, "dot: /takeover 1"), {}),
    "refuse-host": (("ann: /new lanterns", "bob: /join", "bob: /remove ann"), {"host": "Ann"}),
    "refuse-hide-home": ((*LANTERNS, "ann: /hide"), {}),
    "refuse-hide-nowhere": ((*LANTERNS, "ann: /hide alone"), {}),
    "refuse-removed": ((*LANTERNS, "ann: /remove bob yes", "bob: /takeover 2"), {}),
    "refuse-nobody-there": ((*LANTERNS, "ann: /remove dot"), {"name": "dot"}),
    "refuse-resting": ((*RESTS, "ann: /absent"), {}),
    "refuse-not-resting": ((*BOOP, "ann: /wake"), {}),
    "refuse-too-soon": ((*LANTERNS, "ann: /absent 2 idle"), {}),
    "refuse-pause-alone": ((*ALONE, "ann: /pause yes"), {}),
    "refuse-sitter-alone": ((*ALONE, "ann: /sitter 1"), {}),
    "refuse-end-alone": ((*ALONE, "ann: /end yes"), {}),
    "undo-nothing-to-undo": ((*BOOP, "ann: /undo"), {}),
    "plea-none": ((*BOOP, "ann: /takeback agree"), {}),
    "plea-undo": ((*BOOP, "MOVER: /m c4", "MOVER: /takeback"), {}),
    "plea-own": ((*PLEA, "MOVER: /takeback agree"), {}),
    "plea-already": ((*PLEA, "OTHER: /takeback ask"), {}),
    "undo-revealed": ((*LANTERNS, "choose", "choose", "choose", "cid: /undo"), {}),
}  # fmt: skip
ELSEWHERE = frozenset(
    {
        "refuse-alone",
        "refuse-busy",
        "refuse-channel",
        "refuse-charge",
        "refuse-charge-private",
        "refuse-charge-there",
        "refuse-charge-unknown",
        "refuse-link-alone",
        "refuse-link-code",
        "refuse-guesses",
        "refuse-link-own",
        "refuse-link-platform",
        "refuse-link-table",
        "refuse-most",
        "refuse-goes-on",
        "refuse-nonsense-or-name",
        "refuse-opener",
        "refuse-refill",
        "refuse-remover",
        "refuse-whose-name",
        "refuse-wish",
        "orders-no-more",
        "undo-others-moved",
        "undo-over",
        "plea-answered",
    }
)
"""Links take two messengers, in `test_link.py`.

What others have seen, and who has answered, in `test_takeback.py`; twenty tables, in
`test_shares.py`; what those in charge settle, in `test_charter.py` and `test_authority.py`; a race
lost again and again, below; names of people, in `test_names.py`; wishes, in `test_lobby.py`; the
desk looks at the status before it asks the story. Every game here has something to order as long as
it lasts."""


WITH_BUTTONS = ("refuse-nothing-here", "refuse-minded")
"""Refusals that say what else there is, and have it pressed."""
WAYS_ON = UNMEANT | LOST
"""Below these stands what may be said instead."""


def known() -> set[str]:
    """The keys written out in the sources, and those an undo may be refused with."""
    codes = sources.named("Objection", "engines/undo.py", "engines/story.py")
    return sources.named("Refusal", "bot") | {f"undo-{code}" for code in codes} | {*WITH_BUTTONS}


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
    async with stage(tmp_path, language=language, seeds=["ann first", "b", "c"]) as s:
        table = None
        for line in script:
            answer = await _said(s, line, table)
            near = await s.bot.desk.tables.at_venue(ROOM.key)
            table = near[0] if near else table
        filled = {name: _fact(say, table, fact) for name, fact in facts.items()}
        why = say(key, **filled)
        long = len(why) > s.paper.limits.toast or key in (*WITH_BUTTONS, *WAYS_ON)
        text = answer.post.text if long else answer.toast
        assert text == why or (key in WAYS_ON and text.startswith(why))
        beside = answer.toast if long else answer.post
        assert beside in ("", None) or (key == "refuse-in-public" and answer.post.panel)
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
    if line == "no time":
        await s.settled()
        s.paper.refusals[ROOM.key] = RetryLater(5)
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
    if fact == "NO 99":
        return SPOKEN.of(say.language)("lanterns-why-not-in-hand", card=99)
    if fact == "FIRST":
        lowest = min(int(text.split()[1]) for text in table.texts(0))
        return SPOKEN.of(say.language)("lanterns-button-card", card=lowest)
    if fact == "TEXTS":
        cards = [text.removeprefix("choose ") for text in table.texts(0)]
        return ", ".join(f"{LANTERN[say.language].format(card)}" for card in cards)
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
