"""The picture of a table of sack is put in words, as each viewer may see it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.sack.state import Phase
from tests.games.sack.drawing import SACK, cards, play, table
from tests.games.sack.speech import ENGLISH, GUIDE, HUNGARIAN, NAMES

HANDS = ["8 r", "3 d", "11 3", "3 5"]
ROW = "15 | D 3 r"
BUYING = play(table(ROW, hands=HANDS), "pass", "pass", "pass")


@pytest.mark.parametrize(
    ("state", "viewer", "english", "hungarian"),
    [
        pytest.param(
            table(". 5 . 8", hands=HANDS),
            None,
            "Round 1, cards are being laid face down. Still choosing: Ann and Cid. The row from "
            "the left: face down those of Ödön and Éva. Mouse cards: 2, 4, 6. In the bank: 15. Ann "
            "starts. Cards: Ann holds 2, has won 0; Ödön holds 2, has won 0; Cid holds 2, has won "
            "0; Éva holds 2, has won 0.",
            "1. forduló, mindenki lapot rak le képpel lefelé. Még választ: Ann és Cid. A sor "
            "balról: lefordítva Ödön és Éva lapja. Egérkártyák: 2, 4, 6. A bankban: 15. A "
            "kezdőjátékos Ann. Lapok: Ann kezében 2 lap, megnyert 0; Ödön kezében 2 lap, megnyert "
            "0; Cid kezében 2 lap, megnyert 0; Éva kezében 2 lap, megnyert 0.",
            id="laying",
        ),
        pytest.param(
            table("15 D | 3 r", offers="- 5 6 0", seat=3, hands=HANDS, lying="0 4 6"),
            3,
            "Round 1, the auction: it is Éva’s go, and the highest bid is 6. Éva holds: Cat 3 and "
            "Cat 5. Put aside: small dog. Mice: 15. Won: nothing. The row from the left: Ann’s "
            "Cat 15, Ödön’s big dog, face down those of Cid and Éva (rabbit). Mouse cards: 4, 6. "
            "Offers: "
            "Ann has passed, Ödön 5, Cid 6, Éva no bid yet. In the bank: 15. Ann started. Cards: "
            "Ann holds 2, has won 0; Ödön holds 2, has won 0; Cid holds 2, has won 0; Éva holds "
            "2, has won 0.",
            "1. forduló, árverés: Éva következik, a legmagasabb licit 6. Éva kezében: 3-as macska "
            "és 5-ös macska. Félretéve: kis kutya. Egerek: 15. Nyert lapok: semmi. A sor balról: "
            "Ann 15-ös macskája, Ödön nagy kutyája, lefordítva Cid és Éva (nyúl) lapja. "
            "Egérkártyák: 4, 6. Ajánlatok: Ann passzolt, Ödön 5, Cid 6, Éva még nem licitált. A "
            "bankban: 15. A kezdőjátékos Ann volt. Lapok: Ann kezében 2 lap, megnyert 0; Ödön "
            "kezében 2 lap, megnyert 0; Cid kezében 2 lap, megnyert 0; Éva kezében 2 lap, "
            "megnyert 0.",
            id="bidding, seen by a seat",
        ),
        pytest.param(
            table("15 | D 3 r", offers="0 0 0", hands=HANDS[:3]),
            None,
            "Round 1, the auction: it is Ann’s go, and nobody has bid yet. The row from the left: "
            "Cat 15 from the draw pile, face down those of Ann, Ödön and Cid. Mouse cards: 3, 6. "
            "Offers: "
            "Ann no bid yet, Ödön no bid yet, Cid no bid yet. In the bank: 15. Ann started. "
            "Cards: Ann holds 2, has won 0; Ödön holds 2, has won 0; Cid holds 2, has won 0. In "
            "the draw pile: 8.",
            "1. forduló, árverés: Ann következik, és még senki sem licitált. A sor balról: 15-ös "
            "macska a húzópakliból, lefordítva Ann, Ödön és Cid lapja. Egérkártyák: 3, 6. "
            "Ajánlatok: Ann még nem licitált, Ödön még nem licitált, Cid még nem licitált. A "
            "bankban: 15. A kezdőjátékos Ann volt. Lapok: Ann kezében 2 lap, megnyert 0; Ödön "
            "kezében 2 lap, megnyert 0; Cid kezében 2 lap, megnyert 0. A húzópakliban: 8.",
            id="three players",
        ),
        pytest.param(
            BUYING,
            None,
            "Round 1: nobody has bid; Éva may buy the sack for 1 mouse. The row from the left: "
            "Ann’s Cat 15, Ödön’s big dog, Cid’s Cat 3, Éva’s rabbit. The mouse cards are empty. "
            "Offers: Ann has passed, Ödön has passed, Cid has passed, Éva no bid yet. In the "
            "bank: 15. Ann started. Cards: Ann holds 2, has won 0; Ödön holds 2, has won 0; Cid "
            "holds 2, has won 0; Éva holds 2, has won 0.",
            "1. forduló: senki sem licitált; Éva 1 egérért megveheti a zsákot. A sor balról: Ann "
            "15-ös macskája, Ödön nagy kutyája, Cid 3-as macskája, Éva nyula. Az egérkártyák "
            "üresek. Ajánlatok: Ann passzolt, Ödön passzolt, Cid passzolt, Éva még nem licitált. "
            "A bankban: 15. A kezdőjátékos Ann volt. Lapok: Ann kezében 2 lap, megnyert 0; Ödön "
            "kezében 2 lap, megnyert 0; Cid kezében 2 lap, megnyert 0; Éva kezében 2 lap, "
            "megnyert 0.",
            id="buying",
        ),
    ],
)
def test_the_picture_is_described_so_that_one_can_play_without_it(
    state, viewer, english, hungarian
):
    seen = SACK.seen_by(state, viewer)
    assert GUIDE.alt(ENGLISH, seen, NAMES) == english
    assert GUIDE.alt(HUNGARIAN, seen, NAMES) == hungarian


@pytest.mark.parametrize(
    ("state", "english", "hungarian"),
    [
        pytest.param(
            play(table("15 D 3 | r", offers="4 - - 2", seat=3), "pass"),
            "The last sack went to Ann for 4 mice: Cat 3 and rabbit, worth 3. Gone with the dogs: "
            "big dog and Cat 15.",
            "Az előző zsákot Ann vitte el. Ára 4 egér; benne maradt: 3-as macska és nyúl, értéke "
            "3. A kutyákkal odalett: nagy kutya és 15-ös macska.",
            id="a sack that was sold",
        ),
        pytest.param(
            play(table("d D D | d", offers="1 - - 0", seat=3), "pass"),
            "The last sack went to Ann for 1 mouse, but the dogs left nothing in it. Gone with the "
            "dogs: 2 × small dog and 2 × big dog.",
            "Az előző zsákot Ann vitte el. Ára 1 egér, de a kutyák semmit sem hagytak benne. A "
            "kutyákkal odalett: két kis kutya és két nagy kutya.",
            id="nothing but dogs",
        ),
        pytest.param(
            play(BUYING, "pass"),
            "Nobody wanted the last sack, and it left the game: Cat 15, big dog, Cat 3 and rabbit.",
            "Az előző zsák senkinek sem kellett, kikerült a játékból: 15-ös macska, nagy kutya, "
            "3-as macska és nyúl.",
            id="a sack nobody wanted",
        ),
    ],
)
def test_what_became_of_the_last_sack_is_described_while_cards_are_laid(state, english, hungarian):
    seen = SACK.seen_by(state, None)
    assert f" {english} " in GUIDE.alt(ENGLISH, seen, NAMES)
    assert f" {hungarian} " in GUIDE.alt(HUNGARIAN, seen, NAMES)


@pytest.mark.parametrize(
    ("state", "left"),
    [
        pytest.param(table(offers="0 0 0"), 9, id="nine are played, the tenth is put aside"),
        pytest.param(table("15 | D 3 r", offers="0 0 0"), 8, id="one lies in the row"),
        pytest.param(table("15 | D 3 r", offers="0 0 0", round_=9), 0, id="the last one is out"),
    ],
)
def test_of_the_draw_pile_what_will_be_played_is_counted(state, left):
    seen = SACK.seen_by(state, None)
    assert GUIDE.alt(ENGLISH, seen, NAMES).endswith(f"In the draw pile: {left}.")


def over():
    state = table(
        "3 5 8 | 11",
        offers="4 - - 0",
        round_=9,
        seat=3,
        hands=["", "", "", ""],
        won=["-8", "11", "15 3", ""],
        lying="0 0 6",
    )
    return play(state, "pass")


def test_the_end_is_described_with_everybodys_points():
    # Ann: -8 + 3 + 5 + 8 + 11 = 19 and 15 - 4 mice; Éva takes 6 mice.
    state = over()
    assert state.phase is Phase.OVER
    assert GUIDE.alt(ENGLISH, SACK.seen_by(state, None), NAMES) == (
        "The game is over. Cid won with the most points. Ann: 30 (cats 19, mice 11). Ödön: 26 "
        "(cats 11, mice 15). Cid: 33 (cats 18, mice 15). Éva: 21 (cats 0, mice 21). The last sack "
        "went to Ann for 4 mice: Cat 3, Cat 5, Cat 8 and Cat 11, worth 27."
    )


def test_winners_who_share_are_all_named_and_points_below_zero_are_read_so():
    state = replace(over(), mice=(0, 6, 6, 0), sacks=(cards("-8"), cards("11"), cards("11"), ()))
    told = GUIDE.alt(HUNGARIAN, SACK.seen_by(state, None), NAMES)
    assert told.startswith("A játék véget ért. Közös győzelem: Ödön és Cid összpontszámban és")
    assert "Ann: −8 (macskák −8, egerek 0)." in told


def test_an_ending_is_told_instead_of_whose_go_it_is():
    told = GUIDE.alt(ENGLISH, SACK.seen_by(table(ROW), None), NAMES, "All have left.")
    assert told.startswith("All have left. The row from the left: Ann’s Cat 15")
    assert "go" not in told.split()


def test_names_beyond_the_seats_are_not_spoken_of():
    assert "Bob" not in GUIDE.alt(ENGLISH, SACK.seen_by(table(ROW), None), NAMES)


def test_nothing_hidden_is_described_to_anybody():
    state = table(ROW, offers="2 5 0 0", seat=2, hands=HANDS, won=["3", "5", "8", "-8"])
    other = replace(
        state,
        mice=(3, 33, 13, 23),
        laid=("cat15", "rabbit", "cat-8", "smalldog"),
        hands=(cards("3 d"), cards("8 11"), cards("r -5"), cards("15 D")),
        removed=cards("5 8 11 3"),
        sacks=(cards("11"), cards("r"), cards("-5"), cards("15")),
    )
    assert SACK.sketch(SACK.seen_by(state, None)) == SACK.sketch(SACK.seen_by(other, None))
    for say in (ENGLISH, HUNGARIAN):
        views = [SACK.seen_by(each, None) for each in (state, other)]
        assert GUIDE.alt(say, views[0], NAMES) == GUIDE.alt(say, views[1], NAMES)
        assert GUIDE.quick(views[0]) == GUIDE.quick(views[1])
