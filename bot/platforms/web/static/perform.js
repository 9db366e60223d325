/** Shows what happens between two positions on a board. */

import { address } from "./art.js";
import { element, lie } from "./dom.js";
import { LIFT, atLast, chase, comeIn, fade, flee, goAway, halfway, longest, meanwhile, roll, travel, turn } from "./moving.js";

/** Above this share of a board's pixels a canvas takes long. */
const HEAVY = 0.2;
/** So far a mark may reach beyond the piece that lies on it, in parts of a board's width. */
const MARK = 0.0065;

/** Let an act be seen; false if what it is about still has to be put where it ends. */
export function perform(board, act, size, delay, veil) {
  const { piece, place } = act;
  if (place !== null) return arrive(board, act, size, delay);
  if (piece === null) carry(board, act, size, delay, veil);
  else leave(act, size, delay);
  return true;
}

/** Whatever lay under a piece is of no use as soon as it sets out, and would be seen for long. */
export function bare(veil, { piece, place }, fresh, delay) {
  if (piece === null || (place !== null && near(piece.box, place.box))) return;
  const grown = (by) => widened(piece.box, by, veil.whole);
  const [wide, narrow] = [grown(MARK), grown(-MARK)];
  const close = fresh.some(({ box }) => meet(box, wide) && !meet(box, narrow));
  const deed = () => clear(veil, close ? piece.box : wide);
  if (delay === 0) deed();
  else meanwhile(piece.node, delay, deed);
}

function widened(box, by, [width, height]) {
  const down = (by * width) / height;
  return [box[0] - by, box[1] - down, box[2] + by, box[3] + down];
}

/** Whether two boxes have something in common. */
function meet(one, other) {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
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
function arrive(board, { piece, place, start, manner, late }, size, delay) {
  const node = piece?.node ?? board.newPiece(place);
  const other = piece !== null && piece.art !== place.art;
  const from = piece?.box ?? start;
  const here = from !== null && near(from, place.box);
  board.place({ piece: { ...piece, node, art: place.art }, place });
  const show = () => (node.src = address(place.art));
  if (other && (here || manner === "turn") && manner !== "roll") halfway(node, delay, show);
  else if (other) show();
  if (manner === "roll") roll(node, delay);
  else if (from === null) comeIn(node, delay, late && delay > 0 ? LIFT : undefined);
  else if (!here) travel(node, size, { home: place.box, from, to: place.box, manner, delay });
  else if (other) turn(node, delay);
  return true;
}

/** Something that is drawn on the ground goes where it goes; what is laid there stays until all is there. */
function carry(board, { start, end, manner }, size, delay, veil) {
  const laid = manner === "lay";
  const home = laid ? end : start;
  const node = cutOut(laid ? [board.canvas] : [board.canvas, veil], home);
  board.layer.append(node);
  lie(node, home);
  if (!laid) clear(veil, start);
  const way = travel(node, size, { home, from: start, to: end, manner, delay, fill: "both" });
  if (!laid) atLast(way, () => node.remove());
}

/** Take the ground as it was away as soon as all that moves is there; keeps its promise then. */
export function lift(veils, layer) {
  const late = longest([layer, ...veils]);
  const liftings = veils.map((veil) => fade(veil, Math.max(0, late - LIFT), LIFT));
  liftings.forEach((lifting, at) => atLast(lifting, () => drop(veils[at])));
  atLast(liftings[0], () => {
    drop(veils[0]);
    for (const node of layer.querySelectorAll(".thing")) node.remove();
  });
  return liftings[0].finished.catch(() => {});
}

/** Whether so much of a ground becomes another that its canvases want a frame each. */
export function heavy([left, top, right, bottom], { width, height }) {
  return (right - left) * (bottom - top) > HEAVY * width * height;
}

/** A copy of a ground, over all that lies on a board until its new ground is there. */
export function covering(canvas) {
  const { width, height } = canvas;
  const cover = element("canvas", { class: "veil", "aria-hidden": "true", width: String(width), height: String(height) });
  cover.getContext("2d").drawImage(canvas, 0, 0);
  lie(cover, [0, 0, 1, 1]);
  canvas.after(cover);
  return cover;
}

/** Take a veil away, and its pixels at once: they would be swept up late, and for long. */
export function drop(veil) {
  veil.remove();
  setTimeout(() => (veil.width = 0)); // in a task of its own: that takes long
}

/**
 * The ground as it was, where it becomes another: to be taken away when all that moves is there. A
 * `cover` is one already, if the picture is still as large.
 */
export function veiling(canvas, cover, [left, top, right, bottom], { width, height }, plot) {
  if (cover?.width === width && cover.height === height) return Object.assign(cover, { corner: [0, 0], whole: [width, height] });
  const veil = element("canvas", { class: "veil", "aria-hidden": "true" });
  const taller = plot ? height - canvas.height : 0;
  [veil.width, veil.height] = [right - left, bottom - top + Math.max(0, taller)];
  const pen = veil.getContext("2d");
  pen.drawImage(canvas, -left, -top);
  if (taller !== 0) sink(pen, canvas, plot[0][3], taller);
  veil.corner = [left, top];
  veil.whole = [width, height];
  lie(veil, [left / width, top / height, right / width, (top + veil.height) / height]);
  canvas.after(veil);
  return veil;
}

/** What lies below a plot goes to the foot of a picture that has become so much taller. */
function sink(pen, canvas, below, taller) {
  const { width, height } = canvas;
  pen.clearRect(0, below, width, height + taller);
  pen.drawImage(canvas, 0, below, width, height - below, 0, below + taller, width, height - below);
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
export function clear(veil, box) {
  veil.getContext("2d").clearRect(...areaOn(veil, box));
}

/** Where a part of a board lies on its veil: left, top, width and height in pixels. */
function areaOn({ whole: [width, height], corner }, [left, top, right, bottom]) {
  return [left * width - corner[0], top * height - corner[1], (right - left) * width, (bottom - top) * height];
}

/** Whether two boxes are the same, as far as anybody can see. */
function near(one, other) {
  return one.every((edge, side) => Math.abs(edge - other[side]) < 0.003);
}
