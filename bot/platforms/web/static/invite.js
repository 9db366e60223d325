/** Brings others to a table: a link, its QR code, and what a link that was followed asks for. */

import { element, toast } from "./dom.js";
import { words } from "./words.js";

const PARAMETER = "join";
const LONGEST = 106; // as much as a code of ours holds

/** The page's own address, in a room. */
export function addressOf(room) {
  const address = new URL(location.pathname, location.href);
  if (room !== "lobby") address.searchParams.set("room", room);
  return address;
}

/** The link to a table with its QR code, and a button that passes it on. */
export function drawInvitation({ code, pitch }) {
  const address = addressOf(new URLSearchParams(location.search).get("room") ?? "lobby");
  address.searchParams.set(PARAMETER, code);
  const link = element("p", { class: "address" }, address.href);
  const pass = element("button", { type: "button", class: "primary" }, words("address-copy"));
  pass.addEventListener("click", () => passOn(address.href, pitch, link));
  const box = element("div", { class: "invitation" }, link, pass);
  if (new TextEncoder().encode(address.href).length > LONGEST) return box;
  const src = `qr?of=${encodeURIComponent(address.href)}`;
  box.append(element("img", { class: "qr", src, alt: words("invite-code"), width: "220", height: "220" }));
  return box;
}

/** Copy an address, or hand it to what the device shares with. */
export async function passOn(address, text, node) {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ text, url: address });
      return;
    }
    await navigator.clipboard.writeText(address);
    toast(words("address-copied"));
  } catch (trouble) {
    if (trouble.name === "AbortError") return; // thought better of it
    getSelection().selectAllChildren(node); // no clipboard without https: select it instead
  }
}

/** The code in the link somebody has followed, once: a reload does not ask again. */
export function followed() {
  const address = new URL(location.href);
  const code = address.searchParams.get(PARAMETER);
  if (code === null) return null;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", address);
  return code;
}
