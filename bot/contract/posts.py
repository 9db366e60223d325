"""What is shown: posts, their pictures and buttons, and what goes back to a presser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum, StrEnum

from bot.contract.calls import CallWay
from bot.contract.commands import Person, Venue
from bot.contract.marks import Mark
from bot.contract.sights import Parts, Sight

MENU = 25
"""Buttons in a list."""


class Style(Enum):
    """How a button looks."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"
    CLOSED = "closed"
    """Only keeps its place in a grid; a press on it is told why not."""


class Confirm(StrEnum):
    """When somebody wants to be asked before a move of theirs is made."""

    ALWAYS = "always"
    GRAVE = "sometimes"
    """Where it gives something up, as the game's guide says."""
    NEVER = "never"


class Stamps(Enum):
    """How a platform is told of a moment that it shows in its readers' own time."""

    NONE = "none"
    """It cannot: words have to do."""
    ALONE = "alone"
    """By `<t:SECONDS:f>`, for which it finds words itself."""
    WORDED = "worded"
    """By `<t:SECONDS|words>`; who cannot be shown their own time reads the words."""
    PUBLIC = "public"
    """By the same where it is said to many; else words have their reader's own time."""


class Speed(StrEnum):
    """How long computers let somebody wait, beside thinking, where nobody else is waited for."""

    LEISURELY = "leisurely"
    """As long as people would: what each of them does can be followed."""
    BRISK = "quick"
    INSTANT = "instant"


class Urgency(IntEnum):
    """What goes first where a platform does not take everything at once."""

    ANSWER = 0
    """A button stops turning."""
    PLAY = 1
    """The board of a running table, or a call."""
    HAND = 2
    """What somebody alone sees."""
    LOBBY = 3
    """A table nobody plays at, or what only tidies up."""


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press; `data` is `table.mark.verb.words` and at most 64 bytes."""

    label: str
    data: str
    style: Style = Style.PLAIN


def button_data(table: str, mark: Mark, verb: str, words: Sequence[str] = ()) -> str:
    """What a button carries."""
    return f"{table}.{mark}.{verb}.{' '.join(words)}"


def read_data(data: str) -> tuple[str, Mark, str, tuple[str, ...]] | None:
    """Table, mark, verb and words of a button; None if it is none of ours."""
    parts = data.split(".", 3)
    if len(parts) != 4:
        return None
    table, mark, verb, words = parts
    return table, Mark.read(mark), verb, tuple(words.split())


@dataclass(frozen=True, slots=True)
class Menu:
    """Buttons folded into a list one is chosen from; the name says what they are."""

    name: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a picture that may be pressed, in fractions of its width and height."""

    left: float
    top: float
    right: float
    bottom: float
    button: Button
    deed: str = ""
    """The whole move that pressing it would try out, if it is one."""


@dataclass(frozen=True, slots=True)
class Drag:
    """What may be carried over a picture to a spot, in fractions of its width and height."""

    left: float
    top: float
    right: float
    bottom: float
    first: str = ""
    """The data of what is pressed as it is lifted; without it the spots are there already."""
    out: bool = False
    """Whether it is carried to the picture beside its own instead."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its description in words."""

    name: str
    png: bytes
    alt: str
    spots: tuple[Spot, ...] = ()
    """For platforms whose `Limits.spots` is true; the post's rows lead to the same presses."""
    parts: Parts | None = None
    """For platforms whose `Limits.sights` is true, instead of the PNG."""
    drags: tuple[Drag, ...] = ()
    lettered: bool = False
    """Its spots have letters of their own, which a mark amid them would hide."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A way to another venue of the same platform."""

    label: str
    venue: Venue


@dataclass(frozen=True, slots=True)
class Invitation:
    """Others may be brought to a table: of its code each platform makes the links it has."""

    code: str
    pitch: str
    """What they read beside the link."""
    friends: str
    """What the button says that sends it to them."""
    elsewhere: str
    """What the button says that brings the table, and the bot, to another group or server."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be shown."""

    key: str
    """The same key in the same venue is the same message: a second delivery is an edit."""
    text: str
    picture: Picture | None = None
    rows: tuple[tuple[Button, ...], ...] = ()
    pings: tuple[Person, ...] = ()
    """The people this post calls; an edit calls nobody."""
    sketch: str = ""
    """A drawing in plain text, to be shown in a fixed-width face."""
    brief: str = ""
    """The gist of a private post, for platforms that can only show an alert of 200 characters."""
    urgency: Urgency = Urgency.HAND
    silent: bool = False
    """It makes no sound, wherever it goes and whomever it is for."""
    about: str = ""
    """The message of the same place it is about."""
    lead: Lead | None = None
    """Where what stood here goes on."""
    sight: Sight | None = None
    """What else a platform whose `Limits.sights` is true shows of the table."""
    menus: tuple[Menu, ...] = ()
    """Lists to choose from, above the rows; only where `Limits.menus` has room for them."""
    invitation: Invitation | None = None
    """What the post hands out, beside its words."""
    panel: str = ""
    """The table this is its reader's own panel of: there is one, and the newest replaces it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What goes back to the presser alone: a short sentence, a private post, or both."""

    toast: str = ""
    post: Post | None = None
    refused: bool = False
    """The sentence says why not: platforms may show it more insistently."""
    closes: str = ""
    """The table whose panel has done its work and goes; a post with it only says how it went."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What fits into one message of a platform."""

    columns: int
    rows: int
    buttons: int
    """Buttons in a row, rows of them, buttons in all."""
    text: int
    alt: int
    toast: int
    """Letters of a post, of a picture's description, of a sentence beside a button."""
    spots: bool = False
    """Places on a picture may be pressed."""
    typing: bool = False
    """A press may open a box to type a move in: the verb `type`, which the platform handles."""
    line: int | None = None
    """Letters that fit in a row of buttons, and one for each button; None wraps by itself."""
    sights: bool = False
    """It draws tables itself, for each person apart, and asks for them with the verb `sight`."""
    replaces: bool = False
    """A private post takes the place of the one with the same key, without a sound."""
    calls: CallWay = CallWay.HERE
    """How people are called who have not chosen."""
    rings: bool = True
    """A call is heard, too, by somebody who has nothing of it open."""
    ages: float | None = None
    """Seconds after which a message has scrolled away, and takes edits badly."""
    stamps: Stamps = Stamps.NONE
    """How it is told of a moment, to show it in its readers' own time."""
    menus: int = 0
    """Lists of `MENU` buttons a post may have."""
    covers: bool = False
    """A panel may stand where the board is: it needs a button to be put away."""
    commons: bool = False
    """Nobody is in charge of a place there: who opened a table is in charge of it."""
