/** What a browser is sent as one: all modules, each after those it names, read in tasks a slow phone can bear. */

"use strict";
const WORDS = /*words*/;
const $ = {};
const parts = [/*parts*/];
/** Milliseconds after which whatever else waits comes first. */
const PIECE = 8;

function read() {
  const begun = performance.now();
  while (parts.length > 0 && performance.now() - begun < PIECE) parts.shift()();
  if (parts.length > 0) setTimeout(read);
}

setTimeout(read);
