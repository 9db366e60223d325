/** The messages of the room, in their order, each in its place when it changes. */

import { byId, drawing, element, face, supplant } from "./dom.js";
import { buttonsOf, drawPost, readData, setBusy, tableOf } from "./post.js";
import { language, words } from "./words.js";

const REPLY = "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6";
const NEAR = 80;

export class Log {
  constructor({ press, reply }) {
    this.press = press;
    this.reply = reply;
    this.me = null;
    this.entries = new Map();
    this.list = byId("messages");
    this.view = byId("log");
    this.button = byId("newest");
    this.pinned = true;
    this.latest = null;
    this.top = 0;
    this.view.addEventListener("scroll", () => this.look());
    this.button.addEventListener("click", () => {
      this.latest = this.list.lastElementChild;
      this.toEnd();
    });
    const settled = new ResizeObserver(() => this.pinned && this.toEnd());
    settled.observe(this.view);
    settled.observe(this.list);
  }

  /** A message that is new or has changed; true if that is news. */
  put(message) {
    const entry = this.entries.get(message.id);
    const version = JSON.stringify(message);
    if (entry?.version === version) return false;
    this.look();
    const node = this.draw(message, entry?.message.picture ?? null);
    this.entries.set(message.id, { message, node, version });
    // Other people's tables may change without pulling anybody's eyes away.
    if (entry === undefined || this.latest === entry.node || this.isMine(message)) this.latest = node;
    if (entry !== undefined) {
      setBusy(node, entry.busy ?? "", entry.busy !== undefined);
      supplant(entry.node, node);
    } else this.insert(message, node);
    if (message.author?.id === this.me?.id && entry === undefined) this.pinned = true;
    if (this.pinned) this.toEnd();
    else this.look();
    return true;
  }

  strip(id) {
    const message = this.entries.get(id)?.message;
    if (message === undefined) return;
    const picture = message.picture === null ? null : { ...message.picture, spots: [] };
    this.put({ ...message, rows: [], picture });
  }

  /** Draw everything anew, in another language. */
  redraw() {
    for (const entry of this.entries.values()) {
      const node = this.draw(entry.message, null);
      entry.node.replaceWith(node);
      if (this.latest === entry.node) this.latest = node;
      entry.node = node;
    }
  }

  /** Whether a table of this room can be joined or played. */
  lively() {
    return this.boards().some((message) => offers(message, ["join", "move"]));
  }

  /** Whether a table of this room takes no more moves. */
  over(table) {
    const boards = this.boards().filter((message) => tableOf(message) === table);
    return boards.some((message) => offers(message, ["rematch"]));
  }

  /** Whether a message asks this person to move. */
  isMine({ ping, rows }) {
    return ping !== null && ping === this.me?.key && rows.length > 0;
  }

  boards() {
    const messages = [...this.entries.values()].map((entry) => entry.message);
    return messages.filter((message) => message.author === null && message.rows.length > 0);
  }

  /** Down to the end, but no further than the beginning of what has just been said. */
  toEnd() {
    const said = this.latest === null ? Infinity : this.latest.offsetTop - this.list.offsetTop;
    this.view.scrollTop = Math.min(said, this.view.scrollHeight);
    this.top = this.view.scrollTop;
    this.pinned = true;
    this.button.hidden = true;
  }

  /** At the end one stays at the end, whatever grows, until one scrolls up oneself. */
  look() {
    const left = this.view.scrollHeight - this.view.scrollTop - this.view.clientHeight;
    this.pinned = left < NEAR || (this.pinned && this.view.scrollTop >= this.top);
    this.top = this.view.scrollTop;
    this.button.hidden = this.pinned || !byId("hero").hidden;
  }

  insert(message, node) {
    node.dataset.position = String(message.position);
    const after = [...this.list.children]
      .reverse()
      .find((other) => Number(other.dataset.position) < message.position);
    if (after === undefined) this.list.prepend(node);
    else after.after(node);
  }

  draw(message, before) {
    const pings = this.isMine(message);
    const mine = message.author !== null && message.author.id === this.me?.id;
    const kind = message.author === null ? "said by-bot" : "said";
    const node = element("li", { class: kind + (mine ? " mine" : "") + (pings ? " pings" : "") });
    const press = (button) => this.pressed(message.id, button);
    node.dataset.position = String(message.position);
    node.append(this.head(message, pings), drawPost(message, press, before));
    return node;
  }

  head(message, pings) {
    const { author } = message;
    const date = new Date(1000 * message.at);
    const clock = date.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
    const table = author === null ? tableOf(message) : null;
    const reply = element("button", { type: "button", class: "quiet" }, drawing(REPLY));
    reply.append(words("reply"));
    reply.addEventListener("click", () => this.reply(table));
    return element(
      "div",
      { class: "head" },
      author === null
        ? element("img", { class: "face", src: "/static/logo.svg", alt: "", width: "32", height: "32" })
        : face(author),
      element("strong", {}, author === null ? "Purrlor" : author.name),
      element("time", { datetime: date.toISOString() }, clock),
      pings ? element("span", { class: "badge" }, words("your-move")) : null,
      table === null ? null : reply,
    );
  }

  async pressed(id, button) {
    const entry = this.entries.get(id);
    if (entry.busy !== undefined) return;
    entry.busy = button.data;
    setBusy(entry.node, button.data, true);
    await this.press(button);
    const now = this.entries.get(id);
    delete now.busy;
    setBusy(now.node, "", false);
  }

  /**
   * The button by which the person may build their move, if a board calls them.
   * One with words makes a move at once: where there are such, nobody needs a pad unasked.
   */
  calls() {
    for (const message of this.boards().reverse()) {
      if (message.ping === null || message.ping !== this.me?.key) continue;
      const moves = buttonsOf(message).filter(({ data }) => readData(data).verb === "move");
      const button = moves.find(({ data }) => readData(data).words === "");
      const quick = moves.length > 1;
      if (button !== undefined) return { button, quick, table: tableOf(message), message };
    }
    return null;
  }
}

function offers(message, verbs) {
  return buttonsOf(message).some(({ data }) => verbs.includes(readData(data).verb));
}
