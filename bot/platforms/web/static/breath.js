/** Long work in short pieces, so that a slow phone stays with a finger meanwhile. */

/** Milliseconds of work after which whoever taps comes first. */
const PIECE = 6;

let begun = 0;
let line = Promise.resolve();

/**
 * Go on at once, or in a task of its own where enough has been done in this one. Who asks at once
 * with others comes after them: what they do first is reckoned with.
 */
export function breathe() {
  line = line.then(room);
  return line;
}

async function room() {
  if (performance.now() - begun < PIECE) return;
  await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  begun = performance.now();
}

let canvases = Promise.resolve();

/**
 * Come when no other canvas is painted for the frame that comes: to hand over the pixels of one
 * takes a slow phone half of what a task may take.
 */
export function ownFrame() {
  const free = canvases;
  canvases = canvases.then(frame);
  return free;
}

function frame() {
  if (document.hidden) return null;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
