/** Tells somebody who looks elsewhere that it is their turn, that a game is over or may begin. */

import { play } from "./sound.js";
import { words } from "./words.js";

/** Milliseconds without a press after which somebody may have laid the phone aside. */
const AWAY = 20000;
/** A note takes the place of another of the same name. */
const TURN = "turn";
/** By the name of each table at which this person is asked, what and which turn they were called for. */
let called = new Map();
let plain = null;
let note = null;
let worker = null;
let pressed = 0;

/**
 * Show in title and icon whether somebody is asked at any table; call them where they just were, and
 * who looks elsewhere for each turn that follows another, too.
 */
export function call(tables) {
  const other = (old, now) => document.hidden && old !== null && now !== null && old !== now;
  const known = ({ id, why }) => called.has(id) && called.get(id).why === why;
  const fresh = tables.filter((table) => !known(table) || other(called.get(table.id).turn, table.turn));
  const asked = tables.length > 0;
  const first = tables.find(({ why }) => why === "your-move") ?? tables[0];
  document.title = asked ? `⯈ ${words(first.why)} · Purrlor` : "Purrlor";
  if (asked !== called.size > 0) mark(asked);
  called = new Map(
    tables.map(({ id, turn, why }) => [id, { why, turn: turn ?? called.get(id)?.turn ?? null }]),
  );
  if (!asked) hush();
  if (fresh.length > 0) ring(fresh[0]);
}

/** N.B. browsers let a hidden page vibrate no more than one nobody has pressed anything on. */
function ring({ title, why }) {
  play(why === "is-over" ? "over" : "turn");
  if (document.hidden || performance.now() - pressed > AWAY) navigator.vibrate?.(80);
  if (!document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const body = `${title}: ${words(why)}`;
  try {
    note = new Notification("Purrlor", { body, tag: TURN });
  } catch {
    worked(body); // on some phones only a service worker may
    return;
  }
  note.onclick = () => {
    globalThis.focus();
    hush();
  };
}

/** Have a worker show a note, if the browser has one and whoever it calls has not come meanwhile. */
async function worked(body) {
  try {
    await navigator.serviceWorker.register("worker.js");
    worker = await navigator.serviceWorker.ready;
    await worker.showNotification("Purrlor", { body, tag: TURN });
  } catch {
    return; // it may not either: title, icon and sound have called
  }
  if (!document.hidden || called.size === 0) hush();
}

/** Who has come, or is asked no more, needs to be called no more. */
async function hush() {
  note?.close();
  note = null;
  for (const each of await lying()) each.close();
}

/** The notes that a worker shows, perhaps for a page that was loaded anew since. */
async function lying() {
  try {
    worker ??= (await navigator.serviceWorker?.getRegistration()) ?? null;
    return (await worker?.getNotifications({ tag: TURN })) ?? [];
  } catch {
    return []; // as in some frames, where there are no workers
  }
}

/** Notice from now on when somebody presses something, or comes back. */
export function attend() {
  const press = () => (pressed = performance.now());
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, press, true);
  const come = () => document.hidden || hush();
  document.addEventListener("visibilitychange", come);
  come();
}

/** Whether the browser can still be asked for notifications. */
export function mayAsk() {
  return "Notification" in globalThis && Notification.permission === "default";
}

function mark(asked) {
  const link = document.querySelector("link[rel=icon]");
  plain ??= link.href;
  if (!asked) {
    link.href = plain;
    return;
  }
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image href="${plain}" width="64" height="64"/>
    <circle cx="50" cy="14" r="14" fill="#b8336a"/></svg>`;
  link.href = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
