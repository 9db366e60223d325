"""Whatever anybody types, is called or presses: an answer in words, and nothing in the log."""

from __future__ import annotations

import logging

import pytest

from bot.contract import Mark, Person, button_data, read_data
from bot.desk.verbs import ALIASES, VERBS
from tests.desk.talk import alone, buttons, completed, log, send, three, two

HUGE = "ő" * 10_000
WORDS = [
    pytest.param((), id="none"),
    pytest.param(("",), id="an empty one"),
    pytest.param(("", " ", "\t\n"), id="blanks"),
    pytest.param((HUGE,), id="a huge one"),
    pytest.param((HUGE, HUGE, HUGE), id="huge ones"),
    pytest.param(("a",) * 3000, id="thousands"),
    pytest.param(("/",), id="a slash"),
    pytest.param(("/²",), id="a row that is no number"),
    pytest.param(("/3", "c4"), id="a row in the middle"),
    pytest.param(("+",), id="a plus"),
    pytest.param(("+" + "9" * 5000,), id="a page nobody means"),
    pytest.param(("~",), id="a tilde"),
    pytest.param((".", "a.b", "..."), id="dots"),
    pytest.param(("{", "$x", "}"), id="marks of the locales"),
    pytest.param(("boop", "seats=²"), id="a digit that is no number"),
    pytest.param(("boop", "seats=" + "9" * 5000), id="more seats than there are numbers"),
    pytest.param(("boop", "="), id="an option of nothing"),
    pytest.param(("boop", HUGE), id="a huge option"),
    pytest.param(("boop", "-0"), id="below nought"),
    pytest.param(("ghosts", HUGE), id="a huge value"),
    pytest.param(("🐈‍⬛", "\u202e", "\x00", "ﷺ"), id="odd letters"),
    pytest.param(("c\ud83d4", "\ud83d"), id="halves of letters, which JSON can say"),
    pytest.param(("' OR 1=1 --", "%s", "<b>", "@everyone"), id="somebody tries something"),
]
MARKS = (
    "",
    "-",
    "~",
    "~²",
    "~-1",
    "~" + "9" * 5000,
    "²",
    "9" * 5000,
    "-1",
    "0",
    "1.5",
    "~1.2",
    "🐈",
)
NAMES = [
    pytest.param("Őrsike Ütődött", id="Hungarian letters"),
    pytest.param("猫", id="one letter"),
    pytest.param("🐈‍⬛" * 20, id="pictures"),
    pytest.param("مرحبا", id="right to left"),
    pytest.param("A" * 128, id="as long as may be"),
    pytest.param("W" * 500, id="longer"),
    pytest.param("42", id="a number"),
    pytest.param("-1", id="below nought"),
    pytest.param("", id="nothing"),
    pytest.param(" \t\n", id="blanks"),
    pytest.param("Ann\n▶ Bob to move.", id="two lines"),
    pytest.param("{ $name } %s <b>&amp;", id="marks"),
    pytest.param("Zo\ud83de", id="half a letter more"),
    pytest.param("\ud83d", id="half a letter"),
    pytest.param("Z͑ͫ̓a̴l͖go", id="marks above and below"),
]


@pytest.fixture
def quiet(caplog):
    """Nothing is logged that a host would have to look at."""
    yield
    loud = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert not loud


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.usefixtures("quiet")
async def test_every_command_bears_any_words(s, words):
    one, _ = await two(s)
    for verb in sorted({*VERBS, *ALIASES} - {"language"}):
        for who in (one, "cid"):
            answer = await send(s, verb, *words, who=who)
            _short(answer)
        assert len(await completed(s, "ann", verb)) <= 25
    _short(await send(s, "language", *words))
    await s.settled()


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.usefixtures("quiet")
async def test_every_command_bears_any_words_among_two_tables(s, words):
    for number in (2, 3):
        await send(s, "new", "boop", f"computer={number}")
    for verb in sorted({*VERBS, *ALIASES} - {"language"}):
        _short(await send(s, verb, *words, who="ann"))
    await s.settled()


async def test_what_is_noted_of_a_person_bears_any_name(s):
    zoe = Person("paper", "zoe", "Zo\ud83de", "e\ud83dn", "Europe/\ud83dParis")
    await s.bot.desk.reached(zoe, reachable=True)
    kept = await s.bot.desk.people.find(zoe.key)
    assert (kept.name, kept.client, kept.client_zone) == ("Zoe", "en", "Europe/Paris")


def _short(answer):
    assert len(answer.toast) < 600
    (answer.toast + (answer.post.text if answer.post else "")).encode()
    for each in buttons(answer.post):
        assert len(each.data.encode()) <= 64, each.data
        assert len(each.label) <= 80, each.label


@pytest.mark.parametrize(
    "verb", ["", " ", "ő", HUGE, "Move", "MOVE", "/m", "m.", "{", "🐈", "__init__", "t\ud83d"]
)
@pytest.mark.usefixtures("quiet")
async def test_any_verb_is_answered(s, verb):
    await two(s)
    answer = await send(s, verb)
    _short(answer)
    assert (await completed(s, "ann", "x", limit=3)) == []
    known = verb.casefold() in {*VERBS, *ALIASES}
    assert answer.toast.startswith("I know no") is not known


@pytest.mark.parametrize("mark", MARKS, ids=[f"mark {n}" for n in range(len(MARKS))])
@pytest.mark.usefixtures("quiet")
async def test_any_mark_is_borne_and_moves_nothing_it_should_not(s, mark):
    one, _ = await two(s)
    table = (await s.only_table()).id
    for verb in sorted(set(VERBS) - {"move", "resign", "thread"}):
        await send(s, verb, who=one, table=table, mark=Mark.read(mark))
    answer = await send(s, "m", "c4", who=one, table=table, mark=Mark.read(mark))
    rows = await log(s)
    told = answer.toast or answer.post.text
    assert rows == ([] if "has passed" in told else ["kitten c4"]), told


@pytest.mark.usefixtures("quiet")
async def test_words_with_dots_survive_a_button():
    data = button_data("abc", Mark.read("~1"), "move", ("a.b", "..", "c"))
    assert read_data(data) == ("abc", Mark.pad(1), "move", ("a.b", "..", "c"))
    assert read_data("no.data") is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("quiet")
async def test_any_name_sits_down_plays_and_is_told_of(s, name):
    await send(s, "new", "boop", "ghosts=off", who="ann", name=name)
    await send(s, "join", who="bob", name=name)
    table = await s.only_table()
    assert len(set(table.names())) == 2
    for known in table.names():
        assert known.strip()
        assert "\n" not in known
        assert len(known) <= 132
    for cell in ("c4", "c3"):
        who = ("ann", "bob")[(await s.only_table()).to_move()[0]]
        answer = await send(s, "m", cell, who=who, name=name)
        assert f" on {cell}" in answer.post.text
    await s.settled()
    post = s.paper.newest()
    assert table.names()[0] in post.text
    assert post.picture.png[1:4] == b"PNG"
    for line in (("text",), ("tables",), ("hand",), ("undo",), ("m",), ("resign", "yes")):
        _short(await send(s, *line, who="bob", name=name))
    await s.settled()
    assert "wins: everybody else has resigned" in s.paper.newest().text


@pytest.mark.usefixtures("quiet")
async def test_a_board_of_long_names_still_says_whose_turn_it_is(s):
    for who in ("ann", "bob"):
        verb = ("new", "boop", "ghosts=off") if who == "ann" else ("join",)
        await send(s, *verb, who=who, name=who * 42)
    for cell in ("c3", "d4", "d3", "c4", "b2", "e5", "d2"):
        who = ("ann", "bob")[(await s.only_table()).to_move()[0]]
        await send(s, "m", cell, who=who, name=who * 42)
    await s.settled()
    text = s.paper.newest().text
    assert len(text) <= s.paper.limits.text
    assert text.splitlines()[-1].startswith("▶ ")


# Secrets.


@pytest.mark.parametrize("line", ["/m choose 3", "/move 3", "/m choose", "/pad choose", "/m zzz"])
@pytest.mark.usefixtures("quiet")
async def test_a_secret_move_typed_in_public_is_refused_and_not_played(s, line):
    await three(s)
    for who in ("ann", "bob", "cid"):
        answer = await s.say(who, line)
        assert answer.toast.startswith("That is a secret move, and everybody can read along here.")
        assert answer.post.panel == (await s.only_table()).id, "where to go is brought at once"
    assert await log(s) == []


async def test_a_secret_move_typed_in_public_is_not_played_by_asking_back_either(s):
    await three(s)
    s.passes(1)
    await s.say("ann", "/new lanterns computer seats=2")
    tables = await s.bot.desk.tables.at_venue("paper:room")
    for table in tables:
        card = table.texts(0)[0]
        asked = (await s.say("ann", f"/m {card}")).post
        for each in buttons(asked):
            assert (await s.press("ann", each)).post.key.startswith("pad.")  # the words are gone
        assert (await s.say("ann", f"/m {card}", mark="7")).post.text.startswith("Which table")
    for table in tables:
        rows = (await s.table(table.id)).told.rows
        assert [row.text for row in rows if row.seat == 0] == []


@pytest.mark.usefixtures("quiet")
async def test_a_secret_move_is_made_by_buttons_in_public_and_by_words_in_private(s):
    await three(s)
    pad = (await s.say("ann", "/m")).post
    await s.press("ann", buttons(pad)[0])
    card = (await s.only_table()).texts(1)[0]
    await s.say("bob", f"/m {card}", alone("bob"))
    third = (await s.only_table()).texts(2)[0]
    await send(s, "m", *third.split(), who="cid", unseen=True)
    assert [row.seat for row in (await s.only_table()).told.rows] == [0, 1, 2]


async def test_a_name_cannot_turn_the_text_around_it(s):
    await send(s, "new", "boop", who="ann", name="\u202eevE\u2066\u200f Adam")
    assert (await s.only_table()).names() == ("evE Adam",)
