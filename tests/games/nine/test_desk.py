"""Nine Lives at the desk: nobody holds a hand, and what everybody can see is not waited for."""

from __future__ import annotations

from engines.log import Cause
from tests.desk.talk import alone
from tests.stage import button, stage

PEOPLE = ("ann", "bob", "cid")
PAUSE = 60.0
ENOUGH = 400
"""So many moves have a forced one among them."""


async def sit(s) -> None:
    """All three sit down, and the cards lie on the table."""
    await s.say("ann", "/new nine seats=3")
    for who in PEOPLE[1:]:
        await s.say(who, "/join")
    await s.settled()


async def test_a_move_without_a_choice_is_made_at_once_and_nobody_is_sent_a_hand(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["nine"]) as s:
        await sit(s)
        for number in range(ENOUGH):
            table = await s.only_table()
            (seat,) = table.to_move()
            texts = table.texts(seat)
            assert len(texts) > 1, "what is forced has been done"
            wanted = [text for text in texts if text.split()[0] in ("draw", "play", "second")]
            text = (wanted or texts)[number % len(wanted or texts)]
            answer = await s.say(PEOPLE[seat], f"/m {text}", alone(PEOPLE[seat]))
            assert not answer.refused, answer.toast
            if (await s.only_table()).told.rows[-1].cause is Cause.FORCED:
                break
        rows = (await s.only_table()).told.rows
        assert rows[-1].cause is Cause.FORCED
        assert rows[-1].seat == rows[-2].seat
        await s.settled()
        assert not s.paper.whispers


async def test_the_board_offers_to_draw_and_no_hand(tmp_path):
    async with stage(tmp_path, seeds=["nine"]) as s:
        await sit(s)
        board = s.paper.newest()
        assert button(board, "Draw two cards").data
        assert not any(each.label == "Hand" for row in board.rows for each in row)
