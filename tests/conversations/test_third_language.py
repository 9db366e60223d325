"""A language is a folder: with one more, games are played in it on every messenger."""

from __future__ import annotations

import asyncio
import sys

import pytest

from tests.conversations.mewish import MEWISH, build
from tests.conversations.party import MESSENGERS

PLAYED = "tests/conversations/test_one_conversation.py"


LONGEST = 600
"""Seconds all of it may take on a busy machine."""


async def played(folder) -> str:
    """What pytest says of the whole conversation in the copy that has the language."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *(PLAYED, "-k", MEWISH),
        cwd=build(folder),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(LONGEST):
        said, _ = await process.communicate()
    return said.decode()


@pytest.mark.slow
async def test_a_third_language_is_spoken_wherever_people_are(tmp_path):
    said = await played(tmp_path)
    assert f"{len(MESSENGERS)} passed" in said, said
