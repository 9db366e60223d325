"""Words that are no move: a refusal says how far they make sense, and what may come then."""

from __future__ import annotations

import pytest

from tests.desk.talk import alone, shown
from tests.stage import stage

EN, HU = "en", "hu"


async def told(tmp_path, game: str, seats: int, line: str, language: str) -> str:
    async with stage(tmp_path, seeds=["unread"]) as s:
        await s.say("ann", f"/new {game} seats={seats}")
        for who in ("bob", "cid")[: seats - 1]:
            await s.say(who, "/join")
        await s.settled()
        table = await s.only_table()
        who = ("ann", "bob", "cid")[table.to_move()[0]]
        answer = await s.say(who, f"/m {line}", alone(who), language=language)
        assert answer.refused
        assert (await s.table(table.id)).told.rows == table.told.rows
        return answer.toast or shown(answer).text


@pytest.mark.parametrize(
    ("game", "seats", "line", "language", "says"),
    [
        ("boop", 2, "c7", EN, "There is no “c7” here: it goes from a1 to f6."),
        ("boop", 2, "cica z9", HU, "Itt nincs ilyen mező: „z9”. Az első a1, az utolsó f6."),
        ("boop", 2, "kitten", EN, "After “Kitten” may come: a1, b1, c1, d1, e1, f1…"),
        ("boop", 2, "cica ide", HU, "„Cica” után ilyesmi jöhet: a1, b1, c1,"),
        ("sack", 3, "lay mouse", EN, "After “Lay” may come: Cat −8,"),
        ("sack", 3, "lerak egér", HU, "„Lerakom” után ilyesmi jöhet: −8-as macska,"),
        ("nine", 3, "take red", EN, "After “Take” may come: "),
        ("house", 2, "1 z9", HU, "Itt nincs ilyen mező: „z9”. Az első a1, az utolsó f6."),
        ("fits", 2, "start S9 0,0", EN, "After “Start box” may come: S1, "),
        ("boop", 2, "zebra", EN, "I cannot read “zebra”. Name a piece and a square:"),
    ],
)
async def test_a_refusal_says_how_far_words_make_sense(tmp_path, game, seats, line, language, says):
    text = await told(tmp_path, game, seats, line, language)
    assert says in text
    assert line.split()[-1].split(",")[0] in text, "what was typed is quoted"
