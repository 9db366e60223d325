/** Carries what lies on a board to one of its places, with a finger or the mouse. */

import { element, lie } from "./dom.js";

/** Pixels by which a finger trembles on a tap. */
const TREMBLE = 8;

export class Drags {
  /** `lift(button)` presses what has to be pressed first, `back()` takes it back, `beside` is the other picture. */
  constructor(board, { lift, back, beside }) {
    this.board = board;
    this.lift = lift;
    this.back = back;
    this.beside = beside;
    this.all = [];
    this.grabs = [];
    this.carried = null;
    this.under = null;
    this.dropped = 0;
    const { root } = board;
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.drop(event));
    root.addEventListener("pointercancel", () => this.end(null));
    root.addEventListener("click", (event) => this.settle(event), true);
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.end(null));
  }

  /** What may be carried on the picture that is shown now. */
  show(drags) {
    this.all = drags.map(([left, top, right, bottom, first, out]) => ({
      box: [left, top, right, bottom],
      first,
      out,
    }));
    for (const node of this.grabs) node.remove();
    this.grabs = this.all.map(({ box }) => {
      const node = element("div", { class: "grab" });
      lie(node, box);
      return node;
    });
    this.board.spots.home.prepend(...this.grabs);
    for (const node of this.board.spots.nodes.values()) {
      node.classList.toggle("grab", this.all.some(({ box }) => alike(box, node.box)));
    }
  }

  down(event) {
    if (!event.isPrimary || event.button !== 0 || this.carried !== null) return;
    const drag = this.all.find(({ box }) => holds(box, this.point(event)));
    if (drag) this.carried = { drag, start: [event.clientX, event.clientY], node: null, ready: null };
  }

  move(event) {
    const { carried } = this;
    if (carried === null || !event.isPrimary) return;
    const [x, y] = carried.start;
    if (carried.node === null) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < TREMBLE) return;
      this.board.root.setPointerCapture(event.pointerId);
      carried.node = this.draw(carried.drag);
      carried.ready = carried.drag.first ? this.lift({ data: carried.drag.first }) : null;
    }
    const raised = event.pointerType === "touch" ? 0.8 : 0.5; // a finger hides what is under it
    const { node } = carried;
    node.style.translate = `${event.clientX - node.offsetWidth / 2}px ${event.clientY - raised * node.offsetHeight}px`;
    this.hover(this.target(event));
  }

  /** What lies under the pointer is tapped, if it is a place; else nothing has changed. */
  async drop(event) {
    const { carried } = this;
    if (carried === null || !event.isPrimary) return;
    if (carried.node === null) {
      this.carried = null;
      return;
    }
    this.dropped = performance.now();
    await carried.ready;
    if (this.carried === carried) this.end(this.target(event));
  }

  end(target) {
    const { carried } = this;
    if (carried === null) return;
    this.hover(null);
    this.carried = null;
    carried.node?.remove();
    if (target !== null) {
      const tapped = target === this.beside ? this.board.spots.nodeIn(carried.drag.box) : target;
      if (tapped !== null) this.board.spots.tap(tapped);
    } else if (carried.ready !== null) carried.ready.then(() => this.back());
  }

  /** The browser takes what was dropped for a click. */
  settle(event) {
    if (event.detail > 0 && performance.now() - this.dropped < TREMBLE * 10) event.stopPropagation();
  }

  /** Where something would be put down here. */
  target(event) {
    const { drag } = this.carried;
    if (drag.out) {
      const { left, top, right, bottom } = this.beside.getBoundingClientRect();
      return holds([left, top, right, bottom], [event.clientX, event.clientY]) ? this.beside : null;
    }
    const found = [...this.board.spots.nodes.values()].filter(
      (node) => holds(node.box, this.point(event)) && !alike(node.box, drag.box),
    );
    return found.at(-1) ?? null;
  }

  hover(node) {
    this.under?.classList.remove("under");
    this.under = node;
    node?.classList.add("under");
  }

  point({ clientX, clientY }) {
    const { left, top, width, height } = this.board.root.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  }

  /** A cutting of the picture, to follow the pointer. */
  draw({ box }) {
    const { canvas, pieces, root } = this.board;
    const { width, height } = canvas;
    const [left, top] = [box[0] * width, box[1] * height];
    const node = element("canvas", { class: "carried", "aria-hidden": "true" });
    [node.width, node.height] = [(box[2] - box[0]) * width, (box[3] - box[1]) * height];
    const scale = root.clientWidth / width;
    node.style.width = `${node.width * scale}px`;
    const pen = node.getContext("2d");
    pen.drawImage(canvas, -left, -top);
    for (const piece of pieces) {
      const [x, y, right, bottom] = piece.box;
      if (!holds(box, [(x + right) / 2, (y + bottom) / 2])) continue;
      pen.drawImage(piece.node, x * width - left, y * height - top, (right - x) * width, (bottom - y) * height);
    }
    document.body.append(node);
    return node;
  }
}

function holds([left, top, right, bottom], [x, y]) {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function alike(one, two) {
  return one.every((edge, at) => Math.abs(edge - two[at]) < 0.001);
}
