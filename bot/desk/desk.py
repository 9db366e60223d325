"""The desk takes commands: it finds the table, lets the rules decide and writes what follows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.contract import Answer, Command, Person, Platform, Post, Rounds, Unwell, Venue, Why
from bot.desk.ask import AlreadyDone, Ask, OnlyAsked, Question, quoted, refused
from bot.desk.playing import learn, past
from bot.desk.rights import may_look, must
from bot.desk.seating.shares import ALLOWANCE, Allowance, Shares, spent
from bot.desk.typed import labels, unmeant
from bot.desk.typed.completing import completed
from bot.desk.typed.spare import heeded
from bot.desk.verbs import SECRET, VERBS, verb_of
from bot.desk.where import asleep, venues
from bot.posts.kit import Kit
from bot.posts.pages import which_post
from bot.posts.ways import lost_post
from bot.store import Store, Transaction
from bot.store.rows.play.tables import tables_of_person
from bot.store.rows.receipts import claim_receipt
from bot.store.rows.who.people import SelfRecord
from bot.tables.calling.again import try_now
from bot.tables.keeper import LostRace, Tables
from bot.tables.leaving import depart
from bot.tables.people import People
from bot.tables.refusal import Refusal
from bot.tables.sleepers import Sleepers
from bot.tables.status import Status
from bot.tables.table import Table
from bot.world import World

T = TypeVar("T")
PLAYING = ("hand", "undo", "resign", "why", "order", "close")
"""The verbs that mean a table in play rather than one being set up."""
RETRIES = 5


class Desk:
    """Takes commands from every platform; holds nothing that matters."""

    def __init__(
        self,
        kit: Kit,
        store: Store,
        world: World,
        platforms: Mapping[str, Platform],
        allowance: Allowance = ALLOWANCE,
    ) -> None:
        self.kit = kit
        self.store = store
        self.world = world
        self.rounds = Rounds()
        limits = {name: platform.limits for name, platform in platforms.items()}
        self.tables = Tables(kit.games, kit.guides, store, world, limits)
        self.people = People(kit.words, store)
        self.sleepers = Sleepers(store)
        self.platforms = platforms
        self.shares = Shares(allowance, world.ticks)
        self.openings: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        """Tables for which a thread is being opened, each with its venue."""
        self._wakers: tuple[Callable[[], None], ...] = ()

    def wakes(self, *wakers: Callable[[], None]) -> None:
        """Whom to tell that something may be owed or due."""
        self._wakers = wakers

    async def handle(self, command: Command) -> Answer:
        """Carry out one command; safe to call twice with the same receipt."""
        name = verb_of(self.kit.words, command.verb)
        try:
            ask = await self._ask(command, name)
            if ask is None:
                return await spent(self, command)
            await asleep.stir(self, ask)
            return await asleep.told(self, ask, await self._carry_out(ask, name))
        except Unwell as unwell:
            return self._cannot(command, unwell)

    async def _carry_out(self, ask: Ask, name: str) -> Answer:
        if name in VERBS:
            answer = await self.done(ask, name)
            said = await labels.answered(self, ask, name, answer)
        else:
            verb = quoted(ask.command.verb)
            answer = refused(ask.say, ask.limits, "refuse-unknown", verb=verb)
            said = await labels.meant(self, ask)
        return answer if said is None else await self.done(said, said.command.verb)

    async def done(self, ask: Ask, name: str) -> Answer:
        """What comes of a verb of ours."""
        verb, ask = VERBS[name], replace(ask, verb=name)
        try:
            ask = await heeded(self, ask, name)
            return await learn.taught(self, ask, name) or await verb(self, ask)
        except Refusal as refusal:
            past_press = await past.answered(self, ask, refusal)
            return past_press or await unmeant.answered(self, ask, name, verb, refusal)
        except Question as question:
            return question.answer
        except AlreadyDone:
            return Answer()

    def _cannot(self, command: Command, unwell: Unwell) -> Answer:
        """Why nothing can be done now, in the language the person spoke last."""
        known: SelfRecord | None = self.store.memo.get(("self", command.person.key))
        language = known.speaks if known else command.person.language
        say = self.kit.words.of(language, command.person.platform)
        limits = self.platforms[command.person.platform].limits
        return refused(say, limits, unwell.phrase)

    async def _ask(self, command: Command, cost: str) -> Ask | None:
        """The command with all it depends on, if its person can still pay for it.

        N.B. asked before anything is written: not even a new name is noted of who cannot.
        """
        person = command.person
        known = await self.people.find(person.key)
        if not self.shares.pays(known.person if known else person.key, cost):
            return None
        known = await self.people.meet(person)
        self.tables.presence.note(known.person, known.key)
        limits = self.platforms[person.platform].limits
        return Ask(command, self.people.speech_of(known), limits, known.person, known.asked)

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        """How the words after a verb, as typed so far, may go on."""
        ask = await self._ask(command, "complete")
        if ask is None:
            return ()
        return await completed(self, ask, limit)

    async def seated(self, person: Person) -> bool:
        """Whether a person has a seat at an open table, wherever it is."""
        known = await self.people.find(person.key)
        own = known.person if known else person.key
        return bool(await self.store.read(lambda sql: tables_of_person(sql, own)))

    async def moved(self, old: Venue, new: Venue) -> None:
        """A venue has another id now."""
        await venues.moved(self, old, new)

    async def left(self, venue: Venue, why: Why = Why.OUT) -> None:
        """The bot is no longer in a venue, or the venue is no more."""
        await asleep.left(self, venue, why)

    async def departed(self, venue: Venue, person: Person) -> None:
        """Somebody is no longer in a venue."""
        if (known := await self.people.find(person.key)) is not None:
            own = known.person
            await self.commit(lambda tx: depart(self.tables, tx, venue.key, own))

    async def returned(self, venue: Venue) -> None:
        """Something has changed there by which a venue that was closed may be open again."""
        await asleep.returned(self, venue)

    async def reached(self, person: Person, *, reachable: bool) -> None:
        """Whether a person can be written to privately has just been seen."""
        known = await self.people.meet(person)

        def job(tx: Transaction) -> None:
            self.people.note_reachable(tx, person.key, reachable=reachable)
            if known.reachable is False:
                try_now(tx, known.person)

        if known.reachable is not reachable:
            await self.commit(job)
        if reachable:
            await asleep.returned(self, Venue(person.platform, person.id, private=True))

    async def greeting(self, venue: Venue, language: str) -> Post | None:
        """What to say where the bot has just been let in, once."""
        return await venues.greeting(self, venue, language)

    async def write(self, ask: Ask, job: Callable[[Transaction], T]) -> T:
        """Have a job done once for this command; what it owes is delivered at once."""
        if ask.only_asks:
            raise OnlyAsked
        command = ask.command
        receipt = f"{command.person.platform}:{command.receipt}"

        def once(tx: Transaction) -> T:
            if not claim_receipt(tx.sql, receipt, tx.now):
                raise AlreadyDone
            return job(tx)

        return await self.commit(once)

    async def commit(self, job: Callable[[Transaction], T]) -> T:
        """Have a job done; a race lost to another machine is run again on the newest table."""
        for _ in range(RETRIES):
            try:
                result = await self.store.write(job)
                await self.rounds.turn()  # many may have been committed at once
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

    async def dealt_table(self, ask: Ask) -> Table:
        """The table in play here; where there is none, one that is not in play yet."""
        named = await self.named_table(ask)
        near = [] if named else await self.tables_near(ask)
        return named or self._only(ask, _begun(near) or near)

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
            mine = [table for table in near if table.seat_of(ask.person) is not None]
            verb = verb_of(self.kit.words, ask.command.verb)
            return self._only(ask, (verb in PLAYING and _begun(mine)) or mine)
        must(ask, named)
        return named

    async def waiting_table(self, ask: Ask) -> Table:
        """The table here that waits for me: never a guess between several."""
        named = await self.named_table(ask)
        if named is not None:
            return named
        near = await self.tables_near(ask)
        waiting = [table for table in near if table.waits_for(ask.person)]
        mine = [table for table in near if table.seat_of(ask.person) is not None]
        return self._only(ask, waiting or _begun(mine) or mine)

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
        wanted = ask.command.table
        if wanted in ("", "-"):
            return None
        table = await self.tables.get(wanted)
        if table is None or not may_look(ask, table):
            raise Refusal("refuse-no-table", table=quoted(wanted))
        return table

    async def tables_near(self, ask: Ask) -> list[Table]:
        """The open tables of a venue; in private, all of the person's."""
        here = ask.command.venue
        if here.private:
            return await self.tables.of_person(ask.person)
        return await self.tables.at_venue(here.key)

    def _only(self, ask: Ask, tables: Sequence[Table]) -> Table:
        if not tables:
            raise Question(lost_post(ask.say, ask.say("refuse-nothing-here")), refused=True)
        if len(tables) > 1:
            command, verb = ask.command, verb_of(self.kit.words, ask.command.verb)
            told = verb in SECRET and not all(self.may_show(command, table) for table in tables)
            # N.B. pressed in private, a button would do what everybody has read already.
            words = () if told else ask.words
            raise Question(which_post(ask.say, tables, verb, words, ask.limits))
        return tables[0]


def _begun(tables: Sequence[Table]) -> list[Table]:
    """Those that are no longer being set up."""
    return [table for table in tables if table.status is not Status.LOBBY]
