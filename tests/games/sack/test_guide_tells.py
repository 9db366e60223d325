"""Whatever happens in sack is told in words, joined as one would say it."""

from __future__ import annotations

import pytest

from tests.games.sack.speech import ENGLISH, HUNGARIAN, news, told

BOTH = ("english", "hungarian")
PRICE = news("won", seat=0, mice=8)
PASSED = news("passed", seat=1, mice=2)
DECLINED = news("declined", seat=0, cards="cat-8 rabbit")


def opened(card, place=2, left=2, **seat):
    return news("opened", **seat, piece=card, place=place, left=left)


def took(cards, worth, seat=0):
    return news("took", seat=seat, cards=cards, worth=worth)


@pytest.mark.parametrize(
    ("happened", *BOTH),
    [
        pytest.param(
            news("dealt", seat=1, mice=15),
            "The cards are dealt: nine for each of you, and 15 mice each.",
            "Kiosztottam a lapokat: mindenkinél kilenc van, és fejenként 15 egér.",
            id="the deal",
        ),
        pytest.param(
            news("hand", cards="cat-8 cat3 rabbit bigdog"),
            "Your hand: Cat −8, Cat 3, rabbit and big dog.",
            "A kezedben: −8-as macska, 3-as macska, nyúl és nagy kutya.",
            id="a hand",
        ),
        pytest.param(
            news("laid", piece="smalldog"),
            "You lay face down: small dog.",
            "Képpel lefelé leraktad: kis kutya.",
            id="a card laid",
        ),
        pytest.param(
            news("round", round=4, seat=1, mice=12, bank=9),
            "Round 4: Ödön starts. The mouse cards are filled; 9 mice are left in the bank.",
            "4. forduló: Ödön kezd. Az egérkártyák megteltek; a bankban még 9 egér van.",
            id="a round",
        ),
        pytest.param(
            news("round", round=2, seat=0, mice=12, bank=0),
            "Round 2: Ann starts. The mouse cards are filled; now the bank is empty.",
            "2. forduló: Ann kezd. Az egérkártyák megteltek; a bank kiürült.",
            id="a round that empties the bank",
        ),
        pytest.param(
            news("round", round=9, seat=0, mice=0, bank=1),
            "The ninth and last round: Ann starts. The mouse cards stay empty: there is only 1 "
            "mouse in the bank.",
            "A kilencedik, utolsó forduló: Ann kezd. Az egérkártyák üresek maradnak: a bankban "
            "csak 1 egér van.",
            id="the last round, and a bank too low",
        ),
        pytest.param(
            opened("cat15", 1, 3, seat=0),
            "The first card is a beauty: Ann’s Cat 15!",
            "Az első lap gyönyörű: Ann 15-ös macskája!",
            id="a fine first card",
        ),
        pytest.param(
            opened("smalldog", 1, 3),
            "The first card barks: small dog from the draw pile!",
            "Az első lap ugat: kis kutya a húzópakliból!",
            id="a dog of the draw pile",
        ),
        pytest.param(
            opened("cat-5", 1, 3, seat=1),
            "The first card already scratches: Ödön’s Cat −5!",
            "Már az első lap karmol: Ödön −5-ös macskája!",
            id="a bad first card",
        ),
        pytest.param(
            opened("rabbit", seat=2),
            "Next in the sack: Cid’s rabbit.",
            "A zsákból előbújik Cid nyula.",
            id="a rabbit",
        ),
        pytest.param(
            opened("bigdog", seat=2),
            "Woof, next in the sack: Cid’s big dog!",
            "Vau! Előugrik Cid nagy kutyája!",
            id="a dog",
        ),
        pytest.param(
            opened("cat-8", 4, 0, seat=1),
            "Ouch, the last card is Ödön’s Cat −8!",
            "Jaj, az utolsó lap: Ödön −8-as macskája!",
            id="a bad last card",
        ),
        pytest.param(
            news("bid", seat=0, mice=2, over=0),
            "Ann opens with 2.",
            "Ann kezdi a licitet: 2.",
            id="a first bid",
        ),
        pytest.param(
            news("bid", seat=0, mice=5, over=0),
            "Ann opens with a bold 5!",
            "Ann bátran kezdi a licitet: 5!",
            id="a bold first bid",
        ),
        pytest.param(
            news("bid", seat=1, mice=6, over=4), "Ödön bids 6.", "Ödön licitje: 6.", id="a raise"
        ),
        pytest.param(
            news("bid", seat=1, mice=7, over=4),
            "Ödön leaps from 4 to 7!",
            "Ödön nagyot ugrik: 4 után 7!",
            id="a jump",
        ),
        pytest.param(
            PASSED,
            "Ödön passes and pockets 2 mice.",
            "Ödön passzol, és zsebre tesz 2 egeret.",
            id="passing",
        ),
        pytest.param(
            news("passed", seat=1, mice=0),
            "Ödön passes; there are no mice left to take.",
            "Ödön passzol; egér már nem jut neki.",
            id="passing for nothing",
        ),
        pytest.param(
            PRICE,
            "Sold! Ann pays 8 mice for the sack.",
            "Elkelt! Ann 8 egér árán viszi a zsákot.",
            id="the sale",
        ),
        pytest.param(
            news("last-chance", seat=3),
            "Nobody has bid! Éva may have the whole sack for a single mouse…",
            "Senki sem licitált! Éva egyetlen egérért elviheti az egész zsákot…",
            id="the last chance",
        ),
        pytest.param(
            news("bought", seat=3),
            "Sold! Éva takes it for a single mouse.",
            "Elkelt! Éva egyetlen egérért elviszi.",
            id="the last chance taken",
        ),
        pytest.param(
            DECLINED,
            "Ann does not want it either: everything in the sack leaves the game.",
            "Ann sem kér belőle: minden kikerül a játékból, ami a zsákban van.",
            id="the last chance left",
        ),
        pytest.param(
            news("scuffle", dogs=2),
            "Two dogs: they chase each other away, and everybody else stays.",
            "Két kutya: elkergetik egymást, mindenki más marad.",
            id="two dogs",
        ),
        pytest.param(
            news("scuffle", dogs=4),
            "4 dogs: they all chase each other away, and everybody else stays.",
            "4 kutya: mind elkergetik egymást, mindenki más marad.",
            id="four dogs",
        ),
        pytest.param(
            news("chased", dog="bigdog", piece="cat15"),
            "Oh no: the big dog chases Cat 15 away!",
            "Jaj, ne! A nagy kutya elkergeti a 15-ös macskát!",
            id="a fine cat chased",
        ),
        pytest.param(
            news("chased", dog="smalldog", piece="cat-8"),
            "Good dog: the small dog chases Cat −8 away!",
            "Ügyes kutya! A kis kutya elkergeti a −8-as macskát!",
            id="a bad cat chased",
        ),
        pytest.param(
            news("chased", dog="smalldog", piece="rabbit"),
            "The small dog chases the rabbit away.",
            "A kis kutya elkergeti a nyulat.",
            id="a rabbit chased",
        ),
        pytest.param(
            news("chased", dog="smalldog", piece="cat5"),
            "The small dog chases Cat 5 away.",
            "A kis kutya elkergeti az 5-ös macskát.",
            id="a small cat chased",
        ),
        pytest.param(
            took("", 0),
            "Nothing is left in the sack for Ann.",
            "Ann üres zsákot visz haza.",
            id="nothing left",
        ),
        pytest.param(
            took("cat11 rabbit rabbit", 11),
            "Ann gets Cat 11 and 2 × rabbit, worth 11.",
            "Ann zsákmánya: 11-es macska és két nyúl, értéke 11.",
            id="a sack whose price is not told",
        ),
    ],
)
def test_everything_that_happens_is_told_in_a_sentence(happened, english, hungarian):
    assert told(ENGLISH, happened) == [english]
    assert told(HUNGARIAN, happened) == [hungarian]


@pytest.mark.parametrize(
    ("worth", *BOTH),
    [
        pytest.param(18, "what a bargain!", "Micsoda vétel!", id="ten more than it cost"),
        pytest.param(17, "well bought.", "Jó vétel.", id="nine more"),
        pytest.param(9, "well bought.", "Jó vétel.", id="one more"),
        pytest.param(8, "no gain, no loss.", "Se nyereség, se veszteség.", id="just what it cost"),
        pytest.param(7, "that was dear.", "Ez drága volt.", id="less than it cost"),
        pytest.param(0, "that was dear.", "Ez drága volt.", id="nothing"),
        pytest.param(
            -5, "a cat in the sack indeed!", "Igazi zsákbamacska!", id="less than nothing"
        ),
    ],
)
def test_a_sack_is_told_by_what_it_was_worth_at_its_price(worth, english, hungarian):
    [_, line] = told(ENGLISH, PRICE, took("cat3 cat5", worth))
    assert line.endswith(f"worth {worth}: {english}".replace("-", "−"))
    [_, line] = told(HUNGARIAN, PRICE, took("cat3 cat5", worth))
    assert line.endswith(f"értéke {worth}. {hungarian}".replace("-", "−"))


def test_what_belongs_together_is_told_in_one_line():
    happened = (
        news("bid", seat=0, mice=2, over=0),
        news("bid", seat=2, mice=6, over=2),
        PASSED,
        opened("cat3", seat=1),
        news("passed", seat=0, mice=4),
        opened("bigdog", 4, 0, seat=2),
        news("won", seat=2, mice=6),
        news("chased", dog="bigdog", piece="cat11"),
        took("cat3 cat-8", -5, seat=2),
    )
    assert told(ENGLISH, *happened) == [
        "Ann opens with 2. Cid leaps from 2 to 6!",
        "Ödön passes and pockets 2 mice. Next in the sack: Ödön’s Cat 3.",
        "Ann passes and pockets 4 mice. Woof, the last card is Cid’s big dog!",
        "Sold! Cid pays 6 mice for the sack. Oh no: the big dog chases Cat 11 away!",
        "Cid gets Cat 3 and Cat −8, worth −5: a cat in the sack indeed!",
    ]


def test_cards_turned_up_together_are_told_in_one_sentence():
    reveals = (opened("cat3", 3, 1, seat=1), opened("rabbit", 4, 0, seat=2))
    assert told(ENGLISH, PASSED, *reveals) == [
        "Ödön passes and pockets 2 mice. The last cards: Ödön’s Cat 3 and Cid’s rabbit."
    ]
    assert told(HUNGARIAN, PASSED, *reveals) == [
        "Ödön passzol, és zsebre tesz 2 egeret. Az utolsó lapok: Ödön 3-as macskája és Cid nyula."
    ]


def test_mouse_cards_stay_empty_for_two_reasons():
    unfilled = news("round", round=3, seat=0, mice=0, bank=20)
    assert told(ENGLISH, DECLINED, unfilled)[1] == (
        "Round 3: Ann starts. Because nobody wanted that sack, the mouse cards stay empty."
    )
    assert told(ENGLISH, took("cat3", 3), unfilled)[1] == (
        "Round 3: Ann starts. The mouse cards stay empty: there are only 20 mice in the bank."
    )


def test_a_sack_bought_for_a_mouse_is_judged_by_that_price():
    chase = news("chased", dog="smalldog", piece="cat3")
    assert told(ENGLISH, news("bought", seat=0), chase, took("cat11", 11)) == [
        "Sold! Ann takes it for a single mouse. The small dog chases Cat 3 away.",
        "Ann gets Cat 11, worth 11: what a bargain!",
    ]


def test_no_news_is_nothing_to_tell():
    assert told(ENGLISH) == []
