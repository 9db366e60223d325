/** The line to the server: comes back by itself, and says again what was not acknowledged. */

import { randomHex } from "./dom.js";

const SOON = 250;
const LATE = 8000;
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
    globalThis.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  connect() {
    const address = new URL("/chat", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.helloId = randomHex(8);
      socket.send(JSON.stringify({ type: "hello", id: this.helloId, ...this.hello() }));
    });
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lost(socket));
  }

  /** Start afresh: with another language, or because the line seems dead. */
  restart() {
    this.socket?.close();
    this.lost(this.socket);
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
    if (frame.type === "ack") return this.settle(frame.id, frame);
    if (frame.type === "trouble") {
      if (frame.id === this.helloId) return this.refused(frame.code);
      return this.settle(frame.id, { trouble: frame.code });
    }
    if (frame.type === "welcome") {
      this.open = true;
      this.delay = SOON;
      for (const waiting of this.waiting.values()) {
        waiting.since = Date.now();
        this.send(waiting.frame);
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
