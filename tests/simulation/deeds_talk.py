"""What people have to say beside their moves: of themselves, of a table, of where it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.tables.status import Status
from tests.simulation.deeds import deed
from tests.simulation.people import Act

SETTLED: Final[Mapping[str, tuple[str, ...]]] = {
    "calls": ("", "private", "here", "both", "none"),
    "hours": ("", "22-7", "22:30-8 weekend", "away 2", "off", "loud", "back", "clock", "25-99"),
    "remind": ("", "1", "3 days", "never", "hush", "often"),
    "confirm": ("", "always", "sometimes", "never"),
    "speed": ("", "leisurely", "quick", "instant"),
    "language": ("", "hu", "en", "hu here", "en here", "tlh"),
    "hands": ("", "on", "off"),
    "purrlor": ("", "most 2", "most 0", "deciders host", "choosy yes", "choosy off", "chosen yes"),
    "link": ("", "code", "off", "abcdefghij"),
}
"""What somebody settles for themselves or for a place, with all that is said of it."""
TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "best": ("", "boop", "house"),
    "help": ("", "2", "99"),
    "learn": ("", "boop", "fits", "sack", "nine", "house"),
    "rules": ("", "boop", "fits", "sack 2", "nine", "house"),
    "tables": ("",),
    "welcome": ("",),
}
"""What somebody wants to read."""
WANTED: Final[Mapping[str, tuple[str, ...]]] = {
    "absent": ("", "", "", "1 sitter", "2 sitter", "1 idle", "2 claim", "3 sitter"),
    "away": ("",),
    "close": ("",),
    "hand": ("",),
    "map": ("",),
    "mind": ("", "1", "2", "3"),
    "order": ("", "none", "at once", "later", "pass", "bid 6"),
    "pace": ("", "half", "day", "days", "week", "open", "hour"),
    "pause": ("", "yes", "yes", "no"),
    "show": ("",),
    "sitter": ("", "friend", "friend", "2", "back"),
    "takeover": ("", "1", "2", "3"),
    "tempo": ("", "live", "slow", "auto"),
    "text": ("",),
    "thread": ("",),
    "undo": ("",),
    "wake": ("",),
    "why": ("", "a1", "pass", "1"),
}
"""What somebody wants of a table in play."""


@deed(weight=1.4)
async def settle_something(act: Act) -> bool:
    """For themselves, or for where they are; sometimes by the buttons they are shown."""
    await _talk(act, SETTLED)
    return True


@deed(weight=1.2)
async def read_something(act: Act) -> bool:
    """And turn the pages."""
    await _talk(act, TOLD)
    return True


async def _talk(act: Act, talk: Mapping[str, tuple[str, ...]]) -> None:
    verb = act.chance.choice(sorted(talk))
    text = act.chance.choice(talk[verb])
    await act.type(verb, text, aloud=act.chance.random() < 0.5)
    if not text or verb in ("learn", "rules"):
        await act.follow(verb, steps=act.chance.randint(0, 2), until=lambda: False)


@deed(weight=10)
async def want_something(act: Act) -> bool:
    """Of a table they play at."""
    own = act.own(Status.PLAYING, Status.RESTING)
    if not own:
        return False
    verb = act.chance.choice(sorted(WANTED))
    text = act.chance.choice(WANTED[verb])
    await act.about(verb, text, act.chance.choice(own))
    if not text and verb not in ("thread", "undo"):
        await act.follow(verb, steps=act.chance.randint(0, 2), until=lambda: False)
    return True


@deed(weight=25)
async def wake_it(act: Act) -> bool:
    """A table that rests."""
    resting = act.own(Status.RESTING)
    if not resting or act.chance.random() < 0.5:
        return False
    await act.about("wake", "", resting[0])
    return True


@deed(weight=6)
async def want_a_rest(act: Act) -> bool:
    """All of them together."""
    own = [each for each in act.own(Status.PLAYING) if len(each.people()) > 1]
    if not own:
        return False
    await act.about("pause", "yes", act.chance.choice(own))
    return True


@deed(weight=120)
async def agree_to_something(act: Act) -> bool:
    """Others want a rest, the end, somebody to sit in."""
    for table in act.own(Status.PLAYING):
        wants = {will.about: will for will in table.wills}
        mine = {self_.key for self_ in act.person.selves}
        others = sorted(about for about, will in wants.items() if will.person not in mine)
        if others and act.chance.random() < 0.6:
            about = act.chance.choice(others)
            words = {"pause": ("pause", "yes"), "pace": ("pace", wants[about].choice)}
            verb, text = words.get(about, ("mind", wants[about].choice))
            await act.about(verb, text, table)
            return True
    return False


@deed(weight=0.8)
async def vote_for_the_end(act: Act) -> bool:
    """Of a game."""
    own = act.own(Status.PLAYING)
    if not own:
        return False
    await act.about("end", act.chance.choice(("yes", "yes", "yes", "no", "")), own[0])
    return True


@deed(weight=0.8)
async def send_somebody_away(act: Act) -> bool:
    """From a table, if they may."""
    if not act.tables:
        return False
    table = act.chance.choice(act.tables)
    who = act.chance.choice(table.places)
    await act.about("remove", act.chance.choice((f"{who.name} yes", who.name, "2 yes", "")), table)
    return True


@deed(weight=0.8)
async def clear_it_away(act: Act) -> bool:
    """A lobby, or, of those in charge, a game."""
    if not act.tables:
        return False
    verb, text = act.chance.choice((("cancel", "yes"), ("cancel", ""), ("leave", ""), ("keep", "")))
    await act.about(verb, text, act.chance.choice(act.tables))
    return True


@deed(weight=6)
async def invite_others(act: Act) -> bool:
    """To a table of theirs."""
    own = [each for each in act.own(Status.LOBBY) if len(each.places) < each.room]
    if not own:
        return False
    await act.about("invite", "", own[0])
    return True


@deed(weight=20)
async def come_by_a_code(act: Act) -> bool:
    """They have been told: to another room, to another messenger."""
    codes = act.world.rows(
        "SELECT code, `table` FROM invites JOIN tables ON id=`table` "
        "WHERE status='lobby' OR (status='playing' AND ?) ORDER BY code",
        act.chance.random() < 0.1,
    )
    sat = [each.id for each in act.tables if act.seated(each)]
    news = [code for code, table in codes if table not in sat]
    if not news or sat:
        return False
    if act.chance.random() < 0.7:
        await go_elsewhere(act)
    await act.type("join", act.chance.choice(news))
    return True


@deed(weight=4)
async def hide_it(act: Act) -> bool:
    """Where a table is shown that is played elsewhere, too."""
    brought = [each for each in act.tables if len(each.venues) > 1]
    if not brought:
        return False
    await act.about("hide", "", act.chance.choice(brought))
    return True


@deed(weight=0.7)
async def go_elsewhere(act: Act) -> bool:
    """Another room, if nothing holds them here."""
    rooms = [venue for venue in act.me.rooms() if venue != act.me.venue]
    if not rooms or act.own(Status.PLAYING, Status.LOBBY):
        return False
    await act.me.go(act.chance.choice(rooms))
    act.world.trace.note(f"{act.person.name} goes to", act.me.venue)
    return True


@deed(weight=4)
async def become_one(act: Act) -> bool:
    """Who has two selves says so, by a code of the one that the other says."""
    if len(act.person.selves) < 2 or act.chance.random() < 0.5:
        return False
    other = next(each for each in act.person.selves if each is not act.me)
    await act.type("link", "code", aloud=False)
    await act.see()
    codes = act.world.rows("SELECT code FROM links WHERE self=?", act.me.key)
    if codes:
        act.me = other
        await other.look()
        await act.type("link", codes[0][0], aloud=False)
        await act.see()
        await act.type("link", f"{codes[0][0]} yes", aloud=False)
    return True


@deed(weight=2)
async def quirk(act: Act) -> bool:
    """What is done on one platform alone."""
    if not act.me.QUIRKS:
        return False
    name = act.chance.choice(act.me.QUIRKS)
    if not await getattr(act.me, name)(act.chance):
        return False
    act.world.trace.note(f"{act.person.name} does", act.me.platform, name)
    act.world.trace.count(f"quirk: {act.me.platform} {name}")
    return True
