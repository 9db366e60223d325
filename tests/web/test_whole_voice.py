"""What is said to those who do not see the page: each thing once."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.async_api import Page, expect

from bot.games.guides import GUIDES
from tests.bench.frames import chooser
from tests.web.stage import CHROMIUM, asked, cards, say, tap
from tests.web.test_in_sight import ASKED, BEGIN, NEXT, OVER
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
LISTEN = """() => {
  globalThis.spoken = [];
  const heard = (changes) => changes.flatMap((change) => [...change.addedNodes]);
  const note = (changes) => spoken.push(...heard(changes).map((node) => node.textContent));
  for (const id of ["herald", "toasts"]) {
    new MutationObserver(note).observe(document.getElementById(id), { childList: true });
  }
}"""


# N.B. at one moment: what is said is written beside the board a little later.
BOTH = """() => [
  [...document.querySelectorAll("#moves .told")].map((told) => told.innerText),
  spoken,
]"""
LATE = 1000
"""Milliseconds: by then everything that was said stands there, too."""


async def spoken(page: Page) -> Counter[str]:
    return Counter(await page.evaluate("spoken"))


async def test_each_thing_is_said_once(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    await page.evaluate(LISTEN)
    await tap(page, "d3")
    await expect(asked(page).get_by_text("This is what it would do")).to_be_visible()
    await say(page, "/help")  # a reason to look at the table again, where nothing has changed
    await expect(cards(page).get_by_text("/play").first).to_be_visible()
    await tap(page, "Kitten d3")
    await expect(page.locator("#herald")).to_contain_text("Mog puts a kitten on a1.")
    await expect(page.locator("#herald")).to_contain_text("Your turn")
    turn = await spoken(page)
    assert len(turn) >= 4
    assert set(turn.values()) == {1}


async def test_what_is_said_of_the_end_is_not_said_again_in_another_language_either(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    await say(page, "/m c4")
    await told(page, "Mog puts a kitten on")
    await page.evaluate(LISTEN)
    await say(page, "/resign yes")
    await told(page, "wins: everybody else has resigned.")
    await say(page, "/help")
    await expect(cards(page).get_by_text("/play").first).to_be_visible()
    await page.locator("#count").locator("..").click()
    await page.locator("#company").get_by_role("button", name="Magyar").click()
    await expect(page.locator("#moves")).to_contain_text("c4 mezőre")
    said = await spoken(page)
    assert any("everybody else has resigned" in each for each in said)
    assert set(said.values()) == {1}
    assert not any("mező" in each for each in said)


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("hu-HU", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GUIDES)
async def test_each_move_of_every_game_is_said_as_often_as_it_is_told(
    table: Table, game: str, locale: str
):
    dice = random.Random(game)
    table.seed, table.chooses = f"voice of {game}", chooser(game)
    page = await table.door(locale=locale, reduced_motion="reduce")
    await page.locator("#enter .primary").click()
    await expect(page.locator("#line")).to_be_visible()
    await page.evaluate(LISTEN)
    await say(page, BEGIN.get(game, f"/new {game} alone"))
    for _ in range(14):
        await page.wait_for_function(ASKED)
        if await page.evaluate(OVER):
            break
        await page.evaluate(NEXT, dice.random())
    await page.wait_for_function(ASKED)
    await page.wait_for_timeout(LATE)
    written, heard = await page.evaluate(BOTH)
    moves, said = Counter[str](written), Counter[str](heard)
    assert len(moves) > 3
    assert {move: said[move] for move in list(moves)[-3:]} == dict(list(moves.items())[-3:])
    assert all(said[move] <= often for move, often in moves.items())
