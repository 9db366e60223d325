"""A chat page in the browser where several people and computers play.

web = Web(rooms, port=8765, clock=time.time, fresh_id=lambda: secrets.token_hex(16))
await web.run(desk)
"""

from bot.platforms.web.capacity import Capacity
from bot.platforms.web.messages import Author, Message, RoomKeeper, Shown
from bot.platforms.web.platform import Web

__all__ = ["Author", "Capacity", "Message", "RoomKeeper", "Shown", "Web"]
