"""The methods of the Bot API a bot like ours needs, with Telegram's own refusals."""

from __future__ import annotations

import io
import re
from typing import Any

from PIL import Image

from tests.telegram.mailbox import Mailbox
from tests.telegram.town import BOT, Json, Refused, Town, bad

ADMIN = (
    *("can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages"),
    *("can_manage_video_chats", "can_restrict_members", "can_promote_members"),
    *("can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories"),
    "can_delete_stories",
)
"""What an administrator may or may not do."""
STALE_QUERY = "query is too old and response timeout expired or query ID is invalid"


class Methods:
    """One method of this class for each method of the API."""

    def __init__(self, town: Town, mailbox: Mailbox) -> None:
        self.town = town
        self.mailbox = mailbox
        self.statuses: dict[tuple[int, int], str] = {}
        """What people are in a chat, where they are no ordinary members."""
        self.commands: dict[tuple[str, str], list[Json]] = {}

    async def call(self, method: str, asked: Json) -> Any:
        name = re.sub("[A-Z]", lambda capital: f"_{capital.group().lower()}", method)
        found = getattr(self, name, None)
        if (
            name == "call"
            or found is None
            or ("phemeral" in method and not self.town.knows_ephemeral)
        ):
            raise Refused(404, "Not Found: method not found")
        return await found(asked)

    async def get_me(self, _asked: Json) -> Json:
        return BOT

    async def get_updates(self, asked: Json) -> list[Json]:
        if self.mailbox.hook:
            raise Refused(409, "Conflict: can't use getUpdates method while webhook is active")
        return await self.mailbox.fetch(
            int(asked.get("offset", 0)), int(asked["limit"]), float(asked["timeout"])
        )

    async def set_webhook(self, asked: Json) -> bool:
        self.mailbox.open_hook(asked["url"], asked.get("secret_token", ""))
        return True

    async def delete_webhook(self, _asked: Json) -> bool:
        self.mailbox.close_hook()
        return True

    async def get_webhook_info(self, _asked: Json) -> Json:
        return {
            "url": self.mailbox.hook,
            "has_custom_certificate": False,
            "pending_update_count": len(self.mailbox.waiting),
            **self.mailbox.trouble,
        }

    async def get_my_commands(self, asked: Json) -> list[Json]:
        return self.commands.get((asked["scope"]["type"], asked.get("language_code", "")), [])

    async def set_my_commands(self, asked: Json) -> bool:
        for command in asked["commands"]:
            name = command["command"]
            if not (name.isascii() and name.islower() and 1 <= len(name) <= 32):
                raise bad("BOT_COMMAND_INVALID")
        where = asked["scope"]["type"], asked.get("language_code", "")
        self.commands[where] = asked["commands"]
        return True

    async def send_chat_action(self, asked: Json) -> bool:
        self.town.chat(int(asked["chat_id"]))
        return True

    async def set_message_reaction(self, asked: Json) -> bool:
        message = self.town.find(self.town.chat(int(asked["chat_id"])), int(asked["message_id"]))
        message["reactions"] = [each["emoji"] for each in asked["reaction"]]
        return True

    async def answer_inline_query(self, asked: Json) -> bool:
        self.town.offered[asked["inline_query_id"]] = asked["results"]
        return True

    async def get_chat_member(self, asked: Json) -> Json:
        chat, user = int(asked["chat_id"]), int(asked["user_id"])
        status = self.statuses.get((chat, user), "member")
        rights = dict.fromkeys(ADMIN, False) if status == "administrator" else {}
        if status == "creator":
            rights = {"is_anonymous": False}
        return {"status": status, "user": self.town.people[user], **rights}

    async def get_chat_administrators(self, asked: Json) -> list[Json]:
        chat = int(asked["chat_id"])
        leading = [
            user
            for (where, user), status in self.statuses.items()
            if where == chat and status in ("creator", "administrator")
        ]
        return [await self.get_chat_member({**asked, "user_id": user}) for user in leading]

    async def get_chat(self, asked: Json) -> Json:
        gifts = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription")
        return {
            **self.town.chat(int(asked["chat_id"])).json(),
            "accent_color_id": 0,
            "max_reaction_count": 11,
            "accepted_gift_types": {**dict.fromkeys(gifts, True), "gifts_from_channels": True},
        }

    async def create_forum_topic(self, asked: Json) -> Json:
        chat = self.town.chat(int(asked["chat_id"]))
        if not chat.forum:
            raise bad("the chat is not a forum")
        if not chat.may_branch:
            raise bad("not enough rights to create a topic")
        topic = self.town.next_id()
        chat.topics.add(topic)
        self.town.topic_names[topic] = asked["name"]
        return {"message_thread_id": topic, "name": asked["name"], "icon_color": 7322096}

    async def send_message(self, asked: Json) -> Json:
        text = asked.get("text") or ""
        if not text:
            raise bad("message text is empty")
        if len(text) > 4096:
            raise bad("message is too long")
        content = {"text": text, "entities": asked.get("entities"), **self._common(asked)}
        return self._sent(asked, content)

    async def send_photo(self, asked: Json) -> Json:
        photo = self._photo(asked["photo"])
        content = {"photo": photo, **self._caption(asked), **self._common(asked)}
        return self._sent(asked, content)

    async def edit_message_text(self, asked: Json) -> Json:
        message = self._edited(asked)
        if "text" not in message:
            raise bad("there is no text in the message to edit")
        content = {"text": asked["text"], "entities": asked.get("entities")}
        return self.town.rewrite(message, **content, **_markup(asked))

    async def edit_message_caption(self, asked: Json) -> Json:
        message = self._edited(asked)
        if "photo" not in message:
            raise bad("there is no caption in the message to edit")
        return self.town.rewrite(message, **self._caption(asked), **_markup(asked))

    async def edit_message_media(self, asked: Json) -> Json:
        message, media = self._edited(asked), asked["media"]
        photo = self._photo(media["media"])
        self.town.writable(self.town.chat(int(asked["chat_id"])), None, photo=True)
        content = {"photo": photo, "text": None, "entities": None, **self._caption(media)}
        return self.town.rewrite(message, **content, **_markup(asked))

    async def edit_message_reply_markup(self, asked: Json) -> Json:
        return self.town.rewrite(self._edited(asked), **_markup(asked))

    async def delete_message(self, asked: Json) -> bool:
        chat = self.town.chat(int(asked["chat_id"]))
        if self.town.messages.pop((chat.id, int(asked["message_id"])), None) is None:
            raise bad("message to delete not found")
        return True

    async def answer_callback_query(self, asked: Json) -> bool:
        query = self.town.queries.get(asked["callback_query_id"])
        if query is None or query.old or query.answer is not None:
            raise bad(STALE_QUERY)
        if len(asked.get("text", "")) > 200:
            raise bad("MESSAGE_TOO_LONG")
        if not asked.get("url", "https://t.me/purrlor_bot?").startswith(
            "https://t.me/purrlor_bot?"
        ):
            raise bad("URL_INVALID")
        query.answer = asked
        return True

    async def edit_ephemeral_message_text(self, asked: Json) -> bool:
        message = self._secret(asked)
        if "text" not in message:
            raise bad("there is no text in the message to edit")
        if len(asked["text"]) > 1024:
            raise bad("MEDIA_CAPTION_TOO_LONG")
        content = {"text": asked["text"], "entities": asked.get("entities")}
        self.town.rewrite(message, **content, **_markup(asked))
        return True

    async def edit_ephemeral_message_media(self, asked: Json) -> bool:
        message, media = self._secret(asked), asked["media"]
        photo = self._photo(media["media"])
        content = {"photo": photo, "text": None, **self._caption(media)}
        self.town.rewrite(message, **content, **_markup(asked))
        return True

    async def delete_ephemeral_message(self, asked: Json) -> bool:
        message = self._secret(asked, "message to delete not found")
        del self.town.secret[message["ephemeral_message_id"]]
        return True

    def _sent(self, asked: Json, content: Json) -> Json:
        chat = self.town.chat(int(asked["chat_id"]))
        self.town.charge(chat)
        topic = content.get("message_thread_id")
        self.town.writable(chat, topic, photo="photo" in content)
        secretly = asked.get("ephemeral_message_parameters")
        if secretly is None or not self.town.knows_ephemeral:
            return self.town.add(chat, BOT, **content)
        receiver = int(secretly["receiver_user_id"])
        query = self.town.queries.get(secretly["callback_query_id"])
        if not chat.ephemeral or query is None or query.old or query.person != receiver:
            raise bad("EPHEMERAL_MESSAGES_FORBIDDEN")
        message = self.town.add(chat, BOT, **content)
        number = message["message_id"]
        del self.town.messages[chat.id, number]
        message |= {"message_id": 0, "ephemeral_message_id": number}
        replaces = bool(secretly.get("replace_callback_query_message"))
        if replaces and query.secret:
            raise bad("only what everybody sees is replaced")
        self.town.secret[number] = {**message, "receiver": receiver, "replaces": replaces}
        return message

    def _edited(self, asked: Json) -> Json:
        chat = self.town.chat(int(asked["chat_id"]))
        self.town.charge(chat)
        return self.town.find(chat, int(asked["message_id"]))

    def _secret(self, asked: Json, missing: str = "message to edit not found") -> Json:
        message = self.town.secret.get(int(asked["ephemeral_message_id"]))
        if message is None or message["receiver"] != int(asked["receiver_user_id"]):
            raise bad(missing)
        return message

    def _common(self, asked: Json) -> Json:
        chat = self.town.chat(int(asked["chat_id"]))
        common: Json = {"reply_markup": _markup(asked)["reply_markup"]}
        if (topic := asked.get("message_thread_id")) is not None:
            if not chat.forum or int(topic) not in chat.topics:
                raise bad("message thread not found")
            common |= {"message_thread_id": int(topic), "is_topic_message": True}
        return common

    def _caption(self, asked: Json) -> Json:
        caption = asked.get("caption")
        if caption and len(caption) > 1024:
            raise bad("message caption is too long")
        return {"caption": caption, "caption_entities": asked.get("caption_entities")}

    def _photo(self, named: str) -> list[Json]:
        if named not in self.town.files:
            raise bad("wrong file identifier/HTTP URL specified")
        width, height = Image.open(io.BytesIO(self.town.files[named])).size
        if width + height > 10_000 or max(width, height) > 20 * min(width, height):
            raise bad("PHOTO_INVALID_DIMENSIONS")
        size = {"width": width, "height": height, "file_size": len(self.town.files[named])}
        return [{"file_id": named, "file_unique_id": f"u-{named}", **size}]


def _markup(asked: Json) -> Json:
    markup = asked.get("reply_markup")
    rows = markup["inline_keyboard"] if markup else []
    buttons = [button for row in rows for button in row]
    if len(buttons) > 100 or any(len(row) > 8 for row in rows):
        raise bad("reply markup is too long")
    for button in buttons:
        if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= 64:
            raise bad("BUTTON_DATA_INVALID")
    return {"reply_markup": markup}
