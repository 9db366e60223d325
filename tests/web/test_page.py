"""Playing and talking on the page, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.contract import Button, Post, Style
from tests.web.stage import CHROMIUM, DESKTOP, PHONE, Stage, asked, bed, cards, say, tap

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]


SIZES = {"phone": PHONE, "small phone": (360, 640), "on its side": (844, 390), "desktop": DESKTOP}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
async def test_a_newcomer_is_at_a_large_board_against_a_computer_after_two_clicks(
    stage: Stage, size, tmp_path: Path
):
    page = await stage.tab(await stage.browser(size))
    await expect(page.get_by_label("What shall we call you?")).not_to_have_value("")
    await page.get_by_role("button", name="Come in").click()
    await page.get_by_role("button", name="Play Boooop. against a computer").click()
    await expect(asked(page).get_by_text("Where shall your kitten lie down?")).to_be_in_viewport()
    await expect(page.get_by_role("img", name="The bed with 0 cats.")).to_be_visible()
    await expect(page.locator("#hero")).to_be_hidden()
    await expect(page).to_have_title("⯈ your move · Purrlor")
    verbs = [command.verb for command in stage.desk.commands]
    assert [verb for verb in verbs if verb != "sight"] == ["welcome", "new"]
    shot = await page.screenshot(path=tmp_path / "board.png")
    assert len(shot) > 10_000
    assert await page.evaluate("document.documentElement.scrollWidth") == size[0]
    box = await bed(page).bounding_box()
    assert box is not None
    wide = size[0] < size[1]
    assert box["width"] >= 0.96 * size[0] if wide else box["height"] >= 0.9 * size[1]
    assert box["width"] >= 600 or size != DESKTOP
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]


async def test_a_whole_turn_is_two_taps_on_the_board(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await tap(page, "c4")
    await expect(page.get_by_role("img", name="Your cat on c4.")).to_be_visible()
    await expect(asked(page).get_by_text("Tap it again")).to_be_visible()
    await tap(page, "d5")
    await expect(page.get_by_role("img", name="Your cat on d5.")).to_be_visible()
    await tap(page, "c4")
    await expect(page.get_by_role("img", name="Your cat on c4.")).to_be_visible()
    await tap(page, "Put it there")
    await expect(page.get_by_text("Your cat lies down on c4.")).to_be_visible()
    await expect(page.get_by_role("img", name="The bed with 2 cats.")).to_be_visible()
    await expect(page.locator("#moves li")).to_have_count(2)
    await expect(page.locator("#herald")).to_contain_text("A cat lies down on a1.")
    await expect(bed(page).get_by_role("button", name="b1", exact=True)).to_be_visible()
    await expect(bed(page).get_by_role("button", name="c4", exact=True)).to_have_count(0)
    assert stage.desk.cats == ["c4", "a1"]
    assert await page.evaluate("document.querySelector('#board').contains(document.activeElement)")


async def test_a_finger_that_taps_twice_by_mistake_only_looks(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await bed(page).get_by_role("button", name="c4", exact=True).dblclick()
    await expect(page.get_by_role("img", name="Your cat on c4.")).to_be_visible()
    await asked(page).get_by_role("button", name="Back").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("img", name="The bed with 0 cats.")).to_be_visible()
    assert "move" not in [command.verb for command in stage.desk.commands]


async def test_places_lie_where_they_are_drawn_and_a_turn_is_played_by_keyboard(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    spot = bed(page).get_by_role("button", name="c4", exact=True)
    here, picture = await spot.bounding_box(), await bed(page).bounding_box()
    assert picture is not None
    assert here is not None
    assert abs((here["x"] - picture["x"]) / picture["width"] - 0.35) < 0.01
    assert abs((here["y"] - picture["y"]) / picture["height"] - 0.50) < 0.01
    assert await bed(page).locator("[tabindex='0']").count() == 1
    await spot.focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        await page.keyboard.press(key)
    await expect(bed(page).get_by_role("button", name="d4", exact=True)).to_be_focused()
    await page.keyboard.type("e2")
    await expect(bed(page).get_by_role("button", name="e2", exact=True)).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("img", name="Your cat on e2.")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("img", name="The bed with 0 cats.")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("img", name="Your cat on e2.")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("img", name="The bed with 2 cats.")).to_be_visible()
    assert stage.desk.cats == ["e2", "a1"]


async def test_without_places_on_the_picture_the_grid_is_of_thumb_sized_squares(stage: Stage):
    page = await stage.inside("Ann", await stage.browser(PHONE))
    rows = tuple(
        tuple(Button(f"{column}{row}", f"t1.1.pad.{column}{row}") for column in "abcdef")
        for row in range(1, 7)
    )
    await expect(page.locator("#hero")).to_be_visible()
    person = stage.desk.commands[0].person
    await stage.house.web.whisper(person, Post("pad", "Choose a place", rows=rows))
    cells = cards(page).locator(".grid button")
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
    spot = bed(page).get_by_role("button", name="c4", exact=True)
    await expect(spot).to_be_visible()
    await spot.evaluate(thrice)
    await expect(asked(page).get_by_role("button", name="Put it there")).to_be_visible()
    verbs = [command.verb for command in stage.desk.commands]
    assert [verb for verb in verbs if verb != "sight"] == ["welcome", "new", "pad"]


async def test_two_people_see_the_same_room(stage: Stage):
    ann = await stage.inside("Ann")
    bob = await stage.inside("Bob")
    await say(ann, "Hello <b>Bob</b>!")
    await say(bob, "/new boop computer")
    for page in (ann, bob):
        await page.get_by_role("tab", name="Chat").click()
        await expect(page.get_by_text("Hello <b>Bob</b>!", exact=True).first).to_be_visible()
        await expect(page.get_by_role("img", name="The bed with 0 cats.")).to_be_visible()
    await expect(bed(bob).get_by_role("button")).to_have_count(36)
    await expect(bed(ann).get_by_role("button")).to_have_count(0)
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


async def test_a_place_that_is_typed_is_tapped_and_no_chat(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    await say(page, "C4")
    await expect(page.get_by_role("img", name="Your cat on c4.")).to_be_visible()
    await page.get_by_role("tab", name="Chat").click()
    await expect(page.locator(".said")).to_have_count(0)


async def test_what_cannot_be_undone_is_asked_twice_and_lies_under_no_finger(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    rows = ((Button("Give up", "t1.1.resign.", Style.DANGER),),)
    stage.desk.extra = rows
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    await stage.desk.board(stage.desk.commands[0].person)
    button = asked(page).get_by_role("button", name="Give up")
    await expect(button).to_be_visible()
    await page.wait_for_timeout(400)
    await button.click()
    await expect(asked(page).get_by_role("button", name="Sure? Give up")).to_be_visible()
    assert "resign" not in [command.verb for command in stage.desk.commands]
    await button.click()
    await expect(page.get_by_text("Nobody here knows /resign.")).to_be_visible()


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
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    await page.get_by_role("button", name="New game").click()
    await expect(page.get_by_label("Message or command")).to_have_value("/new ")
    options = page.get_by_role("listbox").get_by_role("option")
    await expect(options).to_have_text(["boop", "house", "sack", "computer"])
    await options.nth(1).click()
    await expect(page.get_by_label("Message or command")).to_have_value("/new house ")
