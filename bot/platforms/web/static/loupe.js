/** Brings small places nearer: the board grows inside a frame as large as it was, and a finger moves it about. */

import { byId } from "./dom.js";

/** Pixels: smaller places are too small for a finger; brought nearer they are as large as one. */
const SMALL = 40;
const LARGE = 44;
/** A board is enlarged so many times at most. */
const MOST = 3;

export class Loupe {
  constructor(board) {
    this.board = board;
    this.frame = board.root.parentElement;
    this.button = byId("nearer");
    this.near = 1;
    this.button.addEventListener("click", () => this.bring(this.near > 1 ? 1 : this.wanted()));
    this.frame.addEventListener("focusin", ({ target }) => this.near > 1 && target.scrollIntoView({ block: "nearest" }));
    addEventListener("resize", () => {
      this.bring(1);
      this.look();
    });
  }

  /** Offer itself where the places of what is shown are small. */
  look() {
    this.button.hidden = this.near === 1 && this.wanted() === 1;
  }

  /** How many times as large the places would be large enough. */
  wanted() {
    const { root, spots } = this.board;
    const { clientWidth: wide, clientHeight: high } = this.near > 1 ? this.frame : root;
    const sides = [...spots.nodes.values()].map(({ box }) => Math.min((box[2] - box[0]) * wide, (box[3] - box[1]) * high));
    const least = Math.min(Infinity, ...sides);
    return least >= SMALL ? 1 : Math.min(MOST, LARGE / least);
  }

  /** Show the board so many times as large, and what may be tapped in the middle. */
  bring(near) {
    if (near === 1 && this.near === 1) return;
    const { root } = this.board;
    this.frame.classList.remove("near");
    this.frame.removeAttribute("style");
    root.style.removeProperty("width");
    this.near = near;
    this.button.setAttribute("aria-pressed", String(near > 1));
    if (near === 1) return;
    const { width, height } = root.getBoundingClientRect();
    this.frame.style.width = `${width}px`;
    this.frame.style.height = `${height}px`;
    this.frame.classList.add("near");
    root.style.width = `${near * width}px`;
    const [across, down] = this.middle();
    this.frame.scrollTo(across * near * width - width / 2, down * near * height - height / 2);
  }

  /** Where the places lie that may be tapped, in parts of the board. */
  middle() {
    const boxes = [...this.board.spots.nodes.values()].map(({ box }) => box);
    const between = (low, high) => (Math.min(...boxes.map((box) => box[low])) + Math.max(...boxes.map((box) => box[high]))) / 2;
    return [between(0, 2), between(1, 3)];
  }
}
