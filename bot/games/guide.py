"""The contract of a guide: it says one game in words and buttons, and knows no rule.

Everything a guide is given was *seen* by the person it speaks to, so it cannot give a secret away.
Its sentences stand in `data/locales/<language>/<game>.ftl`; their keys begin with the game's id.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar, final

from bot.contract import Motion
from bot.games.hearing import seats_by_name
from bot.games.passages import passages
from bot.words import Speech
from engines.grid import Grid
from engines.story import Story
from engines.values import News, Objection, Seat, Seen

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Page:
    """One page of `/rules`: a message of the locales and, if it helps, a position to draw."""

    key: str
    example: Seen[Any] | None = None


class Stage(NamedTuple):
    """Where a game stands, as everybody can tell."""

    round: int
    """Counts up: standing orders for earlier rounds have ended."""
    phase: str
    """What is done in it. A turn is the unbroken run of a seat's spells in one stage, so what
    belongs to one turn belongs to one phase."""


ALWAYS: Final = "always"
"""How an order begins that lasts until it is ended."""
LASTING: Final = 2**31 - 1
LAPSED: Final = -1


@dataclass(frozen=True, slots=True)
class Order:
    """What a seat wants done in its absence; a move's notation, as the guide understands it."""

    text: str
    about: str
    """What it settles: a seat has one order about each thing, the newest."""
    round: int
    """The round it was given for; it ends with it. `LASTING`: until its person ends it. `LAPSED`:
    it has become impossible and is kept only to tell its person so."""
    given: str = ""
    """What it would have done when it was given, in the guide's words; "" if that is no matter."""

    @property
    def lasting(self) -> Order:
        """The same order for every round: given by the same words after `ALWAYS`.

        One for this round alone goes before it.
        """
        return Order(f"{ALWAYS} {self.text}", f"{self.about}-{ALWAYS}", LASTING)

    def now(self, round_: int) -> Order:
        """What a lasting order asks for in a round; any other one is what it is."""
        if self.round != LASTING:
            return self
        text, about = self.text.removeprefix(f"{ALWAYS} "), self.about.removesuffix(f"-{ALWAYS}")
        return Order(text, about, round_)


class Guide(ABC, Generic[S]):
    """Speaks one game. `names` are the people's names by seat."""

    game: ClassVar[str]
    words: ClassVar[tuple[str, ...]] = ()
    """The notation's words that people say otherwise: `<game>-word-<word>` lists how. A word with
    a sign in it, such as `+`, is the same in every language."""
    names: ClassVar[bool] = False
    """People's names may be typed where the notation has the number of a seat, counted from 1."""
    recalls: ClassVar[frozenset[str]] = frozenset()
    """First words of moves that everybody sees made: how often they were made before varies how
    they are told. N.B. never those of moves that are hidden for a while."""
    races: ClassVar[bool] = False
    """Who has most so far is no secret, and it is told who comes to the front: news `ahead`."""
    turnwise: ClassVar[bool] = False
    """Each turn is a round of its own."""
    takes_orders: ClassVar[bool] = False
    """Seats may leave standing orders; the last seven verbs are about them."""

    @abstractmethod
    def prompt(self, say: Speech, seen: Seen[S], seat: Seat) -> str:
        """What this seat is asked to do now, said to its person."""

    @abstractmethod
    def label(self, say: Speech, seen: Seen[S], words: Sequence[str]) -> str:
        """A button for the last of these words of a move, those before it being chosen."""

    def sentence(
        self,
        say: Speech,
        seen: Seen[S],
        way: Sequence[str],
        names: Sequence[str],
    ) -> str | None:
        """A whole move as a button says it, where the labels of its words would make no sentence.

        None where they do, or where the way is not a whole move.
        """
        return None

    @final
    def phrase(
        self,
        say: Speech,
        seen: Seen[S],
        way: Sequence[str],
        skip: int = 0,
        names: Sequence[str] = (),
    ) -> str:
        """A whole move, or what is left of it after some words, as a button says it."""
        sentence = self.sentence(say, seen, way, names)
        if sentence is not None:
            return sentence
        ways = (way[:count] for count in range(skip + 1, len(way) + 1))
        return " ".join(self.label(say, seen, words) for words in ways)

    def closed(
        self,
        say: Speech,
        seen: Seen[S],
        words: Sequence[str],
        names: Sequence[str],
    ) -> str:
        """A button for a cell that only keeps its place in its grid: what lies there, in short."""
        return words[-1]

    @abstractmethod
    def tell(self, say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
        """What happened, a sentence each, in the order it happened."""

    def recollected(
        self,
        story: Story[S, Any],
        at: int,
        news: Sequence[News],
    ) -> Sequence[News]:
        """What the move at a place of a story did, as one says it who has seen the game so far."""
        return news

    def moved(self, item: News) -> Sequence[Motion]:
        """What one of the news has moved: the piece it names, or all that lay in its cells."""
        return passages(item)

    @abstractmethod
    def alt(self, say: Speech, seen: Seen[S], names: Sequence[str], ending: str = "") -> str:
        """The picture in words, newest and most important first.

        An ending, if there is one, is said instead of whose turn it is: somebody resigned.
        """

    @abstractmethod
    def sketch(self, say: Speech, seen: Seen[S], names: Sequence[str]) -> str:
        """The board in letters, with what they mean; `lettering` keeps it narrow.

        Whose turn it is is said beside it: it may be over otherwise than by the rules.
        """

    def grid(self, seen: Seen[S], words: Sequence[str]) -> Grid | None:
        """The grid the next word is a cell of, after these words, if it is one."""
        return None

    def pages(self) -> Sequence[Page]:
        """The rules, a page each."""
        return (Page(f"{self.game}-rules"),)

    def brief(self, say: Speech, seen: Seen[S], seat: Seat) -> str:
        """What a seat holds, in at most 200 characters; nothing in games without hands."""
        return ""

    @final
    def spoken(self, say: Speech, names: Sequence[str] = ()) -> Mapping[str, str]:
        """What people may type, in small letters, with the notation's words it stands for.

        That is words of this language and, of the names given, all that mean one person alone.
        """
        called = seats_by_name(names) if self.names else {}
        return called | {
            typed.strip(): word
            for word in self.words
            for typed in say(f"{self.game}-word-{word}").split(",")
        }

    @final
    def typed(self, say: Speech, text: str) -> str:
        """A move or a part of one as people type it in their language; `spoken` reads it back."""
        first = {word: say(f"{self.game}-word-{word}").split(",")[0] for word in self.words}
        return " ".join(first.get(word, word) for word in text.split())

    def why(self, say: Speech, objection: Objection) -> str:
        """Why a move was refused."""
        return say(f"{self.game}-why-{objection.code}", **objection.facts)

    def quick(self, seen: Seen[S]) -> Sequence[str]:
        """Moves worth a button under the board itself, in notation; none where moves are secret.

        A bystander's view goes in, so what somebody holds cannot change what everybody is offered.
        """
        return ()

    def beginnings(self, seen: Seen[S]) -> Sequence[str]:
        """What a move may begin with and is worth a button of its own, in notation.

        Under the board, beside the one that opens the pad: where that has no room for all that a
        move may begin with, it saves a press.
        """
        return ()

    def asking(self, say: Speech, seen: Seen[S]) -> str:
        """The button under the board that opens the pad."""
        return say("button-move")

    def calls_for_hand(self, seen: Seen[S]) -> bool:
        """Whether who is asked now is sent their hand; not where a word will do, asked often."""
        return True

    def grave(self, seen: Seen[S], seat: Seat, words: Sequence[str]) -> bool:
        """Whether this whole move gives something up: most people like to be asked first."""
        return False

    def averages(self, seen: Seen[S]) -> Sequence[int]:
        """What computers make alone at such a table on average, by their levels; () if unknown."""
        return ()

    def enough(self, seen: Seen[S], seat: Seat) -> bool:
        """Whether most turns end here, though more might be done."""
        return False

    @abstractmethod
    def stage(self, seen: Seen[S]) -> Stage:
        """The round and the phase that are played; the same for whoever sees it."""

    @final
    def round(self, seen: Seen[S]) -> int:
        """The round that is played: orders for earlier ones have ended."""
        return self.stage(seen).round

    def orders(self, seen: Seen[S], seat: Seat) -> Sequence[Order]:
        """Every order a seat may give now."""
        return ()

    def obey(self, seen: Seen[S], seat: Seat, order: Order, *, late: bool) -> str | None:
        """The move an order asks for now that its seat is to move, if it does.

        `late` says that nobody is waited for but seats whose orders could move them.
        """
        return None

    def void(self, seen: Seen[S], seat: Seat, order: Order) -> bool:
        """Whether an order of this round has become impossible, whatever happens."""
        return False

    def ends_by_hand(self, order: Order) -> bool:
        """Whether an order ends when its person moves: it was for a whole turn without them."""
        return False

    def spelled(self, seen: Seen[S], seat: Seat, words: Sequence[str]) -> Sequence[str]:
        """An order as it is offered, of words that call a place what it is called now.

        () if the words are none of this kind.
        """
        return ()

    def order(self, say: Speech, seen: Seen[S], words: Sequence[str]) -> str:
        """A button for the last of these words of an order; of all of them, what it says."""
        return " ".join(words)
