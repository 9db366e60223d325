/** A board: its ground, the pieces on it, and the places that may be tapped. */

import { address, complete, image, withGround } from "./art.js";
import { point } from "./arrows.js";
import { breathe, ownFrame } from "./breath.js";
import { element, lie, walkable } from "./dom.js";
import { acts } from "./motion.js";
import { almost, skip, starts, still } from "./moving.js";
import { movedBy, pan, panning } from "./pan.js";
import { bare, clear, covering, drop, heavy, lift, perform, veiling } from "./perform.js";
import { effectOf, readData } from "./post.js";

/** Milliseconds in which a finger that tapped twice by mistake does no harm. */
const SETTLING = 280;
/** Places larger than this share of a board glow at their edge instead of showing a dot. */
const LARGE = 0.03;

export class Board {
  /** `press(button)` is told what was tapped. */
  constructor(root, press) {
    this.root = root;
    this.press = press;
    this.canvas = element("canvas", { role: "img" });
    this.layer = element("div", { class: "pieces", "aria-hidden": "true" });
    this.spots = element("div", { class: "spots", role: "group" });
    this.chosen = element("div", { class: "chosen", hidden: true });
    this.tappedAt = null;
    this.pieces = [];
    this.nodes = new Map();
    this.picture = null;
    this.drawn = null;
    this.owed = [];
    this.stirred = false;
    this.ready = [];
    this.staging = null;
    this.step = null;
    this.last = "";
    this.typed = "";
    root.append(this.canvas, this.layer, this.chosen, this.spots);
    walkable(this.spots);
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("pointerdown", () => this.hurry(), true);
  }

  /**
   * Show a picture; what moved on the way is told by `motions`, if the last one led here. Where
   * more is to be tapped, what was tapped last stays marked as `begun`. A step that is still being
   * seen is seen to its end, unless somebody taps or what is shown was not just `looked` at.
   */
  async show(picture, motions = null, { begun = false, looked = false } = {}) {
    if (!complete(picture)) return;
    this.picture = picture;
    if (this.drawn === null) this.shape(picture);
    this.canvas.setAttribute("aria-label", picture.alt);
    this.placeSpots(picture);
    this.chosen.hidden = !begun || this.tappedAt === null;
    if (!this.chosen.hidden) lie(this.chosen, this.tappedAt);
    const cut = motions === null || (motions.length === 0 && !looked);
    this.owed = cut ? [] : [...this.owed, ...motions];
    if ((looked || this.owed.length > 0) && this.drawn !== null) await this.step;
    await this.prepare(picture);
    await this.staging?.catch(() => {}); // whoever showed that hears of it; what comes is shown all the same
    await withGround(this.canvas, picture, async (paint, area) => {
      await ownFrame();
      if (this.picture === picture) await (this.staging = this.stage(picture, motions !== null, area, paint));
    });
  }

  /**
   * Let a picture take the place of what was drawn: what has begun is gone through with, whatever
   * comes next. Where much of the ground becomes another, a copy of it covers all for two frames:
   * the pixels of one large canvas take a slow phone a third of what a task may take.
   */
  async stage(picture, lively, area, paint) {
    this.hurry();
    const { drawn, owed } = this;
    this.owed = [];
    const moving = lively && drawn !== null && !still();
    const cover = moving && heavy(area, this.canvas) ? covering(this.canvas) : null;
    if (cover !== null) {
      await ownFrame();
      paint();
      await ownFrame();
      if (this.drawn !== drawn) return drop(cover);
    }
    const ground = cover ?? this.canvas;
    const before = moving ? { ...drawn, veil: veiling(ground, cover, area, picture, drawn.plot) } : null;
    if (moving) before.cells = panning(ground, before, picture);
    if (cover === null) paint();
    else if (cover !== before.veil) drop(cover);
    this.shape(picture);
    this.settle();
    this.move(picture, owed, before);
    this.drawn = picture;
  }

  /** Be as wide and high as a picture. */
  shape({ width, height }) {
    this.root.style.setProperty("--ratio", String(width / height));
  }

  /** What has changed is seen from now on: a finger that was on its way meant something else. */
  settle() {
    for (const node of this.nodes.values()) if (node.changed === Infinity) node.changed = performance.now();
  }

  /** Whatever moves is there at once. */
  hurry() {
    if (!this.stirred) return; // asking what moves has everything laid out
    this.stirred = false;
    skip(this.root);
    for (const node of this.root.querySelectorAll(":scope > .veil")) drop(node);
    for (const node of this.root.querySelectorAll(".gone")) node.remove();
  }

  /** Put the pieces where they lie, on their way from where they lay `before` where something moves. */
  move(picture, motions, before) {
    const { width, height } = picture;
    const part = ([left, top, right, bottom]) => [left / width, top / height, right / width, bottom / height];
    const parts = (homes) => Object.fromEntries(Object.entries(homes ?? {}).map(([word, box]) => [word, part(box)]));
    const fresh = picture.pieces.map(([word, left, top, right, bottom, art]) => ({
      word,
      art,
      box: part([left, top, right, bottom]),
    }));
    const lively = before !== null && this.pieces.length + fresh.length < 90;
    const cells = lively ? before.cells : null;
    const lay = before ? parts({ ...picture.homes, ...(cells === null ? before.homes : {}) }) : {};
    const homes = { before: lay, after: parts(picture.homes) };
    // N.B. the board has another shape by now, and whatever lay there lies there still.
    const [wider, higher] = before ? [before.width / width, before.height / height] : [1, 1];
    for (const piece of this.pieces) piece.box = piece.box.map((edge, side) => edge * (side % 2 ? higher : wider));
    const all = acts(this.pieces, fresh, motions, homes, movedBy(cells, picture));
    const size = { width: 100, height: (100 * height) / width }; // N.B. to ask has everything laid out
    const delays = starts(all.filter(({ told }) => told).map(({ manner }) => manner));
    const late = almost(delays);
    if (cells !== null) {
      clear(before.veil, cells.area);
      before.veil.after(cells);
      pan(cells);
    }
    for (const act of all) {
      const delay = act.told ? delays.shift() : act.late ? late : 0;
      if (lively && act.told) bare(before.veil, act, fresh, delay);
      const away = lively && perform(this, act, size, delay, before.veil);
      if (!away) this.place(act);
    }
    this.ready = [];
    fresh.forEach((piece, at) => (piece.node.style.zIndex = String(at)));
    this.pieces = fresh;
    if (before === null) return;
    this.stirred = true;
    this.step = lift(cells === null ? [before.veil] : [before.veil, cells], this.layer);
  }

  /** Put what an act is about where it ends. */
  place({ piece, place }) {
    if (place === null) return piece?.node.remove();
    place.node = piece?.node ?? this.newPiece(place);
    lie(place.node, place.box);
    if (piece !== null && piece.art !== place.art) place.node.src = address(place.art);
  }

  /** Have a node for every piece that is new, a few at a time. */
  async prepare({ pieces }) {
    const lying = this.pieces.map(({ art }) => art);
    for (const [, , , , , art] of pieces) {
      const at = lying.indexOf(art);
      if (at >= 0) lying.splice(at, 1);
      else {
        await breathe();
        this.ready.push([art, image(art)]);
      }
    }
  }

  newPiece({ art }) {
    const at = this.ready.findIndex(([each]) => each === art);
    const node = at < 0 ? image(art) : this.ready.splice(at, 1)[0][1];
    this.layer.append(node);
    return node;
  }

  placeSpots(picture) {
    const active = this.spots.contains(document.activeElement) ? document.activeElement : null;
    const inside = active !== null || document.activeElement === this.root;
    const wanted = new Map(picture.spots.map((spot) => [`${spot.left} ${spot.top}`, spot]));
    for (const [key, node] of this.nodes) {
      if (wanted.has(key)) continue;
      node.remove();
      this.nodes.delete(key);
    }
    this.spots.classList.toggle("lettered", picture.lettered ?? false);
    for (const [key, spot] of wanted) this.placeSpot(key, spot);
    this.spots.hidden = wanted.size === 0;
    this.rove(this.last);
    if (inside && !this.spots.contains(document.activeElement)) this.focus();
  }

  placeSpot(key, spot) {
    let node = this.nodes.get(key);
    if (node === undefined) {
      node = element("button", { type: "button", class: "spot" });
      node.addEventListener("click", (event) => this.tapped(node, event));
      node.addEventListener("focus", () => this.rove(key));
      this.nodes.set(key, node);
      this.spots.append(node);
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
      if (node.getAttribute("tabindex") !== stop) node.setAttribute("tabindex", stop); // else all styles are reckoned anew
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
    this.hurry();
    for (const node of [...this.layer.children, ...this.spots.children]) node.remove();
    this.nodes.clear();
    this.pieces = [];
    this.picture = null;
    this.drawn = null;
    this.owed = [];
    this.tappedAt = null;
  }
}

/** The place a button is about: the last word of the move it says, or of the last of several. */
function placeOf({ data, style }) {
  const moves = readData(data).words.split(" ; ");
  return (style === "success" ? moves[0] : moves.at(-1)).split(" ").at(-1);
}
