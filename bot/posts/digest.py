"""How a post looks and what it does: two that are alike need not be sent twice."""

from __future__ import annotations

from hashlib import blake2b

from bot.contract import NO_MARK, Button, Life, Post, read_data


def digest(post: Post) -> str:
    """What a post looks like, does and calls: all but its own number, which its buttons carry."""
    picture = post.picture
    rows = [[(b.label, _deed(b), b.style) for b in row] for row in post.rows]
    looks = (post.text, post.sketch, rows, picture.alt if picture else "")
    digest = blake2b(repr(looks).encode(), digest_size=16)
    digest.update("".join(f" {person.key}" for person in post.pings).encode())
    digest.update(picture.png if picture else b"")
    return digest.hexdigest()


def _deed(button: Button) -> tuple[object, ...]:
    """What a button does; one for a quick move does another thing for every choice."""
    table, mark, *deed = read_data(button.data) or ("", NO_MARK)
    return (table, str(mark) if mark.life is Life.QUICK else "", *deed)
