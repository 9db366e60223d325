"""Who wins three times in a row against computers is shown the next level."""

from __future__ import annotations

from dataclasses import replace

from tests.desk.talk import ROOM


async def played(s, who="ann", level="", *, won=True):
    """A game against a computer that ends at once; what the board says then."""
    await s.say(who, f"/new boop alone{level}")
    await s.settled()
    [table] = await s.bot.desk.tables.at_venue(ROOM.key)
    seat = table.seat_of(f"paper:{who}")
    loser = seat if not won else 1 - seat

    def job(tx):
        now = s.bot.desk.tables.fetch(tx, table.id)
        ended = now.told.write(loser, "!resign")
        s.bot.desk.tables.save(tx, now, replace(now, story=ended))

    await s.bot.desk.commit(job)
    s.passes(1)
    await s.settled()
    return s.paper.newest().text


async def test_after_three_wins_in_a_row_the_next_level_is_suggested(s):
    for _ in range(2):
        assert "three wins" not in await played(s)
    text = await played(s)
    assert "That makes three wins in a row!" in text
    assert "/play Boooop. alone=housecat" in text


async def test_a_loss_between_begins_anew(s):
    await played(s)
    await played(s)
    await played(s, won=False)
    assert "three wins" not in await played(s)


async def test_wins_against_weaker_ones_do_not_count_for_a_stronger(s):
    await played(s)
    await played(s)
    assert "three wins" not in await played(s, level="=mouser")


async def test_above_the_highest_level_there_is_nobody(s):
    for _ in range(3):
        assert "three wins" not in await played(s, level="=tiger")
