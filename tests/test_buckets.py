"""Buckets let a burst through and then so many a second, and forget who has been quiet."""

from __future__ import annotations

from math import inf

from bot.contract import Buckets
from bot.contract.bucket import KEPT
from tests.stage import Clock


def test_a_burst_passes_and_then_so_many_a_second():
    ticks = Clock()
    buckets = Buckets(ticks, burst=3, rate=2)
    assert [buckets.spare("ann") for _ in range(4)] == [True, True, True, False]
    assert buckets.spare("bob")
    ticks.now += 1
    assert [buckets.spare("ann") for _ in range(3)] == [True, True, False]


def test_what_is_refused_counts_where_it_is_taken_and_to_a_bound():
    ticks = Clock()
    buckets = Buckets(ticks, burst=3, rate=1)
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]
    ticks.now += 1
    assert not buckets.take("ann")
    for _ in range(100):
        buckets.take("ann")
    ticks.now += 7
    assert buckets.take("ann")


def test_a_bucket_is_drained_when_a_second_burst_was_refused():
    buckets = Buckets(Clock(), burst=3, rate=2)
    assert not buckets.drained("ann")
    for _ in range(6):
        buckets.take("ann")
    assert not buckets.drained("ann")
    buckets.take("ann")
    assert buckets.drained("ann")
    assert not buckets.drained("bob")


def test_dear_things_take_more():
    buckets = Buckets(Clock(), burst=10, rate=1)
    assert [buckets.spare("ann", 4) for _ in range(3)] == [True, True, False]
    assert buckets.spare("ann", 2)


def test_who_has_been_quiet_is_forgotten_and_who_has_not_is_not():
    ticks = Clock()
    buckets = Buckets(ticks, burst=2, rate=1)
    for number in range(KEPT - 1):
        buckets.take(f"cat {number}")
    ticks.now += 10
    assert buckets.take("ann", 2)
    assert buckets.take("bob")
    assert len(buckets) == 2
    assert not buckets.take("ann")


def test_a_bucket_without_bottom_always_has_some():
    buckets = Buckets(Clock(), burst=inf, rate=1)
    assert all(buckets.take("ann", 1000) and buckets.spare("ann", 1000) for _ in range(5))
    assert not buckets.drained("ann")
