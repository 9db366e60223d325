"""Nine Lives written once more, as slowly and literally as the rules page reads: a referee.

It shares nothing with the engine: cards are words as on the page (`red 3-7`, `stray`), players are
numbered from 1, piles and series are lists that every move changes. How a new draw pile is shuffled
it is told.
"""

from __future__ import annotations

from itertools import product

COLOURS = ["blue", "yellow", "red", "green"]
EXTRAS = ["kittens", "rascal", "gooddog", "lady", "baddog"]


def is_number(card):
    return card.split()[0] in COLOURS


def numbers_of(card):
    """Rule 14: either number of a double card."""
    return [int(number) for number in card.split()[1].split("-")]


def coins_for(cards):
    """Rules 15 to 17, the first line that fits."""
    if "stray" in cards:
        return 1
    choices = [numbers_of(card) for card in cards]
    if len(cards) == 3 and any(len(set(choice)) == 1 for choice in product(*choices)):
        return 3
    if any(str(sum(choice)).endswith("9") for choice in product(*choices)):
        return {3: 1, 5: 3, 7: 8}[len(cards)]
    return 0


class Series:
    """Cards in the order they were laid, and whether kittens lie across them."""

    def __init__(self):
        self.cards = []
        self.kittens = False

    def scored_at(self, length):
        """Rule 12: `may`, `must` or nothing at this length."""
        if self.kittens:
            return "must" if length == 7 else None
        if length == 5:
            return "must"
        return "may" if length == 3 and "stray" not in self.cards else None


class Referee:
    """One table, changed by every move."""

    def __init__(self, players, first, draw_pile, shuffle):
        self.players = list(range(1, players + 1))
        self.draw_pile = list(draw_pile)
        self.shuffle = shuffle
        self.box = []
        self.series = {(p, c): Series() for p in self.players for c in COLOURS}
        self.coins = dict.fromkeys(self.players, 0)
        self.player = first
        self.in_question = []
        self.unordered = self.over = False
        self.asked = self.first_dropped_on = None
        self.homeless = []
        self.exhaustions = 0
        self.open_piles()

    # Rules 1 and 2

    def open_piles(self):
        self.piles: list[list[str]] = [[] for _ in self.players]
        for pile in self.piles:
            if self.draw_pile:
                pile.append(self.draw_pile.pop(0))
        self.standing_check()

    def standing_check(self):
        changed = True
        while changed:
            changed = False
            for pile in self.piles:
                if not pile and self.draw_pile:
                    pile.append(self.draw_pile.pop(0))
                    changed = True
            twins = self.twins()
            if twins:
                self.box += [pile.pop() for pile in twins]
                changed = True

    def twins(self):
        for n, pile in enumerate(self.piles):
            for other in self.piles[n + 1 :]:
                if pile and other and pile[-1] == other[-1] and pile[-1] in EXTRAS:
                    return [pile, other]
        return None

    # Who may do what

    def to_move(self):
        if self.over:
            return None
        return min(self.homeless) if self.homeless else self.player

    def options(self):
        """Every legal move as text."""
        if self.over:
            return set()
        everywhere = {f"drop {n}" for n in self.players}
        if self.homeless:
            return everywhere
        if self.asked:
            return {"score", "wait"}
        if self.unordered:
            return {"first", "second"}
        if not self.in_question:
            return {"draw"} | self.takes() | self.steals() | self.robberies()
        card = self.in_question[0]
        if is_number(card):
            return {"play"} | (everywhere - {f"drop {self.first_dropped_on}"})
        return self.ways(card) or everywhere

    def takes(self):
        found = set()
        for n, pile in enumerate(self.piles, start=1):
            if pile and (is_number(pile[-1]) or self.ways(pile[-1])):
                found.add(f"take {n}")
        return found

    def ways(self, card):
        """Rules 19 to 24: how a stray or an extra can be executed."""
        started = [c for c in COLOURS if self.series[self.player, c].cards]
        strayed = [c for c in started if "stray" in self.series[self.player, c].cards]
        others = [player for player in self.players if player != self.player]
        if card == "stray":
            return {f"into {colour}" for colour in started if colour not in strayed}
        if card == "kittens":
            return {f"into {c}" for c in started if not self.series[self.player, c].kittens}
        if card == "lady":
            return {"lady"} if strayed else set()
        if card == "rascal":
            return {
                f"rascal {colour} {other}"
                for colour in strayed
                for other in others
                if len(self.series[other, colour].cards) >= 2
                and "stray" not in self.series[other, colour].cards
            }
        return {f"{card} {colour} {other}" for colour in started for other in others}

    def can_be_stolen(self, player, colour):
        cards = self.series[player, colour].cards
        return player != self.player and cards and cards[-1] != "stray"

    def steals(self):
        found = set()
        for player, colour in self.series:
            if self.can_be_stolen(player, colour):
                mine = self.series[self.player, colour]
                if mine.scored_at(len(mine.cards) + 1):
                    found.add(f"steal {player} {colour}")
        return found

    def robberies(self):
        found = set()
        for (one, colour), (other, colour2) in product(self.series, repeat=2):
            if one >= other:
                continue
            if not (self.can_be_stolen(one, colour) and self.can_be_stolen(other, colour2)):
                continue
            mine, mine2 = self.series[self.player, colour], self.series[self.player, colour2]
            if colour == colour2:
                good = mine.scored_at(len(mine.cards) + 2) and mine.cards
            else:
                good = mine.scored_at(len(mine.cards) + 1) and mine2.scored_at(len(mine2.cards) + 1)
            if good:
                found.add(f"rob {one} {colour} {other} {colour2}")
        return found

    # Moves

    def play(self, text):
        assert text in self.options(), text
        word, *rest = text.split()
        getattr(self, f"do_{word}")(*rest)
        if not (self.homeless or self.asked or self.in_question):
            self.end_turn()

    def do_take(self, pile):
        card = self.piles[int(pile) - 1].pop()
        self.standing_check()
        if is_number(card):
            self.put(card, card.split()[0])
        else:
            self.in_question = [card]

    def do_draw(self):
        self.in_question = [self.draw_pile.pop(0) for _ in range(min(2, len(self.draw_pile)))]
        if len(self.in_question) == 2:
            one, other = self.in_question
            if one == other and one in EXTRAS:
                self.box += self.in_question
                self.in_question = []
            else:
                self.unordered = True

    def do_first(self):
        self.unordered = False

    def do_second(self):
        self.in_question.reverse()
        self.unordered = False

    def do_play(self):
        card = self.in_question.pop(0)
        self.put(card, card.split()[0])

    def do_drop(self, pile):
        if self.homeless:
            self.homeless.remove(min(self.homeless))
            card = "kittens"
        else:
            card = self.in_question.pop(0)
            both = self.in_question and is_number(self.in_question[0]) and is_number(card)
            self.first_dropped_on = int(pile) if both else None
        self.piles[int(pile) - 1].append(card)
        self.standing_check()

    def do_into(self, colour):
        card = self.in_question.pop(0)
        if card == "kittens":
            self.series[self.player, colour].kittens = True
        else:
            self.put(card, colour)

    def do_rascal(self, colour, victim):
        self.in_question.pop(0)
        own, theirs = self.series[self.player, colour], self.series[int(victim), colour]
        own.cards.remove("stray")
        card = theirs.cards.pop()
        theirs.cards.append("stray")
        self.coins[int(victim)] += 1
        self.put(card, colour)

    def do_gooddog(self, colour, other):
        self.in_question.pop(0)
        self.series[self.player, colour].cards.pop()
        self.coins[int(other)] += 2
        self.look_for_homeless()

    def do_baddog(self, colour, other):
        self.box.append(self.in_question.pop(0))
        series = self.series[self.player, colour]
        self.coins[int(other)] += len(series.cards)
        series.cards = []
        self.look_for_homeless()

    def do_lady(self):
        self.in_question.pop(0)
        self.coins[self.player] += 1
        for colour in COLOURS:
            cards = self.series[self.player, colour].cards
            if "stray" in cards:
                cards.remove("stray")
                self.coins[self.player] += 1

    def do_score(self):
        self.score(self.asked)
        self.asked = None

    def do_wait(self):
        self.asked = None

    def do_steal(self, player, colour):
        self.steal([(player, colour)])

    def do_rob(self, one, colour, other, colour2):
        self.steal([(one, colour), (other, colour2)])

    def steal(self, loot):
        for player, colour in loot:
            card = self.series[int(player), colour].cards.pop()
            self.series[self.player, colour].cards.append(card)
        for colour in sorted({colour for _, colour in loot}):
            self.score(colour)
        self.look_for_homeless()

    # Series

    def put(self, card, colour):
        series = self.series[self.player, colour]
        series.cards.append(card)
        scored = series.scored_at(len(series.cards))
        if scored == "must":
            self.score(colour)
        elif scored == "may":
            self.asked = colour

    def score(self, colour):
        series = self.series[self.player, colour]
        coins = coins_for(series.cards)
        self.coins[self.player] += coins
        self.box += series.cards[coins:]
        if series.kittens and coins != 8:
            self.box.append("kittens")
        self.series[self.player, colour] = Series()

    def look_for_homeless(self):
        for (player, _), series in self.series.items():
            if series.kittens and not series.cards:
                series.kittens = False
                self.homeless.append(player)

    # Rules 25 and 26

    def end_turn(self):
        self.first_dropped_on = None
        if not self.draw_pile:
            self.exhaustions += 1
            if len(self.players) == 3 or self.exhaustions == 2:
                self.over = True
                return
            cards = self.box + [card for pile in self.piles for card in pile]
            self.box = []
            self.draw_pile = self.shuffle(cards)
            self.open_piles()
            if not self.draw_pile:
                self.over = True
                return
        self.player = self.player % len(self.players) + 1

    def winners(self):
        most = max(self.coins.values())
        return [player for player in self.players if self.coins[player] == most]
