/** Shows what happened once more, scene by scene, until something is pressed. */

/** Milliseconds for each scene: whatever moves in it is there by then. */
const STEP = 650;

export class Replay {
  constructor(board) {
    this.board = board;
    this.ending = null;
  }

  get on() {
    return this.ending !== null;
  }

  /** Show moves with how the table looked after each; `tell` is told of each as it is shown. */
  async show(moves, tell) {
    const ending = new AbortController();
    const { signal } = ending;
    const ended = new Promise((resolve) => signal.addEventListener("abort", resolve));
    this.ending = ending;
    for (const kind of ["pointerdown", "keydown"]) {
      document.addEventListener(kind, () => this.end(), { capture: true, signal });
    }
    for (const move of moves) {
      tell(move);
      this.board.show({ ...move.scene, spots: [] }, move === moves[0] ? null : move.motions);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STEP))]);
      if (signal.aborted) return;
    }
    this.end();
  }

  /** Whatever is left to be shown is not. */
  end() {
    const { ending } = this;
    this.ending = null;
    ending?.abort();
  }
}
