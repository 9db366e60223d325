"""What those in charge settle, button by button, in Hungarian; and what everybody else is told."""

from __future__ import annotations

import re

import pytest

from bot.words import Words
from tests.conversations.party import MESSENGERS, Party, party
from tests.conversations.talking import Shown, Talker
from tests.desk.talk import english_in

LEAST = 14
"""So many buttons there are: languages, deciders, caps and channels."""
EVERYBODY = ("web",)
"""Where everybody is in charge."""
NOBODY = Words().of("hu")("refuse-charge")
NOT_HERE = Words().of("hu")("refuse-charge-private")
TONGUES = {Words().of(language)("language-name"): language for language in Words().languages}


async def people(here: Party, messenger: str) -> tuple[Talker, Talker]:
    """Somebody in charge, and somebody who is not, as far as the messenger tells them apart."""
    ann, bob = [await here.person(name, messenger, "hu") for name in ("Ann", "Bob")]
    here.relieve(bob, messenger)
    return ann, bob


def unsaid(shown: Shown, language: str) -> str:
    """What is wrong with an answer for somebody who reads a language."""
    text = re.sub("|".join(TONGUES), "", shown.text)
    if not text.strip():
        return "silence"
    return ", ".join(english_in(text)) if language != "en" else ""


@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_every_button_of_the_panel_answers_whoever_presses_it(tmp_path, messenger):
    wrong, walked = [], set()
    async with party(tmp_path, [messenger]) as here:
        ann, bob = await people(here, messenger)
        if messenger not in EVERYBODY:
            assert (await bob.type("purrlor")).text == NOBODY
        while True:
            here.passes(60)  # whoever asks a messenger who is in charge may do so only so often
            panel = await ann.type("purrlor")
            fresh = [label for label in panel.labels if label not in walked]
            if not fresh:
                break
            walked.add(fresh[0])
            if messenger not in EVERYBODY:
                refused = await bob.press(fresh[0], panel)
                if refused.text != NOBODY:
                    wrong.append(f"{fresh[0]} for Bob: {refused.text!r}")
            answer = await ann.press(fresh[0], panel)
            if answer.text == NOT_HERE:
                wrong.append(f"{fresh[0]} leads nowhere")
            lacks = unsaid(answer, TONGUES.get(fresh[0], "hu"))
            if lacks:
                wrong.append(f"{fresh[0]}: {lacks}: {answer.text!r}")
            if fresh[0] in TONGUES:
                await ann.press("Magyar", await ann.type("purrlor"))
    assert "Egy csatornában 10 asztal lehet nyitva." in panel.text
    assert not wrong, "\n".join(wrong)
    assert len(walked) >= LEAST
