/** What may be played now instead of a table. */

import { announce, byId, element } from "./dom.js";
import { drawPost, hasty, setBusy } from "./post.js";

export function drawHero(post, press) {
  const hero = byId("hero");
  hero.hidden = false;
  const [title, ...rest] = post.text.split("\n");
  const body = drawPost({ ...post, text: rest.join("\n") }, async (button, node) => {
    if (hasty(node)) return;
    setBusy(hero, button.data, true);
    await press(button);
    setBusy(hero, "", false);
  });
  const nap = byId("nap").content.cloneNode(true);
  hero.replaceChildren(nap, element("h2", {}, title), body);
  announce(title);
}
