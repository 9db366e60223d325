/** What a finger means: the button that lay under it when it set out, whatever has come there meanwhile. */

import { toast } from "./dom.js";
import { readData } from "./post.js";
import { words } from "./words.js";

/** Milliseconds for which a finger is on its way. */
const SETTLING = 350;
/** Pixels by which it trembles. */
const TREMBLE = 10;
/** Where buttons stand that others, too, make come and go. */
const HOMES = ["#deeds", "#tools", "#lobby", "#hero"];
const BUTTONS = HOMES.map((home) => `${home} button[data-data]`).join();

export class Finger {
  /** `press(button)` is told what was pressed that is there no more. */
  constructor(press) {
    this.press = press;
    this.before = [];
    this.meant = null;
    this.done = false;
    this.last = { data: "", at: -SETTLING };
    document.addEventListener("pointerdown", (event) => this.down(event), true);
    document.addEventListener("pointerup", (event) => this.up(event), true);
    document.addEventListener("pointercancel", () => (this.meant = null), true);
    document.addEventListener("click", (event) => this.click(event), true);
  }

  /** Everything may be laid out anew now: where each button lies is remembered for a moment. */
  remember() {
    const now = performance.now();
    const lay = [...document.querySelectorAll(BUTTONS)].map((node) => ({
      data: node.dataset.data,
      box: node.getBoundingClientRect(),
    }));
    this.before = [...this.before.filter(({ until }) => now - until < SETTLING), { until: now, lay }];
  }

  /** A button's press is on its way: who taps twice by mistake means it once. */
  pressed({ data }) {
    this.last = { data, at: performance.now() };
  }

  down(event) {
    this.done = false;
    this.meant = event.isPrimary && event.button === 0 ? this.under(event) : null;
  }

  /** What is meant by a finger that comes down; null where it is none of these buttons. */
  under({ target, clientX: x, clientY: y }) {
    // What lies over everything is meant, and the board looks after itself.
    if (target.closest("#stage, #ask, #dock") === null || target.closest("#board") !== null) return null;
    const dock = target.closest("#dock");
    if (dock !== null && getComputedStyle(dock).position === "fixed") return null;
    const node = target.closest(BUTTONS);
    const now = performance.now();
    const [then] = this.before.filter(({ until }) => now - until < SETTLING);
    const was = then?.lay.find(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
    if (then === undefined || (was && node && alike(was.data, node.dataset.data))) {
      return node && { x, y, node, data: node.dataset.data };
    }
    return was || node ? { x, y, node: null, data: was?.data ?? null } : null;
  }

  /** What was meant is pressed, if it is not what the browser will take for pressed. */
  up({ clientX, clientY }) {
    const { meant } = this;
    this.meant = null;
    if (meant === null || Math.hypot(clientX - meant.x, clientY - meant.y) > TREMBLE) return;
    if (meant.node?.isConnected) return;
    this.done = true;
    const same = (data) => meant.data !== null && alike(data, meant.data);
    if (same(this.last.data) && performance.now() - this.last.at < SETTLING) return;
    const now = [...document.querySelectorAll(BUTTONS)].find(({ dataset }) => same(dataset.data));
    if (now !== undefined) now.click();
    else if (meant.node !== null) this.press({ data: meant.data });
    else toast(words("changed"));
  }

  click(event) {
    if (!this.done || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Whether two buttons are for the same, now and then. */
function alike(one, other) {
  const [a, b] = [readData(one), readData(other)];
  return a.table === b.table && a.verb === b.verb && a.words === b.words;
}
