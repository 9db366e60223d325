/** The tables of a room: which there are, which is looked at, what comes of a press. */

import { all as allArt, held as heldArt, keepArt } from "./art.js";
import { call } from "./call.js";
import { announce, byId, element, toast } from "./dom.js";
import { still } from "./moving.js";
import { readData } from "./post.js";
import { play as sound } from "./sound.js";
import { boardOf, isEnded, Table } from "./table.js";
import { recall, remember, unlearn, words } from "./words.js";

/** Of so many tables of a room one is told whether one sits there. */
const GLANCES = 6;
/** So many names of drawings are told the server at once. */
const MOST_DRAWINGS = 250;
/** Milliseconds after which drawings are kept. */
const IDLE = 700;

export class Play {
  /**
   * `show(post)` is given what is no table; `asked()` is told when this person has to move, `left(id)`
   * when their seat is theirs no more.
   */
  constructor({ link, view, show, none, asked, left }) {
    this.link = link;
    this.view = view;
    this.showPost = show;
    this.none = none;
    this.asked = asked;
    this.left = left;
    this.tables = new Map();
    this.current = null;
    /** The table an address has led to and that was not seen yet. */
    this.followed = null;
    /** Nobody has chosen the table that is looked at. */
    this.guessed = false;
    this.opening = false;
    this.me = null;
    this.keeping = null;
    document.addEventListener("visibilitychange", () => this.turned());
    addEventListener("hashchange", () => this.follow() && this.select(this.followed));
  }

  /** Somebody has come back, or looks elsewhere. */
  turned() {
    if (this.current?.post) this.saw(this.current, true);
    if (document.hidden) return;
    for (const table of this.tables.values()) table.called &&= table.why === "your-move";
    this.drawTabs();
  }

  /** Ask for the table that is looked at, or that was asked for, together with the greeting. */
  opened() {
    if (this.current === null && !this.follow() && recall("table") !== null) this.current = this.entry(recall("table"));
    if (this.current !== null) this.look(this.current, true);
  }

  /** Whether the address names another table than this tab looked at last: that is looked at now. */
  follow() {
    const id = addressed();
    if (id === null || id === recall("table")) return false;
    this.current = this.followed = this.entry(id);
    return true;
  }

  /** The names of the drawings that need not be sent again. */
  drawings() {
    const pictures = this.pictures();
    return (pictures.length > 0 ? heldArt(pictures) : allArt()).slice(-MOST_DRAWINGS);
  }

  /** Keep what is shown over a reload: soon, as a page that ends may not have the time. */
  keepArt() {
    clearTimeout(this.keeping);
    this.keeping = null;
    if (this.tables.size > 0) keepArt(this.pictures());
  }

  /** The page ends: what is shown is kept, if it was not yet. */
  leave() {
    if (this.keeping !== null) this.keepArt();
  }

  pictures() {
    const posts = [...this.tables.values()].map((table) => table.post).filter((post) => post !== null);
    return posts.flatMap((post) => [post.picture, post.sight.beside]);
  }

  /** A board stands in the room: its table is known from now on. */
  meet(message) {
    const table = this.entry(boardOf(message));
    table.position = message.position;
    table.called = message.rows.length > 0 && message.pings.includes(this.me?.key);
    table.ended = isEnded(message);
    return table;
  }

  /** A board of the room is new or has changed. */
  note(message) {
    const fresh = !(this.tables.get(boardOf(message))?.position > 0);
    const table = this.meet(message);
    const free = this.current === null || (fresh && (this.opening || !this.current.open));
    if ((free && !table.ended) || (fresh && table.called && !this.current?.mine)) this.select(table);
    else if (table === this.current || table.called || table.seated) this.look(table);
    this.drawTabs();
  }

  /**
   * All boards that stand in the room are known: look at the one that was asked for, or at one that
   * goes on, if any. A game of others that is over is nothing to come to.
   */
  settle() {
    const known = [...this.tables.values()].filter((table) => table.position > 0);
    const open = known.filter((table) => table.open);
    const chosen = this.current ?? open.find(({ called }) => called) ?? open.at(-1);
    for (const table of this.tables.values()) {
      if (table !== chosen && !known.includes(table)) this.tables.delete(table.id);
    }
    const guessed = this.current === null;
    if (chosen === undefined) this.none();
    else this.select(chosen);
    this.guessed = guessed;
    const unseen = open.slice(-GLANCES).filter(({ post }) => post === null);
    for (const table of known) if (table.called || table.seated || unseen.includes(table)) this.look(table);
  }

  entry(id) {
    if (!this.tables.has(id)) this.tables.set(id, new Table(id));
    return this.tables.get(id);
  }

  select(table) {
    this.current = table;
    this.guessed = false;
    this.opening = false;
    remember("table", table.id);
    name(`#${table.id}`);
    if (table.post !== null) this.draw(table, { comes: true });
    this.look(table);
    this.drawTabs();
  }

  /** Look at a table anew; while one looks, one more look is enough. */
  async look(table, atOnce = false) {
    if (table.asking) {
      table.again = true;
      return;
    }
    table.asking = true;
    const data = `${table.id}.-.sight.${table.told.length}`;
    const answer = await (atOnce ? this.link.askAtOnce("press", { data }) : this.link.ask("press", { data }));
    table.asking = false;
    if (answer.post?.sight) this.take(answer.post, true);
    else if (!answer.trouble) this.drop(table);
    if (!table.again) return;
    table.again = false;
    this.look(table);
  }

  /** A table is gone. */
  drop(table) {
    this.tables.delete(table.id);
    if (this.current === table) {
      this.current = null;
      unlearn("table");
      name(location.pathname + location.search);
      this.settle();
    }
    this.drawTabs();
  }

  take(post, looked = false) {
    const table = this.entry(post.sight.table);
    if (post.sight.status === "cancelled" || this.isStrange(table, post.sight)) return this.drop(table);
    if (looked && table.shows(post)) {
      table.called = table.unheard;
      return this.drawTabs();
    }
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keepArt(), IDLE);
    const before = table.post;
    const kept = looked && before !== null && isBegun(before) && markOf(before) === markOf(post);
    const [asked, seated] = [table.mine, table.seated];
    if (!table.take(kept ? held(before, post) : post)) {
      table.told = [];
      this.look(table);
      return;
    }
    if (seated && !table.seated) this.left(table.id);
    // Where one sits is nearer than a table that was come upon.
    if (this.guessed && table.open && table.seated && !this.current.seated) this.select(table);
    else if (table === this.current) this.draw(table, { comes: before === null, looked });
    this.drawTabs();
    if (before !== null) this.tell(table, { asked, kept, over: before.sight.status === "over" });
  }

  /** Whether an address has only led to a game of others that is over. */
  isStrange(table, { status, signs }) {
    if (this.followed !== table) return false;
    this.followed = null;
    return status === "over" && !signs.some(({ own }) => own);
  }

  /** Draw a table; whoever comes to it is shown what happened meanwhile. */
  draw(table, { comes = false, looked = false } = {}) {
    this.view.show(table, looked);
    this.saw(table, comes);
  }

  saw(table, comes) {
    if (document.hidden) return;
    const missed = comes && !still() ? table.missed() : null;
    if (missed !== null) this.view.again(missed);
    table.saw();
  }

  /** See to it that it is known how a table looked after some moves, if it can be known. */
  async have(table, first, count) {
    if (table.has(first, count)) return;
    const answer = await this.link.glance("press", { data: `${table.id}.-.again.${first} ${count}` });
    if (answer.post?.sight) table.fill(first, answer.post.sight.told);
  }

  /** What happened is said once, and what is asked when it is asked. */
  tell(table, { asked, kept, over }) {
    const { post, sight, fresh } = table;
    if (sight.preview && !kept) {
      sound("put");
      return announce(post.text);
    }
    for (const each of fresh) announce(each.text);
    if (fresh.length > 0) sound(sight.status === "over" ? "over" : "hop");
    if (table.mine && !asked && table === this.current) this.asked();
    if ((table.mine && !asked) || (sight.status === "over" && !over)) announce(post.text);
  }

  drawTabs() {
    const told = (table) => table.open || table.called || table === this.current;
    const shown = [...this.tables.values()].filter(told);
    const tabs = shown.map((table) => {
      const mine = table.mine || table.called;
      const node = element(
        "button",
        {
          type: "button",
          id: `table-${table.id}`,
          class: mine ? "tab asked" : "tab",
          "aria-current": table === this.current ? "true" : null,
        },
        table.title,
        mine ? element("span", { class: "hush" }, `: ${words(table.why)}`) : null,
      );
      node.addEventListener("click", () => this.select(table));
      return node;
    });
    const at = shown.findIndex((table) => byId(`table-${table.id}`) === document.activeElement);
    byId("tabs").replaceChildren(...tabs);
    if (at >= 0) tabs[at].focus({ preventScroll: true });
    // What somebody is called for is told by a look: that is on its way.
    const called = (table) => table.mine || (table.called && !table.asking);
    call(shown.filter((table) => table.post !== null && called(table)));
  }

  async press(button) {
    const { table: id, verb } = readData(button.data);
    if (["new", "rematch"].includes(verb)) this.opening = true;
    const answer = await this.link.ask("press", { data: button.data });
    const table = this.tables.get(id);
    if (!this.answered(answer) && table !== undefined && !["rules", "best", "map"].includes(verb)) await this.look(table);
    return answer;
  }

  /** Show what was answered; true if that was a table. */
  answered(answer) {
    if (answer.trouble) toast(words(`trouble-${answer.trouble}`));
    if (answer.toast) toast(answer.toast);
    if (!answer.post) return false;
    if (answer.post.sight) this.take(answer.post);
    else this.showPost(answer.post);
    const led = this.tables.get(answer.post.sight?.table);
    if (led !== undefined && led !== this.current) this.select(led);
    return Boolean(answer.post.sight);
  }

  redraw() {
    if (this.current?.post) this.draw(this.current);
    this.drawTabs();
  }
}

/** The table the address names; a messenger tells other things there. */
function addressed() {
  return /^#([a-z0-9]+)$/.exec(location.hash)?.[1] ?? null;
}

/** Let the address name a table, or none, where it may. */
function name(address) {
  if (location.hash === "" || addressed() !== null) history.replaceState(history.state, "", address);
}

/** Whether somebody is amid a move: looks at what it would do, or has tapped the first of its words. */
function isBegun(post) {
  const back = ({ data }) => readData(data).verb === "pad" && readData(data).words === "";
  return post.sight.preview || post.rows.flat().some(back);
}

/** The choice a post's buttons are good for, and what others ask meanwhile. */
function markOf(post) {
  const spots = post.picture?.spots ?? [];
  const buttons = [...spots.map((spot) => spot.button), ...post.rows.flat()].map(({ data }) => readData(data));
  const choice = buttons.find(({ verb }) => ["pad", "move"].includes(verb));
  const question = buttons.find(({ verb, words }) => verb === "takeback" && words !== "");
  return `${choice?.mark.replace("!", "").split("/")[0]} ${question?.words}`;
}

/** What somebody is looking at already, with what others did meanwhile. */
function held(before, post) {
  const { signs, told, count, turn } = post.sight;
  return { ...before, sight: { ...before.sight, signs, told, count, turn } };
}
