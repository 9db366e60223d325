"""The commands Telegram lists: per language, per kind of chat, sent only when they changed."""

from __future__ import annotations

from bot.contract import Entry
from bot.platforms.telegram.menu import Menu
from tests.telegram.people import until

GROUPS, PRIVATE = "all_group_chats", "all_private_chats"


def names(stand, scope: str, language: str = "") -> list[str]:
    return [each["command"] for each in stand.server.methods.commands[scope, language]]


async def listed(stand) -> None:
    await until(lambda: len(stand.server.methods.commands) == 4)


async def test_commands_are_listed_in_both_languages_for_groups_and_private_chats(t):
    await listed(t)
    assert {"play", "move", "hand", "start", "thread"} <= set(names(t, GROUPS))
    assert {"jatek", "lepes", "lapjaim", "inditas", "szal"} <= set(names(t, GROUPS, "hu"))
    (play,) = [c for c in t.server.methods.commands[GROUPS, "hu"] if c["command"] == "jatek"]
    assert play["description"] == "Asztalt nyit itt, barátokkal vagy gépekkel"


async def test_private_chats_leave_start_to_telegram_and_have_no_topics(t):
    await listed(t)
    assert not {"start", "thread"} & set(names(t, PRIVATE))
    assert "inditas" in names(t, PRIVATE, "hu")
    assert "szal" not in names(t, PRIVATE, "hu")


async def test_what_is_listed_already_is_not_sent_again(stand):
    for _ in range(2):
        async with stand.running():
            await listed(stand)
            await until(lambda: len(stand.server.of("getMyCommands")) % 4 == 0)
    assert len(stand.server.of("setMyCommands")) == 4


async def test_a_changed_menu_is_sent(stand):
    async with stand.running(menu=[Entry("play"), Entry("start")]):
        await listed(stand)
    async with stand.running():
        await until(lambda: len(stand.server.of("setMyCommands")) == 8)


async def test_trouble_with_the_menu_stops_nobody(stand, caplog):
    stand.server.fail("getMyCommands", 502, "Bad Gateway")
    async with stand.running():
        await until(lambda: "the commands are not listed" in caplog.text)
        stand.people.say(11, "/undo")
        await until(lambda: stand.desk.finished)


def named(language: str, key: str, /, **_facts: str | int) -> str:
    return "jatek" if (language, key) == ("hu", "command-play") else key


def test_commands_of_other_bots_in_a_group_are_told_from_ours():
    menu = Menu((Entry("play"),), named, ("hu",), ("m",))
    ours = [name for name in ("play", "JATEK", "m", "weather") if menu.is_ours(name)]
    assert ours == ["play", "JATEK", "m"]
