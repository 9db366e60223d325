"""What places of a picture do, said in full to those who do not see what lies around them."""

from __future__ import annotations

from collections.abc import Container

from bot.contract import Button, read_data
from bot.posts.private.grip import Grip


def deed_of(grip: Grip, texts: Container[str], button: Button) -> str:
    """The whole move a place tries out; nothing where more is to be chosen, or it is made."""
    _, _, verb, way = read_data(button.data) or ("", None, "", ())
    return grip.label(way, way) if verb == "pad" and " ".join(way) in texts else ""
