"""One's own hidden move is told once on the page, however many others move in secret after it."""

from __future__ import annotations

import pytest

from bot.platforms.web import Web
from bot.posts.private.grip import grip_of
from bot.sights.sight import sight_post
from tests.desk.talk import alone
from tests.stage import stage

LAID = {"en": "You lay face down", "hu": "Képpel lefelé leraktad"}


async def told(s, seat: int) -> tuple[list[str], int]:
    """What the page tells a seat, and its number of the newest."""
    kit = s.bot.desk.kit
    grip = grip_of(kit, await s.only_table(), seat, kit.words.of(s.language), Web.limits)
    sight = (await sight_post(grip, known=0)).sight
    assert sight is not None
    return [each.text for each in sight.told], sight.count


@pytest.mark.parametrize("language", LAID)
async def test_a_card_is_laid_once(tmp_path, language):
    async with stage(tmp_path, language=language) as s:
        for who, line in (("ann", "/new sack seats=3"), ("bob", "/join"), ("cid", "/join")):
            await s.say(who, line)
        before = None
        for seat, who in enumerate(("ann", "bob", "cid")):
            if before is not None:
                assert await told(s, 0) == before
            text = (await s.only_table()).texts(seat)[0]
            assert not (await s.say(who, f"/m {text}", alone(who))).refused
            before = before or await told(s, 0)
            own = [each for each in before[0] if LAID[language] in each]
            assert len(own) == 1
