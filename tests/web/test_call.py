"""Who looks elsewhere is called when it is their turn: by title, icon, sound, buzz and a note."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence

import pytest
from playwright.async_api import Browser, Page, expect

from bot.platforms.web.pages import STATIC
from tests.patience import DEADLINE
from tests.web.stage import CHROMIUM, hide, press, say
from tests.web.whole import Table, told

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium on this machine"),
]

TURN = "Your turn: put a kitten"
LISTENING = """(notes) => {
  globalThis.rung = [];
  globalThis.sung = 0;
  navigator.vibrate = (length) => rung.push(`buzz ${length}`);
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { sung += 1; start.call(this, at); };
  globalThis.Notification = class {
    static permission = notes === "refused" ? "denied" : "granted";
    constructor(title, { body }) {
      if (notes === "thrown") throw new TypeError("Illegal constructor");
      rung.push(`${title}: ${body}`);
    }
    close() { rung.push("closed"); }
  };
}"""
PLAIN, DOTTED = re.compile(r"^data:image/svg\+xml;base64"), re.compile(r"^data:image/svg\+xml,")
# What a worker shows just now.
NOTES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const notes = (await worker?.getNotifications()) ?? [];
  return notes.map(({ title, body }) => `${title}: ${body}`);
}"""
CALLED = "Purrlor: Boooop.: your move"


async def two_people(table: Table, notes: str = "shown") -> tuple[Page, Page]:
    """Ann, of whose page it is written down how it calls her, and Bob, whose turn it is."""
    ann, bob = await table.page("Ann"), await table.page("Bob")
    await ann.evaluate(LISTENING, notes)
    await say(ann, "/new boop seats=2 ghosts=off")
    await press(bob.locator("#lobby"), "Join")
    await told(ann, TURN)
    await say(ann, "/m c4")
    await told(ann, "Bob to move")
    await ann.evaluate("rung.length = 0")
    return ann, bob


async def rung(page: Page) -> Sequence[str]:
    """How somebody was called."""
    called: Sequence[str] = await page.evaluate("rung")
    return called


async def shows(page: Page, *notes: str) -> None:
    """Wait until a worker shows just these; N.B. `wait_for_function` takes a promise for a yes."""
    async with asyncio.timeout(DEADLINE):
        while await page.evaluate(NOTES) != [*notes]:
            await page.wait_for_timeout(50)


async def test_title_and_icon_say_whose_turn_it_is(table: Table):
    ann, bob = await two_people(table)
    icon = ann.locator("link[rel=icon]")
    await expect(ann).to_have_title("Purrlor")
    await expect(icon).to_have_attribute("href", PLAIN)
    await say(bob, "/m d4")
    await expect(ann).to_have_title("⯈ your move · Purrlor")
    await expect(icon).to_have_attribute("href", DOTTED)
    await say(ann, "/m e5")
    await expect(ann).to_have_title("Purrlor")
    await expect(icon).to_have_attribute("href", PLAIN)


async def test_who_has_turned_to_another_tab_is_called_once_and_the_note_goes_when_they_come(
    table: Table,
):
    ann, bob = await two_people(table)
    await hide(ann, hidden=True)
    await say(bob, "/m d4")
    await told(ann, TURN)
    await bob.get_by_role("button", name="Rules").first.click()
    await say(bob, "hurry up")
    await expect(ann.locator("#messages")).to_contain_text("hurry up")
    assert await rung(ann) == ["buzz 80", CALLED]
    await hide(ann, hidden=False)
    assert await rung(ann) == ["buzz 80", CALLED, "closed"]


async def test_who_has_turned_to_another_tab_is_told_of_the_end_until_they_come(table: Table):
    ann, bob = await two_people(table)
    await hide(ann, hidden=True)
    await say(bob, "/resign yes")
    await told(ann, "Ann wins")
    await expect(ann).to_have_title("⯈ it is over · Purrlor")
    assert await rung(ann) == ["buzz 80", "Purrlor: Boooop.: it is over"]
    await expect(bob).to_have_title("Purrlor")
    await hide(ann, hidden=False)
    await expect(ann).to_have_title("Purrlor")
    assert await rung(ann) == ["buzz 80", "Purrlor: Boooop.: it is over", "closed"]


async def test_an_end_that_comes_while_one_was_asked_is_told_as_well(table: Table):
    ann, bob = await two_people(table)
    await hide(ann, hidden=True)
    await say(bob, "/m d4")
    await told(ann, TURN)
    await say(bob, "/resign yes")
    await told(ann, "Ann wins")
    assert (await rung(ann))[-1] == "Purrlor: Boooop.: it is over"
    await expect(ann).to_have_title("⯈ it is over · Purrlor")


async def test_who_looks_on_is_called_by_no_note(table: Table):
    ann, bob = await two_people(table)
    await say(bob, "/m d4")
    await told(ann, TURN)
    assert await rung(ann) == []


@pytest.mark.parametrize("notes", ["refused", "thrown"])
async def test_where_notes_may_not_be_shown_the_page_goes_on(table: Table, notes: str):
    ann, bob = await two_people(table, notes)
    await hide(ann, hidden=True)
    await say(bob, "/m d4")
    await told(ann, TURN)
    await expect(ann).to_have_title("⯈ your move · Purrlor")
    assert await rung(ann) == ["buzz 80"]


async def test_where_only_a_worker_may_show_notes_it_shows_them_until_one_comes(table: Table):
    ann, bob = await two_people(table, "thrown")
    await ann.context.grant_permissions(["notifications"])
    await hide(ann, hidden=True)
    await say(bob, "/m d4")
    await shows(ann, "Purrlor: Boooop.: your move")
    await hide(ann, hidden=False)
    await shows(ann)
    assert await rung(ann) == ["buzz 80"]


# Notes come when they are let, and do not go by themselves after a while, as they do here.
SLOW_NOTES = """() => {
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, more) {
    await new Promise((go) => (globalThis.late = go));
    await show.call(this, title, { ...more, requireInteraction: true });
    globalThis.shown = true;
  };
}"""


async def test_a_note_that_lies_there_from_before_a_reload_goes_when_one_comes(table: Table):
    ann, bob = await two_people(table, "thrown")
    await ann.context.grant_permissions(["notifications"])
    await ann.evaluate(SLOW_NOTES)
    await hide(ann, hidden=True)
    await say(bob, "/m d4")
    await ann.wait_for_function("() => (globalThis.late?.(), globalThis.shown)")
    await shows(ann, CALLED)
    await ann.reload()
    await told(ann, TURN)
    await shows(ann)


async def test_a_note_that_comes_when_nobody_is_asked_any_more_goes_at_once(table: Table):
    ann, bob = await two_people(table, "thrown")
    await ann.context.grant_permissions(["notifications"])
    await ann.evaluate(SLOW_NOTES)
    await hide(ann, hidden=True)
    await say(bob, "/m d4")
    await ann.wait_for_function("() => globalThis.late !== undefined")
    await say(ann, "/m e5")
    await told(ann, "Bob to move")
    await ann.evaluate("late()")
    await ann.wait_for_function("() => globalThis.shown")
    await shows(ann)


async def test_each_table_calls_for_itself(table: Table):
    ann, bob = await two_people(table)
    await say(bob, "/m d4")
    await told(ann, TURN)
    await hide(ann, hidden=True)
    await say(bob, "/new boop seats=2 ghosts=off")
    await told(bob, "One more is needed")
    await say(ann, "/join")
    await told(bob, TURN)
    await say(bob, "/m c4")
    await expect(ann.locator("#tabs .tab.asked")).to_have_count(2)
    await ann.wait_for_function("() => rung.length > 1")
    assert await rung(ann) == ["buzz 80", CALLED]


# A table calls while the window is hidden: for a turn, the same one, the next, one not known yet.
TURNS = """async script => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  let hidden = true;
  const rung = [];
  globalThis.Notification = class {
    static permission = "granted";
    constructor(title, { body }) { rung.push(body); }
    close() {}
  };
  const icon = document.head.appendChild(document.createElement("link"));
  [icon.rel, icon.href] = ["icon", "data:,"];
  const file = new Blob([script], { type: "text/javascript" });
  const { call } = await import(URL.createObjectURL(file));
  const counts = [];
  const asked = (...turns) => {
    call(turns.map((turn, at) => ({ id: `t${at}`, title: `T${at}`, turn, why: "your-move" })));
    counts.push(rung.length);
  };
  for (const turns of [[1], [1], [3], [null], [3], [3, 8], [3, 9], []]) asked(...turns);
  hidden = false;
  for (const turns of [[4], [6]]) asked(...turns);
  return [counts, rung];
}"""


async def test_who_looks_elsewhere_is_called_for_a_turn_that_follows_another(chromium: Browser):
    page = await chromium.new_page()
    script = (STATIC / "call.js").read_text(encoding="utf-8")
    script = re.sub(r"^import .*sound.*$", "const play = () => {};", script, flags=re.MULTILINE)
    script = re.sub(
        r"^import .*words.*$", "const words = (key) => key;", script, flags=re.MULTILINE
    )
    counts, rung = await page.evaluate(TURNS, script)
    assert counts == [1, 1, 2, 2, 2, 3, 4, 4, 4, 4]
    assert rung == ["T0: your-move", "T0: your-move", "T1: your-move", "T1: your-move"]
    await page.close()


async def test_nothing_sounds_before_somebody_has_pressed_or_after_it_was_turned_off(table: Table):
    ann, bob = await two_people(table)
    await ann.wait_for_function("() => sung > 0")
    await ann.reload()
    await told(ann, "Bob to move")
    await ann.evaluate(LISTENING, "shown")
    await say(bob, "/m d4")
    await told(ann, TURN)
    assert await ann.evaluate("sung") == 0
    await say(ann, "/m e5")
    await ann.wait_for_function("() => sung > 0")
    await ann.locator("#company summary").click()
    await ann.get_by_role("button", name="Turn sounds off").click()
    await told(ann, "Bob to move")
    await ann.evaluate("sung = 0")
    await say(bob, "/m b2")
    await told(ann, TURN)
    assert await ann.evaluate("sung") == 0
