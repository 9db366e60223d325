"""The commands as platforms with menus of their own offer them, most needed first."""

from __future__ import annotations

from bot.contract import Argument, Entry

GAME = Argument("game", required=True, complete=True)
TABLE = Argument("table", complete=True)

MENU = (
    Entry("play", (GAME, Argument("options"))),
    Entry("move", (Argument("words", complete=True), TABLE)),
    Entry("hand", (TABLE,)),
    Entry("order", (Argument("words", complete=True), TABLE)),
    Entry("table", (TABLE,)),
    Entry("tables"),
    Entry("rules", (Argument("game", complete=True),)),
    Entry("undo", (TABLE,)),
    Entry("join", (Argument("code"),)),
    Entry("leave", (TABLE,)),
    Entry("computer", (Argument("level", complete=True),)),
    Entry("start", (TABLE,)),
    Entry("cancel", (TABLE,)),
    Entry("resign", (TABLE,)),
    Entry("text", (TABLE,)),
    Entry("invite", (TABLE,)),
    Entry("thread", (TABLE,)),
    Entry("hands", (Argument("switch"),)),
    Entry("language", (Argument("language", complete=True),)),
    Entry("help"),
)
