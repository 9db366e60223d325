"""A scripted desk: a bed of 36 places on which a person and a computer put their cats in turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from io import BytesIO

from PIL import Image, ImageDraw

from bot.contract import (
    NO_MARK,
    Answer,
    Button,
    Command,
    Mark,
    Person,
    Picture,
    Post,
    Spot,
    Style,
    Venue,
    button_data,
)
from tests.web.rooms import House

CELLS = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
GAMES = ("Boooop.", "Cat House", "Cat Sack", "Cat Fits", "Nine Lives")
WELCOME = {
    "en": ("Welcome to the sofa!", "Play {game} against a computer", "Play {game} with a friend"),
    "hu": ("Üdv a kanapén!", "{game} gép ellen", "{game} egy baráttal"),
}
RIM, SIDE, WIDE = 50, 150, 1000


def paint(cats: Sequence[str]) -> bytes:
    """A quilt with the cats on it: the person's orange, the computer's blue."""
    image = Image.new("RGB", (WIDE, WIDE), "#b97a4b")
    draw = ImageDraw.Draw(image)
    for place, name in enumerate(CELLS):
        x, y = RIM + place % 6 * SIDE, RIM + place // 6 * SIDE
        patch = ("#fdeeda", "#f3c6b8", "#bfdccf")[(place + place // 6) % 3]
        draw.rectangle((x, y, x + SIDE, y + SIDE), patch, "#b98d7c", 4)
        draw.text((x + 8, y + 6), name, "#3a2430")
        if name in cats:
            fur = ("#f6a044", "#566a9c")[cats.index(name) % 2]
            draw.ellipse((x + 25, y + 25, x + SIDE - 25, y + SIDE - 25), fur, "#3a2430", 6)
    file = BytesIO()
    image.quantize(32).save(file, "PNG")
    return file.getvalue()


@dataclass
class ScriptedDesk:
    """Plays table `t1`, remembers what it was asked, answers a receipt's second coming alike."""

    house: House
    cats: list[str] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)
    carried_out: dict[str, Answer] = field(default_factory=dict)

    async def handle(self, command: Command) -> Answer:
        self.commands.append(command)
        if command.receipt not in self.carried_out:
            verbs: dict[str, Callable[[Command], Awaitable[Answer]]] = {
                "welcome": self._welcome,
                "new": self._new,
                "move": self._move,
                "pad": self._pad,
                "rules": self._rules,
                "hand": self._hand,
            }
            answer = verbs.get(command.verb, self._unknown)
            self.carried_out[command.receipt] = await answer(command)
        return self.carried_out[command.receipt]

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        self.commands.append(command)
        known = {"new": ("boop", "house", "sack", "computer"), "move": CELLS}
        last = command.words[-1]
        return [word for word in known.get(command.verb, ()) if word.startswith(last)][:limit]

    async def moved(self, old: Venue, new: Venue) -> None:
        raise AssertionError(f"a room has moved from {old.key} to {new.key}")

    async def left(self, venue: Venue) -> None:
        raise AssertionError(f"the bot has left {venue.key}")

    async def reached(self, person: Person, *, reachable: bool) -> None:
        raise AssertionError(f"{person.key} was reached: {reachable}")

    async def board(self, ping: Person | None, venue: Venue | None = None) -> str:
        """Show the table in its room."""
        waiting = "" if ping is None else f"\n\n{ping.name} to move."
        text = f"Boooop. · table t1\nCats on the bed: {len(self.cats)}{waiting}"
        rows = (
            (
                self._button("Move", "move", style=Style.PRIMARY),
                self._button("Undo", "undo"),
                self._button("Rules", "rules"),
            ),
        )
        alt = f"The bed with {len(self.cats)} cats."
        sketch = "\n".join(
            " ".join("o" if f"{column}{row}" in self.cats else "." for column in "abcdef")
            for row in range(1, 7)
        )
        picture = Picture("boop.png", paint(self.cats), alt)
        post = Post("board.t1", text, picture, rows, ping, sketch)
        return await self.house.web.post(venue or Venue("web", "lobby"), post)

    def _button(self, label: str, verb: str, *words: str, style: Style = Style.PLAIN) -> Button:
        return Button(label, button_data("t1", Mark.post(len(self.cats)), verb, words), style)

    async def _welcome(self, command: Command) -> Answer:
        if self.house.keeper.messages:
            return Answer()
        say = WELCOME[command.person.language]
        rows: list[tuple[Button, ...]] = []
        for game in GAMES:
            alone = button_data("-", NO_MARK, "new", (game, "computer"))
            together = button_data("-", NO_MARK, "new", (game,))
            rows.append((Button(say[1].format(game=game), alone, Style.PRIMARY),))
            rows.append((Button(say[2].format(game=game), together),))
        blurbs = [f"{game}: cats in a row, on a bed where everybody gets bumped." for game in GAMES]
        return Answer(post=Post("welcome", "\n".join([say[0], *blurbs]), rows=tuple(rows)))

    async def _new(self, command: Command) -> Answer:
        await self.board(command.person, command.venue)
        return Answer()

    async def _move(self, command: Command) -> Answer:
        if not command.words:
            return Answer(post=self._pad_post())
        cell = command.words[-1]
        if cell not in CELLS or cell in self.cats:
            return Answer(f"No cat can lie down on {cell}.")
        self.cats += [cell, next(name for name in CELLS if name not in {*self.cats, cell})]
        await self.board(command.person, command.venue)
        done = Post("pad.t1", "Done. Now it is somebody else's turn.")
        return Answer(f"Your cat lies down on {cell}.", done)

    async def _pad(self, command: Command) -> Answer:
        if not command.words:
            return Answer(post=self._pad_post())
        (cell,) = command.words
        rows = (
            (
                self._button("Put it there", "move", cell, style=Style.SUCCESS),
                self._button("Back", "pad"),
            ),
        )
        picture = Picture("boop.png", paint([*self.cats, cell]), f"Your cat on {cell}.")
        return Answer(post=Post("pad.t1", f"A kitten on {cell}?", picture, rows))

    async def _rules(self, command: Command) -> Answer:  # noqa: ARG002
        text = "Boooop., page 1 of 1\n\nThree cats in a row win. Every cat bumps its neighbours."
        return Answer(post=Post("rules.boop", text))

    async def _hand(self, command: Command) -> Answer:
        rows = ((self._button("Choose", "pad", style=Style.PRIMARY),),)
        post = Post("hand.t1", "Your hand\nTwo kittens and a cat.", rows=rows, sketch="k k c")
        await self.house.web.whisper(command.person, post)
        return Answer()

    async def _unknown(self, command: Command) -> Answer:
        if command.verb == "break":
            raise RuntimeError("the script says so")
        return Answer(toast=f"Nobody here knows /{command.verb}.")

    def _pad_post(self) -> Post:
        spots, cells = [], []
        for place, name in enumerate(CELLS):
            closed = name in self.cats
            button = self._button("·" if closed else name, "pad", name)
            cells.append(button)
            if not closed:
                left, top = (RIM + place % 6 * SIDE) / WIDE, (RIM + place // 6 * SIDE) / WIDE
                spots.append(Spot(left, top, left + SIDE / WIDE, top + SIDE / WIDE, button))
        rows = tuple(tuple(cells[at : at + 6]) for at in range(0, 36, 6))
        picture = Picture("boop.png", paint(self.cats), "The bed, to tap on.", tuple(spots))
        return Post("pad.t1", "Where shall your kitten lie down?", picture, rows)
