"""One person, two messengers: a code given to one self and said by another makes them one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.contract import NO_MARK, Answer, Button, Post, Style, button_data
from bot.desk.ask import Ask, must_mean, quoted
from bot.desk.sure import sure
from bot.store import Transaction
from bot.store.rows.who.links import LinkRecord, claim_link, drop_links, keep_link
from bot.store.rows.who.people import SelfRecord, load_self
from bot.tables.linking import link as join_selves
from bot.tables.linking import may_link
from bot.tables.linking import unlink as part_selves
from bot.tables.refusal import Refusal
from bot.words import Speech, listing
from bot.words.typed import means

if TYPE_CHECKING:
    from bot.desk.desk import Desk

CODE: Final = 10
"""Letters of a code: about 49 bits."""
LASTS: Final = 10 * 60.0
"""Seconds for which it is good: long enough to open the other messenger."""


async def link(desk: Desk, ask: Ask) -> Answer:
    """Play as one person in two messengers: `link` here, `link CODE` there, `link off` ends it."""
    if not ask.words:
        return Answer(post=_choices(ask.say, await desk.people.selves_of(ask.person)))
    word = ask.words[0]
    if ask.words[1:] and not sure(desk, ask):
        must_mean(ask, None)
    if means(desk.kit.words, word, "code"):
        return await _code(desk, ask)
    if means(desk.kit.words, word, "off"):
        await desk.write(ask, lambda tx: part_selves(tx, ask.here))
        return Answer(ask.say("done-unlinked"))
    may_guess = desk.shares.may_guess(ask.here)
    why_not = None if may_guess else Refusal("refuse-guesses")
    return await _said(desk, ask, word.casefold(), why_not)


async def _code(desk: Desk, ask: Ask) -> Answer:
    """A code for this self, in place of the one it had."""
    code = desk.world.token(CODE)
    until = desk.world.now() + LASTS
    await desk.write(ask, lambda tx: keep_link(tx.sql, LinkRecord(code, ask.here, until)))
    return Answer(post=Post("link", ask.say("link-code", code=code, minutes=round(LASTS / 60))))


async def _said(desk: Desk, ask: Ask, code: str, why_not: Refusal | None) -> Answer:
    """Whose code it is, to be confirmed; once said, it is good for nobody else.

    Nobody agrees to what they have not been shown: the first time it is always asked.
    """
    now, agreed = desk.world.now(), sure(desk, ask)

    def job(tx: Transaction) -> tuple[SelfRecord, bool] | Refusal:
        found, own = claim_link(tx.sql, code, ask.here, now), load_self(tx.sql, ask.here)
        other = load_self(tx.sql, found.self) if found else None
        if why_not or not found or other is None or own is None:
            return _in_vain(tx, found, why_not or Refusal("refuse-link-code", code=quoted(code)))
        try:
            may_link(tx, other.person, own.person)
        except Refusal as refusal:
            return _in_vain(tx, found, refusal)
        joins = agreed and found.claimed is not None
        if joins:
            join_selves(tx, other.person, own.person)
        return other, joins

    outcome = await desk.write(ask, job)
    if isinstance(outcome, Refusal):
        raise outcome
    other, joined = outcome
    if joined:
        return Answer(ask.say("done-linked", self=_named(ask.say, other)))
    yes = Button(
        ask.say("button-link-yes"),
        button_data("-", NO_MARK, "link", (code, "yes")),
        Style.SUCCESS,
    )
    return Answer(
        post=Post("link", ask.say("link-sure", self=_named(ask.say, other)), rows=((yes,),))
    )


def _in_vain(tx: Transaction, said: LinkRecord | None, why: Refusal) -> Refusal:
    """A code that brought nothing is good no more: whoever read it in a group could say it."""
    if said is not None:
        drop_links(tx.sql, [said.self])
    return why


def _choices(say: Speech, selves: tuple[SelfRecord, ...]) -> Post:
    """How to be one person elsewhere, too, and where one is already."""
    fresh = Button(say("button-link-code"), button_data("-", NO_MARK, "link", ("code",)))
    if len(selves) < 2:
        return Post("link", say("link-about"), rows=((fresh,),))
    off = Button(say("button-link-off"), button_data("-", NO_MARK, "link", ("off",)), Style.DANGER)
    names = listing(say, [_named(say, each) for each in selves])
    return Post("link", say("link-selves", selves=names), rows=((fresh,), (off,)))


def _named(say: Speech, known: SelfRecord) -> str:
    """A self by its name, and by where it is known so."""
    return say("link-self", name=known.name, platform=known.platform.title())
