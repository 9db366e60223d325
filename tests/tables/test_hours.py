"""Quiet hours: nobody is woken, by the clock on their own wall, whatever that clock does."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.tables.calling.hours import Hours, zone_named, zone_of

NIGHT = (22 * 60, 8 * 60)
PEST = "Europe/Budapest"
WEEKEND = frozenset({5, 6})


def at(text: str, zone: str = "UTC") -> float:
    """A time as a clock shows it somewhere."""
    clock = zone_of(zone)
    assert clock is not None
    return datetime.fromisoformat(text).replace(tzinfo=clock).timestamp()


def utc(moment: float) -> str:
    """A moment as a clock shows it in Greenwich."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


def test_who_has_settled_nothing_may_be_called_at_once():
    assert Hours().awake(12345.678) == 12345.678


def test_in_the_daytime_somebody_may_be_called_at_once():
    noon = at("2026-11-18 12:07:30")
    assert Hours(quiet=NIGHT).awake(noon) == noon


@pytest.mark.parametrize(
    ("asleep", "awake"),
    [
        ("2026-11-18 21:59", "2026-11-18 21:59"),
        ("2026-11-18 22:00", "2026-11-19 08:00"),
        ("2026-11-18 23:59", "2026-11-19 08:00"),
        ("2026-11-19 00:00", "2026-11-19 08:00"),
        ("2026-11-19 07:59", "2026-11-19 08:00"),
        ("2026-11-19 08:00", "2026-11-19 08:00"),
    ],
)
def test_a_night_goes_over_midnight(asleep, awake):
    assert utc(Hours(quiet=NIGHT).awake(at(asleep))) == awake


def test_quiet_hours_within_a_day_end_on_it():
    nap = Hours(quiet=(13 * 60, 14 * 60 + 30))
    assert utc(nap.awake(at("2026-11-18 13:10"))) == "2026-11-18 14:30"
    assert utc(nap.awake(at("2026-11-18 23:10"))) == "2026-11-18 23:10"


def test_a_night_is_that_of_ones_own_clock():
    # 22:30 in Budapest is 21:30 in Greenwich in winter; 8:00 there is 7:00.
    pest = Hours(PEST, NIGHT)
    assert utc(pest.awake(at("2026-11-18 22:30", PEST))) == "2026-11-19 07:00"
    # 22:30 in New York is 3:30 of the next day in Greenwich; 8:00 there is 13:00.
    york = Hours("America/New_York", NIGHT)
    assert utc(york.awake(at("2026-11-18 22:30", "America/New_York"))) == "2026-11-19 13:00"


def test_a_weekend_lasts_until_monday_morning():
    # 20 November 2026 is a Friday.
    off = Hours(quiet=NIGHT, days=WEEKEND)
    assert utc(off.awake(at("2026-11-20 21:00"))) == "2026-11-20 21:00"
    assert utc(off.awake(at("2026-11-20 23:00"))) == "2026-11-23 08:00"
    assert utc(Hours(days=WEEKEND).awake(at("2026-11-21 12:00"))) == "2026-11-23 00:00"


def test_who_is_away_is_called_when_they_are_back_and_awake():
    back = at("2026-11-25 23:00")
    assert Hours(away=back).awake(at("2026-11-18 12:00")) == back
    assert utc(Hours(quiet=NIGHT, away=back).awake(at("2026-11-18 12:00"))) == "2026-11-26 08:00"
    later = at("2026-11-30 12:00")
    assert Hours(away=back).awake(later) == later


def test_nobody_is_off_on_every_day_of_the_week():
    now = at("2026-11-18 12:00")
    assert Hours(days=frozenset(range(7))).awake(now) == now


def test_a_night_in_which_the_clock_is_put_forward_is_an_hour_shorter():
    # 29 March 2026: 2:00 becomes 3:00 in Budapest, so 8:00 is 6:00 in Greenwich, not 7:00.
    pest = Hours(PEST, NIGHT)
    assert utc(pest.awake(at("2026-03-28 22:00", PEST))) == "2026-03-29 06:00"
    assert utc(pest.awake(at("2026-03-27 22:00", PEST))) == "2026-03-28 07:00"


def test_a_night_in_which_the_clock_is_put_back_is_an_hour_longer():
    # 25 October 2026: 3:00 becomes 2:00 in Budapest, so 8:00 is 7:00 in Greenwich, not 6:00.
    pest = Hours(PEST, NIGHT)
    assert utc(pest.awake(at("2026-10-24 22:00", PEST))) == "2026-10-25 07:00"
    assert utc(pest.awake(at("2026-10-23 22:00", PEST))) == "2026-10-24 06:00"


def test_an_end_that_is_left_out_is_the_moment_the_clock_is_put_forward():
    # 2:30 does not come on that day; 3:00 does, at 1:00 in Greenwich.
    assert (
        utc(Hours(PEST, (22 * 60, 150)).awake(at("2026-03-29 00:30", PEST))) == "2026-03-29 01:00"
    )


def test_of_an_end_that_comes_twice_the_first_one_counts():
    # 2:30 comes at 0:30 in Greenwich, and again at 1:30.
    hours = Hours(PEST, (22 * 60, 150))
    assert utc(hours.awake(at("2026-10-25 01:00", PEST))) == "2026-10-25 00:30"
    assert utc(hours.awake(at("2026-10-25 01:05", "UTC"))) == "2026-10-25 01:30"


@pytest.mark.parametrize("zone", [PEST, "America/New_York", "Australia/Lord_Howe", "UTC+5:45"])
@pytest.mark.parametrize("begins", ["2026-03-27", "2026-10-23", "2026-10-30"])
def test_no_moment_before_the_first_awake_one_is_awake(zone, begins):
    hours, looked = Hours(zone, (22 * 60 + 15, 7 * 60 + 30), WEEKEND), 0
    start = datetime.fromisoformat(begins).replace(tzinfo=UTC)
    for quarter in range(0, 5 * 96, 7):
        now = (start + timedelta(minutes=15 * quarter)).timestamp()
        first = hours.awake(now)
        assert hours.awake(first) == first
        assert all(hours.awake(now + 900 * n) == first for n in range(int((first - now) // 900)))
        looked += first > now
    assert looked > 20


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Budapest", PEST),
        ("europe/budapest", PEST),
        ("budapest", PEST),
        ("New York", "America/New_York"),
        ("são paulo", "America/Sao_Paulo"),
        ("utc", "UTC"),
        ("gmt+2", "UTC+2"),
        ("UTC−5:30", "UTC-5:30"),
        ("UTC+15", None),
        ("Catville", None),
        ("../../etc/passwd", None),
        ("", None),
    ],
)
def test_a_clock_is_named_by_a_city_or_an_offset(typed, zone):
    assert zone_named(typed) == zone


def test_a_zone_this_machine_does_not_know_is_that_of_greenwich():
    hours = Hours("Cat/Ville", NIGHT)
    assert utc(hours.awake(at("2026-11-18 23:00"))) == "2026-11-19 08:00"
