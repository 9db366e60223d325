"""Hands: what somebody alone may see, brought to them in private, with a call or without."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.contract import Post, RetryLater
from bot.courier.carrier import Means
from bot.courier.reach import Reach
from bot.courier.whispers import Whispers
from bot.posts.private.call import call_post, over_post, reminder_post, tidied_post
from bot.posts.private.grip import Grip, grip_of
from bot.posts.private.orders import orders_key
from bot.posts.private.pad import hand_post
from bot.posts.private.plea import plea_post
from bot.posts.private.told import told_post
from bot.posts.public.asleep import asleep_key
from bot.store import Transaction
from bot.store.rows.play import calls
from bot.store.rows.play.calls import CallRecord
from bot.store.rows.shown import outbox, showings
from bot.store.rows.shown.outbox import Kind, OutboxRecord
from bot.store.rows.who.people import SelfRecord
from bot.tables.status import OPEN, Status
from bot.tables.table import Table
from bot.tables.waiting.pleas import asked_by, open_plea


class Hands(Reach):
    """Brings people what is theirs alone."""

    def __init__(self, means: Means, boards: Whispers) -> None:
        super().__init__(means)
        self._whispers = Whispers(means.store)
        self._boards = boards

    async def deliver(self, row: OutboxRecord) -> None:
        """Bring somebody their hand by the first of their selves that is reached, silently."""
        table = await self._tables.get(row.table)
        reached: dict[str, bool] = {}
        if table is not None and row.kind in (Kind.HAND, Kind.PLEA):
            show = self._hand if row.kind is Kind.HAND else self._plea
            await self._first(row.person, lambda known: show(table, known), reached, aloud=False)
        elif table is not None:
            for known in await self._people.selves_of(row.person):
                # First: once it is away it needs none of the room that the rest may wait for.
                if not await self._serves(table, known):
                    await self._board_away(table, known)
                if row.kind is Kind.GLANCE:
                    await self._glance(table, known)
                elif row.body.get("answered") == known.key:
                    await self._answered(table, known)
                else:
                    await self._past(table, known, brought=bool(row.body.get("brought")))

        def job(tx: Transaction) -> None:
            self._note_reached(tx, reached)
            outbox.settle(tx.sql, row.id, row.ticket)

        await self._store.write(job)

    async def call(self, row: OutboxRecord) -> None:
        """Call somebody privately, once, for each turn that asks for it."""
        read = self._store.read
        owed = await read(lambda sql: calls.owed_privately(sql, row.table, row.person))
        # N.B. only then: by an older table a call would seem to be owed no longer.
        table = await self._tables.get(row.table)
        if table is None:  # of a game we do not have; it may come back
            raise RetryLater
        now = self._world.now()
        untimely = await read(lambda sql: self._tables.calls.untimely(sql, table, owed, now))
        for call in owed:
            if call in untimely:
                await self._store.write(partial(self._put_off, call))
                self._wake()
            else:
                await self._call(table, call)
        await self._elsewhere(table, row.person)
        await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))

    async def _elsewhere(self, table: Table, person: str) -> None:
        """Where somebody was not told that a seat or a game is over, it goes or shows the end."""
        if table.story is not None and (table.over or table.own_seat(person) is None):
            told = await self._store.read(lambda sql: calls.told_at(sql, table.id, person))
            for known in await self._people.selves_of(person):
                if known.key != told:
                    await self._glance(table, known)

    def _put_off(self, call: CallRecord, tx: Transaction) -> None:
        self._tables.calls.put_off(tx, self._tables.fetch(tx, call.table), call)

    async def _call(self, table: Table, call: CallRecord) -> None:
        if not self._tables.calls.stands(table, call):
            await self._store.write(lambda tx: calls.drop_call(tx.sql, call))
            return
        reached: dict[str, bool] = {}
        begun = replace(call, begun=self._world.now())
        # N.B. before it is sent: after a crash it is sent again, for nobody knows, but silently.
        await self._store.write(lambda tx: calls.keep_call(tx.sql, begun))
        silent = call.begun is not None
        try:
            by = await self._first(
                call.person, lambda known: self._ring(table, call, known, silent=silent), reached
            )
        except RetryLater:
            await self._store.write(lambda tx: calls.keep_call(tx.sql, call))
            raise

        def job(tx: Transaction) -> None:
            self._note_reached(tx, reached)
            if by is None:
                now = self._tables.fetch(tx, table.id)
                self._tables.calls.take_other_way(tx, now, call)
            else:
                done = replace(begun, at=tx.now, place=by.key)
                calls.keep_call(tx.sql, done)

        await self._store.write(job)
        if by is None:
            self._wake()

    async def _hand(self, table: Table, known: SelfRecord) -> bool:
        """Show somebody their hand, if they like; the unreachable are tried at each deal."""
        grip = self._grip(table, known)
        if grip is None or table.status is not Status.PLAYING or not known.hands:
            return False
        if known.reachable is False and table.told.rows:
            return False
        post = self._named(grip, await hand_post(grip), table.version)
        platform = self._platform(known.platform)
        return await self._whispers.refresh(platform, known, table.id, post, fresh=True)

    async def _plea(self, table: Table, known: SelfRecord) -> bool:
        """Show somebody what they are asked to agree to, or again what it took the place of."""
        grip, plea = self._grip(table, known), open_plea(table)
        if grip is None or table.status is not Status.PLAYING:
            return False
        if plea is not None and grip.seat in asked_by(table, plea):
            post = self._named(grip, plea_post(grip), plea.step)
            platform = self._platform(known.platform)
            return await self._whispers.refresh(platform, known, table.id, post, fresh=True)
        await self._glance(table, known)
        if grip.seat in table.to_move() and not _holds(table, known):
            await self._renew(table, known, await call_post(grip, hands=False))
        return False

    async def _answered(self, table: Table, known: SelfRecord) -> None:
        """Leave standing what somebody is answered here; with the game their orders go."""
        if table.over:
            platform = self._platform(known.platform)
            await platform.put_away(known.there, orders_key(table.id))

    async def _past(self, table: Table, known: SelfRecord, *, brought: bool) -> None:
        """Take away what somebody has before them of what is over, or show how it ended."""
        standing = await self._whispers.newest(table.id, known)
        if not standing and known.platform not in self._platforms:
            return  # nothing to wait for until it is served again
        platform = self._platform(known.platform)
        ended = table.over or self._grip(table, known) is None
        if ended:  # lest an answer that is on its way stays, or takes the place of the end
            await platform.answered(known.there)
        if not brought:
            await self._glance(table, known)
        await platform.put_away(known.there, table.id, but=standing)
        if ended:
            await platform.put_away(known.there, orders_key(table.id))

    async def _glance(self, table: Table, known: SelfRecord) -> None:
        """Bring up to date what stands in the private chat; it goes with the turn or the seat."""
        if not await self._whispers.newest(table.id, known):
            return
        platform, grip = self._platform(known.platform), self._grip(table, known)
        holds = _holds(table, known)
        if grip is None or not (table.over or holds or grip.seat in table.to_move()):
            await self._whispers.end(platform, known, table.id)
        elif table.over:
            await self._whispers.settle(platform, known, table.id, await over_post(grip))
        elif holds:
            await self._renew(table, known, await hand_post(grip))

    async def _renew(self, table: Table, known: SelfRecord, post: Post) -> None:
        """Show a post in the place of what stands in the private chat, if anything does."""
        platform = self._platform(known.platform)
        await self._whispers.refresh(platform, known, table.id, post, fresh=False)

    async def _serves(self, table: Table, known: SelfRecord) -> bool:
        """Whether somebody may need a board in private, as its place takes none."""
        if table.status not in OPEN or table.own_seat(known.person) is None:
            return False
        shown = await self._store.read(lambda sql: showings.showings_of(sql, table.id))
        return not any(each.awake for each in shown)

    async def _board_away(self, table: Table, known: SelfRecord) -> None:
        """Take away what was brought while the table could not be shown in its place."""
        standing = await self._boards.newest(table.id, known)
        if not standing and known.platform not in self._platforms:
            return
        platform = self._platform(known.platform)
        await self._boards.end(platform, known, table.id)
        await platform.put_away(known.there, asleep_key(table.id))

    async def _ring(
        self, table: Table, call: CallRecord, known: SelfRecord, *, silent: bool
    ) -> bool:
        platform = self._platform(known.platform)
        if call.turn < 0:
            say = self._people.speech_of(known)
            post = await told_post(self._kit, table, call, say, platform.limits)
        else:
            grip = self._grip(table, known)
            if grip is None:
                return False
            post = self._named(grip, await call_post(grip, hands=known.hands), call.turn)
        await self._whispers.call(platform, known, table.id, replace(post, silent=silent))
        return True

    async def remind(self, table: Table, person: str, days: int, name: str) -> bool:
        """Show somebody their panel once more, with a sound; whether that reached them."""

        async def nudge(known: SelfRecord) -> bool:
            grip = self._grip(table, known)
            if grip is None:
                return False
            post = await reminder_post(grip, days, hands=known.hands)
            post = self._named(grip, post, name)
            await self._whispers.call(self._platform(known.platform), known, table.id, post)
            return True

        return await self._reaches(person, nudge)

    async def warn(self, table: Table, person: str) -> bool:
        """Tell somebody that their lobby is about to be cleared away; whether it reached them."""

        async def tell(known: SelfRecord) -> bool:
            platform = self._platform(known.platform)
            post = tidied_post(self._people.speech_of(known), table, platform.limits)
            key = f"{post.key}.{table.tidied}"  # it may be warned again, some other week
            await self._whispers.call(platform, known, table.id, replace(post, key=key))
            return True

        return await self._reaches(person, tell)

    def _named(self, grip: Grip, post: Post, number: int | str) -> Post:
        """A new message is another one than the last, where a key does not replace it."""
        if grip.limits.replaces:
            return post
        return replace(post, key=f"{post.key}.{grip.seat}.{number}.{post.urgency.name}")

    def _grip(self, table: Table, known: SelfRecord) -> Grip | None:
        """The table in the hands of somebody's seat, if it is still theirs."""
        seat = table.own_seat(known.person)
        if seat is None or table.story is None:
            return None
        say, platform = self._people.speech_of(known), self._platform(known.platform)
        return grip_of(self._kit, table, seat, say, platform.limits, known.asked)


def _holds(table: Table, known: SelfRecord) -> bool:
    """Whether somebody has what they hold before them, also where they are not to move."""
    return table.private and known.hands
