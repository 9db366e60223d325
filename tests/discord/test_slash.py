"""Slash commands: what is registered, what they mean, what is offered while typing."""

from __future__ import annotations

import discord
import pytest

from bot.contract import NO_MARK, Answer, Argument, Entry, Post, Trouble, Unwell
from bot.desk.menu import MENU
from bot.platforms.discord.menu import SlashMenu, same_menu
from tests.discord.checks import complaints
from tests.discord.desk import ScriptedDesk, pad
from tests.discord.faults import Fault
from tests.discord.people import COMMAND, COMPLETE, Somebody
from tests.discord.stage import WORDS, person, phrases, platform, serving, stage, town, until
from tests.discord.town import EPHEMERAL, EVERYTHING, Json
from tests.telegram.inbox import MemoryInbox

THINKING = 5
REGISTER = "PUT /applications/{id}/commands"


async def test_the_menu_is_registered_in_english_and_hungarian(s):
    assert [each["name"] for each in s.discord.town.commands] == [entry.verb for entry in MENU]
    move = s.discord.town.commands[1]
    assert move["name_localizations"] == {"hu": "lépés"}
    assert move["description_localizations"] == {"hu": phrases("hu", "command-move-about")}
    assert (move["contexts"], move["integration_types"]) == ([0, 1, 2], [0, 1])
    words, table = move["options"]
    assert (words["name"], words["autocomplete"], words["required"]) == ("move", True, False)
    assert (table["name"], table["name_localizations"]) == ("table", {"hu": "asztal"})
    play = s.discord.town.commands[0]
    assert not any(option["required"] for option in play["options"]), "a bare one offers buttons"
    kinds = {option["name"]: option["type"] for option in play["options"]}
    assert kinds == {"game": 3, "alone": 5, "level": 3, "seats": 4, "options": 3}
    level, seats = play["options"][2:4]
    assert [each["name"] for each in level["choices"]][::4] == ["kitten", "tiger"]
    assert level["choices"][2]["name_localizations"] == {"hu": "egerész"}
    assert (seats["min_value"], seats["max_value"]) == (1, 6)
    [charge] = [each for each in s.discord.town.commands if each["name"] == "purrlor"]
    assert (charge["contexts"], charge["integration_types"]) == ([0], [0])
    assert charge["default_member_permissions"] == str(1 << 5)


async def test_the_menu_is_registered_again_only_if_it_has_changed():
    async with town() as (discord, _, _):
        async with serving(platform(discord), ScriptedDesk()):
            pass
        async with serving(platform(discord), ScriptedDesk()):
            pass
        assert len(discord.sent(REGISTER)) == 1
        discord.town.commands[4]["description"] = "what it said before"
        async with serving(platform(discord), ScriptedDesk()):
            pass
        assert len(discord.sent(REGISTER)) == 2
        assert discord.town.commands[4]["description"] == phrases("en", "command-table-about")


async def test_buttons_work_when_the_menu_cannot_be_registered(caplog):
    async with town() as (discord, _, _):
        discord.faults.append(Fault("PUT", "commands", 403, 50001))
        async with serving(platform(discord), ScriptedDesk()):
            assert "could not be registered" in caplog.text


def test_a_menu_is_the_same_whatever_order_discord_keeps_it_in():
    menu = SlashMenu(MENU, phrases, ("en", "hu")).payload()
    kept = [{**each, "id": "1", "version": "2", "nsfw": False} for each in reversed(menu)]
    assert same_menu(kept, menu)
    assert not same_menu(kept[1:], menu)
    assert not same_menu([{**kept[0], "contexts": [0]}, *kept[1:]], menu)


def test_every_locale_of_a_language_has_its_names():
    menu = SlashMenu((Entry("play"),), phrases, ("hu", "en"))
    assert set(menu.payload()[0]["name_localizations"]) == {"en-US", "en-GB"}


def test_the_menu_is_within_discords_limits():
    menu = SlashMenu(MENU, phrases, WORDS.languages).payload()
    assert len(menu) >= 15
    assert complaints(("applications", "1", "commands"), menu) == []
    sizes = [sum(len(str(value)) for value in each.values()) for each in menu]
    assert max(sizes) < 8000


async def test_a_command_becomes_its_words_and_its_table(s):
    asked = await s.bob.slash(s.channel, "move", table=" t1 ", move="kitten  C4")
    [command] = s.desk.commands
    assert command.receipt == asked.id
    assert command.person == person(s.bob, "hu")
    assert (command.verb, command.words, command.table) == ("move", ("kitten", "C4"), "t1")
    assert (command.mark, command.unseen, command.venue) == (NO_MARK, True, s.venue)


async def test_several_options_are_said_in_the_order_of_the_menu(s):
    await s.ann.slash(s.channel, "play", options="computer=2 ghosts=off", game="boop")
    [command] = s.desk.commands
    assert command.words == ("boop", "computer=2", "ghosts=off")


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        pytest.param("play", {"game": "boop", "alone": True}, ("boop", "alone"), id="a switch"),
        pytest.param("play", {"game": "boop", "alone": False}, ("boop",), id="off"),
        pytest.param("play", {"game": "sack", "seats": 4}, ("sack", "seats=4"), id="a number"),
        pytest.param("play", {"game": "boop", "level": "5"}, ("boop", "computer=5"), id="a choice"),
        pytest.param("play", {}, (), id="nothing"),
        pytest.param("hands", {"switch": True}, ("on",), id="on"),
        pytest.param("hands", {"switch": False}, ("off",), id="the other way"),
        pytest.param("computer", {"level": "none"}, ("none",), id="one less"),
        pytest.param("language", {"language": "hu", "everybody": True}, ("hu", "here"), id="here"),
        pytest.param("resign", {"sure": True}, ("yes",), id="sure"),
    ],
)
async def test_what_was_chosen_becomes_the_words_of_the_desk(s, name, options, words):
    typed = [{"name": key, "value": value} for key, value in options.items()]
    await s.ann.ask(COMMAND, s.channel, {"id": "1", "name": name, "type": 1, "options": typed})
    [command] = await until(lambda: s.desk.commands)
    assert (command.verb, command.words) == (name, words)


async def test_a_table_is_not_put_where_we_are_nobody_but_what_is_read_is_answered(s):
    s.desk.script["rules"] = Answer(post=Post("rules", "The rules"))
    group = {**s.discord.town.private_chat(s.ann.id), "type": 3}
    for name in ("play", "rules"):
        data: Json = {"id": "1", "name": name, "type": 1, "options": []}
        asked = await s.ann.answered(await s.ann.ask(COMMAND, group, data, context=2))
        told = asked.newest
        assert ("let me into a server" in told["content"]) == (name == "play")
    assert [command.verb for command in s.desk.commands] == ["rules"]
    assert s.desk.commands[0].venue.private


async def test_the_answer_to_a_command_is_for_its_person_alone(s):
    s.desk.script["move"] = Answer(post=pad("Where to?", "a1"))
    asked = await s.ann.slash(s.channel, "move")
    assert (asked.kind, asked.data["flags"]) == (THINKING, EPHEMERAL)
    assert asked.newest["content"] == "Where to?"
    assert asked.newest["flags"] & EPHEMERAL
    assert s.discord.town.shown(s.channel, s.bob.person) == []


async def test_a_pad_from_a_command_is_changed_in_place(s):
    s.desk.script |= {"move": Answer(post=pad("Where to?", "a1")), "pad": Answer(post=pad("a1?"))}
    first = (await s.ann.slash(s.channel, "move")).newest
    asked = await s.ann.press(first, "a1")
    assert asked.newest["id"] == first["id"]
    assert first["content"] == "a1?"


async def test_a_command_without_an_answer_leaves_nothing_behind(s):
    asked = await s.ann.slash(s.channel, "play", game="boop")
    assert asked.gone
    assert s.discord.town.shown(s.channel, s.ann.person) == []


async def test_a_command_where_nothing_can_be_posted_says_what_is_missing(s):
    no_pictures = EVERYTHING & ~discord.Permissions(attach_files=True).value
    s.discord.town.rights[s.channel["id"]] = no_pictures
    asked = await s.ann.slash(s.channel, "play", game="boop")
    assert asked.newest["content"] == phrases("en", "discord-lacks-attach")
    thread = s.discord.town.thread(s.channel, "t1")
    s.discord.town.rights[thread["id"]] = discord.Permissions(
        view_channel=True, send_messages=True, attach_files=True
    ).value
    asked = await s.bob.slash(thread, "play", game="boop")
    assert asked.newest["content"] == phrases("hu", "discord-lacks-send")


async def test_a_command_in_a_private_chat_is_private(s):
    chat = s.discord.town.private_chat(s.ann.id)
    s.desk.script["help"] = Answer(post=Post("help", "What you can ask."))
    asked = await s.ann.slash(chat, "help")
    assert s.desk.commands[0].venue.private
    assert asked.newest["content"] == "What you can ask."


async def test_a_command_nobody_knows_any_more_is_answered(s):
    s.discord.town.commands.append({"id": "1", "name": "dance", "options": []})
    asked = await s.ann.slash(s.channel, "dance")
    assert asked.newest["content"].startswith("I no longer know")


async def test_moves_are_completed_by_the_desk():
    desk = ScriptedDesk(words=("kitten a1", "kitten b2", "cat a1"))
    async with stage(desk) as s:
        assert await s.ann.complete(s.channel, "move", "move", move="kit") == [
            "kitten a1",
            "kitten b2",
        ]
    [command] = desk.completed
    assert (command.verb, command.words, command.unseen) == ("move", ("kit",), True)


async def test_no_more_than_25_choices_are_offered_and_none_too_long():
    many = [f"kitten {number}" for number in range(40)]
    desk = ScriptedDesk(words=("kitten " + "x" * 100, *many, *many))
    async with stage(desk) as s:
        assert await s.ann.complete(s.channel, "move", "move", move="kitten") == many[:25]


async def test_words_are_completed_for_the_table_that_is_named(s):
    await s.ann.complete(s.channel, "move", "move", table="t9", move="k")
    [command] = s.desk.completed
    assert (command.table, command.words) == ("t9", ("k",))


async def test_the_name_of_a_table_is_completed_as_after_the_command_table(s):
    await s.ann.complete(s.channel, "move", "table", move="kitten a1", table="t")
    [command] = s.desk.completed
    assert (command.verb, command.words) == ("table", ("t",))


def test_later_words_are_completed_after_the_earlier_ones():
    entry = Entry("play", (Argument("game", complete=True), Argument("options", complete=True)))
    menu = SlashMenu((entry,), phrases, ("en",))
    typed: list[Json] = [
        {"name": "options", "focused": True, "value": "gh"},
        {"name": "game", "value": "boop"},
    ]
    assert menu.focused(entry, typed) == entry.arguments[1]
    assert list(menu.given(entry, typed).values()) == ["boop", "gh"]


async def test_a_desk_that_cannot_complete_offers_nothing(s, caplog):
    s.desk.words = (None,)
    assert await s.ann.complete(s.channel, "move", "move", move="k") == []
    assert "nothing to offer after /move" in caplog.text


async def test_choices_that_come_too_late_are_let_go(s, caplog):
    caplog.set_level("INFO")
    s.discord.faults.append(Fault("POST", "callback", 404, 10062))
    typed = [{"name": "move", "type": 3, "value": "k", "focused": True}]
    data = {"id": "1", "name": "move", "type": 1, "options": typed}
    await s.ann.ask(COMPLETE, s.channel, data, wait=False)
    await until(lambda: "choices came too late" in caplog.text)


async def test_nothing_is_offered_for_what_nobody_knows(s):
    s.discord.town.commands.append({"id": "1", "name": "dance", "options": []})
    assert await s.ann.complete(s.channel, "dance", "step", step="k") == []
    assert s.desk.completed == []


async def test_of_commands_that_were_answered_nothing_is_remembered():
    async with town() as (discord, _, channel):
        ann, inbox = Somebody(discord, discord.town.person("ann")), MemoryInbox()
        sofa = platform(discord, inbox=inbox)
        async with serving(sofa, ScriptedDesk({"help": Answer("Hm.")})):
            for _ in range(3):
                await ann.slash(channel, "help")
            await until(lambda: len(inbox.events) == 6)
        assert sofa._promises._ours == set()


async def test_a_command_is_carried_out_though_nothing_can_be_kept_of_it():
    async with town() as (discord, _, channel):
        ann = Somebody(discord, discord.town.person("ann"))
        inbox = MemoryInbox(broken=1, trouble=Unwell(Trouble.FULL), unsettled=True)
        async with serving(platform(discord, inbox=inbox), ScriptedDesk({"help": Answer("Hm.")})):
            assert (await ann.slash(channel, "help")).newest["content"] == "Hm."
