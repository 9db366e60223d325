"""Persons, venues and receipts."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy import update

from bot.contract import Person, Venue
from bot.store import schema
from bot.store.rows.receipts import claim_receipt, prune_receipts
from bot.store.rows.who.people import (
    SelfRecord,
    VenueRecord,
    load_self,
    load_venue,
    selves_of,
    set_reachable,
    set_venue_language,
    settle,
    touch,
    touch_venue,
)
from tests.store.examples import ask, do

ANN = Person("web", "ann", "Ann", "en")
HALL = Venue("web", "hall")


async def test_a_person_is_known_from_their_first_word(store):
    assert await ask(store, load_self, "web:ann") is None
    await do(store, touch, ANN)
    assert await ask(store, load_self, "web:ann") == SelfRecord(
        key="web:ann",
        person="web:ann",
        platform="web",
        native="ann",
        name="Ann",
        client="en",
        language=None,
        hands=True,
        reachable=None,
        calls=None,
        confirm=None,
    )


async def test_a_new_name_is_followed_and_choices_are_kept(store):
    await do(store, touch, ANN)
    await do(store, settle, ["web:ann"], {"language": "hu"})
    await do(store, settle, ["web:ann"], {"hands": False})
    await do(store, set_reachable, "web:ann", reachable=False)
    await do(store, touch, replace(ANN, name="Anna", language="de"))
    ann = await ask(store, load_self, "web:ann")
    assert ann is not None
    assert (ann.name, ann.client, ann.language, ann.hands, ann.reachable) == (
        "Anna",
        "de",
        "hu",
        False,
        False,
    )


async def test_a_person_is_spoken_to_in_the_language_they_chose_or_else_their_client_s(store):
    await do(store, touch, replace(ANN, language="hu"))
    before = await ask(store, load_self, "web:ann")
    await do(store, settle, ["web:ann"], {"language": "en"})
    chosen = await ask(store, load_self, "web:ann")
    await do(store, settle, ["web:ann"], {"language": None})
    left = await ask(store, load_self, "web:ann")
    assert [each and each.speaks for each in (before, chosen, left)] == ["hu", "en", "hu"]
    assert chosen is not None
    assert chosen.there == replace(ANN, language="en")


async def test_the_selves_of_a_person_are_found_the_first_one_first(store):
    for platform in ("discord", "telegram", "web"):
        await do(store, touch, Person(platform, "ann", "Ann"))
    link = update(schema.selves).where(schema.selves.c.platform != "web").values(person="web:ann")
    await store.write(lambda tx: tx.sql.execute(link))
    found = await ask(store, selves_of, "web:ann")
    assert [each.key for each in found] == ["web:ann", "discord:ann", "telegram:ann"]
    assert await ask(store, selves_of, "discord:ann") == ()


async def test_a_venue_keeps_its_language(store):
    assert await ask(store, load_venue, "web:hall") is None
    await do(store, touch_venue, HALL)
    await do(store, set_venue_language, "web:hall", "hu")
    await do(store, touch_venue, HALL)
    hall = await ask(store, load_venue, "web:hall")
    assert hall == VenueRecord("web:hall", "web", "hall", private=False, language="hu")
    assert hall.venue == HALL


async def test_an_update_that_comes_twice_is_claimed_once(store):
    assert await do(store, claim_receipt, "discord:1", 10.0)
    assert not await do(store, claim_receipt, "discord:1", 11.0)
    assert await do(store, claim_receipt, "telegram:1", 12.0)


async def test_of_many_claims_in_one_commit_one_wins(store):
    claims = await asyncio.gather(*(do(store, claim_receipt, "web:1", 1.0) for _ in range(20)))
    assert claims == [True] + [False] * 19


async def test_old_receipts_are_forgotten(store):
    for key, at in (("a", 1.0), ("b", 2.0), ("c", 3.0)):
        await do(store, claim_receipt, key, at)
    assert await do(store, prune_receipts, 3.0) == 2
    assert await do(store, claim_receipt, "a", 4.0)
    assert not await do(store, claim_receipt, "c", 4.0)
