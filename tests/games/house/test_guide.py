"""What a person reads on pads and boards of House of Cats, and how few presses a round takes."""

from __future__ import annotations

import pytest

from bot.contract import NO_MARK
from bot.games.house.guide import HouseGuide
from bot.platforms.discord.posting.letters import LIMITS as DISCORD
from bot.platforms.telegram.platform import Telegram
from bot.platforms.web.platform import Web
from bot.posts.tree import Part, fork
from bot.words import LOCALES, Words
from engines.house.scoring import parts
from engines.house.state import Phase
from engines.rng import Seeded
from engines.values import News
from render.house import PAINTER
from render.house.scenes import ENGLISH, HUNGARIAN
from tests.games.house.drawing import GAME, dealt, legal, play

GUIDE = HouseGuide()
WORDS = Words(LOCALES)
EN, HU = WORDS.of("en"), WORDS.of("hu")
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo")
LIMITS = {"discord": DISCORD, "telegram": Telegram.limits, "web": Web.limits}


def seen(state, seat=0):
    return GAME.seen_by(state, seat)


def asked(state, say=EN):
    return GUIDE.prompt(say, seen(state), 0)


def said(state, text, say=EN):
    return GUIDE.phrase(say, seen(state), text.split())


def test_a_die_is_called_by_its_number_and_what_it_shows():
    state = dealt("2 5 cat mouse")
    assert said(state, "2") == "die 2 (5)"
    assert said(state, "4", HU) == "4. kocka (egér)"
    assert said(state, "2 c4") == "die 2 (5) c4"
    assert said(state, "3 cat") == "die 3 (cat) cross a cat"
    changed = play(dealt("2 5 cat mouse", tiles="FABC", uses=(1, 0, 0, 0)), "F 2")
    assert said(changed, "2") == "die 2 (2)"


def test_the_dice_that_are_left_are_named():
    assert "use 3 more dice, side by side" in asked(dealt("2 5 cat mouse"))
    state = play(dealt("2 5 cat mouse"), "2 c4", "1 c3")
    assert "use 1 more die. You have die 3 (cat), die 4 (mouse)." in asked(state)


@pytest.mark.parametrize(
    ("track", "words"),
    [
        pytest.param(1, "YOU OWE A NUMBER: write a 2 into any empty cell.", id="its number"),
        pytest.param(9, "YOU OWE A NUMBER: write any number from 2 to 5", id="any number"),
    ],
)
def test_that_a_number_is_owed_cannot_be_missed(track, words):
    assert words in asked(play(dealt("cat 3 4 5", track=track), "1 cat"))


def test_what_else_is_owed_is_said_as_plainly():
    assert "CHOOSE THE ROOM" in asked(
        play(dealt("2 3 4 5", ".2.2.. ..2..." + " ......" * 4), "1 c1")
    )
    drawn = "####### ####### #2....# #.....# #.....# ####### #######"
    state = play(dealt("2 3 4 5", drawn, level=4, tiles="KABC"), "1 c3")
    assert "open 2 more closed squares" in asked(state)
    assert "After that, one thing more is owed." in asked(state)
    assert "YOU OWE A SYMBOL" in asked(play(state, "open a1", "open b1"))
    mice = play(dealt("2 2 4 5", tiles="LABC"), "1 a1", "2 b1")
    assert "YOU OWE MICE" in asked(mice)


def test_abilities_are_offered_by_what_they_do():
    state = dealt("2 3 4 5", uses=(2, 1, 0, 0))
    assert "Abilities you may use: A: a die anywhere (2×); B: a die ±1." in asked(state)
    assert said(state, "A") == "A: a die anywhere (2×)"
    assert said(state, "A 2") == "A: a die anywhere (2×) die 2 (3)"
    assert said(state, "B 2 +") == "B: a die ±1 die 2 (3) one up"
    dice = dealt(tiles="EABC", uses=(1, 0, 0, 0))
    assert said(dice, "E -") == "E: dice ±1 one die fewer"
    other = dealt(tiles="HABC", uses=(1, 0, 0, 0))
    assert said(other, "H 2 mouse", HU) == "H: macska vagy egér 2. kocka (3) egér"


def test_to_confirm_while_dice_are_lost_is_grave_and_said():
    rows = "..2345 3m4... 23m... ...... ...... ......"
    lost = play(dealt("2 3 4 5", rows), "1 a1", "2 b1")
    assert "one is lost, unless an ability helps" in asked(lost)
    assert GUIDE.grave(seen(lost), 0, ("done",))
    assert not GUIDE.grave(seen(lost), 0, ("3", "c4"))
    written = play(dealt("2 3 4 5"), "1 a1", "2 b1", "3 c1")
    assert asked(written) == "All is written: confirm the round, or undo."
    assert not GUIDE.grave(seen(written), 0, ("done",))


def test_a_hand_says_what_is_still_to_be_written():
    state = dealt("2 5 cat mouse", seats=2)
    brief = GUIDE.brief(EN, seen(state), 0)
    assert brief == "Dice: die 1 (2), die 2 (5), die 3 (cat), die 4 (mouse). Still to use: 3."
    done = play(state, "1 a1", "2 b1", "4 c1", "done")
    assert GUIDE.brief(EN, seen(done), 0) == "You have confirmed; others are still writing."
    stars = GAME.start(2, {"level": "2"}, Seeded("s", 0))
    assert GUIDE.brief(EN, seen(stars), 0).startswith("For the stars: die 1")
    assert len(GUIDE.brief(HU, seen(stars), 0)) <= 200


def test_a_round_is_told_by_what_stands_out_and_the_new_dice():
    state = play(dealt("2 2 4 5", seats=2), "1 a1", "2 b1", "3 c1", "done")
    state = play(state, "1 a1", "3 b1", "4 c1", "done", seat=1, rng="2 cat mouse 5")
    assert GUIDE.tell(EN, GAME.news(state), NAMES) == [
        "The very first round, and there is a room already!",
        "Ann has built a room of 2!",
        "Bob filled 3 cells.",
        "Round 2 brings: 2, cat, mouse, 5.",
    ]
    assert GUIDE.tell(HU, GAME.news(state), NAMES)[1] == "Ann felépített egy 2-es szobát!"


def rounds_told(*texts):
    """What is told of each of some rounds of one seat, where the dice are always 2 2 4 5."""
    state, lines = dealt("2 2 4 5"), []
    for each in texts:
        state = play(state, *each.split(", "), "done", rng="2 2 4 5")
        lines.append([GUIDE.tell(say, GAME.news(state), NAMES) for say in (EN, HU)])
    return lines


def test_the_first_room_is_celebrated_in_whatever_round_and_no_other():
    plain, later, other = rounds_told("1 a1, 3 b1, 4 c1", "1 a2, 3 b2, 4 c2", "1 f6, 2 f5, 3 e6")
    assert plain[0][0].startswith("Ann filled")
    assert later[0][:2] == ["The first room of the game stands!", "Ann has built a room of 2!"]
    assert later[1][0] == "Áll a játék első szobája!"
    assert "built a room of 2" in other[0][0]


def opened(seat, count=3, rooms="-", left=20, **more):
    """What a sheet is told by, of the fourth round of two."""
    return News("opened", {"seat": seat, "count": count, "rooms": rooms, "left": left, **more})


STANDING_OUT = {
    "everybody the same": [opened(0), opened(1)],
    "not the same": [opened(0), opened(1, 2)],
    "a large room and hardly a cell left": [opened(0, rooms="5", left=3)],
    "mice": [opened(0, mice=2)],
    "cats": [opened(0, cats=3)],
    "cats of the track": [opened(0, 1, crossed=2)],
    "a full house": [opened(0, left=0)],
}
TOLD_IN_ENGLISH = """
A round without a new room: 3 more cells for everybody.
A round without a new room. New cells: Ann 3 and Bob 2.
A ballroom! Ann has built a room of 5! Only 3 cells are empty there now.
Ann has two new lodgers, and all of them squeak.
Into the house of Ann stroll three cats.
Ann crosses two cats on the track.
With that the house of Ann is full!
"""
TOLD_IN_HUNGARIAN = """
Ebben a fordulóban nem épült szoba: mindenki 3 mezőt töltött ki.
Ebben a fordulóban nem épült szoba. Új mezők: Ann 3 és Bob 2.
Bálterem! Ann felépített egy 5-ös szobát! Ott már csak 3 üres mező maradt.
Ann házába két egér költözött.
Ann házába három macska vonult be.
Ann két macskát húzott át a sávon.
Ezzel Ann háza megtelt!
"""
TOLD = [
    *zip(
        STANDING_OUT.values(),
        TOLD_IN_ENGLISH.split("\n")[1:-1],
        TOLD_IN_HUNGARIAN.split("\n")[1:-1],
        strict=True,
    )
]


@pytest.mark.parametrize(("sheets", "english", "hungarian"), TOLD, ids=STANDING_OUT)
def test_what_stands_out_is_told_alone_and_the_others_together(sheets, english, hungarian):
    assert GUIDE.tell(EN, sheets, NAMES[:2]) == [english]
    assert GUIDE.tell(HU, sheets, NAMES[:2]) == [hungarian]


def test_that_hardly_a_cell_is_left_is_told_once_and_not_of_who_wrote_nothing():
    assert GUIDE.tell(EN, [opened(0, 1, left=3)], NAMES) == ["Ann filled 1 cell."]
    assert GUIDE.tell(EN, [opened(0, 0, left=0)], NAMES) == ["Ann wrote nothing."]


@pytest.mark.parametrize(
    ("dice", "english"),
    [
        ("2 2 2 2", "All four alike in round 4: 2, 2, 2, 2!"),
        ("cat mouse cat cat", "Not a single number in round 4: cat, mouse, cat, cat!"),
        ("5 5 cat 5", "Three alike in round 4: 5, 5, cat, 5."),
        ("cat 3 3 cat", "Everything twice in round 4: cat, 3, 3, cat."),
        ("2 3 3 5", "Numbers and nothing else in round 4: 2, 3, 3, 5."),
        ("2 3 mouse 5", "The dice roll for round 4: 2, 3, mouse, 5."),
    ],
)
def test_dice_are_told_by_what_is_rare_about_them(dice, english):
    assert GUIDE.tell(EN, [News("dice", {"round": 4, "dice": dice})], NAMES) == [english]


def test_who_plays_alone_is_told_of_a_turn_once():
    state, news = dealt("2 2 4 5"), list[News]()
    for text in ("1 a1", "2 b1", "3 c1", "done"):
        state = play(state, text, rng="2 3 mouse 5" if text == "done" else "")
        news += GAME.news(state)
    lines = GUIDE.tell(EN, news, ("Ann",))
    assert "a1" in lines[0]
    assert "b1" in lines[0]
    assert [line for line in lines if "Ann" in line] == []
    assert sum("room of 2" in line for line in lines) == 1


def test_several_first_rooms_of_one_round_are_celebrated_together():
    state = dealt("2 2 4 5", seats=2)
    for texts in ("1 a1, 3 b1, 4 c1, done", "1 a2, 3 b2, 4 c2, done"):
        for seat in range(2):
            state = play(state, *texts.split(", "), seat=seat, rng="2 2 4 5" if seat else "")
    assert GUIDE.tell(EN, GAME.news(state), NAMES)[0] == "The first rooms of the game stand!"
    assert GUIDE.tell(HU, GAME.news(state), NAMES)[0] == "Állnak a játék első szobái!"


def test_of_several_rounds_the_sheets_of_the_last_are_told():
    state, news = dealt("2 2 4 5"), list[News]()
    for _ in range(2):
        for text in ("1", "2", "3"):
            cell = min(each for each in legal(state) if each.split()[0] == text)
            state = play(state, cell)
        state = play(state, "done", rng="2 3 4 5")
        news += GAME.news(state)
    lines = GUIDE.tell(EN, news, NAMES)
    assert sum("filled" in line for line in lines) == 1
    assert lines[-1].startswith("Round 3")


def test_the_picture_is_told_in_words():
    state = play(dealt("2 2 4 mouse"), "1 a1", "2 b1", "4 b2")
    alt = GUIDE.alt(EN, seen(state), ("Ann",))
    assert "Written: 2 at a1 b1; mouse at b2." in alt
    assert "Rooms: 2 at a1 b1." in alt
    assert "Ann: 3 points (rooms 1, cats 0, cheeses 2, 33 empty)." in alt
    assert "2 A – a die where no neighbour is needed" in alt
    assert "You owe" not in alt
    owed = play(dealt("cat 3 4 5", track=1), "1 cat")
    assert "You owe a number." in GUIDE.alt(EN, seen(owed), ("Ann",))


def test_stages_are_rounds_and_phases():
    assert GUIDE.stage(seen(dealt())) == (1, "round")
    assert GUIDE.stage(seen(GAME.start(1, {"level": "3"}, Seeded("s", 0)))) == (0, "stars")


def test_the_rules_have_eleven_pages_with_a_picture_each():
    pages = GUIDE.pages()
    assert len(pages) == 11
    assert all(page.example is not None for page in pages)
    assert pages[-2].example is not None
    assert pages[-2].example.state.phase is Phase.OVER
    assert all(len(say(page.key)) <= 1400 for page in pages for say in (EN, HU))
    assert "reconstruction" in EN(pages[-2].key)


def tapped(state, text, limits):
    """The presses that lead from one's own panel to a move."""
    texts = [GAME.format(move) for move in GAME.moves(state, 0)]
    way: tuple[str, ...] = ()
    mark, presses = NO_MARK, 0
    while " ".join(way) != text:
        shown = fork(texts, way, lambda words: GUIDE.grid(seen(state), words), limits, mark)
        ahead = [b for b in shown.branches if b.open and text.split()[: len(b.way)] == list(b.way)]
        presses += 1
        if ahead:
            way, mark = ahead[0].way, NO_MARK
            continue
        at = next(n for n, each in enumerate(shown.every) if " ".join(each.way) == text)
        parts = [each for row in shown.rows for each in row if isinstance(each, Part)]
        spans = (part.span for part in parts)
        span = next(each for each in spans if each.first <= at < each.first + each.count)
        mark = NO_MARK.showing(span)
    return presses


@pytest.mark.parametrize("limits", LIMITS.values(), ids=LIMITS)
def test_a_usual_round_takes_eight_presses_at_most_where_nothing_is_asked_twice(limits):
    presses, state = 0, dealt("2 3 4 5")
    for text in ("1 c3", "2 c4", "3 d4"):
        presses += tapped(state, text, limits)
        state = play(state, text)
    assert GAME.coda(state, 0) is not None  # it has a button of its own, which makes it at once
    assert presses + 1 <= 8


@pytest.mark.parametrize(("labels", "say"), [(ENGLISH, EN), (HUNGARIAN, HU)])
def test_scenes_have_every_label(labels, say):
    assert set(labels) == set(PAINTER.labels)
    assert all(say(f"house-label-{key}") for key in labels)


def test_a_cell_that_is_full_says_what_stands_in_it_in_letters_of_the_language():
    rows = "22.c.. ......" + " ......" * 3 + " .....m"
    seen_ = seen(dealt("2 cat 4 5", rows, rooms=[(2, "a1 b1")]))
    cells = {"a1": ("A", "A"), "d1": ("c", "m"), "f6": ("m", "e")}
    for cell, (english, hungarian) in cells.items():
        assert GUIDE.closed(EN, seen_, ("1", cell), NAMES) == f"{cell} {english}"
        assert GUIDE.closed(HU, seen_, ("1", cell), NAMES) == f"{cell} {hungarian}"
    legend = GUIDE.sketch(HU, seen_, NAMES[:1])
    assert "m macska" in legend
    assert "e egér" in legend


def test_the_pictures_of_the_rules_show_what_their_pages_say():
    shown = {page.key.removeprefix("house-rules-"): page.example for page in GUIDE.pages()}
    states = {key: seen_.state for key, seen_ in shown.items() if seen_ is not None}
    own = {key: dict(parts(state.plan, state.shown(0))) for key, state in states.items()}
    assert states["rooms"].shown(0).uses == states["abilities"].shown(0).uses == (0, 1, 1, 0)
    assert own["rooms"]["rooms"] == 3 + 5
    assert states["letters"].plan.tiles == ("I", "C", "G", "E")
    assert own["two"]["bonus"] == 4
    assert own["three"]["mice"] == 3
    grown = states["four"].plan
    assert (grown.every & ~states["four"].shown(0).closed).bit_count() == 15 + 8
    assert len({*states["end"].sheets}) == 3, "people play differently"
    assert states["typing"].dice[0] == 3
