/** Shows how all cells of a table go elsewhere at once, as a growing table is drawn anew. */

import { element, lie } from "./dom.js";
import { carryAlong } from "./moving.js";

/** What was drawn of the cells, to be moved over the new ground; null where they stay. */
export function panning(canvas, before, after) {
  if (!before.plot || !after.plot || String(before.plot[1]) === String(after.plot[1])) return null;
  const [[[left, top, right, bottom], old], [[x, y, end, foot], fresh]] = [before.plot, after.plot];
  const [wide, high] = [end - x, foot - y];
  const cells = element("canvas", { width: String(right - left), height: String(bottom - top) });
  cells.getContext("2d").drawImage(canvas, -left, -top);
  lie(cells, [(left - x) / wide, (top - y) / high, (right - x) / wide, (bottom - y) / high]);
  // N.B. one pixel of what lies around them: new places beside them are not seen in part.
  const around = element("canvas", { width: "1", height: "1" });
  around.getContext("2d").drawImage(canvas, 1 - left, 1 - top);
  const node = element("div", { class: "veil pan", "aria-hidden": "true" }, around, cells);
  const { width, height } = after;
  node.area = [x / width, y / height, end / width, foot / height];
  lie(node, node.area);
  node.way = { ...way([left, top], old, fresh, width), corner: [left / width, top / height] };
  return node;
}

/** Let the cells go where they lie now. */
export function pan(node) {
  const cells = node.lastElementChild;
  const { x, y, across, down } = node.way;
  carryAlong(cells, `translate(${100 * x}cqw, ${100 * y}cqw) scale(${across}, ${down})`);
}

/** Where a box of the board comes that goes with the cells; null where they stay. */
export function movedBy(node, { width, height }) {
  if (node === null) return null;
  const { x, y, across, down, corner } = node.way;
  const [left, top] = corner;
  const right = (edge) => left + (edge - left) * across + x;
  const below = (edge) => top + (edge - top) * down + (y * width) / height;
  return (box) => box.map((edge, side) => (side % 2 ? below(edge) : right(edge)));
}

/** How far the cells go, in widths of the board, and how much larger they become. */
function way([left, top], old, fresh, width) {
  const across = (fresh[2] - fresh[0]) / (old[2] - old[0]);
  const down = (fresh[3] - fresh[1]) / (old[3] - old[1]);
  const x = fresh[0] + (left - old[0]) * across - left;
  const y = fresh[1] + (top - old[1]) * down - top;
  return { x: x / width, y: y / width, across, down };
}
