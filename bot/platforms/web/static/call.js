/** Tells somebody who looks elsewhere that it is their turn. */

import { play } from "./sound.js";
import { words } from "./words.js";

let called = false;
let plain = null;

/** Show in title and icon whether somebody is asked; call them if they have just been. */
export function call(asked, title) {
  document.title = asked ? `⯈ ${words("your-move")} · Purrlor` : "Purrlor";
  if (asked !== called) mark(asked);
  if (asked && !called) {
    play("turn");
    if (document.hidden) ring(title);
  }
  called = asked;
}

function ring(title) {
  navigator.vibrate?.(80);
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const note = new Notification("Purrlor", { body: `${title}: ${words("your-move")}`, tag: "turn" });
  note.onclick = () => {
    globalThis.focus();
    note.close();
  };
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
