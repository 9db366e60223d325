"""What messengers answer, or do not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from tests.simulation.faults import MESSENGERS, Blow, kind

if TYPE_CHECKING:
    from tests.simulation.world import World

POST: Final = r"^(POST|PATCH) channels/\d+/messages|^(send|edit)(Message|Photo)"
EDIT: Final = r"^PATCH channels/\d+/messages|^editMessage"


@kind(weight=3, needs=MESSENGERS)
async def too_many(world: World, chance: random.Random) -> None:
    """A messenger wants to be asked less, mostly about what changes again and again."""
    seconds, only = chance.choice((1, 3, 30, 30, 30)), chance.choice(("", POST, EDIT, EDIT, EDIT))
    count = chance.randint(1, 3)
    world.faults.expect(chance, Blow("too many", count, status=429, seconds=seconds, only=only))


@kind(needs=("discord",))
async def too_many_everywhere(world: World, chance: random.Random) -> None:
    """Discord wants to hear nothing for a while but answers, which count for nothing else."""
    blow = Blow("too many everywhere", status=429, seconds=chance.choice((1, 10)), everywhere=True)
    blow.only = r"^\w+ (?!webhooks|interactions)"
    world.faults.expect(chance, blow, "discord")


@kind(needs=("discord",))
async def ban(world: World, chance: random.Random) -> None:
    """The guard in front of Discord lets nothing through."""
    status = chance.choice((403, 429))
    seconds = chance.choice((5, 60))
    blow = Blow("ban", chance.randint(1, 6), status=status, seconds=seconds, banned=True)
    world.faults.expect(chance, blow, "discord")


@kind(needs=MESSENGERS)
async def server_error(world: World, chance: random.Random) -> None:
    """A messenger has troubles of its own."""
    status = chance.choice((500, 502, 503))
    blow = Blow("server error", chance.randint(1, 4), status=status, after=chance.random() < 0.3)
    world.faults.expect(chance, blow)


@kind(needs=MESSENGERS)
async def cut(world: World, chance: random.Random) -> None:
    """A connection breaks, before or after something was done."""
    after = chance.random() < 0.5
    name = "cut after it was done" if after else "cut"
    world.faults.expect(chance, Blow(name, chance.randint(1, 3), cut=True, after=after))


@kind(needs=MESSENGERS)
async def no_answer(world: World, chance: random.Random) -> None:
    """Nothing ever comes back, whether it was done or not."""
    after = chance.random() < 0.5
    blow = Blow("no answer", chance.randint(1, 3), cut=True, silent=True, after=after)
    world.faults.expect(chance, blow)


@kind(needs=MESSENGERS)
async def refused_post(world: World, chance: random.Random) -> None:
    """A messenger does not like what it is sent, and says so in words nobody knows."""
    sentence = "Bad Request: can't parse entities: unsupported start tag"
    blow = Blow("refused post", status=400, code=50035, sentence=sentence, only=POST)
    world.faults.expect(chance, blow)


@kind(needs=("discord",))
async def unknown_interaction(world: World, chance: random.Random) -> None:
    """Discord has waited for long enough."""
    only = r"^POST interactions/"
    blow = Blow("unknown interaction", status=404, code=10062, only=only)
    world.faults.expect(chance, blow, "discord")


@kind(needs=("discord",))
async def invalid_webhook_token(world: World, chance: random.Random) -> None:
    """What could be answered can be answered no more."""
    status, code = chance.choice(((401, 50027), (404, 10015)))
    blow = Blow("invalid webhook token", status=status, code=code, only=r" webhooks/")
    world.faults.expect(chance, blow, "discord")


@kind(needs=("telegram",))
async def old_query(world: World, chance: random.Random) -> None:
    """Telegram has waited for long enough."""
    sentence = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    blow = Blow("old query", status=400, sentence=sentence, only="^answerCallbackQuery")
    world.faults.expect(chance, blow, "telegram")


@kind(needs=("telegram",))
async def polling_conflict(world: World, chance: random.Random) -> None:
    """Another bot with the same token asks for what has happened."""
    sentence = "Conflict: terminated by other getUpdates request"
    blow = Blow("polling conflict", chance.randint(1, 4), status=409, sentence=sentence)
    blow.only = "^getUpdates"
    if not world.shape.webhook:
        world.faults.expect(chance, blow, "telegram")
