/** What people say to each other, in its order; boards stand elsewhere. */

import { byId, element, face } from "./dom.js";
import { clockAt } from "./words.js";

const NEAR = 24;

export class Chat {
  constructor() {
    this.me = null;
    this.entries = new Map();
    this.list = byId("messages");
    this.view = byId("log");
    this.button = byId("newest");
    this.pinned = true;
    this.view.addEventListener("scroll", () => this.look());
    this.button.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => this.pinned && this.toEnd()).observe(this.view);
  }

  /** A message that is new or has changed; true if that is news. */
  put(message) {
    const entry = this.entries.get(message.id);
    if (entry?.message.text === message.text) return false;
    this.look();
    const node = this.draw(message);
    this.entries.set(message.id, { message, node });
    if (entry !== undefined) entry.node.replaceWith(node);
    else this.insert(message, node);
    if (message.author?.id === this.me?.id || this.pinned) this.toEnd();
    else this.look();
    return true;
  }

  /** Draw everything anew, in another language. */
  redraw() {
    for (const entry of this.entries.values()) {
      const node = this.draw(entry.message);
      entry.node.replaceWith(node);
      entry.node = node;
    }
  }

  toEnd() {
    this.view.scrollTop = this.view.scrollHeight;
    this.pinned = true;
    this.button.hidden = true;
  }

  look() {
    this.pinned = this.view.scrollHeight - this.view.scrollTop - this.view.clientHeight < NEAR;
    this.button.hidden = this.pinned;
  }

  insert(message, node) {
    const after = [...this.list.children]
      .reverse()
      .find((other) => Number(other.dataset.position) <= message.position);
    if (after === undefined) this.list.prepend(node);
    else after.after(node);
  }

  draw(message) {
    const { author } = message;
    const mine = author !== null && author.id === this.me?.id;
    const node = element(
      "li",
      { class: `said${mine ? " mine" : ""}` },
      author === null ? null : face(author),
      element("strong", {}, author === null ? "Purrlor" : author.name),
      element("time", { datetime: new Date(1000 * message.at).toISOString() }, clockAt(1000 * message.at)),
      element("p", {}, message.text),
    );
    node.dataset.position = String(message.position);
    return node;
  }
}
