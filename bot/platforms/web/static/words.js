/** The page's own words, in the language of whoever reads it. */

/* global WORDS */

/** What is remembered where nothing may be stored, as in some frames. */
const tab = new Map();

let table = {};
let spoken = "en";

export function language() {
  return spoken;
}

/** The first language of the browser that the page speaks. */
export function wantedLanguage() {
  const wanted = [kept("language") ?? "", ...navigator.languages];
  const known = Object.keys(WORDS);
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => known.includes(tag)) ?? "en";
}

/** Speak a language from now on, in everything that stands in the page already too. */
export function speak(wanted) {
  table = WORDS[wanted];
  spoken = wanted;
  document.documentElement.lang = wanted;
  for (const node of document.querySelectorAll("[data-words]")) {
    node.textContent = words(node.dataset.words);
  }
  for (const node of document.querySelectorAll("[data-words-label]")) {
    node.setAttribute("aria-label", words(node.dataset.wordsLabel));
  }
  for (const node of document.querySelectorAll("[data-words-hint]")) {
    node.placeholder = words(node.dataset.wordsHint);
  }
  for (const node of document.querySelectorAll("[data-language]")) {
    node.setAttribute("aria-pressed", String(node.dataset.language === wanted));
  }
}

/** The words of a key, with facts put in. */
export function words(key, facts = {}) {
  return (table[key] ?? WORDS.en[key]).replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
}

/** A text in which moments are told by the clock of whoever reads it. */
export function timed(text) {
  return text.replace(/<t:(\d{1,11})\|[^<>"\\]*>/g, (_, seconds) => momentAt(1000 * Number(seconds)));
}

/** N.B. the first word of Intl takes a slow phone 50 ms: days and months are the page's own words. */
function momentAt(at) {
  const date = new Date(at);
  const [weekday, month] = [words("weekdays").split(" ")[date.getDay()], words("months").split(" ")[date.getMonth()]];
  return words("moment", { weekday, month, day: date.getDate(), clock: clockAt(at) });
}

/** The hour and minute of a moment, by the clock of whoever reads it. */
export function clockAt(at) {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()].map((each) => String(each).padStart(2, "0")).join(":");
}

/** What is one of several words of a key in any language. */
export function everywhere(key) {
  return Object.values(WORDS).flatMap((each) => each[key].split(" "));
}

/** A name for somebody who has not thought of one. */
export function suggestedName() {
  const names = words("names").split(" ");
  return names[crypto.getRandomValues(new Uint32Array(1))[0] % names.length];
}

/** What this browser was asked to remember; nothing where it may not, as in some frames. */
export function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It will be asked again.
  }
}

/** What this tab was asked to remember, for as long as it is open, over reloads too. */
export function recall(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return tab.get(name) ?? null;
  }
}

export function remember(name, value) {
  tab.set(name, value);
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // It lasts as long as the page.
  }
}

export function unlearn(name) {
  tab.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It was not kept.
  }
}
