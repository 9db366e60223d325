"""The commands as platforms with menus of their own offer them, most needed first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract import Argument, CallWay, Choice, Confirm, Entry, Kind, Speed
from bot.desk.opening.wishes import option_words
from bot.games.levels import LEVELS, level_names
from bot.posts.kit import Kit
from bot.tables.asking.tempo import Tempo
from bot.tables.pace import Pace
from bot.words import Speech
from bot.words.typed import said
from engines import GAMES

TABLE = Argument("table", complete=True)
SURE = Argument("sure", kind=Kind.SWITCH, yes="yes")
RUNGS = tuple(Choice(str(level), "level-names", at) for at, level in enumerate(LEVELS))
LEVEL = Argument("level", complete=True, choices=RUNGS, before="computer=")
COMPUTER = Argument(
    "level", complete=True, choices=(*RUNGS, Choice("none", "button-computer-away"))
)
WAYS = tuple(Choice(way, f"calls-{way}") for way in CallWay)
TIMES = tuple(Choice(when, f"button-confirm-{when}") for when in Confirm)
ANSWERS = tuple(Choice(word, f"button-plea-{word}") for word in ("ask", "agree", "refuse"))
PACES = tuple(Choice(pace, f"pace-{pace}") for pace in Pace)
_PACES = tuple(f"pace-{pace}" for pace in Pace)
SITTERS = (Choice("friend", "button-sitter-friend"), *RUNGS, Choice("back", "button-sitter-back"))
TEMPI = tuple(Choice(each, f"button-tempo-{each}") for each in Tempo)
SPEEDS = tuple(Choice(each, f"button-speed-{each}") for each in Speed)
MOST = max(game.info.seats.stop - 1 for game in GAMES.values())
EVERYBODY = Argument("everybody", kind=Kind.SWITCH, yes="here")
PLAY = (
    Argument("game", complete=True),
    Argument("alone", kind=Kind.SWITCH, yes="alone"),
    LEVEL,
    Argument("seats", kind=Kind.NUMBER, range=(1, MOST), before="seats="),
    Argument("options", complete=True),
)

MENU = (
    Entry("play", PLAY),
    Entry("move", (Argument("words", complete=True), TABLE)),
    Entry("hand", (TABLE,)),
    Entry("order", (Argument("words", complete=True), TABLE)),
    Entry("table", (TABLE,)),
    Entry("tables"),
    Entry("best", (Argument("game", complete=True),)),
    Entry("rules", (Argument("game", complete=True),)),
    Entry("learn", (Argument("game", complete=True),)),
    Entry("why", (Argument("words", complete=True), TABLE)),
    Entry("undo", (TABLE,)),
    Entry("takeback", (Argument("answer", complete=True, choices=ANSWERS), TABLE)),
    Entry("join", (Argument("code"),)),
    Entry("leave", (TABLE,)),
    Entry("computer", (COMPUTER,)),
    Entry("start", (TABLE,)),
    Entry("cancel", (SURE, TABLE)),
    Entry("resign", (SURE, TABLE)),
    Entry("away", (TABLE,)),
    Entry("pace", (Argument("pace", complete=True, choices=PACES), TABLE)),
    Entry("pause", (TABLE,)),
    Entry("wake", (TABLE,)),
    Entry("sitter", (Argument("sitter", complete=True, choices=SITTERS), TABLE)),
    Entry("takeover", (TABLE,)),
    Entry("absent", (TABLE,)),
    Entry("end", (TABLE,)),
    Entry("remove", (Argument("who"), SURE, TABLE)),
    Entry("text", (TABLE,)),
    Entry("map", (TABLE,)),
    Entry("invite", (TABLE,)),
    Entry("thread", (TABLE,)),
    Entry("hide", (TABLE,)),
    Entry("hands", (Argument("switch", kind=Kind.SWITCH, yes="on", no="off"),)),
    Entry("calls", (Argument("way", complete=True, choices=WAYS),)),
    Entry("tempo", (Argument("tempo", complete=True, choices=TEMPI), TABLE)),
    Entry("hours", (Argument("hours"),)),
    Entry("confirm", (Argument("when", complete=True, choices=TIMES),)),
    Entry("speed", (Argument("speed", complete=True, choices=SPEEDS),)),
    Entry("language", (Argument("language", complete=True), EVERYBODY)),
    Entry("remind", (Argument("days"),)),
    Entry("link", (Argument("link"),)),
    Entry("purrlor", charge=True),
    Entry("help"),
)


def arguments(kit: Kit, verb: str, say: Speech, typed: Sequence[str]) -> Sequence[str]:
    """What may be typed after a verb; against whom, once a game is named."""
    match verb:
        case "new":
            solo, company = said(say, "alone")[0], said(say, "computer")[0]
            alone = [f"{game} {solo}" for game in kit.games]
            against = [f"{game} {who}" for game in kit.games for who in (solo, company)]
            named = [f"{each}={level}" for each in against for level in level_names(say)]
            return [
                *kit.games,
                *alone,
                *((*named, *_variants(kit, say, typed)) if typed[1:] else ()),
            ]
        case "rules" | "best" | "learn":
            return tuple(kit.games)
        case "calls":
            return tuple(say(f"calls-words-{way}").partition(", ")[0] for way in CallWay)
        case "language":
            return kit.words.languages
        case "takeback" | "pace":
            keys = ("ask", "agree", "refuse") if verb == "takeback" else _PACES
            return [said(say, key)[0] for key in keys]
        case "resign" | "cancel":
            return said(say, "sure")[:1]
        case "confirm" | "speed":
            return [said(say, each.value)[0] for each in (Confirm if verb == "confirm" else Speed)]
        case "sitter":
            return (said(say, "friend")[0], *level_names(say), said(say, "returned")[0])
        case "computer":
            return (*map(str, LEVELS), *level_names(say), said(say, "none")[0])
    return ()


def _variants(kit: Kit, say: Speech, typed: Sequence[str]) -> Sequence[str]:
    """In which ways the game may be played that was named, after what was said before."""
    game = kit.games.get(typed[0].casefold())
    if game is None:
        return ()
    said_before = " ".join(typed[:-1])
    return [f"{said_before} {each}" for each in option_words(say, game)]
