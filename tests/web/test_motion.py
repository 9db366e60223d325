"""What moves on the page: from where it lay to where it lies, and not for whom it shall not."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, FloatRect, Page, expect

from bot.platforms.web.pages import STATIC
from bot.tables.table import Table as Kept
from tests.patience import PATIENCE
from tests.web.stage import CHROMIUM, say, tap
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]

HOLDING = """() => {
  globalThis.held = [];
  globalThis.holding = true;
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = plain.call(this, frames, timing);
    if (holding && this.closest("#board .pieces")) {
      animation.pause();
      held.push(animation);
    }
    return animation;
  };
}"""
ALL_HOLDING = HOLDING.replace("#board .pieces", "#board")
# The step in which a piece moves, with its ground; not one before it.
WHOLE_STEP = HOLDING.replace(
    'this.closest("#board .pieces")', 'document.querySelector("#board .pieces .moving")'
)
HALF = """() => held.forEach((each) => {
  const { delay, duration } = each.effect.getComputedTiming();
  each.currentTime = delay + duration / 2;
})"""
SHOWN = """() => JSON.stringify([
  document.querySelector("#board canvas").toDataURL(),
  [...document.querySelectorAll("#board .pieces > *")].map((each) =>
    [each.src, each.style.left, each.style.top, each.style.width, each.style.height]).sort(),
])"""
TAPPED = """() => {
  holding = false;
  held.forEach((each) => each.play());
  document.querySelector("#board").dispatchEvent(new PointerEvent("pointerdown"));
  return held.every((each) => each.playState === "finished");
}"""
SLOW = """() => {
  const plain = createImageBitmap;
  const gate = new Promise((resolve) => (globalThis.hurry = resolve));
  globalThis.createImageBitmap = async (...given) => { await gate; return plain(...given); };
}"""
MARKED = """() => [...document.querySelectorAll("#board .spot")].filter(
  (spot) => getComputedStyle(spot).opacity === "1").length"""
# How much of the ground as it was is still there, in a cell of the bed.
VEILED = """([column, row]) => {
  const veil = document.querySelector("#board .veil");
  const [x, y] = [62 + (column + 0.5) * 124, 196 + (row + 0.1) * 124];
  const [left, top] = [Math.round(x - veil.corner[0]), Math.round(y - veil.corner[1])];
  return veil.getContext("2d").getImageData(left, top, 1, 1).data[3];
}"""
ALL_THERE = """() => held.forEach((each) => {
  if (!each.effect.target.matches(".veil")) each.finish();
})"""
# The same piece as another picture draws it: smaller and elsewhere, or where it lay.
SMALLER = """async script => {
  const file = new Blob([script], { type: "text/javascript" });
  const { acts } = await import(URL.createObjectURL(file));
  const lay = (art, left, wide) => ({ word: "b2", art, box: [left, 0.2, left + wide, 0.3] });
  const homes = { before: {}, after: {} };
  const manner = (place) => acts([lay("large", 0.2, 0.1)], [place], [], homes)[0].manner;
  return [manner(lay("small", 0.3, 0.09)), manner(lay("back", 0.2, 0.1))];
}"""
MANY = "() => document.querySelectorAll('#board .pieces img').length > 1"
MOVERS = "document.querySelectorAll('#board .moving, #board .veil, #board .thing').length"
# The same has been shown for a second.
AT_REST = f"""() => {{
  const shown = ({SHOWN})() + {MOVERS};
  if (shown !== globalThis.lately) globalThis.since = performance.now();
  globalThis.lately = shown;
  return performance.now() - since > 1000;
}}"""


async def kitten_is_pushed(table: Table, page: Page, holding: str = HOLDING) -> FloatRect | None:
    """The computer's kitten on a1 pushes Ann's from b2 to c3; where it lay before."""
    answers, chooses = asyncio.Event(), table.chooses

    async def choose(kept: Kept, seat: int) -> object:
        await answers.wait()
        return await chooses(kept, seat)

    await say(page, "/new boop computer ghosts=off")
    await told(page, "Your turn: put a kitten")
    table.chooses = choose
    await say(page, "/m kitten b2")
    await expect(page.locator("#board .pieces img")).not_to_have_count(0)
    await expect(page.locator("#signs .own.turn")).to_have_count(0)
    await page.wait_for_function(AT_REST, polling=100)  # what follows is one step of its own
    await page.evaluate("document.querySelector('#board .pieces img').id = 'pushed'")
    lay = await page.locator("#pushed").bounding_box()
    await page.evaluate(holding)
    answers.set()
    await told(page, "Ann’s kitten hops from b2 to c3")
    return lay


async def test_a_piece_is_on_its_way_at_half_time_and_then_where_the_picture_has_it(table: Table):
    page = await table.page("Ann")
    start = await kitten_is_pushed(table, page)
    kitten = page.locator("#pushed")
    await page.wait_for_function("() => held.length > 0", timeout=PATIENCE)
    await page.evaluate(HALF)
    half = await kitten.bounding_box()
    await page.evaluate("() => { holding = false; held.forEach((each) => each.finish()); }")
    await told(page, "Your turn: put a kitten")
    await page.wait_for_function(f"() => {MOVERS} === 0")
    end = await kitten.bounding_box()
    assert start is not None
    assert half is not None
    assert end is not None
    assert start["x"] + 5 < half["x"] + half["width"] / 2 - start["width"] / 2 < end["x"] - 5
    assert start["y"] < end["y"]
    assert end["width"] == pytest.approx(start["width"])
    moved = await page.evaluate(SHOWN)
    await page.reload()
    await page.wait_for_function(MANY, timeout=PATIENCE)
    assert await page.evaluate(SHOWN) == moved


async def test_nothing_moves_for_whom_nothing_shall_move(table: Table):
    page = await table.page("Ann", reduced_motion="reduce")
    await kitten_is_pushed(table, page)
    await page.wait_for_function(MANY, timeout=PATIENCE)
    assert await page.evaluate("held.length") == 0
    assert await page.evaluate(MOVERS) == 0


async def test_a_tap_shows_the_end_of_a_step_at_once(table: Table):
    page = await table.page("Ann")
    await kitten_is_pushed(table, page)
    await page.wait_for_function("() => held.length > 0", timeout=PATIENCE)
    assert await page.evaluate(TAPPED)


async def test_a_step_goes_on_although_one_looks_once_more(table: Table):
    page, bob = await table.page("Ann"), await table.page("Bob")
    await kitten_is_pushed(table, page, ALL_HOLDING)
    await page.wait_for_function("() => held.length > 0", timeout=PATIENCE)
    await look_again(page, bob)
    assert await page.evaluate("held.every((each) => each.playState === 'paused')")
    await expect(page.locator("#board .veil")).to_have_count(1)


async def test_a_sale_is_seen_before_the_hand_covers_it(table: Table):
    page, bob = await table.page("Ann"), await table.page("Bob")
    await say(page, "/new sack alone")
    await expect(page.locator("#board .spot")).to_have_count(9)
    await say(page, "/m cat5")
    await told(page, "Your go")
    await page.evaluate(ALL_HOLDING)
    await say(page, "/m pass")
    await told(page, "choose a card to lay")
    await page.wait_for_function("() => held.length > 0", timeout=PATIENCE)
    await look_again(page, bob)
    await expect(page.locator("#board .spot")).to_have_count(0)
    await page.evaluate("() => { holding = false; held.forEach((each) => each.play()); }")
    await expect(page.locator("#board .spot")).to_have_count(8)


async def test_a_finger_takes_nothing_of_which_the_picture_is_not_there_yet(table: Table):
    page = await table.page("Ann")
    await say(page, "/new boop computer ghosts=off")
    await tap(page, "c4")
    again = page.locator("#board .again")
    await expect(again).to_be_visible()
    await page.evaluate(SLOW)
    await tap(page, "d4")
    await expect(again).to_have_attribute("aria-label", "Kitten d4")
    await page.wait_for_timeout(320)
    await again.click()
    await expect(again).to_be_enabled()
    await page.evaluate("hurry()")
    await expect(page.locator("#moves li")).to_have_count(0)
    await page.wait_for_timeout(320)
    await again.click()
    await told(page, "Ann puts a kitten on d4")


async def test_no_place_is_marked_where_its_picture_is_not_there_yet(table: Table):
    page = await table.page("Ann")
    await page.evaluate(SLOW)
    await say(page, "/new boop computer ghosts=off")
    await expect(page.locator("#board .spot")).to_have_count(36)
    assert await page.evaluate(MARKED) == 0
    await page.evaluate("hurry()")
    await page.wait_for_function(f"() => ({MARKED})() === 36")
    await page.evaluate(SLOW)
    await tap(page, "c4")
    await expect(page.locator("#board .again")).to_be_visible()
    assert await page.evaluate(MARKED) == 36  # what lies there still does not flicker
    await page.evaluate("hurry()")


async def test_the_mark_under_a_piece_goes_when_it_sets_out(table: Table):
    page = await table.page("Ann")
    await kitten_is_pushed(table, page, WHOLE_STEP)
    await page.wait_for_function("() => held.length > 0", timeout=PATIENCE)
    assert [await page.evaluate(VEILED, cell) for cell in ([1, 1], [2, 2])] == [255, 255]
    await page.evaluate(ALL_THERE)
    await page.wait_for_function(f"cell => ({VEILED})(cell) === 0", arg=[1, 1], timeout=PATIENCE)
    assert await page.evaluate(VEILED, [2, 2]) == 255


async def test_a_piece_that_only_became_smaller_is_not_turned_over(chromium: Browser):
    page = await chromium.new_page()
    script = (STATIC / "motion.js").read_text(encoding="utf-8")
    assert await page.evaluate(SMALLER, script) == ["glide", "turn"]
    await page.close()


CELLS_AND_CAT = """() => {
  const cells = document.querySelector("#board .pan canvas:last-child").getBoundingClientRect();
  const cat = CAT.getBoundingClientRect();
  const middle = (from, size) => from + size / 2;
  return [
    (middle(cat.left, cat.width) - cells.left) / cells.width,
    (middle(cat.top, cat.height) - cells.top) / cells.height,
    cells.left,
  ];
}"""
# The largest piece that lies on a cell: the other comes from a seat.
SLEEPING = """() => {
  held.forEach((each) => { each.currentTime = 0; });
  const { bottom } = document.querySelector("#board .pan").getBoundingClientRect();
  const lies = [...document.querySelectorAll("#board .pieces img")].filter(
    (each) => each.getBoundingClientRect().bottom < bottom);
  globalThis.CAT = lies.sort((one, two) => two.width - one.width)[0];
}"""
AT_TIME = """at => held.forEach((each) => { each.currentTime = at; })"""


# For each frame: how many canvases that are much of a board were painted, and if its ground was.
PAINTING = """() => {
  globalThis.frames = [];
  const painted = new Set();
  const pens = CanvasRenderingContext2D.prototype;
  for (const name of ["drawImage", "clearRect"]) {
    const plain = pens[name];
    pens[name] = function (...given) {
      painted.add(this.canvas);
      return plain.apply(this, given);
    };
  }
  const ground = document.querySelector("#board canvas");
  const large = ({ width, height }) => width * height > 0.2 * ground.width * ground.height;
  const look = () => {
    const all = [...painted].filter((each) => each.closest("#board") && large(each));
    if (all.length > 0) frames.push([all.length, all.includes(ground)]);
    painted.clear();
    requestAnimationFrame(look);
  };
  look();
}"""

# As soon as a copy covers the board the page waits for its next frame, until it is let go.
FRAMES_HELD = """() => {
  globalThis.waiting = [];
  globalThis.frameless = false;
  const plain = requestAnimationFrame;
  globalThis.requestAnimationFrame = (deed) => (frameless ? waiting.push(deed) : plain(deed));
  const watch = new MutationObserver(() => {
    if (document.querySelector("#board > .veil") === null) return;
    frameless = true;
    watch.disconnect();
  });
  watch.observe(document.querySelector("#board"), { childList: true });
}"""
PANS = """() => {
  globalThis.pans = 0;
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.closest("#board .pan")) pans += 1;
    return plain.apply(this, given);
  };
}"""


async def table_about_to_grow(page: Page) -> None:
    """A table of If It Fits that is drawn anew as soon as Ann lets a cat sleep on -1,0."""
    await say(page, "/new fits alone")
    await told(page, "Purdy lays the start box")
    for line, last in (("start S4 0,-3", "Your turn: draw"), ("sleep 0,1", "D8")):
        await say(page, f"/m {line}")
        await told(page, last)
        await expect(page.locator("#signs .own.turn")).to_be_visible()
    await page.reload()  # no step of before is on its way any more
    await page.wait_for_function(MANY, timeout=PATIENCE)


async def thinks_on(*_: object) -> None:
    """A computer that is not done before the test is."""
    await asyncio.Event().wait()


async def test_a_table_is_drawn_anew_one_large_canvas_after_the_other(table: Table):
    page = await table.page("Ann")
    await table_about_to_grow(page)
    table.chooses = thinks_on
    await page.evaluate(PAINTING)
    await say(page, "/m sleep -1,0")
    await page.wait_for_function("() => document.querySelector('#board .pan') !== null")
    await page.wait_for_function(f"() => {MOVERS} === 0")
    frames = await page.evaluate("frames")
    assert len(frames) >= 3
    assert max(count for count, _ in frames) <= 2, "a slow phone takes 16 ms to hand over one"
    assert {count for count, is_ground in frames if is_ground} == {1}


async def test_what_comes_while_a_table_is_drawn_anew_is_seen_after_it(table: Table):
    page, bob = await table.page("Ann"), await table.page("Bob")
    await table_about_to_grow(page)
    await page.evaluate(FRAMES_HELD)
    await page.evaluate(PANS)
    await say(page, "/m sleep -1,0")
    await page.wait_for_function("() => waiting.length > 0", polling=50)
    await expect(page.locator("#board .veil")).to_have_count(1)
    await told(page, "62 are left")
    await look_again(page, bob)
    assert await page.evaluate("pans") == 0
    await page.evaluate("() => { frameless = false; waiting.forEach((each) => each()); }")
    await page.wait_for_function("() => pans === 2")
    await expect(page.locator("#signs .own.turn")).to_be_visible()
    await page.wait_for_function(AT_REST, polling=100)
    moved = await page.evaluate(SHOWN)
    await page.reload()
    await page.wait_for_function(MANY, timeout=PATIENCE)
    await page.wait_for_function(AT_REST, polling=100)
    assert await page.evaluate(SHOWN) == moved


async def test_who_turns_away_while_a_table_is_drawn_anew_sees_nothing_of_it(table: Table):
    page = await table.page("Ann")
    await table_about_to_grow(page)
    table.chooses = thinks_on
    await page.evaluate(FRAMES_HELD)
    await say(page, "/m sleep -1,0")
    await page.wait_for_function("() => waiting.length > 0", polling=50)
    await expect(page.locator("#board .veil")).to_have_count(1)
    await page.locator("#beside").click()
    await page.evaluate("() => { frameless = false; waiting.forEach((each) => each()); }")
    await expect(page.locator("#board .veil")).to_have_count(0)
    await page.wait_for_function(AT_REST, polling=100)
    turned = await page.evaluate(SHOWN)
    await page.locator("#beside").click()
    await page.wait_for_function(f"shown => ({SHOWN})() !== shown", arg=turned)
    await page.locator("#beside").click()
    await page.wait_for_function(f"shown => ({SHOWN})() === shown", arg=turned)


async def test_cats_stay_on_their_cards_while_a_growing_table_is_drawn_anew(table: Table):
    page = await table.page("Ann")
    await table_about_to_grow(page)
    table.chooses = thinks_on
    await page.evaluate(ALL_HOLDING)
    await say(page, "/m sleep -1,0")
    await page.wait_for_function("() => document.querySelector('#board .pan') !== null")
    await page.evaluate(SLEEPING)
    seen = []
    for at in (0, 120, 200, 319):
        await page.evaluate(AT_TIME, at)
        seen.append(await page.evaluate(CELLS_AND_CAT))
    for across, down, _ in seen:
        assert (across, down) == pytest.approx(seen[0][:2], abs=0.01)
    assert len({round(left) for *_, left in seen}) > 2
    await page.evaluate("() => { holding = false; held.forEach((each) => each.finish()); }")
    await page.wait_for_function(f"() => {MOVERS} === 0")


async def look_again(page: Page, other: Page) -> None:
    """The table is shown anew, and the page has looked at it."""
    await page.evaluate("""() => {
      globalThis.acked = 0;
      const plain = JSON.parse;
      JSON.parse = (text) => {
        const found = plain(text);
        if (found?.type === "ack" && found.post?.sight) setTimeout(() => (acked += 1), 100);
        return found;
      };
    }""")
    await say(other, "/show")
    await page.wait_for_function("() => acked > 0", timeout=PATIENCE)
