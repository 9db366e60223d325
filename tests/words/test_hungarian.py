"""The Hungarian article goes by the first sound of what is read aloud."""

from __future__ import annotations

import pytest

from bot.words.hungarian import the

AZ = [
    pytest.param("Anna", id="a word that begins with a vowel"),
    pytest.param("Ödön", id="an accented vowel"),
    pytest.param("ŐZIKE", id="a capital long vowel"),
    pytest.param("üveges", id="a small vowel"),
    pytest.param("Űrlény", id="a double acute"),
    pytest.param("  Éva", id="spaces before"),
    pytest.param("„Anna”", id="a low quotation mark before"),
    pytest.param('"Anna"', id="a straight quotation mark before"),
    pytest.param("🐱 Ilona", id="an emoji before"),
    pytest.param("@emma", id="an at sign before"),
    pytest.param("_evil_", id="an underscore before"),
    pytest.param("Yvonne", id="y before a consonant is i"),
    pytest.param("Ægir", id="a Danish vowel"),
    pytest.param("Эмма", id="a Cyrillic vowel"),
    pytest.param("𝓐nna", id="a fancy form of a letter"),
    pytest.param("O'Brien", id="a vowel before an apostrophe"),
    pytest.param(1, id="egy"),
    pytest.param(5, id="öt"),
    pytest.param(50, id="ötven"),
    pytest.param(56, id="ötvenhat"),
    pytest.param(500, id="ötszáz"),
    pytest.param(5000, id="ötezer"),
    pytest.param(1000, id="ezer"),
    pytest.param(1848, id="ezernyolcszáz"),
    pytest.param(1000000, id="egymillió"),
    pytest.param("5. hely", id="ötödik"),
    pytest.param("a3", id="cell á három"),
    pytest.param("e1", id="cell é egy"),
    pytest.param("f4", id="cell ef négy"),
    pytest.param("F4", id="capital cell ef négy"),
    pytest.param("m10", id="cell em tíz"),
    pytest.param("a1b1", id="a seam of á egy"),
    pytest.param("f1|f2", id="a seam of ef egy"),
    pytest.param("e6 f6", id="cells from é hat"),
    pytest.param("s", id="the letter es"),
    pytest.param("x", id="the letter iksz"),
    pytest.param("Y", id="the letter ipszilon"),
    pytest.param("N. Béla", id="an initial en"),
    pytest.param("F-16", id="ef tizenhat"),
    pytest.param("MTK", id="an acronym em-té-ká"),
    pytest.param("XY", id="an acronym iksz-ipszilon"),
]
A = [
    pytest.param("Kati", id="a word that begins with a consonant"),
    pytest.param("cica", id="a small consonant"),
    pytest.param("Zsófi", id="a digraph"),
    pytest.param("LACI", id="a loud name is no acronym"),
    pytest.param("Xavér", id="x in a word is ksz"),
    pytest.param("Fanni", id="f in a word"),
    pytest.param("Yoda", id="y before a vowel is j"),
    pytest.param("Łukasz", id="a Polish consonant"),
    pytest.param("Юлия", id="a Cyrillic ju"),
    pytest.param("b3rt", id="digits inside a word"),
    pytest.param("L'Oréal", id="a consonant before an apostrophe"),
    pytest.param("🐱", id="nothing that can be read"),
    pytest.param("", id="nothing at all"),
    pytest.param(0, id="nulla"),
    pytest.param(2, id="kettő"),
    pytest.param(10, id="tíz"),
    pytest.param(15, id="tizenöt"),
    pytest.param(100, id="száz"),
    pytest.param(10000, id="tízezer"),
    pytest.param(150000, id="százötvenezer"),
    pytest.param(-5, id="mínusz öt"),
    pytest.param("007", id="nulla nulla hét"),
    pytest.param("b3", id="cell bé három"),
    pytest.param("c4", id="cell cé négy"),
    pytest.param("d6", id="cell dé hat"),
    pytest.param("h8", id="cell há nyolc"),
    pytest.param("c3|d3", id="a seam of cé három"),
    pytest.param("b", id="the letter bé"),
    pytest.param("K. Anna", id="an initial ká"),
    pytest.param("BKV", id="an acronym bé-ká-vé"),
]


@pytest.mark.parametrize("text", AZ)
def test_before_a_vowel_sound_the_article_is_az(text):
    assert the(text) == "az"
    assert the(text, start="yes") == "Az"


@pytest.mark.parametrize("text", A)
def test_before_any_other_sound_the_article_is_a(text):
    assert the(text) == "a"
    assert the(text, start="yes") == "A"
