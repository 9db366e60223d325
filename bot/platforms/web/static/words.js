/** The page's own words, in the language of whoever reads it. */

export const LANGUAGES = ["en", "hu"];

let table = {};
let spoken = LANGUAGES[0];

export function language() {
  return spoken;
}

/** The first language of the browser that the page speaks. */
export function wantedLanguage() {
  const kept = localStorage.getItem("language");
  const wanted = [kept ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
}

/** Speak a language from now on, in everything that stands in the page already too. */
export async function speak(wanted) {
  const response = await fetch(`/words/${wanted}.json`);
  table = await response.json();
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
  return table[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
}

/** A name for somebody who has not thought of one. */
export function suggestedName() {
  const names = words("names").split(" ");
  return names[crypto.getRandomValues(new Uint32Array(1))[0] % names.length];
}
