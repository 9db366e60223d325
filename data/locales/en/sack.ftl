# Cat in the Sack in English.
# `sack-word-…` are what people may type; `sack-tell-…` say what happened, several of them in a row.

sack-title = Cat in the Sack
sack-blurb = Everybody slips a card into the sack: a fine cat, a nasty one, a rabbit or a dog. Then you bid mice for the lot, knowing less than you would like. For three to five.

sack-word-lay = lay, put, play
sack-word-bid = bid, offer, raise
sack-word-pass = pass, fold, out
sack-word-buy = buy
sack-word-cat = cat, kitty
sack-word-rabbit = rabbit, bunny, hare
sack-word-dog = dog, hound
sack-word-big = big, large
sack-word-small = small, little
sack-word-bigdog = bigdog
sack-word-smalldog = smalldog

sack-button-lay = Lay
sack-button-bid = Bid
sack-button-pass = Pass
sack-button-buy = Buy for 1
sack-button-card = { $card ->
    [cat-8] Cat −8
    [cat-5] Cat −5
    [cat3] Cat 3
    [cat5] Cat 5
    [cat8] Cat 8
    [cat11] Cat 11
    [cat15] Cat 15
    [rabbit] Rabbit
    [bigdog] Big dog
   *[smalldog] Small dog
}
sack-button-other = Other bid…
sack-button-choose = Lay a card

sack-syntax = To lay a card: “lay 8”, “lay -8”, “lay rabbit”, “lay big dog”; a bare “dog” is the small one. In the auction: “bid 6” or just “6”, or “pass”. If nobody has bid, the last one says “buy” or “pass”.

## Standing orders

sack-order-bid = Bid up to…
sack-order-pass = Pass at my go
sack-order-lay = If I am late…
sack-order-most = { $mice } at most, then pass
sack-order-card = { sack-button-card } if I am late

## Parts of sentences

sack-mice = { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
}
sack-card = { $card ->
    [cat-8] Cat −8
    [cat-5] Cat −5
    [cat3] Cat 3
    [cat5] Cat 5
    [cat8] Cat 8
    [cat11] Cat 11
    [cat15] Cat 15
    [rabbit] rabbit
    [bigdog] big dog
   *[smalldog] small dog
}
sack-card-of = { $name }’s { sack-card }
sack-card-drawn = { sack-card } from the draw pile
sack-card-several = { $count } × { sack-card }
sack-prey = { $card ->
    [rabbit] the rabbit
   *[cat] { sack-card }
}
sack-dog = { $dog ->
    [bigdog] big dog
   *[smalldog] small dog
}

## What is asked

sack-prompt-lay = Round { $round }: choose a card to lay face down. Everybody chooses at the same time.
sack-prompt-start = You start: your card will be turned up first, and you bid first.
sack-prompt-start-drawn = You start: you bid first, when the first card of the draw pile lies open.
sack-prompt-open = Your go: make the first bid, or pass.
sack-prompt-bid = Your go: the highest bid is { $high }. Bid more, or pass.
sack-prompt-stuck = Your go: the highest bid is { $high }, and you cannot bid more. You can only pass.
sack-prompt-poor = Your go: you have no mouse to bid, so you can only pass.
sack-prompt-passing = { $brings ->
    [0] Passing brings you nothing: the mouse cards are empty.
    [one] Passing brings you 1 mouse.
   *[other] Passing brings you { $brings } mice.
}
sack-prompt-purse = You have { sack-mice }.
sack-prompt-row = In the sack: { $cards }.
sack-prompt-closed = { $count ->
    [one] In the sack: { $cards }; 1 card is face down.
   *[other] In the sack: { $cards }; { $count } cards are face down.
}
sack-prompt-own = { $count ->
    [one] In the sack: { $cards }; 1 card is face down, and it is yours: { sack-card }.
   *[other] In the sack: { $cards }; { $count } cards are face down, one of them yours: { sack-card }.
}
sack-prompt-buy = Nobody has bid: the whole sack is yours for 1 mouse, or pass, and everything in it leaves the game.
sack-prompt-buy-poor = Nobody has bid, but you have no mouse to buy the sack with, so you can only pass. Everything in it leaves the game.
sack-prompt-left = You would get { $cards }, worth { $worth }.
sack-prompt-left-nothing = You would get nothing: only the dogs are in it.
sack-brief = Hand: { $hand }. Mice: { $mice }. { $won ->
    [0] Nothing won yet.
    [one] Won: 1 card, worth { $worth }.
   *[other] Won: { $won } cards, worth { $worth }.
}
sack-brief-laid = Laid: { sack-card }. Hand: { $hand }. Mice: { $mice }. { $won ->
    [0] Nothing won yet.
    [one] Won: 1 card, worth { $worth }.
   *[other] Won: { $won } cards, worth { $worth }.
}
sack-none = nothing
sack-cats = { $count ->
    [one] cat { $cats }
   *[other] cats { $cats }
}

## What happened

sack-tell-dealt = The cards are dealt: nine for each of you, and { sack-mice } each.
sack-tell-hand = Your hand: { $cards }.
sack-tell-laid = You lay face down: { sack-card }.
sack-tell-round = { $round ->
    [9] The ninth and last round: { $name } starts.
   *[other] Round { $round }: { $name } starts.
}
sack-tell-filled = The mouse cards are filled; { $bank ->
    [0] now the bank is empty.
    [one] 1 mouse is left in the bank.
   *[other] { $bank } mice are left in the bank.
}
sack-tell-unfilled = The mouse cards stay empty: { $bank ->
    [0] there is no mouse in the bank.
    [one] there is only 1 mouse in the bank.
   *[other] there are only { $bank } mice in the bank.
}
sack-tell-shunned = Because nobody wanted that sack, the mouse cards stay empty.
sack-tell-opened-first = { $mood ->
    [plain] The first card: { $whose }.
    [treat] The first card is a beauty: { $whose }!
    [scare] The first card already scratches: { $whose }!
   *[dog] The first card barks: { $whose }!
}
sack-tell-opened-next = { $mood ->
    [plain] Next in the sack: { $whose }.
    [treat] And next in the sack: { $whose }!
    [scare] Ouch, next in the sack: { $whose }!
   *[dog] Woof, next in the sack: { $whose }!
}
sack-tell-opened-last = { $mood ->
    [plain] The last card: { $whose }.
    [treat] And the last card is { $whose }!
    [scare] Ouch, the last card is { $whose }!
   *[dog] Woof, the last card is { $whose }!
}
sack-tell-opened-together = The last cards: { $cards }.
sack-tell-bid = { $how ->
    [opening] The first bid of the game: { $name } offers { $mice }.
    [first] { $name } opens with { $mice }.
    [bold] { $name } opens with a bold { $mice }!
    [duel] { $tone ->
        [b] Now it is between { $name } and { $other }: { $name } says { $mice }.
        [c] A duel: { $name } against { $other }! { $name } offers { $mice }.
       *[a] Only { $name } and { $other } are left: { $name } bids { $mice }.
    }
    [raise] { $tone ->
        [b] { $name } says { $mice }.
        [c] { $mice }, says { $name }.
        [d] { $name } goes up to { $mice }.
       *[a] { $name } bids { $mice }.
    }
    [high] { $tone ->
        [b] Whiskers tremble: { $name } bids { $mice }!
       *[a] { $name } will not let go: { $mice }!
    }
   *[jump] { $name } leaps from { $over } to { $mice }!
}
sack-tell-passed = { $mice ->
    [0] { $name } passes; there are no mice left to take.
   *[other] { $tone ->
        [b] { $name } has seen enough and takes { sack-mice }.
        [c] { $name } steps out, { sack-mice } the richer.
       *[a] { $name } passes and pockets { sack-mice }.
    }
}
sack-tell-won = Sold! { $name } pays { sack-mice } for the sack.
sack-tell-last-chance = Nobody has bid! { $name } may have the whole sack for a single mouse…
sack-tell-bought = Sold! { $name } takes it for a single mouse.
sack-tell-scuffle = { $dogs ->
    [2] Two dogs: they chase each other away, and everybody else stays.
   *[other] { $dogs } dogs: they all chase each other away, and everybody else stays.
}
sack-tell-chased = { $mood ->
    [plain] The { sack-dog } chases { sack-prey } away.
    [treat] Oh no: the { sack-dog } chases { sack-prey } away!
   *[scare] Good dog: the { sack-dog } chases { sack-prey } away!
}
sack-tell-took = { $deal ->
    [bargain] { $name } gets { $cards }, worth { $worth }: what a bargain!
    [gain] { $name } gets { $cards }, worth { $worth }: well bought.
    [even] { $name } gets { $cards }, worth { $worth }: no gain, no loss.
    [dear] { $name } gets { $cards }, worth { $worth }: that was dear.
    [ouch] { $name } gets { $cards }, worth { $worth }: a cat in the sack indeed!
   *[plain] { $name } gets { $cards }, worth { $worth }.
}
sack-tell-dear-row = { $count ->
    [3] Three
    [4] Four
    [5] Five
   *[other] { $count }
} sacks in a row have cost more than they held.
sack-tell-buyer-row = { $name } cannot get enough: { $count ->
    [3] three
    [4] four
    [5] five
   *[other] { $count }
} sacks in a row!
sack-tell-best-buy = Nobody has bought so well in this game.
sack-tell-dearest = Never before in this game has a sack cost so much.
sack-tell-took-nothing = Nothing is left in the sack for { $name }.
sack-tell-declined = { $name } does not want it either: everything in the sack leaves the game.

## How it ended

sack-reason-most = { $winner } won with the most points.
sack-reason-cats = { $winner } won: level on points, but with more from the cats.
sack-reason-shared = { $winner } share the win: level on points, and on points from the cats.
sack-score-cats = cats { $points }
sack-score-mice = mice { $points }

## The picture in words

sack-alt-lay = Round { $round }, cards are being laid face down. Still choosing: { $names }.
sack-alt-bid = { $high ->
    [0] Round { $round }, the auction: it is { $name }’s go, and nobody has bid yet.
   *[other] Round { $round }, the auction: it is { $name }’s go, and the highest bid is { $high }.
}
sack-alt-buy = Round { $round }: nobody has bid; { $name } may buy the sack for 1 mouse.
sack-alt-over = The game is over. { $reason }
sack-alt-points = { $name }: { $points } ({ $parts }).
sack-alt-sold = The last sack went to { $name } for { sack-mice }: { $cards }, worth { $worth }.
sack-alt-sold-empty = The last sack went to { $name } for { sack-mice }, but the dogs left nothing in it.
sack-alt-gone = Gone with the dogs: { $cards }.
sack-alt-unsold = Nobody wanted the last sack, and it left the game: { $cards }.
sack-alt-row = The row from the left: { $cards }.
sack-alt-closed = face down those of { $names }
sack-alt-closed-own = { $name } ({ sack-card })
sack-alt-mice = Mouse cards: { $cards }.
sack-alt-mice-empty = The mouse cards are empty.
sack-alt-offers = Offers: { $offers }.
sack-alt-offer = { $name } { $mice }
sack-alt-offer-none = { $name } no bid yet
sack-alt-passed = { $name } has passed
sack-alt-bank = In the bank: { $bank }. { $name } started.
sack-alt-bank-next = In the bank: { $bank }. { $name } starts.
sack-alt-sizes = Cards: { $sizes }.
sack-alt-size = { $name } holds { $hand }, has won { $won }
sack-alt-pile = In the draw pile: { $count }.
sack-alt-own = { $name } holds: { $hand }. Put aside: { sack-card }. Mice: { $mice }. Won: { $won }.

## The board in letters

sack-sketch-round = Round { $round }
sack-sketch-card = sack
sack-sketch-bid = bid
sack-sketch-held = held
sack-sketch-won = won
sack-sketch-cats = cats
sack-sketch-mice = mice
sack-sketch-points = points
sack-sketch-sack = { $name } has won: { $cards }
sack-sketch-own =
    Your cards: { $hand }
    Put aside: { $card }
    Your mice: { $mice }
    Won: { $won }
sack-sketch-unlaid = not laid yet
sack-sketch-covered = face down
sack-sketch-own-card = seen by you alone
sack-sketch-passed = pass
sack-sketch-numbers = a number is a cat
sack-letter-card = { $card ->
    [rabbit] R
    [bigdog] BD
   *[smalldog] SD
}

## Why not

sack-why-over = This game is over.
sack-why-not-your-turn = It is not your turn.
sack-why-lay-first = First everybody lays a card; the bidding comes after that. A bare number is a bid; to lay a card: “lay 5”.
sack-why-not-in-hand = You do not hold this card: { sack-card }.
sack-why-row-complete = Every card is laid already: nothing more can be laid this round.
sack-why-too-low = That is not enough: bid at least { $least }.
sack-why-too-few-mice = { $mice ->
    [0] You have no mouse to bid: pass.
    [one] You have only 1 mouse: bid at most that, or pass.
   *[other] You have only { $mice } mice: bid at most that, or pass.
}
sack-why-not-for-sale = Only the last one left may buy the sack, if nobody has bid. Bid, or pass.
sack-why-buy-or-pass = Nobody has bid, so there is no more bidding: buy the sack for 1 mouse, or pass.
sack-why-no-mouse = You have no mouse to buy the sack with, so you can only pass.

## The rules

sack-rules-goal =
    Most points win. Cats are sold in a sack here, and nobody knows quite which: good cats are worth what they show, bad cats cost you −8 or −5, and every mouse you have left at the end is worth 1.

    Everybody has the same ten cards: cats −8, −5, 3, 5, 8, 11 and 15, a rabbit worth nothing, a big dog and a small dog. One of the ten is put aside at random and stays out; only its owner can tell which. Everybody also has 15 mice, and keeps their number secret.

    Nine rounds are played. In each a sack is filled and sold to one of you.

    The picture shows a table before the first card.
sack-rules-sack =
    Everybody lays one card face down, all at the same time. The cards form a row, from the start player’s on round the table: that is the sack.

    Beside it lie the mouse cards, a consolation for those who pass: 2, 3, 4 and 6 mice with five players; 2, 4 and 6 with four. They are filled from the bank at the start of a round, if the bank has enough for all of them; else they all stay empty. The bank begins with 33 mice for five players, 27 for four, 21 for three.

    When everybody has laid a card, the first card of the row is turned up, and the auction begins.

    In the picture it is Cat 15.
sack-rules-auction =
    The start player begins, in the first round one chosen by chance, then it goes round. At your go bid at least 1 mouse and more than anybody has so far, or pass. You cannot bid more mice than you have, and if you cannot go higher, you must pass.

    Whoever passes is out for this round, keeps all their mice, and takes those of the lowest mouse card that still has any. Then the next card of the row is turned up: who stays longer knows more, and a later pass brings more mice.

    The last one left pays the bid to the bank, wins the sack, and starts the next round.

    In the picture two have passed, and three cards lie open.
sack-rules-dogs =
    Before the winner takes the cards, the dogs act.

    If there is exactly one dog, it runs off together with one other card: the big dog takes the most valuable card along, the small dog the least valuable. A rabbit counts 0, so it goes before a bad cat when the big dog chooses, and before a good cat when the small one does. Of several equal cards it is the leftmost.

    If there are two or more dogs, they chase each other away, and everybody else stays.

    In the picture the small dog has just chased Cat −8 away.
sack-rules-nobody =
    If all but one pass before anybody has bid, the whole row is turned up, and the last one may buy the sack for exactly 1 mouse. The dogs act as always, and the buyer starts the next round.

    If even the last one passes, everything in the sack leaves the game. The start player stays the same, and next round the mouse cards are not filled. The round counts all the same.

    In the picture everybody has passed but one.
sack-rules-three =
    With three players a fourth set of cards is shuffled, one card of it is put aside, and the rest becomes a draw pile. Its top card is always the first of the row, before your three.

    Only this card is open when the bidding begins. After the first pass the start player’s card is turned up; when only one of you is left, the last two are, together.

    The mouse cards are 3 and 6.

    In the picture the first card of the draw pile is open.
sack-rules-end =
    After nine rounds everybody counts the points of the cats they have won, and adds 1 for each mouse. Rabbits count nothing. Most points win; if level, most points from cats; if still level, the win is shared.

    Hands, mice and won cards stay secret until the end. What is bid and what lies open, everybody sees.

    You need not wait for each single bid: leave a standing order for the round, and at your goes it bids one more than the others up to your number, then passes. You can also name a card that is laid for you as soon as nobody but you is waited for. Nobody can tell a move by order from any other.

    The picture shows the end of a game.
sack-rules-words =
    You never need to type: the buttons lead through everything. If you like to: “lay 8”, “lay -8”, “lay rabbit” or “lay big dog” puts a card into the sack; “lay dog” is the small one.

    In the auction “bid 6”, or just “6”, offers six mice: a bare number is always a bid. “pass” steps out. If nobody has bid, the last one says “buy” or “pass”.

    Cards are laid in secret: type that to me in private, or take the buttons.

    In the picture somebody has just said “2”.

## In pictures

sack-label-round = Round
sack-label-bank = In the bank
sack-label-turn = to move
sack-label-choosing = choosing
sack-label-passed = passed
sack-label-last = Nobody bid: yours for
sack-label-high = Highest bid
sack-label-unbid = No bid yet
sack-label-sale = Last sack
sack-label-unwanted = Nobody wanted this sack
sack-label-dogs = What a lone dog takes away
sack-label-pile = Draw pile
sack-label-won = winner
sack-label-shared = winners
sack-label-final = Final scores
sack-label-total = points
sack-label-hand = In your hand
sack-label-laid = In the sack
sack-label-aside = Put aside
sack-label-sacks = Won

## A first game

sack-lesson-lay =
    The goal: the most points from good cats and from the mice you have left. Cats are sold in a sack here, and nobody knows quite which.

    Everybody slips one card into the sack, face down and all at once. Lay a cat: tap it, or type “{ $command-move } lay 8”.
sack-lesson-lay-hint = Any cat will do now: a fine one makes the sack worth having, a bad one spoils it.
sack-lesson-lay-done = Only you know what it is. The others choose theirs at the same time.
sack-lesson-open =
    The cards form a row, and the first one is turned up. It is yours, a Cat 8: you bid first.

    Bid some mice: a button, or “{ $command-move } 2”; a bare number is always a bid.
sack-lesson-open-hint = Any number from 1 up to your mice. Two is a careful beginning.
sack-lesson-open-done = A bid is only a promise: you pay it if you win the sack, and else keep your mice.
sack-lesson-raise =
    Somebody has bid 3; two have passed. Each pass turned up one more card: Cat −5 and a rabbit, which is worth nothing. One card is still face down.

    Stay in: bid more than 3.
sack-lesson-raise-hint = 4 is enough: each bid must be higher than the highest so far.
sack-lesson-raise-done = Whoever stays in longer knows more. But the more you bid, the fewer mice you may have left.
sack-lesson-pass =
    14 mice for that? Let them have it. Whoever passes takes the mice of the lowest mouse card that still has any: here it is the last one, with 6.

    Pass: the button, or “{ $command-move } pass”.
sack-lesson-pass-hint = You could bid 15, but you would regret it. Pass.
sack-lesson-pass-done = Six mice for losing! The last one left pays, takes the sack, and begins the next round.
sack-lesson-decoy =
    Mice are points as well. If you would rather pass early and collect them, spoil the sack for the others.

    Lay a card nobody would like to win: one below zero.
sack-lesson-decoy-hint = Cat −5 or Cat −8: “{ $command-move } lay -8”.
sack-lesson-decoy-done = Let somebody else bid on that. Just take care not to be left with it.
sack-lesson-hound =
    Everybody has passed before anybody bid: the last one left may buy the whole sack for a single mouse. There is a dog in it, yours. One dog alone runs off with one other card: the small dog with the least valuable, the big dog with the most valuable.

    Small dog, Cat 8, Cat 15, Cat −8: buy it!
sack-lesson-hound-hint = The small dog chases Cat −8 away, so 23 points are left, for one mouse: “{ $command-move } buy”.
sack-lesson-hound-done = Good dog! What is left in the sack is yours, face down.
sack-lesson-scuffle =
    Again nobody has bid, and this time there are two dogs in the sack. Two or more dogs chase only each other: everybody else stays.

    Cat 15, Cat 8 and two big dogs: take it.
sack-lesson-scuffle-hint = The dogs leave; both cats stay. One mouse is nothing for 23 points: buy.
sack-lesson-scuffle-done = Off they go, and not a whisker was hurt.
sack-lesson-decline =
    Cat −8, Cat −5, another Cat −8 and your rabbit: even a single mouse would be too dear.

    Do not buy it: pass.
sack-lesson-decline-hint = What you buy counts in the end, also what is below zero. “{ $command-move } pass” leaves it all alone.
sack-lesson-decline-done = The whole sack leaves the game. As a punishment the mouse cards stay empty next round.
sack-lesson-three =
    With three players a draw pile plays along: its top card is the first of the row, and only that one is open when the bidding begins. Here it is a small dog. The first pass brings 3 mice, the second 6.

    You do not trust it. Take the 3 mice.
sack-lesson-three-hint = Pass: the lowest mouse card is yours.
sack-lesson-three-done = After nine rounds you add up your cats and your mice. Most points win.
