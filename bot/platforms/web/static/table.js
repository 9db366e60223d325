/** One table as this person has it before them: what came last, what was told, how it looked. */

import { complete } from "./art.js";
import { readData } from "./post.js";
import { recall, remember } from "./words.js";

const KEPT = 60;
/** So many moves at most are shown once more. */
const MOST = 24;

export class Table {
  constructor(id) {
    this.id = id;
    this.position = 0;
    this.ended = false;
    this.title = id;
    this.post = null;
    this.told = [];
    this.count = 0;
    this.called = false;
    this.asking = false;
    this.again = false;
    this.motions = null;
    this.before = null;
  }

  get sight() {
    return this.post?.sight ?? null;
  }

  /** The turn this person is asked in; null if they are not. */
  get turn() {
    return this.sight?.turn ?? null;
  }

  /** Whether this person is asked for a move. */
  get mine() {
    return this.sight?.signs.some((sign) => sign.own && sign.turn) ?? false;
  }

  /** What this person is called for: a word of the page. */
  get why() {
    return { lobby: "may-begin", over: "is-over" }[this.sight?.status] ?? "your-move";
  }

  /** Somebody who looks elsewhere has still to hear of what makes nobody move. */
  get unheard() {
    return this.called && document.hidden && this.why !== "your-move";
  }

  get seated() {
    return this.sight?.signs.some((sign) => sign.own) ?? false;
  }

  get open() {
    if (this.sight === null) return !this.ended;
    return ["lobby", "playing", "resting", "paused"].includes(this.sight.status);
  }

  /**
   * Take a newer sight of the table; false if moves are missing between it and what was told.
   * What was told and taken back is forgotten.
   */
  take(post) {
    const { told, count, title } = post.sight;
    const start = count - told.length;
    if (start > this.told.length) return false;
    const before = this.told.length;
    const same = told.filter((each, at) => this.told[start + at]?.text === each.text).length;
    const undone = before > count || same < Math.min(told.length, before - start);
    const known = this.told.splice(start);
    this.told.push(
      ...told.map((each, at) => (known[at]?.text === each.text ? known[at] : { ...each, scene: null })),
    );
    // What is told once more, in another language or after a gap, is no news.
    this.fresh = undone ? [] : this.told.slice(Math.max(before, this.count));
    this.count = count;
    this.motions = this.post === null ? null : this.fresh.flatMap((each) => each.motions);
    if (post.sight.preview) this.motions = [];
    this.title = title;
    this.before = this.post === null ? null : this.pictures();
    const ends = this.post !== null && this.why !== "is-over" && post.sight.status === "over";
    this.post = post;
    this.called ||= ends && this.seated;
    this.called = this.unheard;
    this.remember();
    return true;
  }

  /** Whether a sight tells and shows nothing that is not known already. */
  shows(post) {
    if (this.post === null || post.sight.count !== this.count) return false;
    return written(post) === written(this.post);
  }

  /** The newest move is remembered with how the table looked after it. */
  remember() {
    const last = this.told.at(-1);
    if (last === undefined || this.sight.preview) return;
    last.scene = this.pictures().table;
    for (const old of this.told.slice(0, -KEPT)) old.scene = null;
  }

  /** Both pictures by what they show: what lies before everybody, and what is one's own. */
  pictures() {
    const { picture, sight } = this.post;
    const [table, own] = sight.own ? [sight.beside, picture] : [picture, sight.beside];
    return { table, own };
  }

  /** The number of the move from which on it is shown what happened since one's own last. */
  since() {
    const last = this.told.findLastIndex((each) => each.own);
    return Math.max(0, last - 1, this.told.length - MOST);
  }

  /** The same of what others did that was not seen here, nor moved after; null if there is none. */
  missed() {
    const moved = this.told.findLastIndex((each) => each.own) + 1;
    const seen = recall(`seen.${this.id}`) ?? (moved === 0 ? Infinity : 0);
    const first = Math.max(moved, Number(seen));
    if (first >= this.told.length) return null;
    return Math.max(0, first - 1, this.told.length - MOST);
  }

  /** All that was told was seen. */
  saw() {
    remember(`seen.${this.id}`, String(this.told.length));
  }

  /** Whether it is known how the table looked after each of some moves. */
  has(first, count) {
    const wanted = this.told.slice(first, first + count);
    return wanted.every(({ scene }) => scene !== null && complete(scene));
  }

  /** Remember how the table looked after some moves, if they still stand. */
  fill(first, told) {
    told.forEach(({ text, after }, at) => {
      const known = this.told[first + at];
      if (known?.text === text) known.scene = after;
    });
  }

  /** The moves from one on, as far as it is known how the table looked after them. */
  scenes(first) {
    return this.told.slice(first).filter(({ scene }) => scene !== null && complete(scene));
  }
}

/** All of a sight but the moves it tells, which may be more or fewer. */
function written(post) {
  return JSON.stringify({ ...post, sight: { ...post.sight, told: post.sight.told.at(-1)?.text } });
}

/** The table a message of the room is the board of. */
export function boardOf(message) {
  if (message.author !== null || message.private) return null;
  return /^([a-z0-9]+)\.\d+$/.exec(message.key)?.[1] ?? null;
}

/** Whether a board is that of a game that is over: it can only be played again. */
export function isEnded(message) {
  return message.rows.flat().some(({ data }) => readData(data).verb === "rematch");
}

/** The table of which a private message tells what the page shows anyway. */
export function handOf(message) {
  return /^(?:hand|pad|panel|call|plea)\.([a-z0-9]+)$/.exec(message.key)?.[1] ?? null;
}

/** What a row of buttons is for: to move, or beside that. */
export function isTool(button) {
  const { verb, words } = readData(button.data);
  if (verb === "takeback") return words === "";
  return ["undo", "order", "rules", "best", "map", "why", "away", "resign", "hand"].includes(verb);
}
