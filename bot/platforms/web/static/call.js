/** Tells somebody who looks elsewhere that it is their turn. */

import { play } from "./sound.js";
import { words } from "./words.js";

const SIZE = 64;
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
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIZE;
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0, SIZE, SIZE);
    pen.fillStyle = "#b8336a";
    pen.beginPath();
    pen.arc(SIZE - 14, 14, 14, 0, 2 * Math.PI);
    pen.fill();
    if (called) link.href = canvas.toDataURL();
  };
  image.src = plain;
}
