/** What only this person sees: pads, hands, rules; the newest on top. */

import { byId, drawing, element, supplant } from "./dom.js";
import { buttonsOf, drawPost, readData, setBusy, tableOf } from "./post.js";
import { words } from "./words.js";

const CROSS = "m6 6 12 12M18 6 6 18";
const OPEN = 2;
const AT_MOST = 6;
/** Where the strip lies over the room instead of beside it; as in the style sheet. */
const NARROW = matchMedia("(max-width: 820px)");

export class Strip {
  /** `press(button)` sends a press and shows its answer; `done()` is told afterwards. */
  constructor({ press, done }) {
    this.press = press;
    this.done = done;
    this.cards = new Map();
    this.root = byId("strip");
    this.list = byId("cards");
    this.nothing = this.list.firstElementChild;
    this.handle = byId("fold");
    this.handle.addEventListener("click", () => this.fold(!this.root.classList.contains("folded")));
    this.refresh();
  }

  /**
   * Show a card on top; a `fleeting` one answers a press and is kept nowhere else.
   * Where the strip hides the room it opens for what is `wanted` or asks for something.
   */
  put(message, fleeting, wanted = true) {
    const old = this.cards.get(message.id);
    const version = JSON.stringify(message);
    if (old?.version === version && old.fleeting === fleeting) return false;
    const kept = !fleeting || old?.kept === true;
    const card = { message, version, fleeting, kept, touched: old?.busy !== undefined };
    this.cards.set(message.id, card);
    card.node = this.draw(card, old?.message.picture ?? null);
    if (old !== undefined) supplant(old.node, card.node);
    if (this.list.firstElementChild !== card.node) this.list.prepend(card.node);
    if (old?.busy !== undefined) {
      card.busy = old.busy;
      setBusy(card.node, card.busy, true);
    }
    this.list.scrollTop = 0;
    this.tidy();
    const asks = buildsMove(message);
    const called = wanted && (asks || old === undefined);
    if (fleeting || called || !NARROW.matches) this.fold(false);
    else if (!asks && buildsMove(old?.message ?? message)) this.giveWay();
    return true;
  }

  /** Where the strip hides the room, show the room, unless something here is chosen from. */
  giveWay() {
    const needed = [...this.cards.values()].some((card) =>
      card.kept ? startsMove(card.message) : card.touched,
    );
    if (NARROW.matches && !needed) this.fold(true);
  }

  /** Whether anything here asks for a move. */
  asks() {
    return [...this.cards.values()].some(({ message }) => buildsMove(message));
  }

  /** Whether what a table sent here by itself has all there is to choose from. */
  offers(table) {
    const sent = [...this.cards.values()].filter((card) => card.kept);
    return sent.some(({ message }) => tableOf(message) === table && startsMove(message));
  }

  strip(id) {
    const message = this.cards.get(id)?.message;
    if (message === undefined) return;
    const picture = message.picture === null ? null : { ...message.picture, spots: [] };
    const { fleeting } = this.cards.get(id);
    this.put({ ...message, rows: [], picture }, fleeting);
  }

  close(id) {
    const card = this.cards.get(id);
    if (card === undefined) return;
    const held = card.node.contains(document.activeElement);
    card.node.remove();
    this.cards.delete(id);
    this.refresh();
    if (held) (this.list.querySelector("button") ?? byId("line")).focus({ preventScroll: true });
  }

  /** The open pads: fleeting cards that build a move. */
  pads() {
    return [...this.cards.values()].filter((card) => card.fleeting && buildsMove(card.message));
  }

  redraw() {
    for (const card of this.cards.values()) {
      const node = this.draw(card, null);
      card.node.replaceWith(node);
      card.node = node;
    }
    this.tidy();
  }

  fold(folded) {
    this.root.classList.toggle("folded", folded);
    this.handle.setAttribute("aria-expanded", String(!folded));
  }

  tidy() {
    const nodes = [...this.list.querySelectorAll(".card")];
    nodes.forEach((node, index) => index >= OPEN && setOpen(node, false));
    for (const node of nodes.slice(AT_MOST)) {
      for (const [id, card] of this.cards) if (card.node === node) this.cards.delete(id);
      node.remove();
    }
    this.refresh();
  }

  refresh() {
    this.nothing.hidden = this.cards.size > 0;
    this.root.classList.toggle("empty", this.cards.size === 0);
  }

  draw(card, before) {
    const { message } = card;
    const [title, ...rest] = message.text.trim().split("\n");
    const press = (button) => this.pressed(message.id, button);
    const body = drawPost({ ...message, text: rest.join("\n") }, press, before);
    body.id = `card-${message.id}`;
    const head = element(
      "button",
      { type: "button", class: "title", "aria-expanded": "true", "aria-controls": body.id },
      title,
    );
    const close = element(
      "button",
      { type: "button", class: "icon quiet", "aria-label": words("close") },
      drawing(CROSS),
    );
    close.addEventListener("click", () => this.close(message.id));
    const node = element(
      "section",
      { class: "card" },
      element("div", { class: "head" }, element("h2", {}, head), close),
      body,
    );
    head.addEventListener("click", () => setOpen(node, body.hidden));
    return node;
  }

  async pressed(id, button) {
    const card = this.cards.get(id);
    if (card.busy !== undefined) return;
    card.touched = true;
    card.busy = button.data;
    setBusy(card.node, button.data, true);
    const answer = await this.press(button);
    // A move that was made, or came too late, leaves nothing to choose here, or something new.
    const moved = readData(button.data).verb === "move" && !answer.trouble;
    const now = this.cards.get(id);
    if (now !== undefined) {
      delete now.busy;
      if (moved || answer.toast) now.touched = false;
      setBusy(now.node, "", false);
      if (now.fleeting && moved && !answer.post) this.close(id);
    }
    if (!this.cards.has(id)) this.giveWay();
    this.done();
  }
}

function buildsMove(message) {
  return buttonsOf(message).some(({ data }) => ["move", "pad"].includes(readData(data).verb));
}

function startsMove(message) {
  return buttonsOf(message).some(({ data }) => readData(data).verb === "pad" && readData(data).words !== "");
}

function setOpen(node, open) {
  node.querySelector(".body").hidden = !open;
  node.querySelector(".title").setAttribute("aria-expanded", String(open));
}
