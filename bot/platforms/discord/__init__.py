"""Discord: slash commands, buttons, ephemeral pads and hands, without reading any message.

discord = Discord(token, menu=MENU, phrases=phrases, clock=time.time)
await discord.run(desk)
"""

from bot.platforms.discord.errors import BadToken
from bot.platforms.discord.platform import Discord

__all__ = ["BadToken", "Discord"]
