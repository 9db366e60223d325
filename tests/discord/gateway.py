"""The gateway: one socket for each shard, with heartbeats, compression, resuming."""

from __future__ import annotations

import asyncio
import json
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.discord.town import Json, Town

HEARTBEAT: Final = 41250
"""Milliseconds."""


@dataclass
class Shard:
    """A connected shard."""

    socket: web.WebSocketResponse
    deflate: Any
    seq: int = 0

    async def send(self, frame: Json) -> None:
        """A frame, compressed if that was asked for: one stream with a flush for each frame."""
        data = json.dumps(frame).encode()
        if self.deflate is None:
            await self.socket.send_str(data.decode())
            return
        packed = self.deflate.compress(data) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(packed)

    async def dispatch(self, name: str, data: Json) -> None:
        """An event with its number."""
        self.seq += 1
        await self.send({"op": 0, "s": self.seq, "t": name, "d": data})


@dataclass
class Gateway:
    """Takes connections in; the newest of a shard is the one events go to."""

    town: Town
    token: str
    heartbeat: int = HEARTBEAT
    shards: dict[int, Shard] = field(default_factory=dict)
    identified: list[Json] = field(default_factory=list)
    resumed: int = 0
    forgetful: bool = False
    """The next one who wants to resume is told that its session is no more."""
    numb: bool = False
    """Heartbeats are not answered."""
    unheard: int = 0
    """How many were not."""
    missed: dict[int, list[tuple[str, Json]]] = field(default_factory=dict)
    """Events of a shard that has lost its connection, sent when it resumes."""
    connected: asyncio.Event = field(default_factory=asyncio.Event)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, as long as it lasts."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        packed = request.query.get("compress") == "zlib-stream"
        shard = Shard(socket, zlib.compressobj() if packed else None)
        await shard.send(
            {"op": 10, "d": {"heartbeat_interval": self.heartbeat}, "s": None, "t": None}
        )
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._frame(request, shard, json.loads(message.data))
        return socket

    async def _frame(self, request: web.Request, shard: Shard, frame: Json) -> None:
        match frame["op"]:
            case 1 if self.numb:
                self.unheard += 1
            case 1:
                await shard.send({"op": 11, "d": None, "s": None, "t": None})
            case 2:
                await self._identify(request, shard, frame["d"])
            case 6:
                await self._resume(shard, frame["d"])

    async def _identify(self, request: web.Request, shard: Shard, said: Json) -> None:
        self.identified.append(said)
        if said["token"] != self.token:
            await shard.socket.close(code=4004)
            return
        number, all_ = said.get("shard") or (0, 1)
        self.shards[number] = shard
        guilds = [g for g in self.town.guilds.values() if (int(g["id"]) >> 22) % all_ == number]
        ready = {
            "v": 10,
            "user": self.town.bot,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "session_id": f"session-{number}",
            "resume_gateway_url": f"ws://{request.host}/gateway",
            "shard": [number, all_],
            "application": {"id": self.town.bot["id"], "flags": 0},
            "private_channels": [],
        }
        await shard.dispatch("READY", ready)
        for guild in guilds:
            await shard.dispatch("GUILD_CREATE", guild)
        self.connected.set()

    async def _resume(self, shard: Shard, said: Json) -> None:
        if self.forgetful or not said["session_id"]:  # cut off before it was told of any
            self.forgetful = False
            await shard.send({"op": 9, "d": False, "s": None, "t": None})
            return
        number = int(said["session_id"].rpartition("-")[2])
        shard.seq = said["seq"]
        self.shards[number] = shard
        self.resumed += 1
        for name, data in self.missed.pop(number, []):
            await shard.dispatch(name, data)
        await shard.dispatch("RESUMED", {})

    async def dispatch(self, name: str, data: Json, guild: str | None = None) -> None:
        """An event to the shard it belongs to; kept for a shard that is away."""
        number = (int(guild) >> 22) % max(1, len(self.shards)) if guild else 0
        shard = self.shards[number]
        if shard.socket.closed:
            self.missed.setdefault(number, []).append((name, data))
        else:
            await shard.dispatch(name, data)

    async def drop(self, shard: int = 0, code: int = 4000) -> None:
        """Close a shard's connection from this side."""
        await self.shards[shard].socket.close(code=code)
