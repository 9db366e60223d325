"""What axe-core finds on the page, in every state of a table: nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.games.guides import GUIDES
from tests.web.stage import CHROMIUM, DESKTOP, PHONE, asked, bed, press, say, tap
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]
AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
FINDINGS = """() => axe.run(document, {rules: {"target-size": {enabled: true}}}).then(
  ({violations, passes}) => ({
    asked: passes.length,
    found: violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`)),
  })
)"""
SIZES = {"phone": PHONE, "desktop": DESKTOP}


async def nothing_found(page: Page) -> None:
    """Have every rule look at the page as it stands, when nothing moves any more."""
    if not await page.evaluate("typeof axe === 'object'"):
        await page.evaluate(AXE)
    await page.wait_for_function("() => document.getAnimations().every(each => !each.pending)")
    looked = await page.evaluate(FINDINGS)
    assert looked["asked"] > 10
    assert looked["found"] == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
async def test_axe_finds_nothing_from_the_lobby_to_the_end(table: Table, size):
    page = await table.page(
        "Ann", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
    )
    await nothing_found(page)
    await say(page, "/new boop")
    await told(page, "One more is needed")
    await nothing_found(page)
    await press(page.locator("#lobby"), "+ Computer (kitten)")
    await told(page, "Your turn: put a kitten")
    await nothing_found(page)
    await tap(page, "d3")
    await expect(asked(page).get_by_text("This is what it would do")).to_be_visible()
    await nothing_found(page)
    await page.locator("#company summary").click()
    await nothing_found(page)
    await page.keyboard.press("Escape")
    await page.get_by_text("Text board").click()
    await nothing_found(page)
    await say(page, "/rules")
    await expect(page.locator("#cards h2")).to_be_visible()
    await nothing_found(page)
    await say(page, "/resign yes")
    await told(page, "everybody else has resigned")
    await nothing_found(page)


async def test_axe_finds_nothing_at_the_door_nor_while_one_chooses_in_secret(table: Table):
    ann = await table.page("Ann", reduced_motion="reduce")
    door = await ann.context.new_page()
    await door.goto(f"http://127.0.0.1:{table.port}/")
    await expect(door.get_by_role("button", name="Come in")).to_be_visible()
    await nothing_found(door)
    bob = await table.page("Bob")
    await say(ann, "/new lanterns seats=2")
    await told(bob, "One more is needed")
    await press(bob.locator("#lobby"), "Join")
    await expect(bed(ann).locator(".spot").first).to_be_visible()
    await nothing_found(ann)
    await bed(ann).locator(".spot").first.click()
    await expect(bed(ann).locator(".again")).to_be_visible()
    await nothing_found(ann)
    await ann.wait_for_timeout(320)
    await bed(ann).locator(".again").click()
    await expect(asked(ann)).to_contain_text("Bob to move")
    await nothing_found(ann)


@pytest.mark.parametrize("language", ["en-GB", "hu-HU"])
async def test_axe_finds_nothing_where_one_bids_reads_settles_and_learns(
    table: Table, language: str
):
    page = await table.door(locale=language, reduced_motion="reduce")
    await nothing_found(page)
    await page.locator("#name").fill("Ann")
    await page.locator("#enter .big").click()
    await expect(page.locator("#hero button").first).to_be_visible()
    await nothing_found(page)
    line = page.locator("#line")

    async def typed(text: str, shown: str) -> None:
        await line.fill(text)
        await line.press("Escape")
        await line.press("Enter")
        await expect(page.locator(shown).first).to_be_visible()
        await nothing_found(page)

    await typed("/new sack alone", "#board .spot")
    await page.locator("#board .spot").nth(3).click()
    await expect(page.locator("#board .again")).to_be_visible()
    await nothing_found(page)
    await typed("/m cat5", "#deeds .dial")
    await typed("/speed", "#cards [data-data*='speed']")
    await typed("/hours", "#cards [data-data*='hours']")
    await typed("/rules", "#cards h2")
    await typed("/resign", "[data-data*='resign']")
    await typed("/resign yes", "#deeds [data-data*='rematch']")
    await typed("/learn boop", "#cards .spot")


@pytest.mark.parametrize("game", GUIDES)
async def test_each_place_of_a_board_has_a_name_and_is_told_once(table: Table, game: str):
    page = await table.page("Ann", reduced_motion="reduce")
    await say(page, f"/new {game} {'computer' if game == 'boop' else 'alone'}")
    await expect(page.locator("#board .spot").first).to_be_visible()
    heard = await page.context.new_cdp_session(page)
    nodes = (await heard.send("Accessibility.getFullAXTree"))["nodes"]
    told = {
        role: [
            (node["name"]["value"], node.get("description", {}).get("value", ""))
            for node in nodes
            if not node["ignored"] and node["role"]["value"] == role
        ]
        for role in ("button", "image")
    }
    spots = await page.locator("#board .spot").count()
    assert len(told["button"]) >= spots
    assert all(name and name != more for name, more in told["button"])
    names = [name for name, _ in told["button"]]
    assert len(names) == len({*names})
    assert any(len(name) > 60 for name, _ in told["image"])


FIRST = {
    ("boop", "en-GB"): "Kitten e1: press",
    ("boop", "hu-HU"): "Cica e1: koppints",
    ("sack", "en-GB"): "Lay ",
    ("sack", "hu-HU"): "Lerakom: ",
    ("nine", "en-GB"): "Press to see",
    ("nine", "hu-HU"): "Koppints rá, és meglátod",
    ("house", "en-GB"): "Press to see",
    ("house", "hu-HU"): "Koppints rá, és meglátod",
    ("fits", "en-GB"): "Press to choose",
    ("fits", "hu-HU"): "Koppints rá, ha ezt választod",
}


@pytest.mark.parametrize("language", ["en-GB", "hu-HU"])
@pytest.mark.parametrize("game", GUIDES)
async def test_each_place_says_what_a_press_does_now(table: Table, game: str, language: str):
    table.seed = "what a press does"
    page = await table.door(locale=language, reduced_motion="reduce")
    await page.locator("#enter .primary").click()
    await say(page, f"/new {game} {'computer ghosts=off' if game == 'boop' else 'alone'}")
    spots = page.locator("#board .spot")
    await expect(spots.first).to_be_visible()
    effects = await spots.evaluate_all("all => all.map((each) => each.ariaDescription ?? '')")
    assert len(effects) > 1
    assert all(effects)
    assert any(FIRST[game, language] in effect for effect in effects), effects[:3]
    if game in {"boop", "sack"}:
        await spots.first.click()
        again = page.locator("#board .again")
        done = {"en-GB": "Press it once more", "hu-HU": "Még egy koppintás"}[language]
        await expect(again).to_have_attribute("aria-description", re.compile(done))
