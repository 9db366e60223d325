/** Draws the arrow that a place is named by. */

import { drawing } from "./dom.js";

const ARROW = /[\u2190-\u2199]/u;
/** Drawn, not written: to find a font that has arrows takes a slow phone long. */
const RIGHTWARD = "M4 12h15m-7-7 7 7-7 7";
const TURNS = { "→": 0, "↘": 45, "↓": 90, "↙": 135, "←": 180, "↖": 225, "↑": 270, "↗": 315 };

/** Show the arrow of a label on a node, or none. */
export function point(node, label) {
  const arrow = ARROW.exec(label)?.[0];
  node.classList.toggle("arrow", arrow !== undefined);
  if (arrow !== node.arrow) node.replaceChildren(...(arrow === undefined ? [] : [drawn(arrow)]));
  node.arrow = arrow;
}

function drawn(arrow) {
  const node = drawing(RIGHTWARD);
  node.style.rotate = `${TURNS[arrow]}deg`;
  return node;
}
