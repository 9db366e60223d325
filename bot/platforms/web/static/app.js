/** The page: the door, the room behind it, and what goes between them and the server. */

import { Box } from "./box.js";
import { announce, byId, element, face, randomHex, toast } from "./dom.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { buttonsOf, drawPost, setBusy, tableOf } from "./post.js";
import { Strip } from "./strip.js";
import { language, speak, suggestedName, wantedLanguage, words } from "./words.js";

const FACES = 4;

const room = new URLSearchParams(location.search).get("room") ?? "lobby";
const link = new Link(hello, { heard, refused, lost });
const log = new Log({ press, reply: (table) => box.reply(table) });
const strip = new Strip({ press, done: () => look() });
const box = new Box({ say, complete });

let company = [];
let welcoming = false;
let answered = "";

/** One person per tab: a reload is the same person, another tab is somebody else. */
function token() {
  const kept = sessionStorage.getItem("token");
  if (kept !== null) return kept;
  const fresh = randomHex(24);
  sessionStorage.setItem("token", fresh);
  return fresh;
}

function hello() {
  return { token: token(), name: sessionStorage.getItem("name"), room, language: language() };
}

function comeIn(name) {
  sessionStorage.setItem("name", name);
  byId("entry").hidden = true;
  byId("room").hidden = false;
  link.connect();
}

function stayOut() {
  byId("room").hidden = true;
  byId("entry").hidden = false;
  if (byId("name").value === "") byId("name").value = suggestedName();
}

function refused(code) {
  sessionStorage.removeItem("name");
  stayOut();
  byId("name-trouble").textContent = words(`trouble-${code}`);
}

function lost() {
  byId("lost").hidden = false;
}

function heard(frame) {
  if (frame.type === "welcome") return welcomed(frame);
  if (frame.type === "presence") return drawCompany(frame.here);
  if (frame.type === "stripped") {
    log.strip(frame.id);
    strip.strip(frame.id);
  } else if (frame.type === "message") {
    if (put(frame.message)) tell(frame.message);
  }
  look();
}

function welcomed({ you, here, messages }) {
  log.me = you;
  byId("lost").hidden = true;
  drawCompany(here);
  messages.forEach(put);
  if (!strip.asks()) strip.giveWay();
  look();
  if (!log.lively() && byId("hero").hidden) welcome();
}

function put(message) {
  // A bid is called under the board: a hand that only tells the same may wait in its fold.
  return message.private ? strip.put(message, false, !log.calls()?.quick) : log.put(message);
}

function tell(message) {
  if (message.author?.id === log.me.id) return;
  announce(message.author === null ? message.text : `${message.author.name}: ${message.text}`);
}

/** After every change: whose move is it, and is a pad to be opened or closed? */
function look() {
  if (log.lively()) drawHero(null);
  const call = log.calls();
  document.title = call === null ? "Purrlor" : `● ${words("your-move")} · Purrlor`;
  for (const { message } of [...strip.cards.values()]) {
    if (log.over(tableOf(message))) strip.close(message.id);
  }
  if (call !== null) answerCall(call);
}

/** A board that calls me is shown, or brings its pad along, once each time it changes. */
async function answerCall({ button, quick, table, message }) {
  const pads = strip.pads();
  if (pads.some((card) => card.touched || tableOf(card.message) !== table)) return;
  const version = JSON.stringify([message.id, button.data, message.text, message.picture?.src]);
  if (version === answered) return;
  answered = version;
  if (quick) return strip.giveWay();
  // A hand to play from needs no pad, which would push it away from under a finger.
  if (strip.offers(table)) return;
  const { post } = await link.ask("press", { data: button.data });
  if (post) show(post);
}

async function welcome() {
  if (welcoming) return {};
  welcoming = true;
  const answer = await link.ask("say", { text: "/welcome", table: "" });
  welcoming = false;
  if (answer.post && !log.lively()) drawHero(answer.post);
  else take(answer);
  return answer;
}

/** Where the desk has nothing to offer of itself, the command box knows the games. */
async function newGame() {
  const { post, toast: said, trouble } = await welcome();
  if (!post && !said && !trouble) box.begin("/new ");
}

function drawHero(post) {
  const hero = byId("hero");
  if (post === null && hero.hidden) return;
  hero.hidden = post === null;
  hero.replaceChildren();
  if (post === null) {
    log.toEnd();
    return;
  }
  const body = drawPost(post, async (button) => {
    setBusy(hero, button.data, true);
    await press(button);
    setBusy(hero, "", false);
  });
  hero.append(
    element("img", { src: "/static/nap.svg", alt: "", width: "360", height: "190" }),
    body,
  );
  hero.scrollIntoView({ block: "start" });
}

async function press(button) {
  const answer = await link.ask("press", { data: button.data });
  take(answer);
  return answer;
}

async function say(text, table) {
  log.pinned = true;
  take(await link.ask("say", { text, table }));
}

async function complete(text, table) {
  const { options } = await link.glance("complete", { text, table });
  return options ?? [];
}

function take(answer) {
  if (answer.trouble) toast(words(`trouble-${answer.trouble}`));
  if (answer.toast) toast(answer.toast);
  if (answer.post) show(answer.post);
}

function show(post) {
  // A board shows what a pad has done; a card that says so would only grow stale.
  if (buttonsOf(post).length === 0 && strip.pads().some((card) => card.message.id === post.id)) {
    strip.close(post.id);
    return announce(post.text);
  }
  if (strip.put(post, true)) announce(post.text);
}

function drawCompany(here) {
  company = here;
  const named = ({ id, name }) => (id === log.me.id ? words("here-you", { name }) : name);
  byId("faces").replaceChildren(...here.slice(0, FACES).map(face));
  if (here.length > FACES) byId("faces").append(`+${here.length - FACES}`);
  byId("count").textContent = words("here-count", { count: here.length });
  byId("here").replaceChildren(
    ...here.map((author) => element("li", {}, face(author), named(author))),
  );
}

async function copyAddress() {
  const address = byId("address");
  try {
    await navigator.clipboard.writeText(address.textContent);
    toast(words("address-copied"));
  } catch {
    getSelection().selectAllChildren(address); // no clipboard without https: select it instead
  }
}

async function changeLanguage(wanted) {
  const suggested = words("names").split(" ").includes(byId("name").value);
  localStorage.setItem("language", wanted);
  await speak(wanted);
  if (!byId("entry").hidden) {
    if (suggested) byId("name").value = suggestedName();
    return;
  }
  log.redraw();
  strip.redraw();
  drawCompany(company);
  drawHero(null);
  look();
  link.restart();
}

byId("enter").addEventListener("submit", (event) => {
  event.preventDefault();
  byId("name-trouble").textContent = "";
  comeIn(byId("name").value.trim() || suggestedName());
});
byId("another").addEventListener("click", () => {
  byId("name").value = suggestedName();
});
byId("play").addEventListener("click", newGame);
byId("copy").addEventListener("click", copyAddress);
for (const node of document.querySelectorAll("[data-language]")) {
  node.addEventListener("click", () => changeLanguage(node.dataset.language));
}
document.addEventListener("click", (event) => {
  if (!byId("company").contains(event.target)) byId("company").open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") byId("company").open = false;
});

const address = new URL("/", location.href);
byId("place").textContent = room === "lobby" ? "" : room;
if (room !== "lobby") address.searchParams.set("room", room);
byId("address").textContent = address.href;
await speak(wantedLanguage());
const kept = sessionStorage.getItem("name");
if (kept === null) stayOut();
else comeIn(kept);
