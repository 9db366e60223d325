"""Playing: moves by words and by taps, undo, resigning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import NO_MARK, Answer, Mark, Post
from bot.desk.ask import Ask, Question
from bot.desk.playing.reading import is_talk, read_move
from bot.desk.rights import seat_here
from bot.desk.sure import agreed, unsure
from bot.games.levels import SITTER
from bot.posts.news import newest_news
from bot.posts.private.call import over_post
from bot.posts.private.grip import Grip, grip_of
from bot.posts.private.pad import hand_post
from bot.posts.private.panels import minded_post, resting_post
from bot.posts.private.plea import asking_post, undone_line
from bot.posts.public.board import closing_line
from bot.sights.sight import THEN, own_post
from bot.store import Transaction
from bot.store.rows.shown.whispers import whispers_of
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.pleas import may_plead
from bot.words import listing
from engines.errors import IllegalMove
from engines.log import Cause
from engines.undo import plea_step, undo_objection, undo_step
from engines.values import News, Objection, Seat

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def move(desk: Desk, ask: Ask) -> Answer:
    """Make the move these words say; without words, show the pad."""
    if not ask.words:
        return await pad(desk, ask)
    named = await desk.waiting_table(ask)
    if ask.command.talk and is_talk(desk, ask, named):
        return Answer()
    if _aloud(desk, ask, named):
        return await _elsewhere(desk, ask, named)
    if ask.quick and grip(desk, ask, named, _seat_to_move(named, ask)).asks(ask.words):
        return await pad(desk, ask)

    def job(tx: Transaction) -> tuple[Table, Seat, list[News]]:
        table = desk.tables.fetch(tx, named.id)
        seat = _seat_to_move(table, ask)
        moved, news = table, list[News]()
        for each in _moves(ask):
            moved = _played(desk, each, moved, seat)
            told = newest_news(desk.kit.guide(table.game), moved.told)
            news += [item for item in told if item.seat in (None, seat)]
        return desk.tables.save(tx, table, moved), seat, news

    return await _after_move(desk, ask, *await desk.write(ask, job))


def _moves(ask: Ask) -> Iterator[Ask]:
    """The moves of one press: a button may make several, of which each is as if it were alone."""
    words = [*ask.words, THEN]
    while words:
        end = words.index(THEN)
        yield replace(ask, command=replace(ask.command, words=tuple(words[:end])))
        words = words[end + 1 :]


def _played(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Table:
    """The table after one move."""
    chosen = read_move(desk, ask, table, seat)
    cause = Cause.SITTER if table.places[seat].friend else Cause.PERSON
    try:
        return replace(table, story=table.told.play(seat, chosen, cause))
    except IllegalMove as error:
        raise _why_not(desk, ask, table, error.objection) from error


async def _after_move(
    desk: Desk, ask: Ask, table: Table, seat: Seat, news: Sequence[News]
) -> Answer:
    """What the move did, with the next pad if it is still this person's turn, or who is next."""
    if ask.quick:
        return Answer(closes=table.id)
    own, closing = grip(desk, ask, table, seat), closing_line(ask.say, table)
    over, asked = table.status is Status.OVER, seat in table.to_move()
    if ask.limits.sights:
        return Answer(post=await own_post(own))
    told = "\n".join(desk.kit.guide(table.game).tell(ask.say, news, table.names()))
    if asked:
        return Answer(told, await own_post(own))
    if over and ask.spell is not None and ask.command.venue.private:
        return Answer(told, await over_post(own))
    text = "\n".join(filter(None, (told, closing)))
    alone = ask.command.venue.private and table.secrets and not over
    if alone and not await _stands(desk, ask, table):
        return Answer(text, await hand_post(own))
    return Answer(post=Post(f"pad.{table.id}", text, panel=table.id), closes=table.id)


async def _stands(desk: Desk, ask: Ask, table: Table) -> bool:
    """Whether words were typed where a private post stands, which is brought up to date."""
    if ask.mark != NO_MARK:
        return False
    key = ask.command.person.key
    return bool(await desk.store.read(lambda sql: whispers_of(sql, table.id, key)))


async def pad(desk: Desk, ask: Ask) -> Answer:
    """The buttons that build a move, after the words chosen so far."""
    table = await desk.waiting_table(ask)
    if _aloud(desk, ask, table):
        return await _elsewhere(desk, ask, table)
    seat = _seat_to_move(table, ask)
    texts = [text.split() for text in table.texts(seat)]
    words = list(ask.words)
    if words and not any(text[: len(words)] == words for text in texts):
        words = _in_full(desk, ask, table, seat)
    post = await own_post(grip(desk, ask, table, seat), tuple(words), ask.mark)
    return Answer(post=post)


def _in_full(desk: Desk, ask: Ask, table: Table, seat: Seat) -> list[str]:
    """The words of a move that was cut short; a cell shown for its place only tells why not.

    A button that says nothing by now, as one of an earlier release may, leads to a fresh pad.
    """
    try:
        chosen = read_move(desk, ask, table, seat)
    except Refusal:
        if ask.spell is None:
            raise
        return []
    objection = table.game.objection(table.told.state, seat, chosen)
    if objection is not None:
        raise _why_not(desk, ask, table, objection)
    return table.game.format(chosen).split()


async def undo(desk: Desk, ask: Ask) -> Answer:
    """Take back my last move and what computers answered; past others' moves they are asked."""
    table_id = (await desk.seated_table(ask)).id

    def job(tx: Transaction) -> tuple[Table, Seat, str]:
        table = desk.tables.fetch(tx, table_id)
        seat = playing_seat(table, ask)
        old = ask.spell is not None and ask.spell != table.told.spells[seat]
        if old or (ask.number is not None and _undone_since(desk, tx, ask, table, seat)):
            raise Refusal("refuse-stale")
        objection = undo_objection(table.told, seat)
        if objection is not None and may_plead(table, seat):
            step = plea_step(table.told, seat) or 0
            raise Question(asking_post(grip(desk, ask, table, seat), step), refused=True)
        if objection is not None:
            raise Refusal(f"undo-{objection.code}")
        step = undo_step(table.told, seat) or 0
        done = undone_line(grip(desk, ask, table, seat), step)
        story = table.told.write(seat, f"!undo {step}")
        table = desk.tables.release(tx, table, seat)  # lest an order makes the same move again
        return desk.tables.save(tx, table, replace(table, story=story)), seat, done

    table, seat, done = await desk.write(ask, job)
    return Answer(done, await own_post(grip(desk, ask, table, seat)))


def _undone_since(desk: Desk, tx: Transaction, ask: Ask, table: Table, seat: Seat) -> bool:
    """Whether the post that was pressed is old, or this seat has undone something since."""
    shown = desk.tables.shown_version(tx, table.id, ask.command.venue.key, ask.number or 0)
    if shown is None:
        return True
    newer = table.version - shown
    rows = table.told.rows[-newer:] if newer > 0 else ()
    return any(row.seat == seat and row.text.startswith("!undo") for row in rows)


async def close(desk: Desk, ask: Ask) -> Answer:
    """Put the panel of a table away."""
    return Answer(closes=(await desk.seated_table(ask)).id)


async def resign(desk: Desk, ask: Ask) -> Answer:
    """Give up: of two the other wins, of more a computer plays on in the seat. Always asked."""
    named = await desk.seated_table(ask)
    own = _own_place(named, ask)
    if not agreed(desk, ask):
        return unsure(ask, named, "resign", Mark.pad(named.told.spells[own]))
    table_id = named.id

    def job(tx: Transaction) -> Table:
        table = desk.tables.fetch(tx, table_id)
        seat = _own_place(table, ask)
        if ask.spell is not None and ask.spell != table.told.spells[seat]:
            raise Refusal("refuse-stale")
        table = desk.tables.release(tx, table, seat)
        return desk.tables.save(tx, table, _resigned(table, seat))

    await desk.write(ask, job)
    return Answer(ask.say("done-resigned"), closes=table_id)


def _own_place(table: Table, ask: Ask) -> Seat:
    """The presser's own seat: who minds a friend's does not give it up."""
    seat = playing_seat(table, ask)
    if table.places[seat].friend is not None:
        raise Refusal("refuse-only-sits")
    return seat


def _resigned(table: Table, seat: Seat) -> Table:
    """The table after a seat has given up; without any person left it ends."""
    story = table.told.write(seat, "!resign")
    places = table.places
    if story.outcome() is None:
        story = story.write(seat, "!sitter computer")
        place = replace(places[seat], level=SITTER)
        places = (*places[:seat], place, *places[seat + 1 :])
        if not any(place.minder for place in places):
            story = story.write(seat, "!end deserted")
    return replace(table, story=story, places=places)


def _aloud(desk: Desk, ask: Ask, table: Table) -> bool:
    """Whether a secret move has just been typed for everybody to read."""
    return bool(ask.words) and ask.spell is None and not desk.may_show(ask.command, table)


async def _elsewhere(desk: Desk, ask: Ask, table: Table) -> Answer:
    """The pad instead of what should not have been said here."""
    post = await own_post(grip(desk, ask, table, _seat_to_move(table, ask)))
    return Answer(ask.say("refuse-in-public"), post, refused=True)


def _seat_to_move(table: Table, ask: Ask) -> Seat:
    """The presser's seat, if its press is good: it may move, and has been asked ever since."""
    seat = playing_seat(table, ask)
    if seat not in table.to_move():
        waiting = [table.places[other].name for other in table.to_move()]
        raise Refusal("refuse-not-your-turn", names=listing(ask.say, waiting))
    if ask.quick and ask.mark.seat != seat:
        raise Refusal("refuse-stale")
    if ask.spell is not None and ask.spell != table.told.spells[seat]:
        raise Refusal("refuse-stale")
    return seat


def playing_seat(table: Table, ask: Ask) -> Seat:
    """The presser's seat at a table in play, while nobody else minds it."""
    if table.status is Status.LOBBY:
        raise Refusal("refuse-not-started")
    if table.status is Status.PAUSED:
        raise Refusal("refuse-paused")
    if table.status is Status.RESTING:
        raise Question(resting_post(ask.say, table), refused=True)
    if table.status is not Status.PLAYING:
        raise Refusal("refuse-over")
    seat = seat_here(ask, table)
    if table.places[seat].minder != ask.person:
        raise not_mine(ask, table, seat)
    return seat


def not_mine(ask: Ask, table: Table, seat: Seat) -> Refusal | Question:
    """Why somebody does not decide in their own seat; with the way back where there is one."""
    if seat in table.told.resigned:
        return Refusal("refuse-resigned")
    return Question(minded_post(ask.say, table), refused=True)


def _why_not(desk: Desk, ask: Ask, table: Table, objection: Objection) -> Refusal:
    """The rule that forbids a move, in words."""
    why = desk.kit.guide(table.game).why(ask.say, objection)
    return Refusal("refuse-why", why=why)


def grip(desk: Desk, ask: Ask, table: Table, seat: Seat) -> Grip:
    """The table in the hands of who asks."""
    return grip_of(desk.kit, table, seat, ask.say, ask.limits, ask.confirm)
