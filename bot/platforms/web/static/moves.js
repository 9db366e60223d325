/** The moves as they were told, turn by turn, and how the table looked after each. */

import { complete } from "./art.js";
import { Board } from "./board.js";
import { breathe } from "./breath.js";
import { byId, element } from "./dom.js";

export class Moves {
  /** `have(number)` sees to it that it is known how the table looked after a move, if it can. */
  constructor(have) {
    this.have = have;
    this.list = byId("moves");
    this.nothing = byId("no-moves");
    this.open = null;
    this.peeked = null;
    this.under = null;
    this.looks = 0;
  }

  show(table, other) {
    if (other) this.list.replaceChildren();
    const { told } = table;
    while (this.list.children.length > told.length) this.list.lastElementChild.remove();
    told.forEach((each, at) => {
      const node = this.list.children[at];
      if (node?.told?.text === each.text) node.told = each;
      else if (node === undefined) this.list.append(this.draw(each));
      else node.replaceWith(this.draw(each));
    });
    this.forget();
    this.nothing.hidden = told.length > 0;
    const pane = this.list.parentElement;
    const { offsetTop, offsetHeight } = pane.querySelector("[open]") ?? this.list;
    pane.scrollTop = offsetTop + offsetHeight - pane.clientHeight;
  }

  clear() {
    this.list.replaceChildren();
    this.forget();
    this.nothing.hidden = false;
  }

  /** A move that is told no more is not looked at either: nobody says that the mouse has left it. */
  forget() {
    if (this.under !== null && !this.under.isConnected) this.peek(null);
  }

  draw(told) {
    const button = element("button", { type: "button", class: "told", "aria-expanded": "false" }, told.text);
    const node = element("li", { class: told.own ? "own" : "" }, button);
    node.told = told;
    button.addEventListener("click", () => this.toggle(node, button));
    // N.B. not as soon as it is under the mouse: it may have slid there.
    button.addEventListener("pointermove", ({ pointerType }) => {
      if (pointerType === "mouse" && this.under !== node) this.peek(node);
    });
    button.addEventListener("pointerleave", () => this.peek(null));
    return node;
  }

  /** Show beside the list how the table looked after a move, as long as the mouse is there. */
  async peek(node) {
    const own = ++this.looks;
    this.under = node;
    this.peeked?.remove();
    this.peeked = null;
    const scene = node === null || node.contains(this.open) ? null : await this.sceneAfter(node);
    await breathe();
    if (scene === null || own !== this.looks) return;
    this.peeked = framed(scene, "board mini peek");
    document.body.append(this.peeked);
    const list = this.list.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.peeked;
    const beside = list.left > wide ? list.left - wide - 8 : list.right - wide - 8;
    const level = node.getBoundingClientRect().top - (list.left > wide ? 0 : high + 8);
    this.peeked.style.left = `${beside}px`;
    this.peeked.style.top = `${Math.max(4, Math.min(level, innerHeight - high - 4))}px`;
  }

  /** How the table looked after a move, or as soon after it as it was seen here; null if never. */
  async sceneAfter(node) {
    await this.have([...this.list.children].indexOf(node));
    let shown = node;
    while (shown !== null && shown.told.scene === null) shown = shown.nextElementSibling;
    const scene = shown?.told.scene ?? null;
    return scene !== null && complete(scene) ? scene : null;
  }

  /** Unfold or fold the picture below a move. */
  async toggle(node, button) {
    this.peek(null);
    const own = this.looks;
    const was = this.open;
    this.open?.remove();
    this.open = null;
    for (const each of this.list.querySelectorAll("[aria-expanded=true]")) {
      each.setAttribute("aria-expanded", "false");
    }
    if (was !== null && was.parentElement === node) return;
    const scene = await this.sceneAfter(node);
    if (scene === null || own !== this.looks) return;
    const frame = framed(scene, "board mini");
    node.append(frame);
    button.setAttribute("aria-expanded", "true");
    this.open = frame;
    frame.scrollIntoView({ block: "nearest" });
  }
}

function framed(scene, kind) {
  const frame = element("div", { class: kind });
  new Board(frame, () => {}).show({ ...scene, spots: [] });
  return frame;
}
