"""Words and names that people type are heard as notation."""

from __future__ import annotations

import pytest

from bot.games.hearing import doubtful, heard, seats_by_name, seats_called

NAMES = ("Ann", "Anna Mária", "Őze Öcsi", "bob", "Bob", "2")


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        pytest.param("give ann 5", "give 1 5", id="a name that others begin with"),
        pytest.param("give ANNA  5", "give 2 5", id="in capitals, a part of it"),
        pytest.param("give Anna Mária 5", "give 2 5", id="a name of two words"),
        pytest.param("give anna m 5", "give 2 5", id="a word and a half"),
        pytest.param("give őZE", "give 3", id="in any case"),
        pytest.param("give o\u030bze ö", "give 3", id="with accents of their own"),
        pytest.param("give Őze Ann", "give 3 1", id="two names side by side"),
        pytest.param("give an 5", "give an 5", id="what may be two people's is left"),
        pytest.param("give bob", "give bob", id="two people of one name"),
        pytest.param("give zed", "give zed", id="nobody's name"),
        pytest.param("a mouse", "give 5", id="words of a language may be several, too"),
        pytest.param("", "", id="nothing"),
    ],
)
def test_the_longest_run_that_is_known_is_put_in_notation(typed, notation):
    known = {**seats_by_name(NAMES), "a mouse": "give 5"}
    assert heard(known, typed.split()) == notation


def test_every_way_to_name_one_person_alone_is_known():
    known = seats_by_name(("Ann", "Anna"))
    assert known == {"ann": "1", "anna": "2"}
    assert seats_by_name(("Éva",)) == {"é": "1", "év": "1", "éva": "1"}
    assert seats_by_name(()) == {}


@pytest.mark.parametrize(
    ("said", "seats"), [("an", [0, 1]), ("ann", [0]), ("BOB", [3, 4]), ("b", [3, 4]), ("z", [])]
)
def test_a_whole_name_comes_before_the_beginnings_of_others(said, seats):
    assert seats_called(NAMES, said) == seats


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        pytest.param("give an", "an", id="two beginnings"),
        pytest.param("give anna mária to bob", "bob", id="a name nobody else has is no doubt"),
        pytest.param("give zed", None, id="nobody"),
        pytest.param("ann", None, id="one"),
    ],
)
def test_a_name_that_may_be_several_peoples_is_found(typed, said):
    assert doubtful(NAMES, typed.split()) == said


class Counted(dict[str, str]):
    """Known words, and how often somebody looked one up."""

    asked = 0

    def __contains__(self, key: object) -> bool:
        self.asked += 1
        return super().__contains__(key)


def test_thousands_of_words_are_heard_in_as_many_looks():
    known = Counted({"a mouse": "give 5", "ann": "1"})
    assert heard(known, ["mouse"] * 3000) == " ".join(["mouse"] * 3000)
    assert known.asked <= 2 * 3000
    assert doubtful(NAMES, ["mouse"] * 3000) is None
