/** The page: the door, the room behind it, and what goes between them and the server. */

import { recallArt, take as takeArt } from "./art.js";
import { Box } from "./box.js";
import { attend, mayAsk } from "./call.js";
import { Cards } from "./cards.js";
import { Chat } from "./chat.js";
import { announce, byId, element, face, randomHex, toast } from "./dom.js";
import { wearTheme } from "./host.js";
import { addressOf, followed, passOn } from "./invite.js";
import { Link } from "./link.js";
import { Play } from "./play.js";
import { listen, want, wanted as soundWanted } from "./sound.js";
import { boardOf, handOf, isEnded } from "./table.js";
import { View } from "./view.js";
import { everywhere, keep, language, recall, remember, speak, suggestedName, unlearn, wantedLanguage, words } from "./words.js";

const FACES = 3;
/** What is typed for a square. */
const PLACE = /^[a-z]{1,2}\d{1,2}$/i;
/** Where this person's clock hangs: moments are told by it. To ask Intl takes a slow phone 60 ms. */
const zone = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

const room = new URLSearchParams(location.search).get("room") ?? "lobby";
const link = new Link(hello, { heard, refused, lost, drawn: takeArt, opened: () => play.opened() });
const chat = new Chat();
const cards = new Cards({ press: (button) => play.press(button), changed: (open) => cardsChanged(open) });
const view = new View({
  press: (button) => play.press(button),
  have: (table, first, count) => play.have(table, first, count),
});
const play = new Play({ link, view, show, none: welcome, asked: uncover, left: (id) => cards.end(id) });
const box = new Box({ say, complete });

let company = [];
let welcoming = false;

/** One person per tab: a reload is the same person, another tab is somebody else. */
function token() {
  const kept = recall("token");
  if (kept !== null) return kept;
  const fresh = randomHex(24);
  remember("token", fresh);
  return fresh;
}

function hello() {
  return { token: token(), name: recall("name"), room, zone, language: language(), drawings: play.drawings() };
}

function comeIn(name) {
  remember("name", name);
  link.connect();
  byId("entry").hidden = true;
  byId("room").hidden = false;
  // N.B. in tasks of their own: to lay everything out, as for whoever gets the keyboard, takes long.
  setTimeout(() => byId("stage").focus({ preventScroll: true }));
  setTimeout(() => (byId("dock").hidden = false));
}

function stayOut() {
  byId("room").hidden = true;
  byId("entry").hidden = false;
  if (document.querySelector("#enter .nap") === null) byId("enter").prepend(byId("nap").content.cloneNode(true));
  if (byId("name").value === "") byId("name").value = suggestedName();
}

function refused(code) {
  unlearn("name");
  stayOut();
  byId("name-trouble").textContent = words(`trouble-${code}`);
}

function lost() {
  byId("lost").hidden = false;
}

function heard(frame) {
  if (frame.type === "welcome") return welcomed(frame);
  if (frame.type === "presence") return drawCompany(frame.here);
  if (frame.type === "message" && put(frame.message)) tell(frame.message);
}

function welcomed({ you, here, messages }) {
  chat.me = you;
  play.me = you;
  byId("lost").hidden = true;
  drawCompany(here);
  for (const message of messages) {
    if (boardOf(message) === null) put(message, false);
    else if (message.rows.length > 0) play.meet(message);
  }
  play.settle();
  const code = followed();
  if (code !== null) say(`/join ${code}`, "");
}

function put(message, fresh = true) {
  if (boardOf(message) !== null) noted(message);
  else if (!message.private) return chat.put(message);
  else if (handOf(message) !== null) {
    const table = play.tables.get(handOf(message));
    if (table !== undefined && fresh) play.look(table);
  } else cards.put(message);
  return false;
}

function noted(message) {
  play.note(message);
  if (isEnded(message)) cards.end(boardOf(message));
}

function tell(message) {
  if (message.author?.id === chat.me.id) return;
  announce(message.author === null ? message.text : `${message.author.name}: ${message.text}`);
  if (byId("dock").dataset.tab !== "chat") byId("tab-chat").classList.add("fresh");
}

async function welcome() {
  if (welcoming) return {};
  welcoming = true;
  const answer = await link.ask("say", { text: "/welcome", table: "" });
  welcoming = false;
  if (answer.post) view.showHero(answer.post, (button) => play.press(button));
  return answer;
}

/** Where the desk has nothing to offer of itself, the command box knows the games. */
async function newGame() {
  const answer = await welcome();
  if (answer.post) play.opening = true;
  else if (!answer.trouble) box.begin("/new ");
  if (answer.post) byId("stage").focus({ preventScroll: true });
}

async function say(text, table) {
  const mine = play.current?.mine ?? false;
  const spot = mine ? view.board.spots.find(text.trim().toLowerCase()) : null;
  if (spot !== null) {
    return view.board.spots.tap(spot);
  }
  const command = text.startsWith("/");
  const opening = command && isOneOf(text, "play-commands");
  const joining = command && mine && isOneOf(text, "join-commands");
  const place = !command && mine && PLACE.test(text.trim());
  if (opening) play.opening = true;
  else if (!command && !place) openTab("chat");
  // A command is about the table one looks at, but for those who have a seat there and want another;
  // where one has to move, a place is no talk.
  const here = command ? !opening && !joining : place;
  const about = table || (here ? (play.current?.id ?? "") : "");
  const answer = await link.ask("say", { text, table: about });
  const moved = play.answered(answer);
  if ((opening || joining) && !answer.post && !answer.trouble) uncover();
  if (!moved && text.startsWith("/") && play.current !== null) play.look(play.current);
}

/** Whether a command is one of these, by any of its names, on any keyboard. */
function isOneOf(text, commands) {
  const [name] = text.slice(1).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/\s/);
  return everywhere(commands).includes(name);
}

async function complete(text, table) {
  const { options } = await link.glance("complete", { text, table });
  return options ?? [];
}

/** What was answered and is no table: a sentence, or something to read. */
function show(post) {
  announce(post.text);
  if (handOf(post) === null || post.rows.length > 0 || post.picture !== null) cards.put(post);
}

function cardsChanged(open) {
  byId("tab-cards").hidden = !open;
  if (open) openTab("cards");
  else if (byId("dock").dataset.tab === "cards") openTab("moves");
}

/** What lies over the table on a small window is folded when one has to move, or sits down. */
function uncover() {
  const dock = byId("dock");
  if (getComputedStyle(dock).position !== "fixed") return;
  const inside = dock.contains(document.activeElement);
  openTab("moves");
  if (inside) view.focus();
}

/** Turn to a part of what stands beside the board. */
function openTab(name) {
  const dock = byId("dock");
  dock.dataset.tab = name;
  for (const part of ["moves", "chat", "cards"]) {
    byId(`tab-${part}`).setAttribute("aria-selected", String(part === name));
    byId(`part-${part}`).hidden = part !== name;
  }
  byId(`tab-${name}`).classList.remove("fresh");
  if (name === "chat") chat.toEnd();
}

function drawCompany(here) {
  company = here;
  const named = ({ id, name }) => (id === chat.me.id ? words("here-you", { name }) : name);
  byId("faces").replaceChildren(...here.slice(0, FACES).map(face));
  if (here.length > FACES) byId("faces").append(`+${here.length - FACES}`);
  byId("count").textContent = words("here-count", { count: here.length });
  byId("here").replaceChildren(
    ...here.map((author) => element("li", {}, face(author), named(author))),
  );
  view.here = new Set(here.map(({ id }) => `web:${id}`));
  if (view.table?.sight) view.showSigns(view.table.sight.signs);
}

function changeLanguage(wanted) {
  const suggested = words("names").split(" ").includes(byId("name").value);
  keep("language", wanted);
  speak(wanted);
  if (!byId("entry").hidden) {
    if (suggested) byId("name").value = suggestedName();
    return;
  }
  chat.redraw();
  drawSound();
  drawCompany(company);
  for (const table of play.tables.values()) table.told = [];
  play.redraw();
  link.restart();
}

function drawSound() {
  byId("sound").textContent = words(soundWanted() ? "sound-off" : "sound-on");
  byId("notify").hidden = !mayAsk();
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
byId("copy").addEventListener("click", () => {
  const address = byId("address");
  passOn(address.textContent, "", address);
});
byId("sound").addEventListener("click", () => {
  want(!soundWanted());
  drawSound();
});
byId("speed").addEventListener("click", () => {
  byId("company").open = false;
  say("/speed", "");
});
byId("notify").addEventListener("click", async () => {
  await Notification.requestPermission();
  drawSound();
});
for (const part of ["moves", "chat", "cards"]) {
  byId(`tab-${part}`).addEventListener("click", () => openTab(part));
}
for (const node of document.querySelectorAll("[data-language]")) {
  node.addEventListener("click", () => changeLanguage(node.dataset.language));
}
document.addEventListener("click", (event) => {
  if (!byId("company").contains(event.target)) byId("company").open = false;
});
addEventListener("pagehide", () => play.leave());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") byId("company").open = false;
});

byId("place").textContent = room === "lobby" ? "" : room;
byId("address").textContent = addressOf(room).href;

function start() {
  recallArt();
  speak(wantedLanguage());
  setTimeout(drawSound); // whether one may ask takes long
  listen();
  attend();
  openTab("moves");
  const kept = recall("name");
  if (kept === null) stayOut();
  else comeIn(kept);
  requestAnimationFrame(() => setTimeout(() => document.body.classList.add("dressed"))); // after the first frame
}

wearTheme();
setTimeout(start); // in a task of its own: a slow phone stays with a finger
