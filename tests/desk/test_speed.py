"""How long computers let somebody wait who waits for nobody else."""

from __future__ import annotations

import pytest

from bot.contract import Speed
from tests.desk.talk import buttons, labels
from tests.stage import button, stage


async def test_the_speed_is_offered_by_buttons_that_show_how_it_is(s):
    asked = (await s.say("ann", "/speed")).post
    assert labels(asked) == ["Leisurely", "Quick", "At once"]
    assert [each.style.value for each in buttons(asked)] == ["plain", "primary", "plain"]
    answer = await s.press("ann", button(asked, "Leisurely"))
    assert answer.toast is not None
    assert answer.toast.startswith("From now on computers take their time")
    again = (await s.say("ann", "/speed")).post
    assert [each.style.value for each in buttons(again)] == ["primary", "plain", "plain"]


@pytest.mark.parametrize(
    ("word", "chosen"),
    [
        ("leisurely", Speed.LEISURELY),
        ("QUICK", Speed.BRISK),
        ("instant", Speed.INSTANT),
        ("raerosen", Speed.LEISURELY),
        ("gyorsan", Speed.BRISK),
        ("azonnal", Speed.INSTANT),
    ],
)
async def test_it_is_chosen_in_words_of_either_language(s, word, chosen):
    await s.say("ann", f"/speed {word}")
    assert await s.bot.desk.people.speed_of("paper:ann") is chosen


async def test_it_outlives_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/speed instant")
    async with stage(tmp_path) as s:
        assert await s.bot.desk.people.speed_of("paper:ann") is Speed.INSTANT
