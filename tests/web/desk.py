"""A scripted desk: a bed of 36 places on which a person and a computer put their cats in turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from io import BytesIO

from PIL import Image, ImageDraw

from bot.contract import (
    NO_MARK,
    Answer,
    Art,
    Button,
    Command,
    Mark,
    Parts,
    Person,
    Picture,
    Post,
    Sight,
    Sign,
    Spot,
    Style,
    Told,
    Venue,
    Why,
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
    seats: set[str] = field(default_factory=set)
    """The names of those who have one."""
    carried_out: dict[str, Answer] = field(default_factory=dict)
    mover: str = ""
    """The key of the person who is to move."""
    over: bool = False
    extra: tuple[tuple[Button, ...], ...] = ()
    """What may be pressed besides."""
    boards: int = 0
    """How often the board was shown."""

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
                "sight": self._sight,
            }
            answer = verbs.get(command.verb, self._unknown)
            self.carried_out[command.receipt] = await answer(command)
        return self.carried_out[command.receipt]

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        self.commands.append(command)
        known = {"new": ("boop", "house", "sack", "computer"), "move": CELLS}
        last = command.words[-1]
        return [word for word in known.get(command.verb, ()) if word.startswith(last)][:limit]

    async def seated(self, person: Person) -> bool:
        return person.name in self.seats

    async def moved(self, old: Venue, new: Venue) -> None:
        raise AssertionError(f"a room has moved from {old.key} to {new.key}")

    async def left(self, venue: Venue, why: Why = Why.OUT) -> None:
        raise AssertionError(f"the bot has left {venue.key}: {why}")

    async def departed(self, venue: Venue, person: Person) -> None:
        raise AssertionError(f"nobody tells that {person.key} has left {venue.key}")

    async def returned(self, venue: Venue) -> None:
        raise AssertionError(f"nothing sleeps in {venue.key}")

    async def greeting(self, venue: Venue, language: str) -> Post | None:
        raise AssertionError(f"nobody has let the bot into {venue.key}, where {language} is spoken")

    async def reached(self, person: Person, *, reachable: bool) -> None:
        raise AssertionError(f"{person.key} was reached: {reachable}")

    async def board(self, ping: Person | None, venue: Venue | None = None) -> str:
        """Show the table in its room."""
        self.mover = "" if ping is None else ping.key
        self.boards += 1
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
        picture = Picture("boop.png", paint(self.cats), alt)
        called, drawn = () if ping is None else (ping,), self._sketch()
        post = Post(f"t1.{self.boards}", text, picture, rows, called, sketch=drawn)
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
            return Answer(post=self._pad_post(command))
        cell = command.words[-1]
        if cell not in CELLS or cell in self.cats:
            return Answer(f"No cat can lie down on {cell}.")
        self.cats += [cell, next(name for name in CELLS if name not in {*self.cats, cell})]
        await self.board(command.person, command.venue)
        return Answer(f"Your cat lies down on {cell}.", self._pad_post(command))

    async def _pad(self, command: Command) -> Answer:
        if not command.words:
            return Answer(post=self._pad_post(command))
        (cell,) = command.words
        confirm = self._button("Put it there", "move", cell, style=Style.SUCCESS)
        rows = ((confirm, self._button("Back", "pad")),)
        spots = [
            replace(spot, button=confirm) if spot.button.label == cell else spot
            for spot in self._spots()
        ]
        png, alt = paint([*self.cats, cell]), f"Your cat on {cell}."
        post = self._seen(command, f"A kitten on {cell}?", (png, alt, spots), rows)
        assert post.sight is not None
        return Answer(post=replace(post, sight=replace(post.sight, preview=True)))

    async def _sight(self, command: Command) -> Answer:
        return Answer(post=self._pad_post(command))

    async def _rules(self, command: Command) -> Answer:
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

    def _pad_post(self, command: Command) -> Post:
        """The table as somebody sees it who may be to move."""
        mine = command.person.key == self.mover and not self.over
        text = "Where shall your kitten lie down?" if mine else "Somebody else is to move."
        alt = f"The bed with {len(self.cats)} cats."
        tools = (self._button("Undo", "undo"), self._button("Rules", "rules"))
        rows = ((self._button("Again", "rematch"),), tools) if self.over else (*self.extra, tools)
        spots = self._spots() if mine else []
        return self._seen(command, text, (paint(self.cats), alt, spots), rows)

    def _spots(self) -> list[Spot]:
        spots = []
        for place, name in enumerate(CELLS):
            if name not in self.cats:
                button = self._button(name, "pad", name)
                left, top = (RIM + place % 6 * SIDE) / WIDE, (RIM + place // 6 * SIDE) / WIDE
                spots.append(Spot(left, top, left + SIDE / WIDE, top + SIDE / WIDE, button))
        return spots

    def _seen(
        self,
        command: Command,
        text: str,
        shown: tuple[bytes, str, Sequence[Spot]],
        rows: tuple[tuple[Button, ...], ...],
    ) -> Post:
        png, alt, spots = shown
        mine = command.person.key == self.mover and not self.over
        parts = Parts((WIDE, WIDE), (Art(blake2b(png, digest_size=8).hexdigest(), png),), ())
        signs = (
            Sign(command.person.name, command.person.key, "", mine, own=mine),
            Sign("Mog", "", "kitten", not mine, own=False),
        )
        told = tuple(Told(f"A cat lies down on {cell}.") for cell in self.cats)
        status = "over" if self.over else "playing"
        sight = Sight("t1", "Boooop.", status, signs, told=told, count=len(told))
        picture = Picture("boop.png", b"", alt, tuple(spots), parts)
        return Post("sight.t1", text, picture, rows, sketch=self._sketch(), sight=sight)

    def _sketch(self) -> str:
        return "\n".join(
            " ".join("o" if f"{column}{row}" in self.cats else "." for column in "abcdef")
            for row in range(1, 7)
        )
