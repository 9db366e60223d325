/** Long work in short pieces, so that a slow phone stays with a finger meanwhile. */

/** Milliseconds of work after which whoever taps comes first. */
const PIECE = 6;

let begun = 0;

/** Go on at once, or in a task of its own where enough has been done in this one. */
export async function breathe() {
  if (performance.now() - begun < PIECE) return;
  await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  begun = performance.now();
}
