"""Every request of every test here is held against the platform's own description of its API."""

from __future__ import annotations

import pytest

from tests.telegram import spec
from tests.telegram.server import Call

pytestmark = pytest.mark.skipif(
    spec.description() is None, reason="the Bot API's description is not beside this folder"
)


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        pytest.param(Call("sendFax", {}, {}), "there is no method sendFax", id="no such method"),
        pytest.param(
            Call("sendMessage", {"chat_id": "1"}, {}), "sendMessage lacks text", id="missing"
        ),
        pytest.param(
            Call("sendMessage", {"chat_id": "1", "text": "x", "alt": "y"}, {}),
            "sendMessage does not take alt",
            id="unknown",
        ),
        pytest.param(
            Call("answerCallbackQuery", {"callback_query_id": "1", "show_alert": "1"}, {}),
            "answerCallbackQuery.show_alert: '1' is no Boolean",
            id="the wrong type",
        ),
        pytest.param(
            Call("sendPhoto", {"chat_id": "1", "ephemeral_message_parameters": {"x": 1}}, {}),
            "ephemeral_message_parameters has x",
            id="newer, but not like that",
        ),
    ],
)
def test_a_request_the_description_does_not_allow_would_be_noticed(call, complaint):
    assert complaint in spec.complaints(call)


def test_what_is_allowed_is_not_complained_about():
    row = [{"text": "Move", "callback_data": "t1.1.move.", "style": "primary"}]
    markup = {"inline_keyboard": [row]}
    asked = {
        "chat_id": "-5",
        "caption": "x",
        "reply_markup": markup,
        "disable_notification": "true",
    }
    assert spec.complaints(Call("sendPhoto", asked, {"photo": b"png"})) == []
