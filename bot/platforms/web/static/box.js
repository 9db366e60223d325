/** The command box: completion and history. */

import { byId, element } from "./dom.js";

const PAUSE = 120;

export class Box {
  /** `say(text, table)` sends a line and `complete(text, table)` gives words that may come next. */
  constructor({ say, complete }) {
    this.say = say;
    this.complete = complete;
    this.line = byId("line");
    this.list = byId("options");
    this.history = [];
    this.turn = 0;
    this.chosen = -1;
    this.asked = 0;
    this.timer = null;
    this.line.addEventListener("input", () => this.typed());
    this.line.addEventListener("keydown", (event) => this.key(event));
    this.line.addEventListener("blur", () => this.offer([]));
    byId("box").addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  /** Start a command for somebody who will choose how it goes on. */
  begin(text) {
    this.line.value = text;
    this.line.focus();
    this.typed();
  }

  send() {
    const text = this.line.value.trim();
    if (text === "") return;
    this.history.push(text);
    this.turn = this.history.length;
    this.line.value = "";
    this.offer([]);
    this.say(text, "");
  }

  typed() {
    clearTimeout(this.timer);
    this.asked += 1;
    if (!this.line.value.startsWith("/")) this.offer([]);
    else this.timer = setTimeout(() => this.look(), PAUSE);
  }

  async look() {
    const asked = this.asked;
    const options = await this.complete(this.line.value, "");
    if (asked === this.asked && document.activeElement === this.line) this.offer(options);
  }

  key(event) {
    if (event.isComposing) return;
    const open = !this.list.hidden;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && open) this.choose(this.chosen + step);
    else if (step !== undefined) this.recall(step);
    else if (event.key === "Tab" && open && !event.shiftKey) this.take(Math.max(0, this.chosen));
    else if (event.key === "Enter" && open && this.chosen >= 0) this.take(this.chosen);
    else if (event.key === "Escape" && open) this.offer([]);
    else return;
    event.preventDefault();
  }

  recall(step) {
    this.turn = Math.min(this.history.length, Math.max(0, this.turn + step));
    this.line.value = this.history[this.turn] ?? "";
    this.line.setSelectionRange(this.line.value.length, this.line.value.length);
  }

  offer(options) {
    this.asked += 1;
    this.list.replaceChildren(...options.map((option, index) => this.draw(option, index)));
    this.list.hidden = options.length === 0;
    this.line.setAttribute("aria-expanded", String(options.length > 0));
    this.choose(-1);
  }

  draw(option, index) {
    const id = `option-${index}`;
    const node = element("li", { id, role: "option", "aria-selected": "false" }, option);
    // Before the box loses the keyboard, which would close the list.
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.take(index);
    });
    return node;
  }

  choose(index) {
    const options = [...this.list.children];
    this.chosen = options.length === 0 ? -1 : Math.max(-1, Math.min(options.length - 1, index));
    options.forEach((node, at) => node.setAttribute("aria-selected", String(at === this.chosen)));
    const chosen = options[this.chosen];
    if (chosen === undefined) this.line.removeAttribute("aria-activedescendant");
    else this.line.setAttribute("aria-activedescendant", chosen.id);
    chosen?.scrollIntoView({ block: "nearest" });
  }

  take(index) {
    const option = this.list.children[index].textContent;
    this.line.value = `${completed(this.line.value, option)} `;
    this.offer([]);
    this.line.focus();
    this.typed();
  }
}

/** An option may stand for the last word alone or, as whole moves do, for all that is typed. */
function completed(line, option) {
  const cut = line.indexOf(" ");
  if (cut < 0) return `/${option}`;
  const typed = line.slice(cut + 1);
  const whole = option.toLowerCase().includes(typed.trim().toLowerCase());
  const kept = whole ? line.slice(0, cut + 1) : line.slice(0, line.lastIndexOf(" ") + 1);
  return kept + option;
}
