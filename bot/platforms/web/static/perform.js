/** Shows what happens between two positions on a board. */

import { address } from "./art.js";
import { element, lie } from "./dom.js";
import { atLast, chase, comeIn, fade, flee, goAway, halfway, roll, travel, turn } from "./moving.js";

/** Milliseconds in which the ground as it was gives way to the ground as it is. */
const LIFT = 140;

/** Let an act be seen; false if what it is about still has to be put where it ends. */
export function perform(board, act, size, delay, veil) {
  const { piece, place } = act;
  if (place !== null) return arrive(board, act, size, delay);
  if (piece === null) carry(board, act, size, delay, veil);
  else leave(act, size, delay);
  return true;
}

/** Something goes off the board, or to where it is no piece. */
function leave({ piece, end, manner }, size, delay) {
  const { node, box: home } = piece;
  node.classList.add("gone");
  const gone = () => node.remove();
  if (manner === "chase") atLast(chase(node, size, { home, to: end, delay }), gone);
  else if (manner === "flee") atLast(flee(node, size, { home, delay }), gone);
  else if (end === null) atLast(goAway(node), gone);
  else atLast(travel(node, size, { home, from: home, to: end, manner, delay, fill: "both" }), gone);
}

/** A piece comes, goes to another place, or shows another side. */
function arrive(board, { piece, place, start, manner }, size, delay) {
  const node = piece?.node ?? board.newPiece(place);
  const other = piece !== null && piece.art !== place.art;
  const from = piece?.box ?? start;
  const here = from !== null && near(from, place.box);
  board.place({ piece: { ...piece, node, art: place.art }, place });
  const show = () => (node.src = address(place.art));
  if (other && (here || manner === "turn") && manner !== "roll") halfway(node, delay, show);
  else if (other) show();
  if (manner === "roll") roll(node, delay);
  else if (from === null) comeIn(node, delay);
  else if (!here) travel(node, size, { home: place.box, from, to: place.box, manner, delay });
  else if (other) turn(node, delay);
  return true;
}

/** Something that is drawn on the ground goes where it goes. */
function carry(board, { start, end, manner }, size, delay, veil) {
  const laid = manner === "lay";
  const home = laid ? end : start;
  const node = cutOut(laid ? [board.canvas] : [board.canvas, veil], home);
  board.layer.append(node);
  lie(node, home);
  if (!laid) clear(veil, start);
  atLast(travel(node, size, { home, from: start, to: end, manner, delay, fill: "both" }), () => node.remove());
}

/** Take the ground as it was away as soon as all that moves is there; keeps its promise then. */
export function lift(veil, layer) {
  const late = Math.max(0, ...layer.getAnimations({ subtree: true }).map(endOf));
  const lifting = fade(veil, Math.max(0, late - LIFT), LIFT);
  atLast(lifting, () => drop(veil));
  return lifting.finished.catch(() => {});
}

/** Take a veil away, and its pixels at once: they would be swept up late, and for long. */
export function drop(veil) {
  veil.remove();
  veil.width = 0;
}

/** The ground as it was, where it becomes another: to be taken away when all that moves is there. */
export function veiling(canvas, [left, top, right, bottom]) {
  const veil = element("canvas", { class: "veil", "aria-hidden": "true" });
  const { width, height } = canvas;
  [veil.width, veil.height] = [right - left, bottom - top];
  veil.getContext("2d").drawImage(canvas, -left, -top);
  veil.corner = [left, top];
  veil.whole = [width, height];
  lie(veil, [left / width, top / height, right / width, bottom / height]);
  canvas.after(veil);
  return veil;
}

/** A part of a ground, to be moved: of canvases that lie above each other. */
function cutOut([ground, ...above], [left, top, right, bottom]) {
  const { whole = [ground.width, ground.height] } = above[0] ?? {};
  const [x, y] = [Math.round(left * whole[0]), Math.round(top * whole[1])];
  const width = Math.max(1, Math.round((right - left) * whole[0]));
  const height = Math.max(1, Math.round((bottom - top) * whole[1]));
  const node = element("canvas", { class: "thing gone", width: String(width), height: String(height) });
  const pen = node.getContext("2d");
  pen.drawImage(ground, -x, -y);
  for (const veil of above) pen.drawImage(veil, veil.corner[0] - x, veil.corner[1] - y);
  return node;
}

/** Take away what is drawn in a part of a ground. */
function clear(veil, [left, top, right, bottom]) {
  const [width, height] = veil.whole;
  const [x, y] = [left * width - veil.corner[0], top * height - veil.corner[1]];
  veil.getContext("2d").clearRect(x, y, (right - left) * width, (bottom - top) * height);
}

/** When an animation will be over, in milliseconds from now. */
function endOf({ effect }) {
  return Number(effect.getComputedTiming().endTime);
}

/** Whether two boxes are the same, as far as anybody can see. */
function near(one, other) {
  return one.every((edge, side) => Math.abs(edge - other[side]) < 0.003);
}
