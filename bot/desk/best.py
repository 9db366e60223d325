"""What somebody has made alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contract import Answer
from bot.desk.ask import Ask, Question, quoted
from bot.desk.titles import game_named
from bot.posts.pages import choice_of_titles
from bot.posts.public.alone import best_post
from bot.posts.ways import asking
from bot.store.rows.play.results import bests_of
from bot.tables.refusal import Refusal

if TYPE_CHECKING:
    from bot.desk.desk import Desk

LISTED = 5
"""So many of a person's best results are listed, of each game with each choice of options."""


async def best(desk: Desk, ask: Ask) -> Answer:
    """My best results alone: of the game I name, of the table's my button is of, or of all."""
    game, rest = game_named(desk.kit, ask.words)
    if ask.words and game is None:
        why = ask.say("refuse-no-game", game=quoted(" ".join(ask.words)))
        raise Question(choice_of_titles(desk.kit, ask.say, "best", why), refused=True)
    if game is not None and rest:
        raise Refusal("refuse-order", word=quoted(" ".join(rest)))
    named = await desk.named_table(ask)
    if game is None and named is not None:
        game = named.game.info.id
    person = ask.person
    made = await desk.store.read(lambda sql: bests_of(sql, person, LISTED))
    meant = [each for each in made if game in (None, each.game)]
    post = best_post(desk.kit, ask.say, meant, ask.limits)
    return Answer(post=replace(post, rows=post.rows or (asking(ask.say, "play", "tables"),)))
