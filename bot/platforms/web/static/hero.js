/** What may be played now instead of a table. */

import { announce, byId, element } from "./dom.js";
import { drawPost, setBusy } from "./post.js";

export function drawHero(post, press) {
  const hero = byId("hero");
  hero.hidden = false;
  const [title, ...rest] = post.text.split("\n");
  const body = drawPost({ ...post, text: rest.join("\n") }, async (button) => {
    setBusy(hero, button.data, true);
    await press(button);
    setBusy(hero, "", false);
  });
  const nap = byId("nap").content.cloneNode(true);
  hero.replaceChildren(nap, element("h2", {}, title), body);
  announce(title);
}
