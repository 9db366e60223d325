/** The places of a picture that may be tapped, with a finger, the mouse or the keyboard. */

import { point } from "./arrows.js";
import { element, lie, walkable } from "./dom.js";
import { effectOf, readData } from "./post.js";

/** Milliseconds in which a finger that tapped twice by mistake does no harm. */
const SETTLING = 280;
/** Places larger than this share of a board glow at their edge instead of showing a dot. */
const LARGE = 0.03;

export class Spots {
  /** `root` is the board they are for; `press(button)` is told what was tapped. */
  constructor(root, press) {
    this.root = root;
    this.press = press;
    this.home = element("div", { class: "spots", role: "group" });
    this.nodes = new Map();
    this.tappedAt = null;
    this.last = "";
    this.typed = "";
    walkable(this.home);
    root.addEventListener("keydown", (event) => this.key(event));
  }

  /** Offer the places of a picture; who has the keyboard on one of them keeps it. */
  show(picture) {
    const active = this.home.contains(document.activeElement) ? document.activeElement : null;
    const inside = active !== null || document.activeElement === this.root;
    const wanted = new Map(picture.spots.map((spot) => [`${spot.left} ${spot.top}`, spot]));
    for (const [key, node] of this.nodes) {
      if (wanted.has(key)) continue;
      node.remove();
      this.nodes.delete(key);
    }
    this.home.classList.toggle("lettered", picture.lettered ?? false);
    for (const [key, spot] of wanted) this.place(key, spot);
    this.home.hidden = wanted.size === 0;
    this.rove(this.last);
    if (inside && !this.home.contains(document.activeElement)) this.focus();
  }

  place(key, spot) {
    let node = this.nodes.get(key);
    if (node === undefined) {
      node = element("button", { type: "button", class: "spot early" });
      node.addEventListener("click", (event) => this.tapped(node, event));
      node.addEventListener("focus", () => this.rove(key));
      this.nodes.set(key, node);
      this.home.append(node);
    }
    const { button, left, top, right, bottom } = spot;
    if (node.dataset.data !== button.data) node.changed = Infinity; // until the picture is there
    node.dataset.data = button.data;
    node.dataset.key = key;
    node.button = button;
    node.removeAttribute("aria-disabled");
    node.setAttribute("aria-label", button.label);
    node.setAttribute("aria-description", effectOf(spot));
    const again = readData(button.data).verb === "move" && button.style === "success";
    node.classList.toggle("again", again);
    node.classList.toggle("large", (right - left) * (bottom - top) > LARGE);
    point(node, button.label);
    if (again) node.setAttribute("aria-pressed", "true");
    else node.removeAttribute("aria-pressed");
    node.box = [left, top, right, bottom];
    lie(node, node.box);
  }

  /** What has changed is seen and marked from now on: a finger that was on its way meant something else. */
  settle() {
    for (const node of this.nodes.values()) {
      if (node.changed === Infinity) node.changed = performance.now();
      if (node.classList.contains("early")) node.classList.remove("early");
    }
  }

  tapped(node, event) {
    const moves = readData(node.button.data).verb === "move";
    const hasty = moves && event.detail > 0 && performance.now() - node.changed < SETTLING;
    if (hasty || node.getAttribute("aria-disabled") === "true") return;
    this.last = node.dataset.key;
    this.tappedAt = node.box;
    node.setAttribute("aria-disabled", "true");
    this.press(node.button);
  }

  /** One stop for the Tab key: the place that was chosen last, or the first. */
  rove(key) {
    const nodes = [...this.nodes.values()];
    const chosen = this.nodes.get(key) ?? nodes[0];
    for (const node of nodes) {
      const stop = node === chosen ? "0" : "-1";
      // N.B. to say it again has all styles reckoned anew.
      if (node.getAttribute("tabindex") !== stop) node.setAttribute("tabindex", stop);
    }
  }

  /** Put the keyboard where the work is. */
  focus() {
    const stop = [...this.nodes.values()].find((node) => node.tabIndex === 0);
    (stop ?? this.root).focus({ preventScroll: true });
  }

  /** Whoever types a place's name goes there. */
  key(event) {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === " ") return;
    this.typed = (this.typed + event.key.toLowerCase()).slice(-6);
    for (let start = 0; start < this.typed.length; start += 1) {
      const node = this.find(this.typed.slice(start));
      if (node === null) continue;
      node.focus({ preventScroll: true });
      this.typed = "";
      event.preventDefault();
      return;
    }
  }

  /** The spot of a place's name, if it may be tapped. */
  find(word) {
    return [...this.nodes.values()].find((node) => placeOf(node.button) === word) ?? null;
  }

  /** The place that lies exactly there, if any. */
  nodeIn(box) {
    const same = ({ box: own }) => own.every((edge, at) => Math.abs(edge - box[at]) < 0.001);
    return [...this.nodes.values()].find(same) ?? null;
  }

  /** Tap a place on somebody's behalf. */
  tap(node) {
    node.changed = -Infinity;
    node.click();
  }

  clear() {
    for (const node of [...this.home.children]) node.remove();
    this.nodes.clear();
    this.tappedAt = null;
  }
}

/** The place a button is about: the last word of the move it says, or of the last of several. */
function placeOf({ data, style }) {
  const moves = readData(data).words.split(" ; ");
  return (style === "success" ? moves[0] : moves.at(-1)).split(" ").at(-1);
}
