/** The line to the server: comes back by itself, and says again what was not acknowledged. */

import { randomHex } from "./dom.js";
import { unpacked } from "./post.js";
import { timed } from "./words.js";

/** Milliseconds between two attempts: a server that comes back is found within two seconds. */
const SOON = 250;
const LATE = 900;
/** So long an attempt may take, and an answer to whoever asks whether the line still holds. */
const CONNECTING = 6000;
const PROBING = 1500;
const PATIENCE = 15000;
const AT_ONCE = 20;

export class Link {
  /** `hello()` gives the first frame's fields; the rest of what happens is told to `listener`. */
  constructor(hello, listener) {
    this.hello = hello;
    this.listener = listener;
    this.waiting = new Map();
    this.socket = null;
    this.open = false;
    this.delay = SOON;
    this.timer = null;
    globalThis.addEventListener("online", () => this.check());
    globalThis.addEventListener("pageshow", (event) => event.persisted && this.check());
    document.addEventListener("visibilitychange", () => document.hidden || this.check());
  }

  connect() {
    const address = new URL("chat", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => {
      this.helloId = randomHex(8);
      socket.send(JSON.stringify({ type: "hello", id: this.helloId, ...this.hello() }));
      this.listener.opened();
    });
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") this.take(JSON.parse(timed(data)));
      else this.listener.drawn(data);
    });
    socket.addEventListener("close", () => this.lost(socket));
    setTimeout(() => {
      if (socket.readyState === WebSocket.CONNECTING) this.drop(socket);
    }, CONNECTING);
  }

  /** Give up a line that says nothing any more; it may take a browser minutes to see that. */
  drop(socket) {
    socket.close();
    this.lost(socket);
  }

  /** Find out at once, as after a sleep or a tunnel, whether the line still holds. */
  async check() {
    if (!this.open) return this.hurry();
    const socket = this.socket;
    const timer = setTimeout(() => socket === this.socket && this.restart(), PROBING);
    await this.glance("complete", { text: "/", table: "" });
    clearTimeout(timer);
  }

  /** Start afresh: with another language, or because the line seems dead. */
  restart() {
    if (this.socket !== null) this.drop(this.socket);
    this.hurry();
  }

  /**
   * Say something and get what is answered: `{toast, post, options}` or `{trouble}`.
   * The same frame may arrive twice; its id is the receipt that makes this harmless.
   */
  ask(type, fields) {
    if (this.waiting.size >= AT_ONCE) return Promise.resolve({ trouble: "too-fast" });
    const frame = { type, id: randomHex(12), ...fields };
    return new Promise((resolve) => {
      this.waiting.set(frame.id, { frame, resolve, since: Date.now() });
      if (this.open) this.send(frame);
    });
  }

  /** Like `ask`, but sent with the greeting, before the room has answered it. */
  askAtOnce(type, fields) {
    const answer = this.ask(type, fields);
    if (!this.open && this.socket?.readyState === WebSocket.OPEN) {
      const [last] = [...this.waiting.values()].slice(-1);
      this.socket.send(JSON.stringify(last.frame));
      last.sent = true;
    }
    return answer;
  }

  /** Like `ask`, for what is worth nothing later: gives nothing while the line is down. */
  async glance(type, fields) {
    return this.open ? this.ask(type, fields) : {};
  }

  send(frame) {
    this.socket.send(JSON.stringify(frame));
    setTimeout(() => {
      const waiting = this.waiting.get(frame.id);
      if (this.open && waiting && Date.now() - waiting.since >= PATIENCE) this.restart();
    }, PATIENCE);
  }

  take(frame) {
    if (frame.type === "ack") return this.settle(frame.id, { ...frame, post: unpacked(frame.post) });
    if (frame.type === "trouble") {
      if (frame.id === this.helloId) return this.refused(frame.code);
      return this.settle(frame.id, { trouble: frame.code });
    }
    if (frame.type === "welcome") {
      this.open = true;
      this.delay = SOON;
      for (const waiting of this.waiting.values()) {
        waiting.since = Date.now();
        if (!waiting.sent) this.send(waiting.frame);
        waiting.sent = false;
      }
    }
    this.listener.heard(frame);
  }

  settle(id, answer) {
    this.waiting.get(id)?.resolve(answer);
    this.waiting.delete(id);
  }

  refused(code) {
    const socket = this.socket;
    this.socket = null;
    socket.close();
    this.listener.refused(code);
  }

  lost(socket) {
    if (socket === null || socket !== this.socket) return;
    this.socket = null;
    this.open = false;
    for (const [id, { frame }] of this.waiting) {
      if (frame.type === "complete") this.settle(id, {});
    }
    this.listener.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.delay * (0.7 + 0.6 * Math.random()));
    this.delay = Math.min(LATE, this.delay * 2);
  }

  /** Do not wait any longer for a line that is down. */
  hurry() {
    if (this.socket !== null || this.timer === null) return;
    clearTimeout(this.timer);
    this.connect();
  }
}
