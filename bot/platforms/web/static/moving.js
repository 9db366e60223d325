/** Moves what lies on a board, within the time a step may take. */

/** Milliseconds that one thing is on its way, and that all together take at most. */
const STEP = 320;
const MOST = 600;
const CHASE = 440;
/** Milliseconds in which the ground as it was gives way to the ground as it is. */
export const LIFT = 140;
const AGILE = "cubic-bezier(.3,.1,.3,1)";
/** The highest bow of a way, in hundredths of a board's width. */
const BOW = 12;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");
/** What is on its way. N.B. to ask a document for its animations has all styles reckoned anew. */
const going = new Set();

/** Whether nothing is to move, for this person. */
export function still() {
  return quiet.matches;
}

/** When things set out that move in these manners: one after the other, and all are there in time. */
export function starts(manners) {
  const gap = manners.length < 2 ? 0 : Math.min(110, (MOST - STEP) / (manners.length - 1));
  return manners.map((manner, at) => Math.round(Math.min(at * gap, MOST - lasts(manner))));
}

/** How long something is on its way. */
function lasts(manner) {
  return ["chase", "flee"].includes(manner) ? CHASE : STEP;
}

/** When what has set out so late is almost there: then marks on it come in. */
export function almost(delays) {
  return delays.length === 0 ? 0 : Math.max(...delays) + STEP - LIFT;
}

/** Let a node that lies in the box `home` go from one box to another; `size` is the board's, 100 wide. */
export function travel(node, size, { home, from, to, manner, delay, fill = "backwards" }) {
  const stand = (box) => standing(home, box, size);
  const [start, end] = [stand(from), stand(to)];
  const bow = manner === "glide" ? 0 : Math.min(0.12 * Math.hypot(end.x - start.x, end.y - start.y), BOW);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - bow, scale: (start.scale + end.scale) / 2 };
  const lifted = { ...middle, scale: middle.scale * (manner === "glide" ? 1 : 1.08) };
  const edge = manner === "turn" ? " scaleX(0.05)" : "";
  const frames = [{ transform: written(start) }, { transform: written(lifted) + edge }];
  if (manner === "lay") {
    frames.push({ transform: `${written(end)} scale(1.1)`, offset: 0.76 });
    frames.push({ transform: `${written(end)} scale(1.07, 0.9)`, offset: 0.88 });
  }
  frames.push({ transform: written(end) });
  return run(node, frames, { duration: STEP, delay, fill, easing: manner === "glide" ? "ease-in-out" : AGILE });
}

/** Let a node that holds all that lies still go elsewhere, as what lies there goes. */
export function carryAlong(node, transform) {
  return run(node, [{ transform: "none" }, { transform }], { duration: STEP, fill: "both", easing: "ease-in-out" });
}

/** Give a node its other side in the middle of its way. */
export function halfway(node, delay, show) {
  meanwhile(node, delay + STEP / 2, show);
}

/** Do something when a node's time has come, or what is on its way is cut short. */
export function meanwhile(node, duration, deed) {
  atLast(begun(node, [], { duration }), deed);
}

/** Turn a node over where it lies. */
export function turn(node, delay) {
  const edge = { transform: "scaleX(0.03) translateY(-4%)" };
  return run(node, [{ transform: "none" }, edge, { transform: "none" }], { duration: STEP, delay });
}

/** Let a die roll where it lies. */
export function roll(node, delay) {
  const frames = [
    { transform: "translate(-46%, -70%) rotate(-310deg) scale(0.85)", opacity: 0.5 },
    { transform: "translate(-18%, -34%) rotate(-150deg) scale(1.12)", opacity: 1, offset: 0.4 },
    { transform: "translate(4%, 5%) rotate(14deg) scale(1)", offset: 0.8 },
    { transform: "none" },
  ];
  return run(node, frames, { duration: STEP, delay });
}

/** Run after something, and away with it. */
export function chase(node, size, { home, to, delay }) {
  const there = standing(home, to, size);
  const near = { ...there, x: there.x * 0.86, scale: 1.1 };
  const frames = [
    { transform: "none" },
    { transform: "translateY(-6%) rotate(-5deg)", offset: 0.15 },
    { transform: written(near), opacity: 1, offset: 0.6 },
    { transform: written({ ...near, x: near.x + away(to) * size.width, scale: 0.9 }), opacity: 0 },
  ];
  return run(node, frames, { duration: CHASE, delay, fill: "both" });
}

/** Be frightened, and away. */
export function flee(node, size, { home, delay }) {
  const off = away(home) * size.width;
  const frames = [
    { transform: "none" },
    { transform: "none", offset: 0.4 },
    { transform: "rotate(5deg) scale(1.08)", opacity: 1, offset: 0.55 },
    { transform: `translate(${off}cqw, -6%) rotate(14deg) scale(0.85)`, opacity: 0 },
  ];
  return run(node, frames, { duration: CHASE, delay, fill: "both" });
}

export function comeIn(node, delay = 0, length = STEP) {
  const frames = [
    { opacity: 0, transform: "scale(0.6)" },
    { opacity: 1, transform: "scale(1.06)" },
    { opacity: 1, transform: "none" },
  ];
  return run(node, frames, { duration: length, delay });
}

export function fade(node, delay = 0, length = STEP) {
  return run(node, [{ opacity: 1 }, { opacity: 0 }], { duration: length, delay, fill: "both" });
}

export function goAway(node) {
  return run(node, [{ opacity: 1 }, { opacity: 0, transform: "scale(0.7)" }], { duration: STEP, fill: "both" });
}

/** Do something as soon as an animation is over, also one that is cut short. */
export function atLast(animation, deed) {
  animation.onfinish = animation.oncancel = deed;
}

/** Whatever is still moving is there at once. */
export function skip(root) {
  for (const each of [...going]) if (root.contains(each.effect.target) && each.playState === "running") each.finish();
}

/** In how many milliseconds all that moves in some nodes will be there. */
export function longest(nodes) {
  const moving = [...going].filter(({ effect }) => nodes.some((node) => node.contains(effect.target)));
  return Math.max(0, ...moving.map(({ effect }) => Number(effect.getComputedTiming().endTime)));
}

function run(node, frames, timing) {
  node.classList.add("moving");
  const animation = begun(node, frames, { easing: AGILE, fill: "backwards", ...timing });
  const over = () => node.classList.remove("moving");
  animation.finished.then(over, over);
  return animation;
}

function begun(node, frames, timing) {
  const animation = node.animate(frames, timing);
  const over = () => going.delete(animation);
  going.add(animation);
  animation.finished.then(over, over);
  return animation;
}

/** Where a box lies as seen from another, and how large it is beside it. */
function standing(home, box, size) {
  const across = (box[0] + box[2] - home[0] - home[2]) / 2;
  const down = (box[1] + box[3] - home[1] - home[3]) / 2;
  const area = ([left, top, right, bottom]) => (right - left) * (bottom - top);
  const scale = Math.min(2.5, Math.max(0.15, Math.sqrt(area(box) / area(home))));
  return { x: across * size.width, y: down * size.height, scale };
}

function written({ x, y, scale }) {
  return `translate(${x}cqw, ${y}cqw) scale(${scale})`;
}

/** The way off the board from a box, in widths of the board: the shorter one. */
function away([left, , right]) {
  return left + right > 1 ? 1.1 - left : -0.1 - right;
}
