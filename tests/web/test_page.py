"""Playing and talking on the page, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.contract import Button, Post
from tests.web.stage import CHROMIUM, DESKTOP, PHONE, Stage, pad, say

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_newcomer_is_at_a_table_against_a_computer_after_two_clicks(
    stage: Stage, size, tmp_path: Path
):
    page = await stage.tab(await stage.browser(size))
    await expect(page.get_by_label("What shall we call you?")).not_to_have_value("")
    await page.get_by_role("button", name="Come in").click()
    await page.get_by_role("button", name="Play Boooop. against a computer").click()
    await expect(pad(page).get_by_role("heading")).to_have_text("Where shall your kitten lie down?")
    await expect(page.get_by_role("img", name="The bed with 0 cats.")).to_be_visible()
    await expect(page.locator("#hero")).to_be_hidden()
    await expect(page).to_have_title("● your move · Purrlor")
    assert [command.verb for command in stage.desk.commands] == ["welcome", "new", "move"]
    shot = await page.screenshot(path=tmp_path / "pad.png")
    assert len(shot) > 10_000
    assert await page.evaluate("document.documentElement.scrollWidth") == size[0]


async def test_a_whole_turn_is_played_on_the_picture(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await expect(pad(page).get_by_role("button", name="c4", exact=True)).to_have_count(1)
    await pad(page).get_by_role("button", name="c4", exact=True).click()
    await expect(pad(page).get_by_role("img", name="Your cat on c4.")).to_be_visible()
    await pad(page).get_by_role("button", name="Put it there").click()
    await expect(page.get_by_text("Your cat lies down on c4.")).to_be_visible()
    await expect(page.get_by_role("img", name="The bed with 2 cats.")).to_be_visible()
    await expect(page.locator("#herald")).to_contain_text("Done. Now it is somebody else's turn.")
    await expect(pad(page).get_by_role("heading", name="Done.")).to_have_count(0)
    await expect(pad(page).get_by_role("button", name="b1", exact=True)).to_be_visible()
    await expect(pad(page).get_by_role("button", name="c4", exact=True)).to_have_count(0)
    assert stage.desk.cats == ["c4", "a1"]
    assert len(stage.house.keeper.messages) == 1


async def test_the_places_of_a_picture_lie_where_they_are_drawn_and_obey_the_arrows(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    picture = await pad(page).get_by_role("img").bounding_box()
    spot = await pad(page).get_by_role("button", name="c4", exact=True).bounding_box()
    assert picture is not None
    assert spot is not None
    assert abs((spot["x"] - picture["x"]) / picture["width"] - 0.35) < 0.01
    assert abs((spot["y"] - picture["y"]) / picture["height"] - 0.50) < 0.01
    await pad(page).get_by_role("button", name="c4", exact=True).focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        await page.keyboard.press(key)
    await expect(pad(page).get_by_role("button", name="d4", exact=True)).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(pad(page).get_by_role("button", name="Put it there")).to_be_focused()


async def test_without_places_on_the_picture_the_grid_is_of_thumb_sized_squares(stage: Stage):
    page = await stage.inside("Ann", await stage.browser(PHONE))
    rows = tuple(
        tuple(Button(f"{column}{row}", f"t1.1.pad.{column}{row}") for column in "abcdef")
        for row in range(1, 7)
    )
    await expect(page.locator("#hero")).to_be_visible()
    person = stage.desk.commands[0].person
    await stage.house.web.whisper(person, Post("pad", "Choose a place", rows=rows))
    cells = pad(page).locator(".grid button")
    await expect(cells).to_have_count(36)
    boxes = [await cell.bounding_box() for cell in await cells.all()]
    sizes = [(box["width"], box["height"]) for box in boxes if box is not None]
    assert len(sizes) == 36
    assert all(width >= 44 and abs(width - height) < 1 for width, height in sizes)
    assert len({round(box["x"]) for box in boxes if box is not None}) == 6


async def test_a_press_cannot_be_doubled_while_it_is_on_its_way(stage: Stage):
    page = await stage.inside("Ann")
    thrice = "node => { node.click(); node.click(); node.click(); }"
    await page.get_by_role("button", name="Play Boooop. against a computer").evaluate(thrice)
    spot = pad(page).get_by_role("button", name="c4", exact=True)
    await expect(spot).to_be_visible()
    await spot.evaluate(thrice)
    await expect(pad(page).get_by_role("button", name="Put it there")).to_be_visible()
    assert [command.verb for command in stage.desk.commands] == ["welcome", "new", "move", "pad"]


async def test_two_people_see_the_same_room(stage: Stage):
    ann = await stage.inside("Ann")
    bob = await stage.inside("Bob")
    await say(ann, "Hello <b>Bob</b>!")
    await say(bob, "/new boop computer")
    for page in (ann, bob):
        await expect(page.get_by_text("Hello <b>Bob</b>!", exact=True)).to_be_visible()
        await expect(page.get_by_role("img", name="The bed with 0 cats.")).to_be_visible()
    await expect(pad(bob).get_by_role("heading")).to_have_count(1)
    await expect(pad(ann).get_by_role("heading")).to_have_count(0)
    await expect(ann).to_have_title("Purrlor")
    await ann.locator("#company summary").click()
    await expect(ann.locator("#here li")).to_have_text([re.compile("Ann"), re.compile("Bob")])


async def test_a_command_is_completed_by_keyboard_and_found_again_by_arrow_up(stage: Stage):
    page = await stage.inside("Ann")
    line = page.get_by_label("Message or command")
    options = page.get_by_role("listbox").get_by_role("option")
    await line.press_sequentially("/ne")
    await expect(options).to_have_text(["new"])
    await line.press("Tab")
    await expect(line).to_have_value("/new ")
    await line.press_sequentially("c")
    await expect(options).to_have_text(["computer"])
    await line.press("Backspace")
    await expect(options).to_have_text(["boop", "house", "sack", "computer"])
    await line.press("ArrowDown")
    await line.press("ArrowDown")
    await line.press("ArrowUp")
    await expect(options.first).to_have_attribute("aria-selected", "true")
    await line.press("Enter")
    await expect(line).to_have_value("/new boop ")
    await line.press("Escape")
    await line.press("Enter")
    await expect(line).to_have_value("")
    await expect(page.get_by_role("img", name="The bed with 0 cats.")).to_be_visible()
    await line.press("ArrowUp")
    await expect(line).to_have_value("/new boop")


async def test_an_unknown_command_is_explained_where_it_can_be_heard(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/dance")
    status = page.get_by_role("status").filter(has_text="Nobody here knows /dance.")
    await expect(status).to_be_visible()
    await expect(status).to_have_attribute("aria-live", "polite")


async def test_a_reply_to_a_board_is_a_move(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await page.get_by_role("button", name="Reply").click()
    await expect(page.get_by_text("Answering table t1")).to_be_visible()
    await say(page, "c4")
    await expect(page.get_by_text("Your cat lies down on c4.")).to_be_visible()
    await expect(page.get_by_text("Answering table t1")).to_be_hidden()


async def test_a_text_board_can_be_unfolded(stage: Stage):
    page = await stage.inside("Ann")
    stage.desk.cats += ["a1", "c3"]
    await stage.desk.board(None)
    await page.get_by_text("Text board").click()
    await expect(page.locator("pre")).to_have_text(
        "o . . . . .\n. . . . . .\n. . o . . .\n. . . . . .\n. . . . . .\n. . . . . ."
    )


async def test_a_new_game_beside_an_open_one_is_begun_in_the_command_box(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await expect(pad(page).get_by_role("heading")).to_have_count(1)
    await page.get_by_role("button", name="New game").click()
    await expect(page.get_by_label("Message or command")).to_have_value("/new ")
    options = page.get_by_role("listbox").get_by_role("option")
    await expect(options).to_have_text(["boop", "house", "sack", "computer"])
    await options.nth(1).click()
    await expect(page.get_by_label("Message or command")).to_have_value("/new house ")
