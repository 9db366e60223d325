"""House of Cats written once more, as slowly and literally as the rules page reads: a referee.

It shares nothing with the engine: cells are names as in the notation, what a cell holds is a list
of words, and every move changes the one sheet it is made on.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

TRACK = ["-", "2", "-", "3", "-", "4", "-", "5", "-", "#"]
STARS = {2: ["b2", "e2", "d5"], 3: ["d2", "b4", "e5"]}
BONUS = {2: ["d1", "f3", "c4", "a5", "e6"], 3: ["b1", "c3", "f2", "a5", "d6"]}
AREAS = ["RRRRBB", "RRRBBB", "YRRBBB", "YYYGGB", "YYYGGG", "YYGGGG"]
WORTH = {2: 1, 3: 3, 4: 5, 5: 7}
NUMBERS = ["2", "3", "4", "5"]


def beside(one, other, *, corner=False):
    """Whether two cells touch by an edge, or also by a corner."""
    across = abs(ord(one[0]) - ord(other[0]))
    down = abs(int(one[1]) - int(other[1]))
    return max(across, down) == 1 if corner else across + down == 1


def hangs_together(cells):
    """Whether one can walk from each of these cells to each other."""
    cells = list(cells)
    reached, edge = {cells[0]}, [cells[0]]
    while edge:
        here = edge.pop()
        for cell in cells:
            if cell not in reached and beside(cell, here):
                reached.add(cell)
                edge.append(cell)
    return len(reached) == len(cells)


def walk(start, cells):
    """All cells one can walk to from here over these."""
    reached = {start}
    while more := {c for c in cells if c not in reached and any(beside(c, r) for r in reached)}:
        reached |= more
    return reached


class SheetOfPaper:
    """What one player has before them."""

    def __init__(self, level, tiles):
        self.level, self.tiles = level, tiles
        size = 7 if level == 4 else 6
        self.cells = [f"{column}{row}" for row in range(1, size + 1) for column in "abcdefg"[:size]]
        self.open = [c for c in self.cells if level < 4 or (c[0] in "bcdef" and c[1] in "345")]
        self.written: dict[str, list[str]] = {}
        self.dead: list[str] = []
        self.rooms: list[tuple[int, list[str]]] = []
        self.crossed = 0
        self.circles = dict.fromkeys((2, 3, 4, 5), 0)
        self.stars: list[int] = []
        self.turn([])

    def turn(self, dice):
        """A new roll."""
        self.dice = list(dice)
        self.used: list[int] = []
        self.marked: list[int] = []
        self.allowance = 3
        self.link_cells: list[str] = []
        self.corner = False
        self.debts: list[list[Any]] = []
        self.done = False

    def empty(self):
        return [
            c for c in self.cells if c in self.open and c not in self.written and c not in self.dead
        ]

    def unused(self):
        return [n for n in (1, 2, 3, 4) if n not in self.used]

    def left(self):
        return self.allowance - len(self.used)

    def is_track_cat(self, die):
        return self.level == 1 and self.dice[die - 1] == "cat"

    def places(self, *dice):
        """Where dice may be written."""
        if any(die in self.marked for die in dice) or not self.link_cells:
            return self.empty()
        return [
            cell
            for cell in self.empty()
            if any(beside(cell, link, corner=self.corner) for link in self.link_cells)
        ]

    def may_stop(self):
        if self.debts:
            return False
        if self.left() == 0:
            return True
        others = [die for die in self.unused() if not self.is_track_cat(die)]
        cats = [die for die in self.unused() if self.is_track_cat(die)]
        if any(self.places(die) for die in others):
            return False
        return not cats or len(others) >= self.left()

    # what may be done

    def star_options(self):
        free = [c for c in STARS[self.level] if c not in self.written]
        return {f"star {n} {c}" for n in (1, 2, 3) if n not in self.stars for c in free}

    def options(self):
        if self.debts:
            return self.debt_options(self.debts[0])
        found = {"done"} if self.may_stop() else set()
        if self.left() > 0:
            for die in self.unused():
                if self.is_track_cat(die):
                    found.add(f"{die} cat")
                else:
                    found |= {f"{die} {cell}" for cell in self.places(die)}
        for letter in self.tiles:
            if self.circles[self.number_of(letter)] > 0:
                found |= self.ability_options(letter)
        return found

    def number_of(self, letter):
        return self.tiles.index(letter) + 2

    def ability_options(self, letter):
        """Every use of an ability; those on dice need allowance."""
        if letter == "D":
            return {f"D {cell}" for cell in self.empty()}
        if letter == "G":
            return {f"G {a} {b}" for a in self.loose() for b in self.empty()}
        if letter == "E":
            up = {"E +"} if self.allowance + 1 <= 4 else set()
            fewer = self.allowance - 1
            return up | ({"E -"} if fewer >= 1 and fewer >= len(self.used) else set())
        if self.left() <= 0:
            return set()
        if letter == "J":
            return set() if self.corner else {"J"}
        return self.double_options() if letter == "I" else self.die_options(letter)

    def die_options(self, letter):
        found = set()
        for die in self.unused():
            face = self.dice[die - 1]
            if letter == "A" and die not in self.marked and not self.is_track_cat(die):
                found.add(f"A {die}")
            if letter == "B" and face in ("2", "3", "4"):
                found.add(f"B {die} +")
            if letter == "B" and face in ("3", "4", "5"):
                found.add(f"B {die} -")
            if letter == "C" and face == "mouse":
                found |= {f"C {die} {number}" for number in NUMBERS}
            if letter == "F" and face in ("2", "5"):
                found.add(f"F {die}")
            if letter == "H" and face in NUMBERS:
                found |= {f"H {die} cat", f"H {die} mouse"}
        return found

    def double_options(self):
        found = set()
        for one, other in combinations(sorted(self.unused()), 2):
            same = self.dice[one - 1] == self.dice[other - 1] and not self.is_track_cat(one)
            if same and self.left() >= 2:
                found |= {f"I {one} {other} {cell}" for cell in self.places(one, other)}
        return found

    def loose(self):
        walled = {cell for _, cells in self.rooms for cell in cells}
        return [c for c, held in self.written.items() if held[0] in NUMBERS and c not in walled]

    def debt_options(self, debt):
        kind, empty = debt[0], self.empty()
        if kind == "write":
            if debt[1] == "#":
                return {f"write {cell} {number}" for cell in empty for number in NUMBERS}
            return {f"write {cell}" for cell in empty}
        if kind == "room":
            return {"room " + " ".join(sorted(cells)) for cells in debt[2]}
        if kind == "open":
            return {f"open {cell}" for cell in self.openable(debt[1], debt[2])}
        if kind == "K":
            found = {f"K {symbol} {cell}" for symbol in [*NUMBERS, "mouse"] for cell in empty}
            if self.level > 1:
                return found | {f"K cat {cell}" for cell in empty}
            return found | ({"K cat"} if self.crossed < 10 else set())
        pairs = {f"L {min(a, b)} {max(a, b)}" for a in empty for b in empty if beside(a, b)}
        return pairs | {f"L {cell}" for cell in empty}

    def openable(self, size, opened):
        closed = [cell for cell in self.cells if cell not in self.open]
        if opened:
            return [c for c in closed if any(beside(c, o) for o in opened)]
        return [c for c in closed if len(walk(c, closed)) >= size]

    # what happens

    def star(self, die, cell):
        self.stars.append(die)
        self.written[cell] = [self.dice[die - 1]]

    def do(self, text):
        words = text.split()
        verb = words[0]
        if verb in ("1", "2", "3", "4"):
            self.use_die(int(verb), words[1])
        elif verb == "write":
            debt = self.debts.pop(0)
            self.write(words[1], words[2] if debt[1] == "#" else debt[1])
        elif verb == "room":
            number = self.debts.pop(0)[1]
            self.build(number, words[1:])
        elif verb == "open":
            self.open.append(words[1])
            self.debts[0][2].append(words[1])
            self.debts[0][1] -= 1
            if self.debts[0][1] == 0:
                self.debts.pop(0)
        elif verb == "K":
            self.debts.pop(0)
            self.cross() if len(words) == 2 else self.write(words[2], words[1])
        elif verb == "L":
            self.debts.pop(0)
            for cell in words[1:]:
                self.write(cell, "mouse")
        else:
            self.circles[self.number_of(verb)] -= 1
            self.ability(verb, words[1:])
        self.drop()

    def use_die(self, die, where):
        self.used.append(die)
        if where == "cat":
            self.cross()
            return
        if die not in self.marked:
            self.link_cells.append(where)
        self.write(where, self.dice[die - 1])

    def ability(self, letter, words):
        if letter == "A":
            self.marked.append(int(words[0]))
        elif letter == "B":
            step = 1 if words[1] == "+" else -1
            self.dice[int(words[0]) - 1] = str(int(self.dice[int(words[0]) - 1]) + step)
        elif letter in ("C", "H"):
            self.dice[int(words[0]) - 1] = words[1]
        elif letter == "F":
            face = self.dice[int(words[0]) - 1]
            self.dice[int(words[0]) - 1] = {"2": "5", "5": "2"}[face]
        elif letter == "D":
            self.write(words[0], "3")
        elif letter == "E":
            self.allowance += 1 if words[0] == "+" else -1
        elif letter == "G":
            number = self.written.pop(words[0])[0]
            self.dead.append(words[0])
            self.write(words[1], number)
        elif letter == "I":
            one, other, cell = int(words[0]), int(words[1]), words[2]
            self.used += [one, other]
            if one not in self.marked and other not in self.marked:
                self.link_cells.append(cell)
            self.write(cell, self.dice[one - 1], twice=True)
        else:
            self.corner = True

    def cross(self):
        if self.crossed == 10:
            return
        number = TRACK[self.crossed]
        self.crossed += 1
        if number != "-":
            self.debts.insert(0, ["write", number])

    def write(self, cell, symbol, *, twice=False):
        self.written[cell] = [symbol, symbol] if twice else [symbol]
        if symbol not in NUMBERS:
            return
        number = int(symbol)
        same = [c for c in self.loose() if self.written[c][0] == symbol]
        group = sorted(walk(cell, same))
        if self.worth(group) < number:
            return
        if self.worth(group) == number:
            self.build(number, group)
            return
        choices = self.sets(group, cell, number) or self.sets(group, cell, number + 1)
        if len(choices) == 1:
            self.build(number, choices[0])
        else:
            self.debts.insert(0, ["room", number, choices])

    def worth(self, cells):
        return sum(len(self.written[cell]) for cell in cells)

    def sets(self, group, cell, total):
        others = [c for c in group if c != cell]
        return [
            [cell, *chosen]
            for count in range(min(len(others), 5) + 1)
            for chosen in combinations(others, count)
            if self.worth([cell, *chosen]) == total and hangs_together([cell, *chosen])
        ]

    def build(self, number, cells):
        self.rooms.append((number, list(cells)))
        letter = self.tiles[number - 2]
        debts = []
        if self.level == 4:
            closed = [cell for cell in self.cells if cell not in self.open]
            size = min([number, max([len(walk(c, closed)) for c in closed], default=0)])
            if size:
                debts.append(["open", size, []])
        if letter in "KL":
            debts.append([letter])
        else:
            self.circles[number] += 1
        self.debts = debts + self.debts

    def drop(self):
        while self.debts and not self.debt_options(self.debts[0]):
            self.debts.pop(0)

    # points

    def lines(self):
        return [
            [c for c in self.cells if sign in c]
            for sign in sorted({s for c in self.cells for s in c})
        ]

    def mice_in(self, cells):
        return sum(len(self.written[c]) for c in cells if self.written.get(c, [""])[0] == "mouse")

    def cats_in(self, cells):
        return sum(len(self.written[c]) for c in cells if self.written.get(c, [""])[0] == "cat")

    def points(self):
        made = {"rooms": sum(WORTH[number] for number, _ in self.rooms)}
        if self.level == 1:
            made["cats"] = self.crossed
        if self.level in (1, 4):
            made["cheeses"] = sum(self.mice_in(line) > 0 for line in self.lines())
        if self.level in (2, 4):
            made["mice"] = sum(self.mice_in(line) for line in self.lines() if self.cats_in(line))
        if self.level == 3:
            made["mice"] = 0
            for colour in "RBYG":
                area = [
                    c for c in self.cells if AREAS[int(c[1]) - 1]["abcdef".index(c[0])] == colour
                ]
                cats = self.cats_in(area)
                made["mice"] += self.mice_in(area) * (0 if cats == 0 else 1 if cats < 3 else 2)
        if self.level in (2, 3):
            made["bonus"] = sum(
                n for n, cells in self.rooms for c in cells if c in BONUS[self.level]
            )
        if self.level != 4:
            made["empty"] = -len(self.empty())
        return made

    def filled(self):
        return len(self.written) + len(self.dead)


class Referee:
    """One table, changed by every move; dice are given to it."""

    def __init__(self, level, tiles, seats, dice):
        self.level = level
        self.sheets = [SheetOfPaper(level, tiles) for _ in range(seats)]
        self.round, self.stage = 0, "stars" if level in (2, 3) else "round"
        if self.stage == "stars":
            for sheet in self.sheets:
                sheet.turn(dice)
        else:
            self.roll(dice)

    def roll(self, dice):
        self.round += 1
        for sheet in self.sheets:
            sheet.turn(dice)
            sheet.done = self.level == 4 and not sheet.empty()

    def options(self, seat):
        """Every legal move of a seat as text."""
        sheet = self.sheets[seat]
        if self.stage == "over" or sheet.done:
            return set()
        return sheet.star_options() if self.stage == "stars" else sheet.options()

    def do(self, seat, text, dice):
        """Make a move; the dice are those of the next round, if one begins."""
        sheet = self.sheets[seat]
        if self.stage == "stars":
            _, die, cell = text.split()
            sheet.star(int(die), cell)
            sheet.done = len(sheet.stars) == 3
        elif text == "done":
            sheet.done = True
        else:
            sheet.do(text)
        if not all(each.done for each in self.sheets):
            return
        if self.stage == "round" and self.ends():
            self.stage = "over"
            return
        self.stage = "round"
        self.roll(dice)

    def ends(self):
        full = [not sheet.empty() for sheet in self.sheets]
        return all(full) if self.level == 4 else any(full)

    def winners(self):
        totals = [(sum(sheet.points().values()), sheet.filled()) for sheet in self.sheets]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
