/** A board: its ground, the pieces on it, and the places that may be tapped. */

import { address, complete, image, withGround } from "./art.js";
import { breathe, ownFrame } from "./breath.js";
import { element, lie } from "./dom.js";
import { acts } from "./motion.js";
import { almost, skip, starts, still } from "./moving.js";
import { movedBy, pan, panning } from "./pan.js";
import { bare, clear, covering, drop, heavy, lift, perform, veiling } from "./perform.js";
import { Spots } from "./spots.js";

export class Board {
  /** `press(button)` is told what was tapped. */
  constructor(root, press) {
    this.root = root;
    this.canvas = element("canvas", { role: "img" });
    this.layer = element("div", { class: "pieces", "aria-hidden": "true" });
    this.spots = new Spots(root, press);
    this.chosen = element("div", { class: "chosen", hidden: true });
    this.pieces = [];
    this.picture = null;
    this.drawn = null;
    this.owed = [];
    this.stirred = false;
    this.ready = [];
    this.staging = null;
    this.step = null;
    root.append(this.canvas, this.layer, this.chosen, this.spots.home);
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
    this.spots.show(picture);
    this.chosen.hidden = !begun || this.spots.tappedAt === null;
    if (!this.chosen.hidden) lie(this.chosen, this.spots.tappedAt);
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
   * comes next. Where much of the ground becomes another, a copy of it covers all two frames
   * before anything sets out: the pixels of one large canvas take a slow phone long.
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
    this.spots.settle();
    this.move(picture, owed, before);
    this.drawn = picture;
  }

  /** Be as wide and high as a picture. */
  shape({ width, height }) {
    this.root.style.setProperty("--ratio", String(width / height));
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

  clear() {
    this.hurry();
    for (const node of [...this.layer.children]) node.remove();
    this.spots.clear();
    this.pieces = [];
    this.picture = null;
    this.drawn = null;
    this.owed = [];
  }
}
