/** Draws posts: words, picture with places to press, rows of buttons, text board. */

import { drawing, element, walkable } from "./dom.js";
import { drawInvitation } from "./invite.js";
import { words } from "./words.js";

const SHORT = 4;
/** A label of more letters is a sentence. */
const SENTENCE = 32;
const CLOSED = "closed";
const SPINNING = "M12 3a9 9 0 1 1-9 9";

/** What a button's data says: `table.mark.verb.words`. */
export function readData(data) {
  const [table, mark, verb, ...rest] = data.split(".");
  return { table, mark, verb, words: rest.join(".") };
}

/** A post as it is sent, with its spots as objects. */
export function unpacked(post) {
  for (const picture of [post?.picture, post?.sight?.beside]) {
    if (picture) picture.spots = picture.spots.map((spot) => spotOf(spot, picture.deeds ?? []));
  }
  return post;
}

function spotOf([left, top, right, bottom, label, data, style, number], deeds) {
  const deed = number === undefined ? null : deeds[number].replace("{}", () => label);
  return { left, top, right, bottom, button: { label, data, style }, deed };
}

/** What pressing a place does now, for those to whom its name is read. */
export function effectOf({ button, deed }) {
  if (readData(button.data).verb === "move") return words("spot-again");
  if (deed === null) return words("spot-choose");
  return deed === button.label ? words("spot-try") : words("spot-deed", { deed });
}

/** Every button of a message, wherever it stands. */
export function buttonsOf(message) {
  const spots = message.picture === null ? [] : message.picture.spots.map((spot) => spot.button);
  return [...message.rows.flat(), ...spots];
}

/** The body of a post; `press(button, node)` is called for what is pressed. */
export function drawPost(message, press) {
  const body = element("div", { class: "body" });
  const paragraphs = message.text.split(/\n{2,}/).filter((text) => text.trim() !== "");
  body.append(...paragraphs.map((text) => element("p", {}, text.trim())));
  if (message.picture !== null) body.append(drawPicture(message.picture, press));
  if (message.invitation) body.append(drawInvitation(message.invitation));
  body.append(...drawRows(rowsToDraw(message), press));
  if (message.sketch !== "") {
    body.append(
      element(
        "details",
        { class: "sketch", open: message.picture === null },
        element("summary", {}, words("sketch")),
        element("pre", { tabindex: "0" }, message.sketch),
      ),
    );
  }
  return body;
}

/** Show that a press is on its way; nothing else of its post can be pressed meanwhile. */
export function setBusy(node, pressed, busy) {
  for (const button of node.querySelectorAll("button[data-data]")) {
    if (busy) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    button.querySelector(".spinning")?.remove();
    if (busy && button.dataset.data === pressed) {
      const wheel = drawing(SPINNING);
      wheel.setAttribute("class", "spinning");
      button.append(wheel);
    }
  }
}

function drawPicture(picture, press) {
  const image = element("img", {
    src: picture.src.replace(/^\//, ""),
    alt: picture.alt,
    width: String(picture.width),
    height: String(picture.height),
  });
  const frame = element("div", { class: "picture" }, image);
  frame.style.setProperty("--ratio", String(picture.width / picture.height));
  for (const spot of picture.spots) {
    const button = drawButton(spot.button, press);
    button.className = "spot";
    button.textContent = "";
    button.setAttribute("aria-label", spot.button.label);
    button.style.left = `${100 * spot.left}%`;
    button.style.top = `${100 * spot.top}%`;
    button.style.width = `${100 * (spot.right - spot.left)}%`;
    button.style.height = `${100 * (spot.bottom - spot.top)}%`;
    frame.append(button);
  }
  if (picture.spots.length > 0) walkable(frame);
  return frame;
}

/** The rows without what the picture offers already, and without cells that are closed then. */
function rowsToDraw(message) {
  const spots = message.picture === null ? [] : message.picture.spots;
  const shown = new Set(spots.map((spot) => spot.button.data));
  return message.rows
    .map((row) =>
      row.filter(({ data, style }) => !shown.has(data) && !(shown.size > 0 && style === CLOSED)),
    )
    .filter((row) => row.length > 0);
}

/** Rows of many short labels lie in a grid of equal squares, the others flow. */
function drawRows(rows, press) {
  const blocks = [];
  for (const row of rows) {
    const columns = isGrid(row) ? row.length : 0;
    const last = blocks.at(-1);
    // A shorter row may be the last of a grid.
    const goesOn = last !== undefined && !last.ended && last.columns >= row.length && isShort(row);
    if (goesOn) {
      last.rows.push(row);
      last.ended = row.length < last.columns;
    } else blocks.push({ columns, rows: [row] });
  }
  return blocks.map(({ columns, rows: block }) => {
    const node = element("div", { class: columns > 0 ? "grid" : "row", role: "group" });
    node.append(...block.flat().map((button) => drawButton(button, press)));
    if (columns > 0) {
      node.style.setProperty("--columns", String(columns));
      walkable(node);
    }
    return node;
  });
}

/** The rows, those of short labels flowing on from each other, and those of sentences: they need fewer lines. */
export function joined(rows) {
  const groups = [];
  for (const row of rows) {
    const alike = [isShort, isLong].some((kind) => groups.length > 0 && kind(row) && kind(groups.at(-1)));
    if (alike) groups.push([...groups.pop(), ...row]);
    else groups.push(row);
  }
  return groups;
}

/** Whether the labels of a row are sentences. */
export function isLong(row) {
  return row.every(({ label }) => label.length > SENTENCE);
}

function isGrid(row) {
  return row.length >= 4 && isShort(row);
}

function isShort(row) {
  return row.every(({ label }) => Array.from(label).length <= SHORT);
}

/** A button of a post. */
export function drawButton(button, press) {
  const node = element(
    "button",
    { type: "button", class: button.style, "data-data": button.data },
    button.label,
  );
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-disabled") !== "true") press(button, node);
  });
  return node;
}
