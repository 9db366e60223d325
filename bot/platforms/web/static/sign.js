/** A seat as everybody sees it: who sits there, whether they are here, whose turn it is. */

import { element } from "./dom.js";
import { words } from "./words.js";

/** `company` is who is in the room. */
export function drawSign(sign, company) {
  const here = sign.person === "" || company.has(sign.person);
  const kind = `sign${sign.turn ? " turn" : ""}${here ? " here" : ""}${sign.own ? " own" : ""}`;
  const thinks = sign.turn && sign.level !== "";
  return element(
    "li",
    { class: kind },
    element("span", { class: "name" }, sign.name),
    sign.level === "" ? null : element("small", {}, sign.level),
    thinks ? element("span", { class: "thinks", role: "img", "aria-label": words("thinks") }) : null,
    element("span", { class: "hush" }, ` ${words(here ? "sign-here" : "sign-away")}`),
  );
}
