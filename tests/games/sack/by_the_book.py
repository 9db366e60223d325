"""Cat in the Sack written once more, as slowly and literally as the rules page reads: a referee.

It shares nothing with the engine: cards are words as in the notation, seats are numbers, and what
lies on the table is in lists that every move changes.
"""

from __future__ import annotations

CATS = {"cat-8": -8, "cat-5": -5, "cat3": 3, "cat5": 5, "cat8": 8, "cat11": 11, "cat15": 15}
DOGS = ["smalldog", "bigdog"]
WHOLE_SET = [*CATS, "rabbit", *DOGS]
BANK = {5: 33, 4: 27, 3: 21}
MOUSE_CARDS = {5: [2, 3, 4, 6], 4: [2, 4, 6], 3: [3, 6]}


def value(card):
    """What a card is worth to the dogs, who do not look at dogs."""
    return 0 if card == "rabbit" else CATS[card]


class Referee:
    """One table, changed by every move."""

    def __init__(self, hands, pile, start):
        self.seats = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.pile, self.start = list(pile), start
        self.mice, self.bank = [15] * self.seats, BANK[self.seats]
        self.lying = [0] * (self.seats - 1)
        self.won: list[list[str]] = [[] for _ in hands]
        self.gone: list[str] = []
        self.round, self.stage, self.empty = 0, "", False
        self.begin_round()

    def begin_round(self):
        if self.round == 9:
            self.stage = "over"
            return
        self.round += 1
        full = MOUSE_CARDS[self.seats]
        if not self.empty and self.bank >= sum(full):
            self.bank -= sum(full)
            self.lying = list(full)
        self.stage = "lay"
        self.laid: dict[int, str] = {}
        self.row: list[str] = []
        self.open = 0
        self.offers: list[int | None] = [0] * self.seats
        self.passed: list[int] = []
        self.turn = self.start

    def highest(self):
        return max((offer for offer in self.offers if offer is not None), default=0)

    def options(self, seat):
        """Every legal move of a seat as text."""
        if self.stage == "lay":
            return {f"lay {card}" for card in self.hands[seat]} if seat not in self.laid else set()
        if self.stage == "over" or seat != self.turn:
            return set()
        if self.stage == "buy":
            return {"pass", "buy"} if self.mice[seat] >= 1 else {"pass"}
        more = [n for n in range(1, self.mice[seat] + 1) if n > self.highest()]
        return {"pass"} | {f"bid {n}" for n in more}

    def do(self, seat, text):
        verb, _, word = text.partition(" ")
        if verb == "lay":
            self.lay(seat, word)
        elif verb == "bid":
            self.offers[seat] = int(word)
            self.ask_next()
        elif verb == "buy":
            self.sell(seat, 1)
        elif self.stage == "buy":
            self.gone += self.row
            self.empty = True
            self.begin_round()
        else:
            self.leave(seat)

    def lay(self, seat, card):
        self.hands[seat].remove(card)
        self.laid[seat] = card
        if len(self.laid) < self.seats:
            return
        if self.seats == 3:
            self.row.append(self.pile.pop(0))
        for step in range(self.seats):
            self.row.append(self.laid[(self.start + step) % self.seats])
        self.open, self.stage = 1, "bid"

    def leave(self, seat):
        self.offers[seat] = None
        self.passed.append(seat)
        for number, mice in enumerate(self.lying):
            if mice > 0:
                self.mice[seat] += mice
                self.lying[number] = 0
                break
        self.open += 1
        self.ask_next()
        if len(self.passed) < self.seats - 1:
            return
        self.open = len(self.row)
        if self.highest() > 0:
            self.sell(self.turn, self.highest())
        else:
            self.stage = "buy"

    def ask_next(self):
        self.turn = (self.turn + 1) % self.seats
        while self.turn in self.passed:
            self.turn = (self.turn + 1) % self.seats

    def sell(self, seat, price):
        self.mice[seat] -= price
        self.bank += price
        sack = list(self.row)
        dogs = [card for card in sack if card in DOGS]
        for dog in dogs:
            sack.remove(dog)
            self.gone.append(dog)
        if len(dogs) == 1:
            values = [value(card) for card in sack]
            wanted = max(values) if dogs == ["bigdog"] else min(values)
            self.gone.append(sack.pop(values.index(wanted)))
        self.won[seat] += sack
        self.start, self.empty = seat, False
        self.begin_round()

    def points(self, seat):
        return sum(CATS.get(card, 0) for card in self.won[seat])

    def result(self):
        """Everybody's points and who has won."""
        totals = [self.points(seat) + self.mice[seat] for seat in range(self.seats)]
        first = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        cards = max(self.points(seat) for seat in first)
        return totals, [seat for seat in first if self.points(seat) == cards]
