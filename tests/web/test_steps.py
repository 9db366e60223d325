"""A step takes 600 ms at most in every game, a tap ends it, and some see none."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import Browser, Page, expect

from bot.platforms.web.pages import STATIC
from tests.patience import PATIENCE
from tests.stage import OFFERED
from tests.web.stage import CHROMIUM, say
from tests.web.whole import Table

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
LONGEST = 600.01
MOVES = {"lanterns": 2}
"""So many moves somebody makes, else three, and all that others do meanwhile."""
# How long everything takes that moves on the board; it is held there.
NOTING = """() => {
  globalThis.ends = [];
  globalThis.moving = [];
  globalThis.holding = false;
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = plain.call(this, frames, timing);
    if (!this.closest("#board")) return animation;
    ends.push(animation.effect.getComputedTiming().endTime);
    if (holding) animation.pause();
    moving.push(animation);
    return animation;
  };
}"""
DONE = "() => moving.every((each) => each.playState === 'finished' || each.playState === 'idle')"
# As soon as something is held that is on the board, somebody taps: how many did not end by that?
TAP = """() => {
  // What the next step has taken away is seen by nobody.
  const begun = moving.filter((each) => document.contains(each.effect.target));
  const held = begun.filter((each) => each.playState === "paused");
  if (held.length === 0) return false;
  held.forEach((each) => each.play());
  holding = false;
  document.querySelector("#board").dispatchEvent(new PointerEvent("pointerdown"));
  const left = begun.filter((each) => !["finished", "idle"].includes(each.playState));
  return `${left.length} go on`;
}"""
WAYS = """async ([script, most]) => {
  const file = new Blob([script], { type: "text/javascript" });
  const { starts, chase, flee, roll, turn, travel } = await import(URL.createObjectURL(file));
  const [home, to, size] = [[0, 0, 0.1, 0.1], [0.5, 0.5, 0.6, 0.6], { width: 100, height: 100 }];
  const node = document.body.appendChild(document.createElement("p"));
  const ways = {
    chase: (delay) => chase(node, size, { home, to, delay }),
    flee: (delay) => flee(node, size, { home, delay }),
    roll: (delay) => roll(node, delay),
    turn: (delay) => turn(node, delay),
    hop: (delay) => travel(node, size, { home, from: home, to, manner: "hop", delay }),
  };
  const ends = [];
  for (let count = 1; count <= most; count += 1) {
    for (const manner of Object.keys(ways)) {
      const delays = starts(Array(count).fill(manner));
      ends.push(...delays.map((delay) => ways[manner](delay).effect.getComputedTiming().endTime));
    }
  }
  return ends;
}"""


def begun(game: str) -> str:
    """How one begins it."""
    return f"/new {game} {'computer' if game == 'boop' else 'alone'}"


async def moved(table: Table, page: Page, dice: random.Random) -> None:
    """Somebody moves, once they are asked."""
    assert table.bot is not None
    await expect(page.locator("#signs .own.turn")).to_be_visible()
    (kept, *_) = await table.bot.desk.tables.at_venue("web:lobby")
    seat = next(at for at, place in enumerate(kept.places) if place.minder)
    count = await page.locator("#moves li").count()
    await say(page, f"/m {kept.game.format(dice.choice(kept.game.moves(kept.told.state, seat)))}")
    told = "count => document.querySelectorAll('#moves li').length > count"
    await page.wait_for_function(told, arg=count, timeout=PATIENCE)


@pytest.mark.parametrize("game", OFFERED)
async def test_no_step_takes_longer_and_a_tap_ends_it(table: Table, game: str):
    dice = random.Random(game)
    page = await table.page("Ann")
    await page.evaluate(NOTING)
    await say(page, begun(game))
    for _ in range(MOVES.get(game, 3)):
        await moved(table, page, dice)
    await page.wait_for_function("() => ends.length > 2")
    await page.wait_for_function(DONE)
    ends = await page.evaluate("ends")
    assert max(ends) <= LONGEST
    await expect(page.locator("#signs .own.turn")).to_be_visible()
    await page.evaluate("holding = true")
    await moved(table, page, dice)
    tapped = await page.wait_for_function(TAP)
    assert await tapped.json_value() == "0 go on"


@pytest.mark.parametrize("game", OFFERED)
async def test_nothing_moves_for_whom_nothing_shall_move(table: Table, game: str):
    dice = random.Random(game)
    page = await table.page("Ann", reduced_motion="reduce")
    await page.evaluate(NOTING)
    await say(page, begun(game))
    for _ in range(2):
        await moved(table, page, dice)
    await expect(page.locator("#signs .own.turn")).to_be_visible()
    assert await page.evaluate("ends") == []


async def test_many_things_that_move_one_after_the_other_are_there_in_time(chromium: Browser):
    page = await chromium.new_page()
    script = (STATIC / "moving.js").read_text(encoding="utf-8")
    ends = await page.evaluate(WAYS, [script, 12])
    assert len(ends) > 100
    assert max(ends) <= LONGEST
    await page.close()
