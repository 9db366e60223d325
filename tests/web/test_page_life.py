"""The page through reloads, restarts, other rooms and languages, and how it looks."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot.contract import Person, Post, Venue
from tests.web.stage import CHROMIUM, LINE_IS_DOWN, PHONE, Stage, asked, bed, cards, say, tap

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]


async def test_a_reload_is_the_same_person_with_the_same_table_and_whispers(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    person = stage.desk.commands[0].person
    await stage.house.web.whisper(person, Post("note", "Psst\nOnly for you."))
    await expect(cards(page).get_by_role("heading", name="Psst")).to_be_visible()
    await page.reload()
    await expect(cards(page).get_by_role("heading", name="Psst")).to_be_visible()
    await expect(asked(page).get_by_text("Where shall your kitten")).to_be_visible()
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    assert len({command.person.key for command in stage.desk.commands}) == 1


async def test_the_cats_at_the_door_are_drawn_for_who_stands_there_alone(stage: Stage):
    page = await stage.tab()
    cats = page.locator("#enter .nap")
    await expect(cats).to_be_visible()
    assert await cats.evaluate("cats => cats.decode().then(() => cats.naturalWidth > 0)")
    await page.get_by_role("button", name="Come in").click()
    await expect(page.locator("#line")).to_be_visible()
    await page.reload()
    await expect(page.locator("body")).to_have_css("background-image", re.compile("svg"))
    await expect(page.locator("#line")).to_be_visible()
    await expect(cats).to_have_count(0)


async def test_the_page_tells_by_itself_where_its_clock_hangs(stage: Stage):
    page = await stage.inside("Ann", await stage.browser(timezone_id="Asia/Tokyo"))
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    assert {command.person.zone for command in stage.desk.commands} == {"Asia/Tokyo"}


async def test_another_tab_is_another_person(stage: Stage):
    context = await stage.browser()
    await stage.inside("Ann", context)
    page = await stage.inside("Bob", context)
    await page.locator("#company summary").click()
    await expect(page.locator("#here li")).to_have_text(
        [re.compile("Ann$"), re.compile("Bob .you")]
    )


async def test_a_page_recovers_by_itself_when_the_server_returns(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    await say(page, "before")
    await expect(page.get_by_text("before", exact=True).first).to_be_visible()
    await stage.house.shut()
    await expect(page.get_by_text("The line is down.")).to_be_visible()
    await say(page, "while it was away")
    await tap(page, "c4")
    await stage.house.open(stage.desk)
    await expect(page.get_by_text("The line is down.")).to_be_hidden()
    await expect(page.locator(".said p")).to_have_text(["before", "while it was away"])
    await expect(asked(page).get_by_role("button", name="Put it there")).to_be_visible()
    assert [command.verb for command in stage.desk.commands].count("pad") == 1
    stage.faults = [fault for fault in stage.faults if not fault.startswith(LINE_IS_DOWN)]


async def test_a_board_stands_in_no_chat_and_a_finished_one_takes_no_more_taps(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    await say(page, "good luck")
    stage.desk.over = True
    await stage.desk.board(stage.desk.commands[0].person)
    await expect(asked(page).get_by_role("button", name="Again", exact=True)).to_be_visible()
    await expect(page.locator(".said p")).to_have_text(["good luck"])
    await expect(page.locator("canvas")).to_have_count(2)
    await expect(bed(page).get_by_role("button")).to_have_count(0)
    await expect(page).to_have_title("Purrlor")


async def test_what_others_do_does_not_disturb_a_choice_that_still_stands(stage: Stage):
    page = await stage.inside("Ann")
    await say(page, "/new boop computer")
    await tap(page, "c4")
    await expect(asked(page).get_by_role("button", name="Put it there")).to_be_visible()
    ann = stage.desk.commands[0].person
    await stage.desk.board(ann)
    await page.wait_for_timeout(200)
    await expect(asked(page).get_by_role("button", name="Put it there")).to_be_visible()
    stage.desk.cats += ["f6", "e6"]
    await stage.desk.board(ann)
    await expect(page.get_by_role("img", name="The bed with 2 cats.")).to_be_visible()
    await expect(asked(page).get_by_role("button", name="Put it there")).to_have_count(0)
    await expect(bed(page).get_by_role("button")).to_have_count(34)


async def test_the_page_speaks_hungarian_to_those_who_do_and_can_be_switched(stage: Stage):
    page = await stage.tab(await stage.browser(locale="hu-HU"))
    await expect(page.get_by_label("Hogy szólítsunk?")).not_to_have_value("")
    await page.get_by_role("button", name="Belépek").click()
    await expect(page.get_by_role("heading", name="Üdv a kanapén!")).to_be_visible()
    assert stage.desk.commands[0].person.language == "hu"
    await page.locator("#company summary").click()
    await page.get_by_role("button", name="English").click()
    await expect(page.get_by_role("heading", name="Welcome to the sofa!")).to_be_visible()
    await expect(page.locator("#sound")).to_have_text("Turn sounds off")
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_rooms_are_named_in_the_address(stage: Stage):
    page = await stage.inside("Ann", room="?room=kitchen")
    await say(page, "/resign yes")
    await expect(page.get_by_text("Nobody here knows")).to_be_visible()
    assert stage.desk.commands[-1].venue == Venue("web", "kitchen")
    page = await stage.tab(room="?room=No%20such")
    await page.get_by_role("button", name="Come in").click()
    await expect(page.get_by_role("alert")).to_contain_text("There is no such room")


async def test_what_is_read_on_a_phone_lies_over_the_board_until_it_is_closed(stage: Stage):
    page = await stage.inside("Ann", await stage.browser(PHONE))
    await say(page, "/rules")
    await expect(cards(page).get_by_text("Three cats in a row win.")).to_be_in_viewport()
    await cards(page).get_by_role("button", name="Close").click()
    await expect(cards(page).get_by_text("Three cats in a row win.")).to_have_count(0)
    await stage.house.web.whisper(
        Person("web", stage.desk.commands[-1].person.id, "Ann"), Post("hand", "Your hand\nA cat.")
    )
    await expect(cards(page).get_by_text("A cat.")).to_be_in_viewport()


async def test_chat_moves_the_board_by_no_pixel(stage: Stage):
    page = await stage.inside("Ann", await stage.browser(PHONE))
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    before = await bed(page).bounding_box()
    for number in range(12):
        await say(page, f"purr {number}")
    await expect(page.get_by_text("purr 11").first).to_be_in_viewport()
    await expect(page.get_by_role("button", name="Down to the newest")).to_be_hidden()
    await page.get_by_text("purr 0").first.scroll_into_view_if_needed()
    await stage.house.web.post(Venue("web", "lobby"), Post("late", "somebody else speaks"))
    await expect(page.get_by_text("somebody else speaks")).to_have_count(2)
    await page.get_by_role("button", name="Down to the newest").click()
    await expect(page.locator(".said").last).to_be_in_viewport()
    assert await bed(page).bounding_box() == before


async def test_the_longest_name_stays_on_a_phone(stage: Stage):
    page = await stage.inside("W" * 24, await stage.browser(PHONE))
    await say(page, "Hello!")
    await say(page, "/new boop computer")
    await page.locator("#company summary").click()
    await expect(page.locator("#here li")).to_be_visible()
    for part in ("#log", "#ask", ".sheet"):
        assert await page.locator(part).evaluate("node => node.scrollWidth - node.clientWidth") <= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_words_stand_out_from_what_is_behind_them(stage: Stage, scheme):
    page = await stage.inside("Ann", await stage.browser(color_scheme=scheme))
    await say(page, "Hello!")
    await say(page, "/new boop computer")
    await expect(bed(page).get_by_role("button")).to_have_count(36)
    contrasts = await page.evaluate(CONTRASTS)
    assert len(contrasts) > 10
    assert {text: ratio for text, ratio in contrasts if ratio < 4.5} == {}


CONTRASTS = """() => {
  const channel = (value) =>
    (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [red, green, blue] = numbers(colour).map(channel);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (node) => {
    for (; node !== null; node = node.parentElement) {
      const colour = getComputedStyle(node).backgroundColor;
      if ((numbers(colour)[3] ?? 1) === 1) return colour;
    }
  };
  const seen = [...document.querySelectorAll("#room *")].filter((node) => node.checkVisibility() &&
    [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim() !== ""));
  return seen.map((node) => {
    const pair = [light(getComputedStyle(node).color), light(behind(node))].sort((a, b) => b - a);
    return [node.textContent.trim().slice(0, 30), (pair[0] + 0.05) / (pair[1] + 0.05)];
  });
}"""
