"""The stack such bots usually have, for comparison: it plays the same moves of Boooop. as ours.

Lists of lists that are copied, the whole state as JSON in a column, an ORM that commits every
statement, and Pillow drawing each board afresh. It is let off lightly: it checks no press, speaks
no language and sends nothing anywhere.
"""

from __future__ import annotations

import copy
import json
from itertools import product
from pathlib import Path
from typing import Any

from sqlalchemy import ForeignKey, create_engine, event, select
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

WAYS = [way for way in product((-1, 0, 1), repeat=2) if way != (0, 0)]
LINES = [(1, 0), (0, 1), (1, 1), (-1, 1)]
CELLS = list(product(range(6), repeat=2))


class Base(DeclarativeBase):
    """The tables."""


class GameRow(Base):
    """One game: its state is a text of JSON."""

    __tablename__ = "games"
    id: Mapped[int] = mapped_column(primary_key=True)
    state: Mapped[str]
    message: Mapped[str] = mapped_column(default="")


class PlayerRow(Base):
    """Who plays."""

    __tablename__ = "players"
    id: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[int] = mapped_column(ForeignKey("games.id"))
    name: Mapped[str]


class MoveRow(Base):
    """What was played."""

    __tablename__ = "moves"
    id: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[int] = mapped_column(ForeignKey("games.id"))
    text: Mapped[str]


def new_state(first: int) -> dict[str, Any]:
    """An empty bed."""
    return {"board": [[None] * 6 for _ in range(6)], "pools": [[8, 0], [8, 0]], "turn": first}


def legal_moves(state: dict[str, Any]) -> list[dict[str, Any]]:
    """Every placing, each with the state it leads to."""
    found = []
    for kind, (row, column) in product((0, 1), CELLS):
        if state["pools"][state["turn"]][kind] and state["board"][row][column] is None:
            found.append({"kind": kind, "cell": [row, column]})
    return found


def placed(state: dict[str, Any], kind: int, row: int, column: int) -> dict[str, Any]:
    """The state after a piece came down and pushed its neighbours."""
    state = copy.deepcopy(state)
    board, pools = state["board"], state["pools"]
    pools[state["turn"]][kind] -= 1
    board[row][column] = [state["turn"], kind]
    for down, across in WAYS:
        near = (row + down, column + across)
        far = (near[0] + down, near[1] + across)
        piece = board[near[0]][near[1]] if near in CELLS else None
        if piece is None or piece[1] > kind or (far in CELLS and board[far[0]][far[1]]):
            continue
        board[near[0]][near[1]] = None
        if far in CELLS:
            board[far[0]][far[1]] = piece
        else:
            pools[piece[0]][piece[1]] += 1
    return state


def promoted(state: dict[str, Any], cells: list[tuple[int, int]]) -> dict[str, Any]:
    """The state after pieces were taken up as cats."""
    state = copy.deepcopy(state)
    for row, column in cells:
        state["board"][row][column] = None
        state["pools"][state["turn"]][1] += 1
    return state


def lines(state: dict[str, Any]) -> list[list[tuple[int, int]]]:
    """Three in a row of whoever moves."""
    found = []
    for (row, column), (across, down) in product(CELLS, LINES):
        line = [(row + n * down, column + n * across) for n in range(3)]
        if all(cell in CELLS for cell in line):
            pieces = [state["board"][r][c] for r, c in line]
            if all(piece is not None and piece[0] == state["turn"] for piece in pieces):
                found.append(line)
    return found


class Typical:
    """Plays moves the usual way: `step` is one press from its text to the stored result."""

    def __init__(self, folder: Path) -> None:
        self._engine = create_engine(f"sqlite:///{folder / 'typical.db'}")

        @event.listens_for(self._engine, "connect")
        def set_up(connection: Any, _record: Any) -> None:
            for setting in ("journal_mode=WAL", "synchronous=FULL"):
                connection.execute(f"PRAGMA {setting}")

        Base.metadata.create_all(self._engine)

    def begin(self, first: int) -> int:
        """A new game."""
        with Session(self._engine) as session:
            game = GameRow(state=json.dumps(new_state(first)))
            session.add(game)
            session.commit()
            session.add_all(PlayerRow(game=game.id, name=name) for name in ("Ann", "Bob"))
            session.commit()
            return game.id

    def step(self, game: int, text: str) -> None:
        """One press."""
        with Session(self._engine) as session:
            row = session.get_one(GameRow, game)
            session.scalars(select(PlayerRow).where(PlayerRow.game == game)).all()
            state = json.loads(row.state)
            legal_moves(state)
            row.state = json.dumps(self._after(state, text))
            session.commit()
            session.add(MoveRow(game=game, text=text))
            session.commit()

    def shown(self, game: int) -> None:
        """Note the message a board was sent as."""
        with Session(self._engine) as session:
            session.get_one(GameRow, game).message = "1"
            session.commit()

    def close(self) -> None:
        """Let the file go."""
        self._engine.dispose()

    @staticmethod
    def _after(state: dict[str, Any], text: str) -> dict[str, Any]:
        verb, *cells = text.split()
        places = [(int(cell[1]) - 1, "abcdef".index(cell[0])) for cell in cells]
        if verb == "promote":
            state = promoted(state, places)
        else:
            state = placed(state, int(verb == "cat"), *places[0])
            if lines(state):
                return state
        return {**state, "turn": 1 - state["turn"]}
