"""Games are found by what people call them, and who names none is shown what there is."""

from __future__ import annotations

import pytest

from tests.desk.talk import alone, buttons, labels, shown
from tests.stage import stage


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("boop", "boop"),
        ("Boooop.", "boop"),
        ("HUUupp", "boop"),
        ("huu", "boop"),
        ("Cat in the Sack", "sack"),
        ("cat in the", "sack"),
        ("sack alone", "sack"),
        ("ZSÁKBAMACZKA", "sack"),
        ("zsakba egyedül", "sack"),
    ],
)
@pytest.mark.parametrize("language", ["en", "hu"])
async def test_a_title_or_a_part_of_it_opens_a_table(tmp_path, typed, game, language):
    async with stage(tmp_path, language=language) as s:
        await s.say("ann", f"/new {typed}")
        table = await s.only_table()
        assert table.game.info.id == game
        assert (table.story is not None) is (typed.split()[-1] in ("alone", "egyedül"))


async def test_rules_are_found_by_title_too(tmp_path):
    async with stage(tmp_path) as s:
        assert shown(await s.say("ann", "/rules Zsákbamaczka 2")).key == "rules.sack"


@pytest.mark.parametrize("typed", ["chess", "bo", "zz top"])
@pytest.mark.parametrize("verb", ["new", "rules"])
async def test_what_is_no_game_here_is_answered_with_those_there_are(tmp_path, typed, verb):
    async with stage(tmp_path) as s:
        answer = await s.say("ann", f"/{verb} {typed}")
        assert answer.refused
        assert shown(answer).text == f"There is no game called “{typed}” here. There are these:"
        data = [each.data for each in buttons(shown(answer))]
        assert {each.split(".")[3].split()[0] for each in data} >= {"boop", "sack"}


async def test_a_table_without_a_game_is_answered_with_buttons_that_open_one(tmp_path):
    async with stage(tmp_path) as s:
        answer = await s.say("ann", "/play")
        assert shown(answer).text == "Which game shall it be?"
        assert "Play Cat in the Sack with friends" in labels(shown(answer))
        [together] = [
            each
            for each in buttons(answer.post)
            if each.label == "Play Cat in the Sack with friends"
        ]
        await s.press("ann", together)
        assert (await s.only_table()).game.info.id == "sack"


async def test_commands_and_their_small_words_are_understood_in_every_language(tmp_path):
    async with stage(tmp_path, language="hu") as s:
        await s.say("ann", "/játék HUUupp gép=tigris")
        table = await s.only_table()
        assert [place.level for place in table.places] == [None, 5]
        assert shown(await s.say("ann", "/szabályok", alone("ann"))).key == "rules.boop"
        hushed = await s.say("ann", "/lapok ki")
        assert hushed.toast == "Mostantól csak akkor mutatom meg a lapjaidat, ha kéred."
