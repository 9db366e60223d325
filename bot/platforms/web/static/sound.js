/** Soft sounds, made here; none before somebody has pressed something. */

import { keep, kept } from "./words.js";

const NOTES = {
  put: [[196, 0, 0.09]],
  hop: [
    [330, 0, 0.07],
    [440, 0.06, 0.08],
  ],
  turn: [
    [523, 0, 0.14],
    [659, 0.12, 0.2],
  ],
  over: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.34],
  ],
};
const LOUD = 0.07;
const REST = 100;

let context = null;
let last = 0;

export function wanted() {
  return kept("sound") !== "off";
}

export function want(on) {
  keep("sound", on ? "on" : "off");
}

/** From the first press on sounds may be heard. */
export function listen() {
  const open = () => {
    context ??= new AudioContext();
    context.resume();
  };
  // N.B. not while something is pressed: it takes a slow phone a tenth of a second.
  const begin = () => (globalThis.requestIdleCallback ?? setTimeout)(open);
  document.addEventListener("pointerdown", begin, { once: true });
  document.addEventListener("keydown", begin, { once: true });
}

export function play(name) {
  const now = performance.now();
  if (context === null || !wanted() || now - last < REST) return;
  last = now;
  // N.B. in a task of its own: a voice takes a slow phone as long as a move.
  setTimeout(() => {
    for (const [pitch, after, length] of NOTES[name]) sing(pitch, context.currentTime + after, length);
  });
}

function sing(pitch, at, length) {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "triangle";
  voice.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + length + 0.02);
}
