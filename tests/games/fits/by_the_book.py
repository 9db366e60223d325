"""If It Fits written once more, as slowly and literally as the rules page reads: a referee.

It shares nothing with the engine: cards are words as in the notation, cells are pairs of numbers,
and what lies on the table is in dictionaries that every move changes. What hangs together is
searched anew whenever it is asked.
"""

from __future__ import annotations

from typing import Any

WALLS = {
    "A": "", "B": "N", "C": "E", "D": "NS", "E": "EW", "F": "NE", "G": "NW", "H": "NEW", "I": "NES",
    "S1": "", "S2": "E", "S3": "N", "S4": "NE", "S5": "NS",
}  # fmt: skip
TOYS = ["mouse", "yarn", "feather", "ball"]
DOUBLES = {"B": "mouse", "C": "yarn", "D": "feather", "E": "ball"}
DOUBLES |= {"F": "mouse", "G": "yarn", "H": "feather", "I": "ball"}
BOXES = [pattern + str(number) for pattern in "ABCDEFGHI" for number in range(1, 9)]
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
STARTS = ["S1", "S2", "S3", "S4", "S5"]
SPECIAL = ["T1", "T2", "T3"]
SAME_TURNED = ["A", "D", "E", "S1", "S5"]


def walls_of(card):
    """The walls of a card as it lies; `B5r` is turned by half."""
    name = card.removesuffix("r")
    walls = WALLS[name] if name in WALLS else WALLS[name[0]]
    return {OPPOSITE[side] for side in walls} if card != name else set(walls)


def contents_of(card):
    """What is printed on a card."""
    name = card.removesuffix("r")
    if name in SPECIAL:
        return list(TOYS)
    if name in STARTS:
        return []
    number = int(name[1])
    if number <= 4:
        return [TOYS[number - 1]]
    if name[0] == "A":
        return ["bottle"] if number in (5, 6) else []
    return [DOUBLES[name[0]]] * 2 if number == 5 else ["bottle"] if number == 6 else []


def ways_of(card):
    """A card upright, and turned if that looks different."""
    name = card if card in SAME_TURNED else card[0]
    return [card] if name in SAME_TURNED else [card, card + "r"]


def beside(cell):
    """The four neighbours of a cell by their side."""
    return {side: (cell[0] + dx, cell[1] + dy) for side, (dx, dy) in WAYS.items()}


def text_of(cell):
    """A cell as the notation writes it."""
    return f"{cell[0]},{cell[1]}"


class Referee:
    """One table, changed by every move."""

    def __init__(self, hands, pile, first, *, advanced):
        self.seats, self.advanced = len(hands), advanced
        self.hands = [list(hand) for hand in hands]
        self.pile, self.first, self.turn = list(pile), first, first
        self.stock = [5] * self.seats
        self.stage, self.starts = "start", list(STARTS)
        self.cards: dict[tuple[int, int], str] = {}
        self.over: list[dict[str, Any]] = []
        self.order: list[tuple[int, int]] = []
        self.to_come: list[int] | None = None
        self.fresh: tuple[int, int] | None = None

    # What lies on the table

    def walls(self, cell):
        card = self.cards[cell]
        return set() if card in ("sleeper", *SPECIAL) else walls_of(card)

    def cardboard(self, cell):
        return cell in self.cards and self.cards[cell] not in ("sleeper", *SPECIAL)

    def covered(self, cell):
        return any(cell in thing["cells"] for thing in self.over)

    def linked(self, cell, side):
        other = beside(cell)[side]
        if other not in self.cards:
            return False
        return side not in self.walls(cell) and OPPOSITE[side] not in self.walls(other)

    def box_of(self, cell):
        """All cells that hang together with this one."""
        found, edge = {cell}, [cell]
        while edge:
            here = edge.pop()
            for side, other in beside(here).items():
                if self.linked(here, side) and other not in found:
                    found.add(other)
                    edge.append(other)
        return found

    def boxes(self):
        """All boxes."""
        left, found = set(self.cards), []
        while left:
            box = self.box_of(min(left))
            found.append(box)
            left -= box
        return found

    def is_closed(self, box):
        for cell in box:
            for side, other in beside(cell).items():
                if other not in self.cards and side not in self.walls(cell):
                    return False
        return True

    def cats_in(self, box, seat, kind):
        return sum(
            thing["what"] == kind and thing["seat"] == seat and thing["cells"][0] in box
            for thing in self.over
        )

    def empty_places(self):
        return {
            other for cell in self.cards for other in beside(cell).values()
            if other not in self.cards
        }  # fmt: skip

    def double_wall(self, card, cell):
        walls = walls_of(card)
        for side, other in beside(cell).items():
            if other in self.cards and side in walls and OPPOSITE[side] in self.walls(other):
                return True
        return False

    # Who may do what

    def may_sit(self, cell, seat):
        """Rule 11."""
        box = self.box_of(cell)
        own = self.cats_in(box, seat, "awake") + self.cats_in(box, seat, "asleep")
        others = sum(
            self.cats_in(box, other, kind)
            for other in range(self.seats) if other != seat
            for kind in ("awake", "asleep")
        )  # fmt: skip
        return others == 0 or own > 0

    def may_lie(self, cell, seat):
        """Rule 10 but for the new card, and rule 11: over a cell and the one east of it."""
        other = beside(cell)["E"]
        if not self.cardboard(cell) or not self.cardboard(other):
            return False
        if self.covered(cell) or self.covered(other) or not self.linked(cell, "E"):
            return False
        return self.may_sit(cell, seat)

    def options(self, seat):
        """Every legal move of a seat as text."""
        if self.stage == "over" or seat != self.turn:
            return set()
        if self.stage == "start":
            return self.start_options()
        if self.stage == "turn":
            return {"draw"} | {f"sleep {text_of(cell)}" for cell in self.empty_places()}
        if self.stage == "cat":
            return self.cat_options()
        found = set()
        for card in self.hands[seat]:
            found |= self.card_options(card)
        return found or {"discard princess"}

    def start_options(self):
        if not self.order:
            places = [(0, 0)]
        else:
            places = [c for c in beside(self.order[-1]).values() if c not in self.cards]
        return {
            f"start {way} {text_of(cell)}"
            for card in self.starts for way in ways_of(card) for cell in places
            if not (self.advanced and self.double_wall(way, cell))
        }  # fmt: skip

    def card_options(self, card):
        if card == "princess":
            return {
                f"princess {text_of(thing['cells'][0])}"
                for thing in self.over if thing["what"] in ("awake", "asleep")
            }  # fmt: skip
        if card in SPECIAL:
            over = {
                f"toy {card} {text_of(cell)}"
                for cell in self.cards
                if self.may_lie(cell, self.turn)
            }
            boxed = {f"toy {card} {text_of(cell)} box" for cell in self.empty_places()}
            return over or boxed
        return {
            f"lay {way} {text_of(cell)}"
            for way in ways_of(card) for cell in self.empty_places()
            if not (self.advanced and self.double_wall(way, cell))
        }  # fmt: skip

    def cat_options(self):
        found = set()
        if self.stock[self.turn] > 0:
            if self.may_lie(self.fresh, self.turn):
                found.add("cat e")
            if self.may_lie(beside(self.fresh)["W"], self.turn):
                found.add("cat w")
        return found | {"no cat"} if found else set()

    # What a move does

    def do(self, seat, text):
        words = text.split()
        cell = next((tuple(map(int, w.split(","))) for w in words if "," in w), None)
        if words[0] == "start":
            self.starts.remove(words[1].removesuffix("r"))
            self.put(cell, words[1])
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.first:
                self.stage = "turn"
        elif words[0] == "draw":
            self.hands[seat].append(self.pile.pop(0))
            self.stage = "play"
        elif words[0] == "sleep":
            self.put(cell, "sleeper")
            self.stock[seat] -= 1
            self.over.append({"what": "asleep", "seat": seat, "cells": [cell]})
            self.end_turn()
        elif words[0] in ("cat", "no"):
            self.do_cat(seat, words)
        else:
            self.play(seat, words, cell)

    def do_cat(self, seat, words):
        if words[0] == "cat":
            cell = self.fresh if words[1] == "e" else beside(self.fresh)["W"]
            self.stock[seat] -= 1
            cells = [cell, beside(cell)["E"]]
            self.over.append({"what": "awake", "seat": seat, "cells": cells})
        self.end_turn()

    def play(self, seat, words, cell):
        card = "princess" if "princess" in words else words[1]
        self.hands[seat].remove(card.removesuffix("r") if card != "princess" else card)
        if words[0] == "lay":
            self.put(cell, card)
            self.fresh, self.stage = cell, "cat"
            if self.cat_options():
                return
        elif words[0] == "toy" and words[-1] == "box":
            self.put(cell, card)
        elif words[0] == "toy":
            self.over.append({"what": card, "seat": None, "cells": [cell, beside(cell)["E"]]})
        elif words[0] == "princess":
            for thing in self.over:
                if thing["cells"][0] == cell and thing["what"] in ("awake", "asleep"):
                    self.stock[thing["seat"]] += 1
                    thing["what"], thing["seat"] = "princess", None
                    break
        self.end_turn()

    def put(self, cell, card):
        assert cell not in self.cards
        self.cards[cell] = card
        self.order.append(cell)

    def end_turn(self):
        self.fresh = None
        if self.to_come is not None:
            self.to_come.pop(0)
        elif not self.pile or 0 in self.stock:
            clockwise = [(self.turn + 1 + step) % self.seats for step in range(self.seats)]
            self.to_come = clockwise * 2
        self.turn = (self.turn + 1) % self.seats
        if self.to_come is None:
            self.stage = "turn"
        elif not self.to_come:
            self.stage = "over"
        else:
            assert self.turn == self.to_come[0]
            self.stage = "play"

    # Points

    def symbols(self, box):
        found = []
        for cell in box:
            if self.cards[cell] != "sleeper":
                found += contents_of(self.cards[cell])
        for thing in self.over:
            if thing["what"] in SPECIAL and thing["cells"][0] in box:
                found += TOYS
        return found

    def count(self, box, seat):
        awake = self.cats_in(box, seat, "awake")
        asleep = self.cats_in(box, seat, "asleep")
        if awake == 0:
            return 0
        return awake + asleep / 2 if self.advanced else awake + asleep

    def result(self):
        """Everybody's points and who has won."""
        points, minus = [0] * self.seats, [0] * self.seats
        for box in self.boxes():
            symbols = self.symbols(box)
            times = 2 if self.is_closed(box) else 1
            amount = (max(symbols.count(toy) for toy in TOYS) - symbols.count("bottle")) * times
            counts = [self.count(box, seat) for seat in range(self.seats)]
            for seat, count in enumerate(counts):
                if count > 0 and count == max(counts):
                    points[seat] += amount
                    minus[seat] += symbols.count("bottle") * times
                if count >= 2 and not self.advanced:
                    points[seat] += count - 1
        first = [seat for seat in range(self.seats) if points[seat] == max(points)]
        least = min(minus[seat] for seat in first)
        return points, [seat for seat in first if minus[seat] == least]
