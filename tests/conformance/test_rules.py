"""Every numbered rule of every game has a test that says so."""

from __future__ import annotations

import re

import pytest

from engines import GAMES
from tests.rules import PAGES, RULES, fault, marked

NUMBERED = re.compile(r"^(\d+)\. ", re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_is_tested(game):
    found = marked()
    missing = [n for n in range(1, RULES[game] + 1) if (game, n) not in found]
    assert not missing, f"no test is marked rule({game!r}, …) for {missing}"


@pytest.mark.skipif(not PAGES.is_dir(), reason="the rules pages are not beside this checkout")
@pytest.mark.parametrize("game", RULES)
def test_the_count_of_rules_is_that_of_the_page(game):
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    numbers = {int(number) for number in NUMBERED.findall(page)}
    assert numbers == set(range(1, RULES[game] + 1))


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


def test_every_game_has_a_count_of_its_rules():
    assert set(GAMES) <= set(RULES)
