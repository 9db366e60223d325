/** The theme of what the page stands in: a messenger or another site knows better than the system. */

const BRIGHT = 128;

/** Look as `?theme=dark` or `?theme=light` says, or as the colours Telegram sends along do, or Discord does. */
export function wearTheme() {
  const said = new URLSearchParams(location.search).get("theme") ?? telegrams() ?? discords();
  if (!["dark", "light"].includes(said)) return;
  document.documentElement.style.colorScheme = said;
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule.media?.mediaText === "(prefers-color-scheme: dark)") rule.media.mediaText = said === "dark" ? "all" : "not all";
    }
  }
}

function telegrams() {
  const sent = new URLSearchParams(location.hash.slice(1)).get("tgWebAppThemeParams");
  const [, red, green, blue] = /"bg_color":"#(..)(..)(..)"/i.exec(sent ?? "") ?? [];
  if (red === undefined) return null;
  const [r, g, b] = [red, green, blue].map((each) => Number.parseInt(each, 16));
  return 0.3 * r + 0.59 * g + 0.11 * b < BRIGHT ? "dark" : "light";
}

/** Discord tells nobody its theme; it is dark where nobody has changed it. */
function discords() {
  const sent = new URLSearchParams(location.search);
  return sent.has("frame_id") && sent.has("instance_id") ? "dark" : null;
}
