"""Boop written once more, as slowly and literally as the rules page reads: a referee for tests.

It shares nothing with the engine: a bed is a dictionary of places, a place a column and a row.
"""

from __future__ import annotations

from itertools import product

PLACES = [(column, row) for row in range(6) for column in range(6)]
WAYS = [(1, 0), (0, 1), (1, 1), (-1, 1)]


def name(place):
    return "abcdef"[place[0]] + str(place[1] + 1)


def place_of(text):
    return ("abcdef".index(text[0]), int(text[1]) - 1)


def beyond(place, way):
    return (place[0] + way[0], place[1] + way[1])


class Referee:
    """One table, changed by every move."""

    def __init__(self, first, *, ghosts):
        self.with_ghosts = ghosts
        self.bed: dict[tuple[int, int], tuple[int, str]] = {}
        self.pool = [{"kitten": 8, "cat": 0}, {"kitten": 8, "cat": 0}]
        self.ghosts: list[tuple[str, tuple[int, int]] | None] = [None, None]
        self.seat, self.turn = first, 1
        self.over: tuple[str, tuple[int, ...]] | None = None
        self.counts: dict[object, int] = {}
        self.begin_turn()

    def begin_turn(self):
        position = (
            frozenset(self.bed.items()),
            tuple(tuple(sorted(pool.items())) for pool in self.pool),
            tuple(self.ghosts),
            self.seat,
        )
        self.counts[position] = self.counts.get(position, 0) + 1
        if self.counts[position] == 3:
            self.over = ("repetition", (0, 1))
        elif self.turn > 300:
            self.over = ("turns", (0, 1))
        self.may_enter = self.with_ghosts and self.ghosts[self.seat] is None
        self.stage = "place"

    def mine(self, kind=None):
        mine = [(self.seat, kind)] if kind else [(self.seat, "kitten"), (self.seat, "cat")]
        return [place for place in PLACES if self.bed.get(place) in mine]

    def lines(self, places):
        for start, way in product(PLACES, WAYS):
            line = [start, beyond(start, way), beyond(beyond(start, way), way)]
            if all(place in places for place in line):
                yield line

    def options(self):
        if self.over:
            return set()
        if self.stage == "place":
            kinds = [kind for kind, count in self.pool[self.seat].items() if count]
            return {
                f"{k} {name(place)}" for k in kinds for place in PLACES if place not in self.bed
            }
        if self.stage == "promote":
            return self.promotions()
        other = self.ghosts[1 - self.seat]
        taken = other and other[0]
        return {"stay"} | {f"ghost {seam}" for seam, _ in self.entries() if seam != taken}

    def promotions(self):
        mine = self.mine()
        texts = {"promote " + " ".join(map(name, line)) for line in self.lines(mine)}
        return texts | ({f"promote {name(place)}" for place in mine} if len(mine) == 8 else set())

    def entries(self):
        for n in range(5):
            yield name((n, 0)) + name((n + 1, 0)), (0, 1)
            yield name((n, 5)) + name((n + 1, 5)), (0, -1)
            yield name((0, n)) + name((0, n + 1)), (1, 0)
            yield name((5, n)) + name((5, n + 1)), (-1, 0)

    def do(self, text):
        verb, *words = text.split()
        if verb == "promote":
            self.promote([place_of(word) for word in words])
        elif verb == "ghost":
            self.ghosts[self.seat] = next(entry for entry in self.entries() if entry[0] == words[0])
            self.end_turn()
        elif verb == "stay":
            self.end_turn()
        else:
            self.place(verb, place_of(words[0]))

    def place(self, kind, cell):
        self.pool[self.seat][kind] -= 1
        self.bed[cell] = (self.seat, kind)
        for way in product((-1, 0, 1), repeat=2):
            near = beyond(cell, way)
            if (
                way != (0, 0)
                and near in self.bed
                and (kind, self.bed[near][1]) != ("kitten", "cat")
            ):
                self.push(near, beyond(near, way))
        if self.ghosts[self.seat]:
            self.move_ghost()
        cats = self.mine("cat")
        if any(self.lines(cats)):
            self.over = ("three-cats", (self.seat,))
        elif len(cats) == 8:
            self.over = ("eight-cats", (self.seat,))
        elif self.promotions():
            self.stage = "promote"
        else:
            self.end_placing()

    def push(self, source, target):
        if target in self.bed:
            return
        seat, kind = self.bed.pop(source)
        if target in PLACES:
            self.bed[target] = (seat, kind)
        else:
            self.pool[seat][kind] += 1

    def move_ghost(self):
        seam, way = self.ghosts[self.seat]
        other = self.ghosts[1 - self.seat]
        pair = [beyond(place_of(seam[:2]), way), beyond(place_of(seam[2:]), way)]
        if other and "".join(map(name, filter(PLACES.__contains__, pair))) == other[0]:
            pair = [beyond(place, way) for place in pair]
        if pair[0] not in PLACES:
            self.ghosts[self.seat] = None
            return
        self.ghosts[self.seat] = ("".join(map(name, pair)), way)
        away = (pair[1][0] - pair[0][0], pair[1][1] - pair[0][1])
        for cell, flight in ((pair[0], (-away[0], -away[1])), (pair[1], away)):
            landing = beyond(cell, flight)
            while landing in self.bed:
                landing = beyond(landing, flight)
            if cell in self.bed:
                self.push(cell, landing)

    def promote(self, places):
        for place in places:
            del self.bed[place]
        # Every piece taken up comes back as a cat: kittens grow, cats are cats.
        self.pool[self.seat]["cat"] += len(places)
        self.end_placing()

    def end_placing(self):
        self.stage = "enter"
        if not self.may_enter:
            self.end_turn()

    def end_turn(self):
        self.seat, self.turn = 1 - self.seat, self.turn + 1
        self.begin_turn()
