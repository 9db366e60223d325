"""Who is here: for two minutes after the last thing they did, whatever becomes of the clock."""

from __future__ import annotations

from bot.tables.calling.presence import HERE, Presence
from tests.stage import Clock


def seen() -> tuple[Presence, Clock]:
    """Ann has just done something."""
    clock = Clock()
    presence = Presence(clock)
    presence.note("ann", "paper:ann")
    return presence, clock


def test_who_did_something_is_here_for_two_minutes_from_then():
    presence, clock = seen()
    last = clock.now
    assert presence.gone_at("ann", 0.0, clock()) == last + HERE
    clock.passes(HERE)
    assert presence.gone_at("ann", 0.0, now := clock()) == last + HERE <= now


def test_who_has_done_something_since_a_moment_was_read_is_here():
    presence, clock = seen()
    read = clock()
    presence.note("ann", "paper:ann")
    assert presence.gone_at("ann", 0.0, read) == clock.now + HERE > read


def test_by_a_clock_that_was_set_back_nobody_is_here_for_as_long_as_that():
    presence, clock = seen()
    clock.now -= 3600
    assert presence.gone_at("ann", 0.0, now := clock()) == now
