/** The drawings pictures are made of; each is sent once and used again and again. */

import { breathe } from "./breath.js";
import { element } from "./dom.js";
import { recall, remember } from "./words.js";

/** Of so many tiles the pixels are kept; others are drawn anew when needed. */
const LAID = 60;
/** Milliseconds after which a tile that could not be drawn is tried once more. */
const PAUSE = 300;

/**
 * By name: a file, and where it tells only what is new: its corner, the size of what it makes, and
 * all that lies under it, with names and corners, and the edges of what is a part of a tile.
 */
const drawings = new Map();
/** By name, what a tile looks like, and how many are drawing it just now. */
const tiles = new Map();
/** Which ground each canvas shows: what is drawn there already is not drawn again. */
const grounds = new WeakMap();

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
  return `data:image/webp;base64,${letters(drawings.get(name))}`;
}

/** An image element that shows a drawing. */
export function image(name) {
  return element("img", { src: address(name), alt: "", draggable: "false" });
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
  const kept = names.map((name) => [name, letters(drawings.get(name)), drawings.get(name).over]);
  remember("tiles", JSON.stringify(kept));
}

/** Take what was kept before this page was loaded. */
export function recallArt() {
  for (const [name, letters, over] of JSON.parse(recall("tiles") ?? "[]")) drawings.set(name, { letters, over });
}

function named(picture) {
  return [...picture.tiles, ...picture.pieces.map((piece) => piece[5])];
}

/**
 * Make the ground of a picture ready for a canvas; then `draw(paint, area)` is called, which may
 * paint it at once, or leave it. What the canvas shows already is not drawn again: what is lies in
 * the area (left, top, right and bottom in pixels).
 */
export async function withGround(canvas, picture, draw) {
  const shown = shownOn(canvas, picture);
  const fresh = [...picture.tiles.keys()].filter((at) => picture.tiles[at] !== shown[at]);
  const names = fresh.map((at) => picture.tiles[at]);
  const boxes = fresh.map((at) => boxOf(picture, at));
  await using(names, (pixels) => draw(() => paint(canvas, picture, boxes, pixels), areaOf(canvas, picture, boxes)));
}

/** What of a canvas is about to be painted over. */
function areaOf(canvas, picture, boxes) {
  const resized = canvas.width !== picture.width || canvas.height !== picture.height;
  if (resized) return [0, 0, canvas.width, canvas.height];
  if (boxes.length === 0) return [0, 0, 1, 1];
  return [Math.min, Math.min, Math.max, Math.max].map((most, side) => most(...boxes.map((box) => box[side])));
}

/** Where a tile lies on its picture. */
function boxOf({ width, height, tiles: { length }, columns }, at) {
  const edges = (size, parts, part) => [Math.floor((size * part) / parts), Math.floor((size * (part + 1)) / parts)];
  const [left, right] = edges(width, columns, at % columns);
  const [top, bottom] = edges(height, length / columns, Math.floor(at / columns));
  return [left, top, right, bottom];
}

function shownOn(canvas, { width, height, tiles: { length }, columns }) {
  const ground = grounds.get(canvas);
  const same = canvas.width === width && canvas.height === height;
  return same && ground?.columns === columns && ground.tiles.length === length ? ground.tiles : [];
}

function paint(canvas, picture, boxes, pixels) {
  const { width, height, tiles, columns } = picture;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pen = canvas.getContext("2d");
  boxes.forEach(([left, top], at) => pen.drawImage(pixels[at], left, top));
  grounds.set(canvas, { tiles, columns });
}

/** Do something with what tiles look like; they are kept for the next time, as far as there is room. */
async function using(names, deed) {
  const taken = names.map((name) => {
    const tile = tiles.get(name) ?? { users: 0, pixels: composed(name).catch(() => later(name)) };
    tile.users += 1;
    tiles.delete(name);
    tiles.set(name, tile);
    return tile;
  });
  try {
    const pixels = await Promise.all(taken.map((tile) => tile.pixels));
    await breathe();
    return await deed(pixels);
  } finally {
    for (const tile of taken) tile.users -= 1;
    forget();
  }
}

/** What a tile looks like that could not be drawn before, as where memory was short; else it is not kept. */
async function later(name) {
  await new Promise((go) => setTimeout(go, PAUSE));
  return composed(name).catch((trouble) => {
    tiles.delete(name);
    throw trouble;
  });
}

/** Give back at once what was not used for the longest: it would be swept up late, and for long. */
function forget() {
  for (const [name, { users, pixels }] of tiles) {
    if (tiles.size <= LAID) return;
    if (users > 0) continue;
    tiles.delete(name);
    pixels.then((each) => setTimeout(free, 0, each), () => {}); // in a task of its own: that takes long
  }
}

function free(pixels) {
  if (pixels instanceof ImageBitmap) pixels.close();
  else pixels.width = 0;
}

async function composed(name) {
  const drawing = drawings.get(name);
  if (drawing.over.length === 0) return decoded(drawing);
  const [left, top, width, height, below] = drawing.over;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { alpha: false });
  const patch = await decoded(drawing);
  const under = below.map(([each]) => each);
  await using(under, (pixels) => pixels.forEach((each, at) => lay(pen, each, below[at])));
  pen.drawImage(patch, left, top);
  patch.close();
  return canvas;
}

/** Draw a tile, or a part of it, where it lies. */
function lay(pen, pixels, [, x, y, left, top, right, bottom]) {
  if (left === undefined) return pen.drawImage(pixels, x, y);
  const [width, height] = [right - left, bottom - top];
  pen.drawImage(pixels, left, top, width, height, x + left, y + top, width, height);
}

/** A file as pixels; many at once would keep a slow phone from a finger. */
async function decoded(drawing) {
  await breathe();
  drawing.file ??= bytes(drawing.letters);
  return createImageBitmap(new Blob([drawing.file], { type: "image/webp" }));
}

/** A drawing in letters, which are found once. */
function letters(drawing) {
  drawing.letters ??= written(drawing.file);
  return drawing.letters;
}

function written(file) {
  let text = "";
  for (let at = 0; at < file.length; at += 4096) text += String.fromCharCode(...file.subarray(at, at + 4096));
  return btoa(text);
}

function bytes(base64) {
  const text = atob(base64);
  const file = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) file[at] = text.charCodeAt(at);
  return file;
}
