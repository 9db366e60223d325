"""A venue's minute."""

from __future__ import annotations

import pytest

from bot.contract import RetryLater
from bot.courier.budget import Budget
from tests.stage import Clock


def waits(budget: Budget, clock: Clock, seconds: int) -> list[int]:
    """The seconds in which a delivery passed, tried ten times in each."""
    passed: list[int] = []
    asked: list[float] = []
    start = clock.now
    while clock.now < start + seconds:
        for _ in range(10):
            try:
                budget.spend("group", 20)
            except RetryLater as later:
                asked.append(later.seconds or 0)
            else:
                passed.append(int(clock.now - start))
        clock.now += 1
    assert all(0 < each <= 60 for each in asked)
    return passed


def test_half_a_minutes_deliveries_pass_at_once_and_the_others_are_spread():
    clock = Clock()
    passed = waits(Budget(clock), clock, 60)
    assert passed == [0] * 10 + [6, 12, 18, 24, 30, 36, 42, 48, 54]


def test_no_minute_ever_holds_more_than_is_allowed():
    clock = Clock()
    passed = waits(Budget(clock), clock, 600)
    assert len(passed) > 100
    assert all(sum(start <= each < start + 60 for each in passed) <= 20 for start in passed)


def test_venues_are_counted_apart():
    budget = Budget(Clock())
    budget.spend("group", 1)
    budget.spend("other", 1)
    with pytest.raises(RetryLater):
        budget.spend("group", 1)


def test_a_venue_is_spared_until_its_time_has_come():
    clock = Clock()
    budget = Budget(clock)
    assert budget.held("group") is None
    budget.hold("group", 30)
    assert budget.held("group") == clock.now + 30
    assert budget.held("other") is None
    clock.now += 30
    assert budget.held("group") is None
