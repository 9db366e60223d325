"""If It Fits in words and buttons."""

from __future__ import annotations

from collections import deque

import pytest

from bot.contract import Limits, Mark
from bot.games.fits.guide import FitsGuide
from bot.games.guides import GUIDES
from bot.platforms.discord.posting.letters import LIMITS as DISCORD
from bot.platforms.telegram.platform import Telegram
from bot.platforms.web.platform import Web
from bot.posts.tree import Branch, fork
from bot.words import Words
from engines.values import Fact, News
from tests.games.fits.drawing import FITS, play, table

GUIDE = FitsGuide()
WORDS = Words()
ENGLISH, HUNGARIAN = WORDS.of("en"), WORDS.of("hu")
NAMES = ("Ann", "Ödön", "Cid")
LIES = "S1@0,0 A1@1,0 A2@2,0 b@1,0 A@0,1"
PLATFORMS = {"discord": DISCORD, "telegram": Telegram.limits, "web": Web.limits}
MOST = 840
PRESSES = 8


def seen(state, seat=0):
    """The table as a seat sees it."""
    return FITS.seen_by(state, seat)


def test_the_registry_has_the_guide():
    assert isinstance(GUIDES["fits"], FitsGuide)


@pytest.mark.parametrize(
    ("words", "english", "hungarian"),
    [
        ("draw", "Draw a card", "Lapot húzok"),
        ("sleep 3,0", "Sleeping cat e", "Alvó macska e"),
        ("lay B5 -1,0", "Box B5 2 mice d", "Doboz B5 2 egér d"),
        ("lay B5r -1,0", "Box B5r ↻ 2 mice d", "Doboz B5r ↻ 2 egér d"),
        ("lay A7 0,-1", "Box A7 a", "Doboz A7 a"),
        ("lay A5 0,-1", "Box A5 bottle a", "Doboz A5 flakon a"),
        ("cat e", "Cat to the east →", "Macska keletre →"),
        ("cat w", "Cat to the west ←", "Macska nyugatra ←"),
        (
            "toy T1 3,0 box",
            "Special toy Toy T1 e as a box",
            "Különleges játék T1 játék e dobozként",
        ),
        ("princess 1,0", "Princess a", "Princess cica a"),
        ("princess 0,1", "Princess b (your own), asleep", "Princess cica b (a sajátod), alszik"),
        ("start S3r 0,0", "Start box S3r ↻ 0,0", "Kezdő doboz S3r ↻ 0,0"),
    ],
)
def test_a_move_reads_well_on_a_button(words, english, hungarian):
    state = table(LIES, hand="B5 A3 T1 princess")
    assert GUIDE.phrase(ENGLISH, seen(state), words.split()) == english
    assert GUIDE.phrase(HUNGARIAN, seen(state), words.split()) == hungarian


def test_what_is_typed_in_a_language_means_the_notation():
    spoken = GUIDE.spoken(HUNGARIAN)
    typed = "hercegnő b", "rak b5r d", "nem macska", "macska keletre", "húz", "alvó e"
    read = [" ".join(spoken.get(word, word) for word in text.split()) for text in typed]
    assert read == ["princess b", "lay b5r d", "no cat", "cat e", "draw", "sleep e"]


def test_what_is_asked_says_what_is_held():
    state = table(LIES, hand="B5 A6 T1")
    hand = "A6 bottle, B5 2 mice, Toy T1"
    assert GUIDE.prompt(ENGLISH, seen(state), 0) == f"Play a card: {hand}."
    assert GUIDE.brief(ENGLISH, seen(state), 0) == f"Hand: {hand}. Cats left: 4."
    last = table(LIES, hand="B5", left=1)
    assert GUIDE.prompt(ENGLISH, seen(last), 0).startswith("Your last turn.")
    turn = table(LIES, phase="turn")
    assert GUIDE.prompt(ENGLISH, seen(turn), 0).startswith("Your turn: draw a card")
    assert GUIDE.quick(seen(turn, None)) == ("draw",)


def test_a_cat_may_be_laid_by_a_button_under_the_board():
    state = play(table("A1@0,0 A2@2,0"), "lay A7 1,0")
    assert GUIDE.quick(seen(state, None)) == ("cat e", "cat w", "no cat")
    assert GUIDE.prompt(ENGLISH, seen(state), 0).startswith("A cat fits in!")


def test_giving_up_ones_own_cat_or_a_princess_is_grave():
    view = seen(table(LIES, hand="princess A7"))
    assert GUIDE.grave(view, 0, ("princess", "0,1"))
    assert not GUIDE.grave(view, 0, ("princess", "1,0"))
    assert GUIDE.grave(view, 0, ("discard", "princess"))
    assert not GUIDE.grave(view, 0, ("lay", "A7", "0,-1"))


def test_what_happened_says_what_the_box_is_worth():
    state = play(table("H5@0,0 A1@3,3", hand="H6 A7"), "lay H6r 0,1")
    told = GUIDE.tell(ENGLISH, FITS.news(state), NAMES)
    assert told == ["Ann lays H6r on 0,1. The box of 2 cards is closed and worth 2."]
    told = GUIDE.tell(HUNGARIAN, FITS.news(state), NAMES)
    assert told == ["Ann dobozt rak le: H6r, helye 0,1. Zárt doboz 2 lapból, értéke 2."]


def box(**facts):
    """A card that was laid by the first seat, and what the box there is like."""
    usual: dict[str, Fact] = {
        "seat": 0,
        "piece": "A7",
        "to": "1,0",
        "size": 2,
        "toys": 1,
        "bottles": 0,
    }
    return News("laid", {**usual, "closed": 0, "worth": 1, **facts})


@pytest.mark.parametrize(
    ("facts", "english", "hungarian"),
    [
        ({"worth": 4}, "What a toy chest, worth 4!", "Micsoda játékosláda, értéke 4!"),
        ({"worth": -1}, "The bottles win, worth −1.", "Itt a flakonok győznek, értéke −1."),
        (
            {"size": 11},
            "It grows and grows: 11 cards, worth 1.",
            "Csak nő és nő: már 11 lap, értéke 1.",
        ),
        (
            {"closed": 1, "worth": 6},
            "A treasure chest, and the lid is shut! 2 cards, worth 6.",
            "Kincsesláda, és máris csukva! Lapok: 2, értéke 6.",
        ),
        (
            {"closed": 1, "worth": -2, "size": 1},
            "Shut, with the water inside: one card, worth −2.",
            "Bezárult, benne a vízzel: egyetlen lap, értéke −2.",
        ),
    ],
)
def test_a_box_is_told_by_what_is_remarkable_about_it(facts, english, hungarian):
    assert GUIDE.tell(ENGLISH, [box(**facts)], NAMES)[0].endswith(f" on 1,0. {english}")
    assert GUIDE.tell(HUNGARIAN, [box(**facts)], NAMES)[0].endswith(f" helye 1,0. {hungarian}")


def test_a_draw_is_told_where_nothing_else_of_the_turn_is_or_the_pile_is_low():
    drew, low = (News("drew", {"seat": 0, "left": left}) for left in (30, 3))
    assert GUIDE.tell(ENGLISH, [drew], NAMES) == ["Ann draws a card; 30 are left."]
    assert len(GUIDE.tell(ENGLISH, [drew, box()], NAMES)) == 1
    told = GUIDE.tell(ENGLISH, [low, box()], NAMES)
    assert [told[0], len(told)] == ["Only 3 cards are left to draw.", 2]
    assert len(GUIDE.tell(ENGLISH, [drew, box(seat=1)], NAMES)) == 2


def test_the_score_sheet_is_told_box_by_box():
    lies = "A1@0,0 B5@1,0 A6@0,1 a@0,0 I5r@9,0 I4@10,0 b@9,0 A7@20,0"
    state = table(lies, phase="over", hand="", others="|", left=0, pile="")
    told = GUIDE.alt(ENGLISH, seen(state, None), NAMES[:2])
    assert "Ödön won with the most points." in told
    assert "Box at 0,0 (cards: 3, toys 3, bottles 1, open): 2 to Ann. In it: Ann 1." in told
    assert "Box at 9,0 (cards: 2, toys 3, bottles 0, closed): 6 to Ödön. In it: Ödön 1." in told
    assert "Beside those there is 1 box without a cat." in told
    assert "Ann: 2 (toys 3, bottles −1, further cats 0)." in told


def walked(texts: list[str], limits: Limits) -> dict[str, int]:
    """Every move by how many presses it takes, the one that confirms it included."""
    made: dict[str, int] = {}
    ahead: deque[tuple[tuple[str, ...], Mark, int]] = deque([((), Mark(), 0)])
    known = set()
    while ahead:
        way, mark, presses = ahead.popleft()
        shown = fork(texts, way, lambda _: None, limits, mark)
        if shown.done:
            made.setdefault(" ".join(shown.way), presses + 1)
            continue
        for each in (each for row in shown.rows for each in row):
            if isinstance(each, Branch):
                step = (each.way, Mark().closing(whole=each.whole))
            else:
                step = (each.way, Mark().showing(each.span))
            if step not in known:
                known.add(step)
                ahead.append((*step, presses + 1))
    return made


@pytest.mark.parametrize("limits", PLATFORMS.values(), ids=PLATFORMS)
def test_any_of_840_moves_is_eight_presses_away(limits):
    row = " ".join(f"A{x % 8 + 1}@{x},0" for x in range(69))
    state = table(row, hand="B1 C1 F1", stock=(5, 5))
    texts = [FITS.format(move) for move in FITS.moves(state, 0)]
    assert len(texts) >= MOST
    made = walked(texts, limits)
    assert set(made) == set(texts)
    assert max(made.values()) <= PRESSES


def test_every_page_of_the_rules_has_a_table_that_can_be_told_with_names_to_spare():
    told = 0
    for page in GUIDE.pages():
        assert page.example
        assert GUIDE.alt(HUNGARIAN, page.example, ("Anna", "Bence", "Cili", "Dóri", "Erik"))
        told += 1
    assert told
