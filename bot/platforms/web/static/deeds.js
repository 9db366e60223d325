/** What may be done beside the board: rows of buttons, and one line for many numbers. */

import { drawDial, numbersOf } from "./dial.js";
import { element } from "./dom.js";
import { drawButton, isLong, joined } from "./post.js";

export class Deeds {
  /** `press(button, node)` is told what was pressed. */
  constructor(press) {
    this.press = press;
    this.last = null;
  }

  /** What these rows are at a table, to be drawn if it is something else than before. */
  of(rows, table) {
    const run = numbersOf(rows.flat());
    const numbers = (run ?? []).map(({ button }) => button);
    const groups = joined(rows.filter((row) => row.some((button) => !numbers.includes(button))));
    const draw = () => [
      ...groups.map((row) => this.row(row, numbers)),
      ...(run === null ? [] : [this.dial(run, groups.flat(), table)]),
    ];
    return { what: [groups, run], draw };
  }

  /** Buttons beside each other; where there is little room those the dial has, too, are left out. */
  row(row, numbers) {
    const kind = row.length > 1 && isLong(row) ? " long" : row.length > 4 ? " many" : "";
    const node = element("div", { class: `row${kind}`, role: "group" });
    for (const button of row) {
      const each = drawButton(button, this.press);
      each.classList.toggle("dialled", numbers.includes(button));
      node.append(each);
    }
    return node;
  }

  /** Begins where somebody was, or with the first number that has no button. */
  dial(run, others, table) {
    const first = run.find(({ button }) => !others.includes(button)) ?? run[0];
    const known = this.last?.table === table && run.some(({ number }) => number === this.last.number);
    const chose = (number) => (this.last = { table, number });
    return drawDial(run, known ? this.last.number : first.number, chose, this.press);
  }
}
