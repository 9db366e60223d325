"""People in the loopback Discord: they type commands, press buttons, fill in boxes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from tests.discord.asked import Asked
from tests.discord.server import Loopback
from tests.discord.town import DM, EVERYTHING, LIST, Json, buttons, parts
from tests.patience import DEADLINE

COMMAND, PRESS, COMPLETE, SUBMIT = 2, 3, 4, 5


@dataclass
class Somebody:
    """One person with a client in one language."""

    discord: Loopback
    person: Json
    locale: str = "en-US"

    @property
    def id(self) -> str:
        """Their id."""
        return str(self.person["id"])

    async def slash(self, channel: Json, name: str, **options: str) -> Asked:
        """Type a command, and wait for its answer."""
        typed = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        asked = await self.ask(COMMAND, channel, {**self._command(name), "options": typed})
        return await self.answered(asked)

    async def complete(self, channel: Json, name: str, focus: str, **options: str) -> list[str]:
        """What is offered while an option is being typed."""
        typed = [
            {"name": key, "type": 3, "value": value, **({"focused": True} if key == focus else {})}
            for key, value in options.items()
        ]
        asked = await self.ask(COMPLETE, channel, {**self._command(name), "options": typed})
        return [choice["value"] for choice in asked.data["choices"]]

    async def press(self, message: Json, label: str) -> Asked:
        """Press a button by its label."""
        found = buttons(message)
        assert label in found, f"no button says {label!r}; there are {list(found)}: {message}"
        for each in parts(message["components"]):
            if each["type"] == LIST and found[label] in [o["value"] for o in each["options"]]:
                return await self.choose(message, each["custom_id"], found[label])
        return await self.press_id(message, found[label])

    async def choose(self, message: Json, custom_id: str, value: str) -> Asked:
        """Choose from a list."""
        channel = self.discord.town.channels[message["channel_id"]]
        data = {"custom_id": custom_id, "component_type": LIST, "values": [value]}
        return await self.answered(await self.ask(PRESS, channel, data, message))

    async def press_id(self, message: Json, custom_id: str) -> Asked:
        """Press a button by what it carries, and wait for what comes of it."""
        channel = self.discord.town.channels[message["channel_id"]]
        data = {"custom_id": custom_id, "component_type": 2}
        return await self.answered(await self.ask(PRESS, channel, data, message))

    async def fill_in(self, box: Asked, text: str) -> Asked:
        """Type into a box and send it off."""
        [label] = box.data["components"]
        line = {"type": 4, "id": 2, "custom_id": label["component"]["custom_id"], "value": text}
        data = {
            "custom_id": box.data["custom_id"],
            "components": [{"type": 18, "id": 1, "component": line}],
        }
        channel = self.discord.town.channels[box.channel]
        return await self.answered(await self.ask(SUBMIT, channel, data, box.message))

    async def ask(
        self,
        kind: int,
        channel: Json,
        data: Json,
        message: Json | None = None,
        *,
        id_: str = "",
        wait: bool = True,
        context: int | None = None,
    ) -> Asked:
        """Send an interaction; wait until it is acknowledged, as a client does."""
        town, id_ = self.discord.town, id_ or self.discord.town.id()
        token = f"token-{id_}"
        asked = self.discord.rest.asked.setdefault(
            token, Asked(id_, token, self.id, channel["id"], kind, town.clock(), message)
        )
        event = self._event(asked, kind, channel, data)
        if context is not None:
            event["context"] = context
        await self.discord.gateway.dispatch("INTERACTION_CREATE", event, channel.get("guild_id"))
        if wait:
            async with asyncio.timeout(DEADLINE):
                await asked.acknowledged.wait()
        return asked

    async def answered(self, asked: Asked) -> Asked:
        """The interaction, once nothing more comes of it."""

        async def quiet() -> None:
            while asked.is_thinking or busy():  # noqa: ASYNC110 — the bot tells nobody
                await asyncio.sleep(0.005)

        def busy() -> bool:
            """Tasks of discord.py that deal with an interaction have its name."""
            return any(
                task.get_name() == "discord.py: on_interaction" for task in asyncio.all_tasks()
            )

        async with asyncio.timeout(DEADLINE):
            await quiet()
        return asked

    def _command(self, name: str) -> Json:
        found = [each for each in self.discord.town.commands if each["name"] == name]
        assert found, f"/{name} is not registered"
        return {"id": found[0]["id"], "name": name, "type": 1}

    def _event(self, asked: Asked, kind: int, channel: Json, data: Json) -> Json:
        town, guild = self.discord.town, channel.get("guild_id")
        rights = str(town.rights.get(channel["id"], EVERYTHING))
        event: dict[str, Any] = {
            "id": asked.id,
            "application_id": town.bot["id"],
            "type": kind,
            "token": asked.token,
            "version": 1,
            "channel_id": channel["id"],
            "channel": {**channel, "permissions": str(EVERYTHING)},
            "locale": self.locale,
            "app_permissions": rights,
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild or "0"},
            "context": 1 if channel["type"] == DM else 0,
            "attachment_size_limit": 10485760,
            "data": data,
        }
        if guild:
            partial = {"id": guild, "locale": "en-US", "features": []}
            event |= {"guild_id": guild, "guild": partial, "guild_locale": "en-US"}
            event["member"] = town.member(self.person)
        else:
            event["user"] = self.person
        if asked.message is not None:
            event["message"] = asked.message
        return event
