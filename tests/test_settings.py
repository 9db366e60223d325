"""What a host may set: a `.env` file, and the environment over it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import BadSetting, read_environment, read_settings

EXAMPLE = Path(__file__).parent.parent / ".env.example"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        pytest.param("PURRLOR_LOG=debug", "debug", id="as the example writes it"),
        pytest.param('PURRLOR_LOG="debug"', "debug", id="in quotes"),
        pytest.param("PURRLOR_LOG = debug", "debug", id="with spaces"),
        pytest.param("PURRLOR_LOG=debug  # for once", "debug", id="with a remark"),
        pytest.param("export PURRLOR_LOG=debug", "debug", id="as a shell reads it"),
        pytest.param("\ufeffPURRLOR_LOG=debug", "debug", id="as a Windows editor saves it"),
        pytest.param("PURRLOR_LOG=1:a$b${C}#d=e", "1:a$b${C}#d=e", id="a token is taken as it is"),
        pytest.param("PURRLOR_LOG=", "", id="nothing"),
    ],
)
def test_a_setting_is_read_as_hosts_write_it(tmp_path, line, value):
    file = tmp_path / ".env"
    file.write_text(f"{line}\n\n# and nothing else\n", encoding="utf-8")
    assert read_environment(file, {}) == {"PURRLOR_LOG": value}


def test_a_name_without_a_value_sets_nothing(tmp_path):
    file = tmp_path / ".env"
    file.write_text("PURRLOR_LOG\n", encoding="utf-8")
    assert read_environment(file, {}) == {}


def test_the_environment_wins_over_the_file(tmp_path):
    file = tmp_path / ".env"
    file.write_text("PURRLOR_LOG=debug\nPURRLOR_WEB_PORT=1\n", encoding="utf-8")
    found = read_environment(file, {"PURRLOR_LOG": "error", "HOME": "there"})
    assert found == {"PURRLOR_LOG": "error", "PURRLOR_WEB_PORT": "1", "HOME": "there"}


def test_no_file_is_no_fault(tmp_path):
    assert read_environment(tmp_path / ".env", {"A": "b"}) == {"A": "b"}
    assert read_environment(tmp_path, {}) == {}


def test_a_file_nobody_can_read_is_told_of(tmp_path):
    file = tmp_path / ".env"
    file.write_bytes(b"PURRLOR_LOG=\xff\xfe\n")
    with pytest.raises(BadSetting, match="UTF-8"):
        read_environment(file, {})


def test_the_example_has_every_setting_with_its_default():
    source = Path(read_settings.__code__.co_filename).read_text(encoding="utf-8")
    settings = set(re.findall(r'"(PURRLOR_\w+)"', source))
    assert len(settings) >= 10
    example = read_environment(EXAMPLE, {})
    assert set(example) == settings
    assert read_settings(example) == read_settings({})


@pytest.mark.parametrize("rate", ["0", "4", "1001", "many", ""])
def test_a_rate_nobody_can_keep_to_is_told_of(rate):
    with pytest.raises(BadSetting, match="PURRLOR_TELEGRAM_RATE"):
        read_settings({"PURRLOR_TELEGRAM_RATE": rate})


def test_the_rate_a_host_asks_for_is_the_rate():
    assert read_settings({"PURRLOR_TELEGRAM_RATE": "100"}).telegram_rate == 100


def test_sites_that_may_frame_the_page_are_named_as_browsers_are_told():
    named = read_settings(
        {"PURRLOR_WEB_FRAMES": "https://web.example, https://*.chat.example:8443"}
    )
    assert named.frames == ("https://web.example", "https://*.chat.example:8443")
    assert read_settings({}).frames == ()
    for wrong in ("web.example", "https://web.example/; script-src *", "'self'"):
        with pytest.raises(BadSetting):
            read_settings({"PURRLOR_WEB_FRAMES": wrong})
