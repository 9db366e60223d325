/** Draws the table one looks at: board, seats, what is asked, what may be pressed. */
import { complete } from "./art.js";
import { Board } from "./board.js";
import { Deeds } from "./deeds.js";
import { byId, element, makeRoom } from "./dom.js";
import { Drags } from "./drags.js";
import { Finger } from "./finger.js";
import { drawHero } from "./hero.js";
import { Loupe } from "./loupe.js";
import { Moves } from "./moves.js";
import { still } from "./moving.js";
import { drawButton, drawPost, readData, setBusy } from "./post.js";
import { drawPrompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { drawSign } from "./sign.js";
import { isTool } from "./table.js";
import { words } from "./words.js";

const SURE = 4000;
/** Where somebody has the keyboard who plays. */
const HOMES = ["board", "deeds", "tools", "lobby", "hero"];
/** Milliseconds for which one sees what has come of a step before one looks elsewhere. */
const LOOK = 250;

export class View {
  /** `press(button)` is told what was pressed; `have(table, first, count)` gets how moves left a table. */
  constructor({ press, have }) {
    this.press = press;
    this.have = have;
    this.table = null;
    this.flipped = null;
    this.shown = "";
    this.looks = 0;
    this.showing = null;
    this.turning = null;
    this.careful = this.careful.bind(this);
    this.finger = new Finger((button) => this.pressed(button));
    this.deeds = new Deeds(this.careful);
    this.board = new Board(byId("board"), (button) => this.pressed(button));
    this.loupe = new Loupe(this.board);
    this.small = new Board(byId("small"), () => {});
    this.drags = new Drags(this.board, {
      lift: (button) => this.pressed(button),
      back: () => this.back(),
      beside: byId("beside"),
    });
    this.moves = new Moves((number) => have(this.table, number, 1));
    this.replay = new Replay(this.board);
    this.here = new Set();
    this.drawn = new Map();
    byId("beside").addEventListener("click", () => this.flip());
    byId("again").addEventListener("click", () => this.again());
    byId("stage").addEventListener("keydown", (event) => event.key === "Escape" && this.back());
  }

  /**
   * Show a table as it is now; what moved is shown moving if it was shown before. Who only looks is
   * shown what moves already to its end.
   */
  show(table, looked = false) {
    this.finger.remember();
    const other = this.table !== table;
    const held = HOMES.some((id) => byId(id).contains(document.activeElement));
    if (other) {
      this.replay.end();
      this.turning = null;
      this.flipped = null;
      this.turnTo("");
      this.board.spots.last = "";
      byId("room").scrollTop = 0;
    }
    this.table = table;
    byId("hero").hidden = true;
    const { post, sight } = table;
    const playing = post.picture !== null;
    byId("board").hidden = !playing;
    byId("lobby").hidden = playing;
    byId("ask").hidden = !playing;
    if (playing) this.showBoards(table, looked);
    else this.showLobby(post);
    this.showSigns(sight.signs);
    this.showPrompt(post.text, sight.preview);
    this.showButtons(post.rows);
    setTimeout(() => this.showRest(table, other, held)); // in a task of its own: the board comes first
  }

  /** What nobody waits for: a keyboard that has lost its place, the moves as told, the text board. */
  showRest(table, other, held) {
    if (this.table !== table) return;
    const { activeElement } = document;
    if (held && (activeElement === document.body || !activeElement.checkVisibility())) this.focus();
    const playing = table.post.picture !== null;
    byId("sketch").textContent = table.post.sketch;
    byId("text-board").hidden = !playing;
    this.moves.show(table, other);
    this.loupe.look();
    byId("again").hidden = !playing || table.told.length - table.since() < 2;
  }

  showBoards(table, looked = false) {
    if (this.replay.on || (looked && this.turning === table)) return;
    const { own, table: open } = table.pictures();
    if (this.flipped !== null && this.flipped.own !== table.sight.own) this.flipped = null;
    const mine = own !== null && (this.flipped?.mine ?? table.sight.own);
    const kind = `${table.id} ${mine}`;
    if (this.interlude(table, mine)) return;
    const moving = kind === this.shown ? table.motions : null;
    this.turnTo(kind);
    const shown = mine ? own : open;
    makeRoom(shown);
    this.showing = this.board.show(shown, moving, { begun: !table.sight.preview && this.way() !== null, looked });
    this.drags.show(shown.drags ?? []);
    this.board.root.classList.toggle("previewing", table.sight.preview);
    byId("beside").hidden = own === null;
    if (own === null) return;
    byId("beside").setAttribute("aria-label", words(mine ? "look-table" : "look-own"));
    this.besides(table);
  }

  /** From now on the board shows this; what lies on it goes on only if it showed that before. */
  turnTo(kind) {
    if (kind === this.shown) return;
    this.board.clear();
    this.loupe.bring(1);
    this.shown = kind;
  }

  /** What is beside the board is shown after it: both in one frame keep a slow phone too long. */
  async besides(table) {
    await this.showing;
    requestAnimationFrame(() => setTimeout(() => this.showSmall(table)));
  }

  /** The picture that changes places with the board when it is pressed. */
  showSmall(table) {
    if (this.table !== table) return;
    const { own, table: open } = table.pictures();
    if (own === null) return;
    const kind = `${this.shown} beside`;
    if (kind !== this.small.kind) this.small.clear();
    this.small.kind = kind;
    this.small.show({ ...(this.shown === `${table.id} true` ? open : own), spots: [], alt: "" });
  }

  /**
   * What has happened on the picture that one turns away from, or turns to, is seen there first.
   * True while it is: then the boards are shown as soon as it was.
   */
  interlude(table, mine) {
    const own = ++this.looks;
    this.turning = null;
    const { before, motions } = table;
    const turns = this.shown === `${table.id} ${!mine}` && !table.sight.preview;
    if (!turns || !motions?.length || still()) return false;
    const shown = mine ? table.pictures().table : before?.table;
    if (!shown || !complete(shown)) return false;
    makeRoom(shown);
    const go = () => own === this.looks && this.table === table && this.showBoards(table);
    this.turning = table;
    if (mine) {
      const seen = this.board.show({ ...shown, spots: [] }, motions).then(() => this.board.step);
      seen.then(() => setTimeout(go, LOOK));
      table.motions = null;
    } else {
      this.turnTo(`${table.id} ${mine}`);
      this.board.show({ ...shown, spots: [] }).then(go);
    }
    return true;
  }

  /** What is beside the board and what is on it change places. */
  flip() {
    const { own } = this.table.sight;
    this.flipped = { own, mine: !(this.flipped?.mine ?? own) };
    this.table.motions = null;
    this.showBoards(this.table);
    this.loupe.look();
  }

  showLobby(post) {
    this.turnTo("");
    const [title, ...rest] = post.text.split("\n");
    this.replace(byId("lobby"), [post.text, post.rows], () => [
      element("h2", {}, title),
      drawPost({ ...post, text: rest.join("\n"), sketch: "" }, this.careful),
    ]);
  }

  showSigns(signs) {
    byId("signs").replaceChildren(...signs.map((sign) => drawSign(sign, this.here)));
  }

  showPrompt(text, preview) {
    drawPrompt(text, { preview, again: this.board.root.querySelector(".again") !== null });
  }

  showButtons(rows) {
    const moves = rows.map((row) => row.filter((button) => !isTool(button)));
    const tools = rows.flat().filter(isTool);
    const kept = byId("deeds").contains(document.activeElement);
    const idle = document.activeElement === this.board.root;
    const { what, draw } = this.deeds.of(moves, this.table);
    this.replace(byId("deeds"), what, draw);
    if ((kept && !byId("deeds").contains(document.activeElement)) || idle) this.focus();
    this.replace(byId("tools"), tools, () => tools.map((button) => drawButton(button, this.careful)));
  }

  /** Put the keyboard where the work is: on the board, or where there is none, beside it. */
  focus() {
    const lobby = !byId("lobby").hidden;
    const sure = byId("deeds").querySelector(".success") !== null && this.board.root.querySelector(".again") === null;
    const asked = this.table?.mine && (sure || this.board.spots.nodes.size === 0);
    const home = lobby ? byId("lobby") : asked ? byId("deeds") : null;
    const deed = home?.querySelector(".success, .primary") ?? home?.querySelector("button");
    if (deed) deed.focus({ preventScroll: true });
    else if (lobby) byId("stage").focus({ preventScroll: true });
    else this.board.spots.focus();
  }

  /** Draw something anew only if it is another thing. */
  replace(node, what, draw) {
    const version = JSON.stringify(what);
    if (this.drawn.get(node) === version) return setBusy(node, "", false);
    this.drawn.set(node, version);
    node.replaceChildren(...draw());
  }

  /** What cannot be undone is asked twice. */
  careful(button, node) {
    if (button.style === "danger" && node.dataset.sure === undefined) {
      node.dataset.sure = "";
      node.textContent = words("sure", { deed: button.label });
      setTimeout(() => {
        delete node.dataset.sure;
        node.textContent = button.label;
      }, SURE);
      return;
    }
    this.pressed(button);
  }

  async pressed(button) {
    this.finger.pressed(button);
    const busy = [byId("deeds"), byId("tools"), byId("lobby"), byId("board")];
    for (const node of busy) setBusy(node, button.data, true);
    await this.press(button);
    for (const node of busy) setBusy(node, "", false);
  }

  /** Whatever was begun is left alone. */
  back() {
    const back = this.way();
    if (back !== null) this.pressed(back);
  }

  /** The button that leads back from what was begun; null where nothing is. */
  way() {
    const back = this.table?.post?.rows.flat().find(({ data }) => {
      const { verb, words: said } = readData(data);
      return verb === "pad" && said === "";
    });
    return back ?? null;
  }

  /** Show once more what happened since one moved, or since some move. */
  async again(first = this.table.since()) {
    const { table } = this;
    const [begun, since] = [this.way() !== null, table.since()];
    await this.have(table, first, table.told.length - first);
    const moved = this.table !== table || (this.way() !== null) !== begun || table.since() !== since;
    if (moved || this.replay.on) return;
    const scenes = table.scenes(first);
    if (scenes.length < 2) return;
    this.turnTo(`${table.id} false`);
    this.drags.show([]);
    await this.replay.show(scenes, ({ scene, text }) => {
      makeRoom(scene);
      this.showPrompt(text, false);
    });
    if (this.table !== table) return;
    table.motions = null;
    this.showBoards(table);
    this.showPrompt(table.post.text, table.sight.preview);
  }

  /** What may be played now instead of a table. */
  showHero(post, press) {
    if (this.table !== null) this.finger.remember();
    this.replay.end();
    this.table = null;
    this.turnTo("");
    for (const id of ["board", "lobby", "ask", "beside"]) byId(id).hidden = true;
    drawHero(post, press);
    this.moves.clear();
  }
}
