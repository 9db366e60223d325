/** The drawings pictures are made of; each is sent once and used again and again. */

import { recall, remember } from "./words.js";

/** Of so many drawings of a ground the pixels are kept; others are drawn anew when needed. */
const LAID = 60;

/**
 * By name: a file, and where it tells only what is new: its corner, the size of what it makes, and
 * all that lies under it, with names and corners.
 */
const drawings = new Map();
const bitmaps = new Map();

/** Keep what has come: a line that says what, and then the files. */
export function take(parcel) {
  const bytes = new Uint8Array(parcel);
  const end = bytes.indexOf(10);
  let start = end + 1;
  for (const [name, length, ...over] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    // What is here stays: sent again, it might lie over something that lies over it.
    if (!drawings.has(name)) drawings.set(name, { file: bytes.slice(start, start + length), over });
    start += length;
  }
}

/** Where an image element finds a drawing. */
export function address(name) {
  return `data:image/webp;base64,${written(drawings.get(name))}`;
}

/** Whether all that a picture needs is here. */
export function complete(picture) {
  return named(picture).every((name) => drawings.has(name));
}

/** The names of all drawings that are here. */
export function all() {
  return [...drawings.keys()];
}

/** The drawings of pictures that a server which has forgotten what it sent need not send again. */
export function held(pictures) {
  return [...new Set(pictures.filter((picture) => picture?.tiles).flatMap(named))].filter((name) => drawings.has(name));
}

/** Keep the drawings of these pictures for this tab, over a reload too. */
export function keepArt(pictures) {
  const names = held(pictures);
  for (const name of names) {
    for (const [below] of drawings.get(name).over[4] ?? []) if (!names.includes(below)) names.push(below);
  }
  const kept = names.map((name) => [name, written(drawings.get(name)), drawings.get(name).over]);
  remember("tiles", JSON.stringify(kept));
}

/** Take what was kept before this page was loaded. */
export function recallArt() {
  for (const [name, file, over] of JSON.parse(recall("tiles") ?? "[]")) drawings.set(name, { file: bytes(file), over });
}

function named(picture) {
  return [...picture.tiles, ...picture.pieces.map((piece) => piece[5])];
}

/** The tiles of a picture's ground, ready to be drawn. */
export function groundOf(picture) {
  return Promise.all(picture.tiles.map(bitmapOf));
}

/** Draw the ground of a picture, tile by tile. */
export function paintGround(canvas, picture, bitmaps) {
  const { width, height, tiles, columns } = picture;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pen = canvas.getContext("2d");
  const rows = tiles.length / columns;
  bitmaps.forEach((bitmap, at) => {
    const left = Math.floor((width * (at % columns)) / columns);
    const top = Math.floor((height * Math.floor(at / columns)) / rows);
    pen.drawImage(bitmap, left, top);
  });
}

async function bitmapOf(name) {
  const drawn = bitmaps.get(name) ?? composed(name);
  bitmaps.delete(name);
  bitmaps.set(name, drawn);
  if (bitmaps.size > LAID) bitmaps.delete(bitmaps.keys().next().value);
  return drawn;
}

async function composed(name) {
  const { file, over } = drawings.get(name);
  if (over.length === 0) return decoded(file);
  const [left, top, width, height, below] = over;
  const grounds = below.map(async ([under, x, y]) => [await bitmapOf(under), x, y]);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  for (const ground of [...(await Promise.all(grounds)), [await decoded(file), left, top]]) pen.drawImage(...ground);
  return canvas;
}

function decoded(file) {
  return createImageBitmap(new Blob([file], { type: "image/webp" }));
}

/** A drawing in letters, which are found once. */
function written(drawing) {
  drawing.letters ??= letters(drawing.file);
  return drawing.letters;
}

function letters(file) {
  let text = "";
  for (let at = 0; at < file.length; at += 4096) text += String.fromCharCode(...file.subarray(at, at + 4096));
  return btoa(text);
}

function bytes(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
