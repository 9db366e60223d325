"""How often each sentence comes in whole games: `python -m tests.transcripts.templates [seeds]`.

A sentence is a message of the locales in one of its ways to be said. Names, cells, cards and
numbers in it do not make it another one: who reads it has read it before.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, Final, cast

from bot.words import Speech, Words
from engines import GAMES
from engines.story import Story
from tests.transcripts.record import LANGUAGES, played, turns
from tests.words.reading import facts

ALIKE: Final = frozenset({"card", "piece", "colour", "dog", "left", "many", "own", "over"})
"""What is chosen by these is one word of a sentence."""
SEEDS: Final = 20


class Listening:
    """Says what a language says, and notes which sentences of a narrator it said."""

    def __init__(self, say: Speech) -> None:
        self.say = say
        self.noted: list[tuple[str, str, list[str]]] = []

    def __call__(self, key: str, /, **given: str | int) -> str:
        text = self.say(key, **given)
        if "-tell-" in key:
            parts = [fact for fact in given.values() if isinstance(fact, str)]
            self.noted.append((text, self._template(key, given), parts))
        return text

    def _template(self, key: str, given: dict[str, str | int]) -> str:
        chosen = []
        for name, variants in sorted(facts(self.say.language, key).items()):
            if variants and name not in ALIKE:
                taken = str(given[name])
                plural = "one" if taken == "1" and "one" in variants else "other"
                chosen.append(f"{name}={taken if taken in variants else plural}")
        return f"{key} {' '.join(chosen)}".strip()

    def sentences(self) -> list[str]:
        """The sentences that were told: what became part of another one is none of its own."""
        return [
            template
            for at, (text, template, _) in enumerate(self.noted)
            if not any(
                text in part for _, _, parts in self.noted[at + 1 : at + 9] for part in parts
            )
        ]


def told(story: Story[Any, Any], say: Speech) -> Counter[str]:
    """How often each sentence comes in a game."""
    listening = Listening(say)
    assert [*turns(story, cast("Speech", listening))]
    return Counter(listening.sentences())


def main(seeds: int) -> None:
    """The most frequent sentence of all games of each kind, by seats."""
    words = Words()
    for game, rules in GAMES.items():
        for seats in rules.info.seats:
            worst = []
            for seed in range(seeds):
                story = played(game, f"sentences-{seed}", seats)
                for language in LANGUAGES:
                    said = told(story, words.of(language))
                    [(sentence, times)] = said.most_common(1)
                    worst.append((times / said.total(), language, sentence))
            share, language, sentence = max(worst)
            mean = sum(each[0] for each in worst) / len(worst)
            print(f"{game:6} {seats}  mean {mean:.3f}  most {share:.3f}  {language} {sentence}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else SEEDS)
