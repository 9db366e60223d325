"""The desk takes commands: it finds the table, lets the rules decide and writes what follows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

from bot.contract import Answer, Command, Person, Platform, Post, Venue
from bot.desk import lobby, orders, play, show, venues
from bot.desk.ask import AlreadyDone, Ask, Question, quoted
from bot.games.hearing import heard
from bot.games.levels import LEVELS, level_names
from bot.posts.kit import Kit
from bot.posts.pages import which_post
from bot.posts.tree import completions
from bot.store import Store, Transaction
from bot.store.receipts import claim_receipt
from bot.tables.keeper import LostRace, Tables
from bot.tables.people import People
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import Speech
from bot.world import World

T = TypeVar("T")
Verb = Callable[["Desk", Ask], Awaitable[Answer]]

VERBS: Mapping[str, Verb] = {
    "new": lobby.new,
    "join": lobby.join,
    "leave": lobby.leave,
    "computer": lobby.computer,
    "option": lobby.option,
    "start": lobby.start,
    "cancel": lobby.cancel,
    "rematch": lobby.rematch,
    "move": play.move,
    "pad": play.pad,
    "undo": play.undo,
    "order": orders.order,
    "resign": play.resign,
    "show": show.show,
    "hand": show.hand,
    "text": show.text,
    "rules": show.rules,
    "tables": show.tables,
    "language": show.language,
    "invite": venues.invite,
    "thread": venues.thread,
    "hands": venues.hands,
    "help": show.help_,
    "welcome": show.welcome,
}
ALIASES: Mapping[str, str] = {
    "m": "move",
    "play": "new",
    "board": "show",
    "table": "show",
    "orders": "order",
}
SECRET = ("move", "pad", "order")
"""The verbs whose words tell what a seat does, or would like to."""
RETRIES = 5


class Desk:
    """Takes commands from every platform; holds nothing that matters."""

    def __init__(
        self,
        kit: Kit,
        store: Store,
        world: World,
        platforms: Mapping[str, Platform],
    ) -> None:
        self.kit = kit
        self.store = store
        self.world = world
        self.tables = Tables(kit.games, kit.guides, store, world)
        self.people = People(kit.words, store)
        self.platforms = platforms
        self._wakers: tuple[Callable[[], None], ...] = ()

    def wakes(self, *wakers: Callable[[], None]) -> None:
        """Whom to tell that something may be owed or due."""
        self._wakers = wakers

    async def handle(self, command: Command) -> Answer:
        """Carry out one command; safe to call twice with the same receipt."""
        ask = await self._ask(command)
        name = command.verb.casefold()
        verb = VERBS.get(ALIASES.get(name, name))
        if verb is None:
            return _refused(ask, Refusal("refuse-unknown", verb=quoted(command.verb)))
        try:
            return await verb(self, ask)
        except Refusal as refusal:
            return _refused(ask, refusal)
        except Question as question:
            return question.answer
        except AlreadyDone:
            return Answer()

    async def _ask(self, command: Command) -> Ask:
        known = await self.people.meet(command.person)
        limits = self.platforms[command.person.platform].limits
        return Ask(command, self.people.speech_of(known), limits, known.person)

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        """How the words after a verb, as typed so far, may go on."""
        ask = await self._ask(command)
        name = command.verb.casefold()
        verb = ALIASES.get(name, name)
        typed = " ".join(command.words)
        if verb in ("move", "order"):
            return await self._said_on(ask, verb, limit)
        if verb == "show":
            near = await self.tables_near(ask)
            return completions([table.id for table in near], typed, limit)
        return completions(_arguments(self.kit, verb, ask.say, command.words), typed, limit)

    async def _said_on(self, ask: Ask, verb: str, limit: int) -> Sequence[str]:
        """The moves or orders a person may type here, if one table alone can be meant.

        They begin as what was typed stands, or as it is in the person's language and with names.
        """
        command, me = ask.command, ask.person
        near = [t for t in await self.tables_near(ask) if command.table in ("", "-", t.id)]
        tables = [t for t in near if (t.waits_for(me) if verb == "move" else t.played_by(me))]
        seat = tables[0].seat_of(me) if len(tables) == 1 else None
        if seat is None or not self.may_show(command, tables[0]):
            return ()
        table, words = tables[0], " ".join(command.words).split()
        texts = table.texts(seat) if verb == "move" else list(orders.offered(self, table, seat))
        found = completions(texts, " ".join(words), limit)
        if found:
            return found
        spoken = self.kit.guide(table.game).spoken(ask.say, table.names())
        return completions(texts, heard(spoken, words), limit)

    async def moved(self, old: Venue, new: Venue) -> None:
        """A venue has another id now."""
        await venues.moved(self, old, new)

    async def left(self, venue: Venue) -> None:
        """The bot is no longer in a venue."""
        await venues.left(self, venue)

    async def reached(self, person: Person, *, reachable: bool) -> None:
        """Whether a person can be written to privately has just been seen."""
        known = await self.people.meet(person)
        if known.reachable is not reachable:
            await self.commit(
                lambda tx: self.people.note_reachable(tx, person.key, reachable=reachable)
            )

    async def write(self, ask: Ask, job: Callable[[Transaction], T]) -> T:
        """Have a job done once for this command; what it owes is delivered at once."""
        command = ask.command
        receipt = f"{command.person.platform}:{command.receipt}"

        def once(tx: Transaction) -> T:
            if not claim_receipt(tx.sql, receipt, self.world.now()):
                raise AlreadyDone
            return job(tx)

        return await self.commit(once)

    async def commit(self, job: Callable[[Transaction], T]) -> T:
        """Have a job done; a race lost to another machine is run again on the newest table."""
        for _ in range(RETRIES):
            try:
                result = await self.store.write(job)
            except LostRace as race:
                self.store.memo.absorb({race.table: None})
            else:
                for wake in self._wakers:
                    wake()
                return result
        raise Refusal("refuse-busy")

    async def table_here(self, ask: Ask) -> Table:
        """The table a command is about: the one it names, or the only one here."""
        named = await self.named_table(ask)
        return named or self._only(ask, await self.tables_near(ask))

    async def finished_table(self, ask: Ask) -> Table | None:
        """The table I have played to its end here last."""
        venue = ask.command.venue
        for table in await self.tables.played_by(ask.person):
            if venue.private or venue.key in table.venues:
                return table
        return None

    async def seated_table(self, ask: Ask) -> Table:
        """The table here I sit at; naming another one does not help."""
        named = await self.named_table(ask)
        if named is None:
            near = await self.tables_near(ask)
            return self._only(ask, [t for t in near if t.seat_of(ask.person) is not None])
        if named.seat_of(ask.person) is None:
            raise Refusal("refuse-not-seated")
        return named

    async def waiting_table(self, ask: Ask) -> Table:
        """The table here that waits for me: never a guess between several."""
        named = await self.named_table(ask)
        if named is not None:
            return named
        near = await self.tables_near(ask)
        waiting = [table for table in near if table.waits_for(ask.person)]
        mine = [table for table in near if table.seat_of(ask.person) is not None]
        return self._only(ask, waiting or mine)

    async def lobby_table(self, ask: Ask) -> Table:
        """The table being set up here."""
        named = await self.named_table(ask)
        if named is not None:
            return named
        near = await self.tables_near(ask)
        return self._only(ask, [table for table in near if table.status is Status.LOBBY])

    def may_show(self, command: Command, table: Table) -> bool:
        """Whether a seat's moves may be spoken of where the command came from."""
        return command.venue.private or command.unseen or not table.private

    async def named_table(self, ask: Ask) -> Table | None:
        """The table a button belongs to, or whose post is replied to.

        A stranger who has learned a table's id elsewhere finds nothing: only its people, those who
        see it here and those a link has led into a private chat do.
        """
        wanted, here = ask.command.table, ask.command.venue
        if wanted in ("", "-"):
            return None
        table = await self.tables.get(wanted)
        if table is None:
            raise Refusal("refuse-no-table")
        if not here.private and here.key not in table.venues and table.seat_of(ask.person) is None:
            raise Refusal("refuse-no-table")
        return table

    async def tables_near(self, ask: Ask) -> list[Table]:
        """The open tables of a venue; in private, all of the person's."""
        here = ask.command.venue
        if here.private:
            return await self.tables.of_person(ask.person)
        return await self.tables.at_venue(here.key)

    def _only(self, ask: Ask, tables: Sequence[Table]) -> Table:
        if not tables:
            raise Refusal("refuse-nothing-here")
        if len(tables) > 1:
            verb, command = ask.command.verb.casefold(), ask.command
            secret = ALIASES.get(verb, verb) in SECRET
            told = secret and not all(self.may_show(command, table) for table in tables)
            # N.B. pressed in private, a button would do what everybody has read already.
            words = () if told else ask.words
            raise Question(which_post(ask.say, tables, verb, words, ask.limits))
        return tables[0]


def _refused(ask: Ask, refusal: Refusal) -> Answer:
    """Why not: in a post where the sentence is too long for a toast."""
    why = ask.say(refusal.key, **refusal.facts)
    if len(why) > ask.limits.toast:
        return Answer(post=Post("refused", why), refused=True)
    return Answer(why, refused=True)


def _arguments(kit: Kit, verb: str, say: Speech, typed: Sequence[str]) -> Sequence[str]:
    """What may be typed after a verb; against whom, once a game is named."""
    match verb:
        case "new":
            alone = [f"{game} alone" for game in kit.games]
            against = [f"{game} {who}" for game in kit.games for who in ("alone", "computer")]
            named = [f"{each}={level}" for each in against for level in level_names(say)]
            return [*kit.games, *alone, *(named if typed[1:] else ())]
        case "rules":
            return tuple(kit.games)
        case "language":
            return kit.words.languages
        case "computer":
            return (*map(str, LEVELS), *level_names(say), lobby.NONE)
    return ()
