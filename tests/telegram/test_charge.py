"""Who is in charge of a group is asked of Telegram itself, each time."""

from __future__ import annotations

import pytest

from bot.contract import Person, RetryLater, Venue
from tests.telegram.conftest import ANN, CLUB

WHO, VENUE = Person("telegram", str(ANN), "Ann"), Venue("telegram", str(CLUB))


@pytest.mark.parametrize(
    ("status", "leads"),
    [("creator", True), ("administrator", True), ("member", False), ("left", False)],
)
async def test_administrators_are_in_charge_of_a_group(t, status, leads):
    t.server.methods.statuses[CLUB, ANN] = status
    ann, club = Person("telegram", str(ANN), "Ann"), Venue("telegram", f"{CLUB}/7")
    assert await t.platform.manages(club, ann) is leads


@pytest.mark.parametrize(("status", "leads"), [("administrator", True), ("member", False)])
async def test_where_members_are_hidden_those_in_charge_are_asked_for(t, status, leads):
    t.server.methods.statuses[CLUB, ANN] = status
    t.server.fail("getChatMember", 400, "Bad Request: member list is inaccessible")
    assert await t.platform.manages(VENUE, WHO) is leads


@pytest.mark.parametrize("trouble", [(500, "Internal Server Error"), (502, "Bad Gateway")])
async def test_who_was_not_answered_asks_again(t, trouble):
    t.server.methods.statuses[CLUB, ANN] = "creator"
    t.server.fail("getChatMember", *trouble)
    assert await t.platform.manages(VENUE, WHO)


async def test_what_cannot_be_found_out_is_no_refusal(t):
    t.server.methods.statuses[CLUB, ANN] = "creator"
    t.server.fail("getChatMember", 500, "Internal Server Error", 2)
    with pytest.raises(RetryLater):
        await t.platform.manages(VENUE, WHO)
    t.server.fail("getChatMember", 400, "Bad Request: member list is inaccessible")
    t.server.fail("getChatAdministrators", 400, "Bad Request: member list is inaccessible")
    with pytest.raises(RetryLater):
        await t.platform.manages(VENUE, WHO)
