"""Everybody is answered in their own language, and a room speaks that of who opened a table."""

from __future__ import annotations

import pytest

from tests.conversations.party import MESSENGERS, party


@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_a_room_speaks_as_who_opened_its_first_table_and_people_as_they_do(
    tmp_path, messenger
):
    async with party(tmp_path, [messenger], ["soft paws"]) as here:
        kati = await here.person("Kati", messenger, "hu")
        bob = await here.person("Bob", messenger, "en")
        await kati.type("play", game="boop", options="ghosts=off")
        assert "HUUupp — új asztal" in bob.board().text
        assert (await bob.press("Leülök")).text == "You have a seat."
        assert "▶ Kati következik." in bob.board().text
        told = await bob.press("Lépek")
        assert told.text == "It is not your turn. Waiting for Kati."
        await kati.press("Lépek")
        told = await kati.type("move", words="cica d3")
        assert "▶ Bob következik." in told.text
        await bob.press("Lépek")
        assert "Your turn: put a kitten on an empty square." in bob.sees()
        assert "Te jössz: tegyél egy cicát egy üres mezőre." not in bob.sees()


@pytest.mark.parametrize("messenger", MESSENGERS)
async def test_a_language_is_chosen_for_oneself_and_for_everybody(tmp_path, messenger):
    async with party(tmp_path, [messenger], ["soft paws"]) as here:
        ann = await here.person("Ann", messenger, "en")
        bob = await here.person("Bob", messenger, "en")
        await ann.type("play", game="boop", options="ghosts=off")
        await bob.press("Join")
        assert (
            await bob.type("language", language="hu")
        ).text == "Mostantól magyarul beszélek veled."
        assert (await bob.press("Move")).text == "Most nem te jössz, hanem Ann."
        assert "▶ Ann to move." in ann.board().text
        told = await ann.type("language", language="hu here")
        assert told.text == "Mostantól magyarul beszélek itt."
        assert "▶ Ann következik." in bob.board().text
        assert (await ann.press("Visszavonás")).text == "You have no move to take back."
