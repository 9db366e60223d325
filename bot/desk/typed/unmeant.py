"""Words after a verb that mean nothing there: what was wrong is said above what may be said."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.contract import NO_MARK, Answer, Post
from bot.desk.ask import Ask, OnlyAsked, Question, refused
from bot.desk.typed.spare import WORDLESS, bare_post
from bot.posts.ways import lost_post
from bot.tables.refusal import Refusal

if TYPE_CHECKING:
    from bot.desk.desk import Desk
    from bot.desk.verbs import Verb

UNMEANT: Final = frozenset(
    {
        *("refuse-order", "refuse-switch", "refuse-level", "refuse-nobody-there"),
        *("refuse-no-lesson", "refuse-link-code", "refuse-not-free", "refuse-no-offer"),
        "refuse-spare",
    }
)
"""Of these the verb without any words says what there is."""
LOST: Final = frozenset({"refuse-invite", "refuse-no-table"})
"""What was typed leads nowhere: who is told so reads where else there is something."""


async def answered(desk: Desk, ask: Ask, name: str, verb: Verb, refusal: Refusal) -> Answer:
    """A refusal in words, with the ways on there are."""
    why = ask.say(refusal.key, **refusal.facts)
    if refusal.key in LOST and ask.mark == NO_MARK:
        return Answer(post=lost_post(ask.say, why), refused=True)
    if refusal.key not in UNMEANT or not ask.words:
        return refused(ask.say, ask.limits, refusal.key, **refusal.facts)
    if name in WORDLESS:  # N.B. without any words it would act
        return Answer(post=bare_post(ask, name, why), refused=True)
    instead = await _asked_anew(desk, ask, verb)
    if isinstance(instead, str):
        return Answer(post=Post("refused", f"{why} {instead}".strip()), refused=True)
    return Answer(post=replace(instead, text=f"{why}\n\n{instead.text}"), refused=True)


async def _asked_anew(desk: Desk, ask: Ask, verb: Verb) -> Post | str:
    """What the verb asks of who says nothing after it, or why it does not ask either.

    N.B. whatever verb it is, it only asks: whoever was not understood wanted something else.
    """
    bare = replace(ask, command=replace(ask.command, words=()), only_asks=True)
    try:
        answer = await verb(desk, bare)
    except Question as question:
        answer = question.answer
    except Refusal as refusal:
        return ask.say(refusal.key, **refusal.facts)
    except OnlyAsked:
        return ""
    return answer.post or answer.toast
