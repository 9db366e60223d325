/** What only this person reads: rules, help, standing orders; the newest on top. */

import { byId, drawing, element, supplant } from "./dom.js";
import { drawPost, readData, setBusy } from "./post.js";
import { words } from "./words.js";

const CROSS = "m6 6 12 12M18 6 6 18";
const AT_MOST = 4;
/** A title of more letters is a sentence. */
const LONG = 60;
/** What may still be pressed when a game is over. */
const LASTING = ["rematch", "rules", "map", "best"];

export class Cards {
  /** `press(button)` sends a press and shows its answer; `changed(open)` is told of each change. */
  constructor({ press, changed }) {
    this.press = press;
    this.changed = changed;
    this.cards = new Map();
    this.list = byId("cards");
  }

  /** Show a post on top; one with the same id takes the place of what it was. */
  put(post) {
    const old = this.cards.get(post.id);
    const node = this.draw(post);
    this.cards.set(post.id, node);
    if (old !== undefined) supplant(old, node);
    if (this.list.firstElementChild !== node) this.list.prepend(node);
    while (this.cards.size > AT_MOST) this.close([...this.cards.keys()][0]);
    this.list.scrollTop = 0;
    this.changed(true);
  }

  close(id) {
    this.cards.get(id)?.remove();
    this.cards.delete(id);
    this.changed(this.cards.size > 0);
  }

  /** A game is over, or one's seat in it lost: what was about playing it goes. */
  end(table) {
    for (const [id, node] of [...this.cards]) if (node.dataset.table === table) this.close(id);
  }

  clear() {
    for (const id of [...this.cards.keys()]) this.close(id);
  }

  draw(post) {
    const [title, ...rest] = post.text.trim().split("\n");
    // A card has a cross of its own.
    const rows = post.rows.map((row) => row.filter(({ data }) => readData(data).verb !== "close"));
    const body = drawPost({ ...post, rows, text: rest.join("\n") }, async (button) => {
      setBusy(node, button.data, true);
      const answer = await this.press(button);
      setBusy(this.cards.get(post.id) ?? node, "", false);
      // What it led to takes its place, as it does elsewhere.
      const led = node.isConnected && this.list.firstElementChild !== node;
      if (led || answer.closes || /^(map|plea)\./.test(post.key)) this.close(post.id);
    });
    const close = element(
      "button",
      { type: "button", class: "icon quiet", "aria-label": words("close") },
      drawing(CROSS),
    );
    close.addEventListener("click", () => this.close(post.id));
    const node = element(
      "section",
      { class: post.key?.startsWith("map.") ? "card map" : "card", "data-table": playedAt(post) },
      element("div", { class: "head" }, element("h2", { class: title.length > LONG && "long" }, title), close),
      body,
    );
    return node;
  }
}

/** The table a post is about playing at; null if it is about none. */
function playedAt(post) {
  const deeds = post.rows.flat().map(({ data }) => readData(data));
  return deeds.find(({ table, verb }) => table !== "-" && !LASTING.includes(verb))?.table ?? null;
}
