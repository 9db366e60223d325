/** One of many numbers, chosen on one line: a step down, a slider, a step up, and what it would do. */

import { element } from "./dom.js";
import { readData } from "./post.js";
import { words } from "./words.js";

/** Fewer are buttons. */
const LEAST = 6;

/** The buttons that differ by a number alone, one for each number between two; null if they are few. */
export function numbersOf(buttons) {
  const runs = new Map();
  for (const button of buttons) {
    const [, head, number] = /^(.* )(\d+)$/.exec(readData(button.data).words) ?? [];
    if (head === undefined) continue;
    if (!runs.has(head)) runs.set(head, []);
    runs.get(head).push({ number: Number(number), button });
  }
  for (const run of runs.values()) {
    run.sort((one, two) => one.number - two.number);
    if (run.length >= LEAST && run.at(-1).number - run[0].number === run.length - 1) return run;
  }
  return null;
}

/** Have one number chosen; begins with the one that was `last`, and tells `chose` each that is. */
export function drawDial(run, last, chose, press) {
  const [least, most] = [run[0].number, run.at(-1).number];
  const slider = element("input", { type: "range", min: String(least), max: String(most), "aria-label": words("number") });
  const go = element("button", { type: "button", class: "plain go" });
  const turn = (number) => {
    const { button } = run[Math.min(Math.max(number, least), most) - least];
    slider.value = String(number);
    slider.setAttribute("aria-valuetext", button.label);
    go.textContent = button.label;
    go.dataset.data = button.data;
    chose(number);
  };
  const step = (by, sign, name) => {
    const node = element("button", { type: "button", class: "plain icon", tabindex: "-1", "aria-label": name }, sign);
    node.addEventListener("click", () => turn(Math.min(Math.max(Number(slider.value) + by, least), most)));
    return node;
  };
  slider.addEventListener("input", () => turn(Number(slider.value)));
  slider.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    go.focus({ preventScroll: true });
    go.click();
  });
  go.addEventListener("click", () => {
    const chosen = run[Number(slider.value) - least].button;
    if (go.getAttribute("aria-disabled") !== "true") press(chosen, go);
  });
  turn(last);
  return element("div", { class: "dial" }, step(-1, "−", words("less")), slider, step(1, "+", words("more")), go);
}
