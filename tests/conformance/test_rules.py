"""Every numbered rule of every game has a test that says so."""

from __future__ import annotations

import pytest

from engines import GAMES
from tests.rules import RULES, fault, marked, rules_of


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_is_tested(game):
    found = marked()
    missing = [n for n in range(1, RULES[game] + 1) if (game, n) not in found]
    assert not missing, f"no test is marked rule({game!r}, …) for {missing}"


@pytest.mark.parametrize("numbers", [(), (2, 3), (1, 3), (1, 2, 2), (1, 3, 2)])
def test_a_page_that_is_numbered_badly_is_refused(numbers):
    with pytest.raises(ValueError, match="numbered"):
        rules_of("".join(f"{number}. A rule.\n" for number in numbers))


def test_only_what_begins_with_a_number_is_a_rule():
    page = "# A game\n\n1. The first [S]:\n   2. is no rule.\n## 7. Nor this\n2. The second.\n"
    assert rules_of(page) == 2


def test_markers_are_found_in_decorators_and_in_cases(tmp_path):
    source = '@pytest.mark.rule("boop", 14)\ndef test_x(): ...\nA = [pytest.mark.rule("nine", 2)]\n'
    (tmp_path / "test_x.py").write_text(source)
    assert marked(tmp_path) == {("boop", 14): ["test_x.py"], ("nine", 2): ["test_x.py"]}


@pytest.mark.parametrize(
    ("game", "number", "wrong"),
    [
        pytest.param("boop", 30, False, id="the last rule of a page"),
        pytest.param("boop", 31, True, id="a rule beyond the last"),
        pytest.param("boop", 0, True, id="no rule is numbered 0"),
        pytest.param("chess", 1, True, id="a game without a page"),
        pytest.param("boop", "14", True, id="a number as text"),
    ],
)
def test_a_marker_of_a_rule_that_does_not_exist_is_refused(game, number, wrong):
    assert bool(fault(game, number)) == wrong


def test_every_game_has_a_page_of_numbered_rules():
    assert GAMES
    assert set(GAMES) <= set(RULES)
