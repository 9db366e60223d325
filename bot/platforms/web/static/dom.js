/** Small helpers that build the page from text, never from HTML. */

const DRAWINGS = "http://www.w3.org/2000/svg";

/** An element with attributes (`null` and `false` leave one out) and children. */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** A line drawing from one path. */
export function drawing(path) {
  const svg = document.createElementNS(DRAWINGS, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(DRAWINGS, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

export function byId(id) {
  return document.getElementById(id);
}

/** So many random bytes in hexadecimal. */
export function randomHex(bytes) {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** A face for somebody: their initial on one of seven coats. */
export function face(author) {
  const coat = Number.parseInt(author.id.slice(0, 4), 16) % 7;
  const initial = Array.from(author.name)[0].toLocaleUpperCase();
  return element("span", { class: `face coat-${coat}`, "aria-hidden": "true" }, initial);
}

/** Read something out to those who do not see it appear, after what is being read already. */
export function announce(text) {
  const herald = byId("herald");
  herald.append(element("p", {}, text));
  while (herald.children.length > 3) herald.firstChild.remove();
}

/** Show a sentence for as long as it takes to read it twice. */
export function toast(text) {
  const note = element("p", { class: "toast" }, text);
  const shelf = byId("toasts");
  while (shelf.children.length > 1) shelf.firstChild.remove();
  shelf.append(note);
  note.addEventListener("click", () => note.remove());
  setTimeout(() => note.remove(), 4000 + 90 * text.length);
}

/** Put a node in another's place; whoever had the keyboard inside it keeps it. */
export function supplant(old, node) {
  const active = old.contains(document.activeElement) ? document.activeElement : null;
  old.replaceWith(node);
  if (active === null) return;
  const buttons = [...node.querySelectorAll("button")];
  const next =
    buttons.find((button) => button.dataset.data && button.dataset.data === active.dataset.data) ??
    buttons.find((button) => button.matches(".success, .primary, .spot")) ??
    buttons[0];
  next?.focus({ preventScroll: true });
}

const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Let the arrow keys walk over buttons as they lie: a bed's places, a pad's cells. */
export function walkable(container) {
  container.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined || !event.target.matches("button")) return;
    const from = middle(event.target);
    let best = null;
    let least = Infinity;
    for (const button of container.querySelectorAll("button")) {
      const to = middle(button);
      const [x, y] = [to.x - from.x, to.y - from.y];
      const ahead = x * arrow[0] + y * arrow[1];
      const aside = Math.abs(x * arrow[1]) + Math.abs(y * arrow[0]);
      if (ahead > 4 && ahead + 3 * aside < least) [best, least] = [button, ahead + 3 * aside];
    }
    best?.focus({ preventScroll: true });
    event.preventDefault();
  });
}

function middle(button) {
  const box = button.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Lay a node over a part of a picture, given in fractions. */
export function lie(node, box) {
  const said = box.join(" ");
  if (node.lies === said) return; // to say it again has all styles reckoned anew
  node.lies = said;
  const [left, top, right, bottom] = box;
  node.style.left = `${100 * left}%`;
  node.style.top = `${100 * top}%`;
  node.style.width = `${100 * (right - left)}%`;
  node.style.height = `${100 * (bottom - top)}%`;
}

/** Let the room fit a picture. */
export function makeRoom({ width, height }) {
  byId("room").style.setProperty("--ratio", String(width / height));
}
