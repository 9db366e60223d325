/** Says what is asked. */

import { byId, element } from "./dom.js";
import { words } from "./words.js";

/** What is asked first, in one sentence; the rest where it pushes no button away. */
export function drawPrompt(text, { preview, again }) {
  const [first, ...lines] = text.split("\n");
  const [, asked, rest] = /^(.*?[.!?:…])(?: (?=\p{Lu})(.*))?$/su.exec(first) ?? [null, first, ""];
  const more = [rest ?? "", ...lines].filter((line) => line !== "").join("\n");
  byId("prompt").textContent = asked;
  byId("details").replaceChildren(more);
  if (preview && again) byId("details").append(element("em", {}, words("tap-again")));
  byId("ask").classList.toggle("preview", preview);
}
