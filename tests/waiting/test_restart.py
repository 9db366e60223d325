"""A restart in the middle of all that people may be asking of each other at one table."""

from __future__ import annotations

from bot.tables.pace import DAY
from bot.tables.waiting.absence import SEVERAL
from engines.log import Cause
from tests.desk.talk import alone, labels, shown
from tests.stage import Stage, about, button, stage
from tests.waiting.people import SEATS, at_pace, board, chooses, later

ASKED = "would like to take back"


async def bids(s: Stage) -> tuple[str, str, str]:
    """All have laid a card and two have bid; who, in the order of the bids, the one to bid last."""
    await at_pace(s, "open", "/new sack seats=3")
    for who in SEATS:
        await chooses(s, who)
    order = []
    for bid in (1, 2, 0):
        [seat] = (await s.only_table()).to_move()
        order.append(SEATS[seat])
        if bid:
            assert not (await s.say(order[-1], f"/m bid {bid}", alone(order[-1]))).refused
    one, second, third = order
    return one, second, third


async def asks_and_votes(s: Stage, one: str, third: str) -> None:
    """One asks to take back, votes on who does not come, and all agree that a turn has a day."""
    asked = shown(await s.say(one, "/takeback", alone(one)))
    assert not (await s.press(one, button(asked, "Ask the others"), alone(one))).refused
    s.passes(SEVERAL)
    panel = shown(await s.say(one, "/absent", alone(one)))
    vote = button(panel, f"A computer for {third.capitalize()}")
    assert not (await s.press(one, vote, alone(one))).refused
    for who in SEATS:
        assert not (await s.say(who, "/pace day")).refused
    await s.settled()


async def test_a_plea_a_vote_and_a_deadline_survive_a_restart_together(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        one, second, third = await bids(s)
        await asks_and_votes(s, one, third)
        clock, paper, seats = s.clock, s.paper, [SEATS.index(who) for who in (one, second, third)]
        before = await s.only_table()
        assert before.until == ((seats[2], about(clock.now + DAY)),)
    clock.passes(DAY / 2)
    async with stage(tmp_path, clock=clock, paper=paper, pause=1e6) as s:
        table = await s.only_table()
        assert (table.until, table.told.plea, table.wills) == (
            before.until,
            before.told.plea,
            before.wills,
        )
        early = await s.say(second, f"/absent {seats[2] + 1} sitter", alone(second))
        assert early.toast == "It is too soon for that."
        assert (await s.say(second, "/takeback agree")).toast == "Agreed."
        await s.settled()
        assert ASKED in board(s).text
        assert f"still to answer: {third.capitalize()}." in board(s).text
        granted = await s.say(third, "/takeback agree")
        assert granted.toast == "Everybody agreed: it is taken back."
        table = await s.only_table()
        assert (table.to_move(), table.told.state.high) == ((seats[0],), 0)
        assert table.until == ((seats[0], about(clock.now + DAY)),)
        assert (await s.say(second, f"/absent {seats[2] + 1} sitter", alone(second))).refused
        await later(s, DAY)
        late = [row.seat for row in (await s.only_table()).told.rows if row.cause is Cause.CLOCK]
        assert late == [seats[0]]


async def test_a_deadline_after_a_restart_ends_the_plea_and_the_vote(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        one, second, third = await bids(s)
        await asks_and_votes(s, one, third)
        clock, paper, seat = s.clock, s.paper, SEATS.index(third)
    clock.passes(DAY - 1)
    async with stage(tmp_path, clock=clock, paper=paper, pause=1e6) as s:
        await s.settled()
        assert ASKED in board(s).text
        await later(s, 1)
        table = await s.only_table()
        written = [(row.seat, row.text) for row in table.told.rows if row.cause is Cause.CLOCK]
        assert written == [(seat, "pass")]
        assert ASKED not in board(s).text
        assert (await s.say(second, "/takeback agree")).toast == "Nobody asks for that any more."
        assert labels(shown(await s.say(second, "/absent", alone(second)))) == ["✕ Close"]
        assert table.places[seat].level is None


async def test_who_says_again_what_they_want_is_named_where_they_were_before_and_after(tmp_path):
    async with stage(tmp_path) as s:
        await at_pace(s, "open", "/new sack seats=3")
        for who in (SEATS[0], SEATS[1], SEATS[0]):
            await s.say(who, "/pause yes")
        before = (await s.only_table()).wills
    assert len(before) == 2
    async with stage(tmp_path) as s:
        assert (await s.only_table()).wills == before
