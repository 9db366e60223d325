# Nine Lives in English.
# `nine-word-…` lists what may be typed; `nine-tell-…` says what happened.

nine-title = Nine Lives
nine-blurb = Collect cats in four colours, three, five or seven in a row, so that their numbers add up to something ending in nine. Mind the strays, mind the dogs, and mind your friends: they steal your last card. For three to five.

nine-word-take = take
nine-word-draw = draw
nine-word-steal = steal
nine-word-rob = rob
nine-word-play = play
nine-word-drop = drop, discard
nine-word-into = into, to
nine-word-first = first, upper
nine-word-second = second, lower
nine-word-rascal = rascal
nine-word-gooddog = gooddog
nine-word-baddog = baddog
nine-word-lady = lady
nine-word-score = score
nine-word-wait = wait
nine-word-good = good
nine-word-bad = bad
nine-word-dog = dog
nine-word-cat = cat
nine-word-blue = blue
nine-word-yellow = yellow
nine-word-red = red
nine-word-green = green

nine-button-take = Take…
nine-button-draw = Draw two
nine-button-steal = Steal…
nine-button-rob = Steal two…
nine-button-play = Play it
nine-button-drop = Drop it…
nine-button-into = Put it to…
nine-button-first = Upper first
nine-button-second = Lower first
nine-button-rascal = Rascal…
nine-button-gooddog = Good dog…
nine-button-baddog = Bad dog…
nine-button-lady = Cat lady
nine-button-score = Score
nine-button-wait = Wait

nine-syntax = At your turn: “take 2” (from pile 2), “draw”, “steal Ann red”, “rob Ann red Bob blue”. Then “first” or “second”, “play” or “drop 3”, “into red”, “rascal red Ann”, “good dog red Ann”, “bad dog red Ann”, “lady”, “score” or “wait”.

## Parts of sentences

nine-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
}
nine-number = { nine-colour } { $face }
nine-other = { $kind ->
    [stray] stray cat
    [kittens] kittens
    [rascal] rascal
    [gooddog] good dog
    [lady] cat lady
   *[baddog] bad dog
}
nine-coins = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
nine-pile = pile { $pile }
nine-player = player { $number }
nine-on-pile = { $card } on pile { $pile }
nine-effect-grows = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
nine-effect-may = { $coins ->
    [0] 3 cards, worth nothing yet
   *[other] 3 cards, worth { nine-coins }
}
nine-effect-must = { $coins ->
    [0] { $count } cards, but for nothing!
   *[other] { $count } cards for { nine-coins }
}
nine-completes = { $coins ->
    [0] completes your { $count ->
        [3] three
        [5] five
       *[other] seven
    }, but for nothing!
   *[other] completes your { $count ->
        [3] three
        [5] five
       *[other] seven
    } for { nine-coins }
}
nine-completes-two = { $fault ->
    [none] completes two series for { nine-coins }
    [some] completes two for { nine-coins }, but one for nothing!
   *[all] completes two, but both for nothing!
}

## Moves

nine-move-take = Take the { $card } from pile { $pile }
nine-move-take-for = Take the { $card } from pile { $pile } ({ $effect })
nine-move-draw = Draw two cards
nine-move-steal = Steal { $name }’s { $card }: { $effect }
nine-move-rob = Steal { $name }’s { $card }, { $other }’s { $prey }: { $effect }
nine-move-first = Upper card first: { $card }
nine-move-second = Lower card first: { $card }
nine-move-play = Play the { $card } ({ $effect })
nine-move-drop = Drop the { $card } on pile { $pile }
nine-move-stray = Stray to your { nine-colour } cats ({ $effect })
nine-move-kittens = Kittens on your { nine-colour } { $count ->
    [one] cat
   *[other] cats
}: it becomes seven
nine-move-rascal = Swap your { nine-colour } stray for { $name }’s { $card }
nine-move-gooddog = Good dog takes the last { nine-colour } card ({ $card }) to { $name }
nine-move-baddog = { $count ->
    [one] Bad dog chases your { nine-colour } cat to { $name }
   *[other] Bad dog chases your { $count } { nine-colour } cats to { $name }
}
nine-move-lady = Adopt all your strays: { nine-coins }
nine-move-score = { $coins ->
    [0] Score now, for nothing!
   *[other] Score now: { nine-coins }
}
nine-move-wait = Go on to five

## What is asked

nine-prompt-turn = { $thefts ->
    [0] Your turn: take a card from a pile, or draw two.
   *[other] Your turn: take a card from a pile, draw two, or steal what completes a series.
}
nine-prompt-first = Two cards: which one comes first?
nine-prompt-card = What becomes of the { $card }?
nine-prompt-score = Three cards: score now, or go on to five? Later they cannot be scored.
nine-prompt-kittens = Drop your kittens on a pile.
nine-asked-first = Drawn: { $cards }.
nine-asked-card = In question: { $card }.
nine-asked-rest = After that: { $card }.
nine-asked-score = The { nine-colour } series { $cards } may be scored now: { nine-coins }.
nine-asked-kittens = The kittens have no series any more.

## What happened

nine-tell-dealt = The cards lie on the table. { $name } begins.
nine-tell-opened = { $tone ->
    [b] Now open: { $cards }.
    [c] Next comes to light: { $cards }.
   *[a] Turned up: { $cards }.
}
nine-tell-paired = Twins! Piles { $pile } and { $pile2 } both show the { $card }, and both go to the box.
nine-tell-took = { $length ->
    [1] { $tone ->
        [b] Something new for { $name }: the { $card } from pile { $pile }.
       *[a] { $name } begins a series with the { $card } from pile { $pile }.
    }
    [4] { $name } already has four with the { $card } from pile { $pile }.
    [6] Six of them! { $name } takes the { $card } from pile { $pile }.
   *[other] { $tone ->
        [b] { $name } picks the { $card } from pile { $pile }.
        [c] { $name } goes for the { $card } on pile { $pile }.
       *[a] { $name } takes the { $card } from pile { $pile }.
    }
}
nine-tell-drew = { $tone ->
    [b] { $name } tries the draw pile: { $cards }.
    [c] { $name } turns up { $cards }.
   *[a] { $name } draws: { $cards }.
}
nine-tell-low = { $left ->
    [one] Only 1 card is left to draw.
   *[other] Only { $left } cards are left to draw.
}
nine-tell-matched = Twice the { $card }: { $name } puts both into the box.
nine-tell-chose = First comes the { $card }.
nine-tell-played = { $length ->
    [1] { $tone ->
        [b] The { $card } is the first of its kind with { $name }.
       *[a] { $name } begins a series with the { $card }.
    }
    [4] The { $card } stays with { $name }: that makes four.
    [6] The { $card } stays with { $name }: that makes six!
   *[other] { $tone ->
        [b] The { $card } stays with { $name }.
       *[a] { $name } plays the { $card }.
    }
}
nine-tell-played-both = { $tone ->
    [b] { $name } finds a place for both: { $cards }.
   *[a] { $name } keeps both: { $cards }.
}
nine-tell-joined = { $what ->
    [kittens] { $tone ->
        [b] { $name } puts kittens to bed on the { nine-colour } series: it has to be seven now.
       *[a] Kittens settle on { $name }’s { nine-colour } series: it has to be seven now.
    }
   *[stray] { $tone ->
        [b] { $name } lets a stray cat in among the { nine-colour } ones.
       *[a] A stray cat sneaks into { $name }’s { nine-colour } series.
    }
}
nine-tell-dropped = { $tone ->
    [b] { $name } has no use for the { $card }: pile { $pile }.
   *[a] { $name } drops the { $card } on pile { $pile }.
}
nine-tell-dropped-both = { $tone ->
    [b] Nothing there for { $name }: { $cards }.
   *[a] { $name } has no use for either: { $cards }.
}
nine-tell-homeless = The { $card } on { $name }’s { nine-colour } series have nothing left beneath them.
nine-tell-stole = { $first ->
    [yes] The first theft of the game! { $name } steals { $other }’s { $card }.
   *[no] { $tone ->
        [b] { $name } has the quicker paw: { $other } loses the { $card }!
       *[a] { $name } steals { $other }’s { $card }!
    }
}
nine-tell-swapped = A rascal: { $name } gets { $other }’s { $card }…
nine-tell-strayed = …and { $other } the { $card } for the { nine-colour } series.
nine-tell-consoled = { $name } keeps the { $card } as { nine-coins }.
nine-tell-fetched = The good dog takes { $name }’s { $card } to { $other }: { nine-coins }.
nine-tell-chased = The bad dog chases { $name }’s { nine-colour } series ({ $cards }) to { $other }: { nine-coins }.
nine-tell-adopted = The cat lady takes { $count ->
    [one] { $name }’s stray
   *[other] { $name }’s { $count } strays
}: { nine-coins }.
nine-tell-scored = { $coins ->
    [0] { $tone ->
        [b] All that for nothing: { $name }’s { nine-colour } { $cards } have no nine at the end.
       *[a] { $name } scores { nine-colour } { $cards }: no nine at the end, no coins!
    }
    [3] A fine series! { $name } scores { nine-colour } { $cards }: { nine-coins }.
    [8] Nine lives, seven cards, eight coins! { $name } scores { nine-colour } { $cards }.
   *[other] { $tone ->
        [b] { nine-coins } more for { $name }, who scores { nine-colour } { $cards }.
       *[a] { $name } scores { nine-colour } { $cards }: { nine-coins }.
    }
}
nine-tell-waited = { $name } goes on with the { nine-colour } series.
nine-tell-ahead = { $tone ->
    [b] Now { $name } is ahead by { $margin ->
        [one] 1 coin
       *[other] { $margin } coins
    }.
    [c] { $name } has overtaken everybody, by { $margin ->
        [one] 1 coin
       *[other] { $margin } coins
    }.
   *[a] { $name } takes the lead, { $margin ->
        [one] a single coin
       *[other] { $margin } coins
    } ahead.
}
nine-tell-shuffled = The draw pile is empty: { $count } cards are shuffled and make a new one.
nine-tell-ended = The draw pile is empty: the game is over.

## How it ended

nine-reason-most = { $winner } won with the most coins.
nine-reason-shared = { $winner } share the win with equally many coins.
nine-score-coins = { $points ->
    [one] 1 coin
   *[other] { $points } coins
}

## The picture in words

nine-alt-turn = It is { $name }’s go.
nine-alt-over = The game is over. { $reason }
nine-alt-seat = { $name } ({ nine-coins }): { $series }.
nine-alt-series = { nine-colour } { $cards }{ $kittens ->
    [0] { "" }
   *[other] { " " }with kittens
}
nine-alt-none = no cats
nine-alt-piles = Piles: { $piles }.
nine-alt-pile = { $pile } { $card }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } high)
}
nine-alt-pile-empty = { $pile } empty
nine-alt-stock = In the draw pile: { $count }. In the box: { $box }.

## The board in letters

nine-sketch-stock = Draw pile { $count }, box { $box }
nine-sketch-piles = Piles: { $piles }
nine-sketch-cards = Open: { $cards }
nine-sketch-score = score { $letter }?
nine-sketch-coins = { nine-coins }
nine-sketch-height = :2 two cards high
nine-letter-colour = { $colour ->
    [blue] B
    [yellow] Y
    [red] R
   *[green] G
}
nine-letter-other = { $kind ->
    [stray] ST
    [kittens] KI
    [rascal] RA
    [gooddog] GD
    [lady] CL
   *[baddog] BD
}

## Why not

nine-why-over = This game is over.
nine-why-not-your-turn = It is not your turn.
nine-why-asked-turn = Nothing is drawn: take a card, draw two, or steal.
nine-why-asked-first = First say which of the two cards comes first.
nine-why-asked-card = First say what becomes of the { $card }.
nine-why-asked-score = First say whether you score your three cards or wait.
nine-why-asked-kittens = First drop the kittens on a pile.
nine-why-no-such-pile = There are only { $seats } piles.
nine-why-no-such-player = Only { $seats } of you are playing.
nine-why-empty-pile = Pile { $pile } is empty.
nine-why-no-use = You cannot use this card now: { $card }. So you may not take it.
nine-why-own-series = You steal from others, not from yourself.
nine-why-no-series = There is no { nine-colour } series there.
nine-why-protected = A stray lies on top of that { nine-colour } series and protects it.
nine-why-not-seven = Your { nine-colour } series has kittens and must become seven; that would make { $length }.
nine-why-stray-at-three = With a stray your { nine-colour } series cannot be scored at { $length }.
nine-why-not-scored = You steal only what completes three or five; your { nine-colour } series would have { $length }.
nine-why-other-pile = Of two number cards the second goes to another pile than the first: { $card }.
nine-why-play-or-drop = This is a number card: play it, or drop it: { $card }.
nine-why-must-use = You can use this card, so you must: { $card }.
nine-why-drop-it = You cannot use this card, so drop it on a pile: { $card }.
nine-why-other-card = That is a move for another card than this: { $card }.
nine-why-to-yourself = Another player gets it, not you: { $card }.
nine-why-own-none = You have no { nine-colour } series.
nine-why-has-kittens = Your { nine-colour } series has kittens already.
nine-why-has-stray = Your { nine-colour } series has a stray already.
nine-why-no-stray = There is no stray in your { nine-colour } series.
nine-why-not-swapped = That player’s { nine-colour } series needs two cards and no stray.

## The rules

nine-rules-goal =
    Cats have nine lives, so you collect series of cats whose numbers add up to something ending in nine. Finished series bring coins; most coins win.

    There are 92 cats in blue, yellow, red and green with the numbers 1, 3, 5, 7 and 9; doubles such as 3-7 count as either. The others are 12 stray cats and 16 extras: kittens, rascals, good dogs, cat ladies and bad dogs.

    As many discard piles as players lie open beside the draw pile. Nobody has a hand: everything lies on the table. Lots decide who begins.

    How many of each number there are is a reconstruction: we could not see the printed cards.

    The picture shows a table for four before the first turn.
nine-rules-turn =
    At your turn you must do one of three things.

    Take the top card of a discard pile. A cat goes to your series of its colour at once, or begins it. A stray or an extra you may take only if you can use it now.

    Draw two cards and resolve them one after the other, in the order you like. A cat you play, or drop on a pile; two cats you may not drop on the same pile. A stray or an extra must be used if it can be at that moment. Two same extras go to the box, and your turn ends.

    Or steal: that has a page of its own.

    Whenever two piles show the same extra, both cards go to the box. Empty piles are filled from the draw pile.

    In the picture the red 7 of pile 1 would join the red 5 and 7.
nine-rules-series =
    You have one series of each colour at most. With exactly three cats you may score it, even for nothing, but only just when the third one came; with five you must. After that you may begin the colour anew.

    Does the sum end in nine? Three cats bring 1 coin, five bring 3, seven (with kittens) bring 8. Of a double the better number counts. If not, they bring nothing. Coins are cards of the series turned over; the rest goes to the box.

    Three cats that can all show the same number bring 3 coins, whatever the sum: 5, 5, 5 or 7, 7, 3-7.

    In the picture somebody plays a red 9 to 3 and 7: that makes 19.
nine-rules-steal =
    You may steal the last cat of somebody’s series if it completes yours of the same colour: three, five, or seven with kittens. It is scored at once.

    You may also steal one card each from two different players: into two series that are both completed, or both into one.

    A stray on top protects a series. A wrong sum is allowed, but brings nothing; you are warned.

    In the picture the first player may steal the red 9. The third player’s red series is protected.
nine-rules-strays =
    A stray cat goes to any series that has been begun, one to each. It counts as a card and fits any sum, but a series with a stray brings only 1 coin, and never with three cards.

    The rascal: take a stray from one of your series and swap it for the last card of somebody’s series of the same colour, which has two cards at least and no stray. Their card joins your series as if you had played it; the stray goes to the end of theirs, and the rascal is a coin for them.

    The cat lady: she adopts all your strays; each of them and she herself become your coins.

    In the picture a rascal can swap the red stray.
nine-rules-kittens =
    Kittens are laid across one of your series: now it must become exactly seven, not three or five. That brings 8 coins if the sum ends in nine.

    Each series has kittens once at most. They are never stolen and protect nothing. If all the cards beneath them are gone, their owner drops them on a pile at once.

    Whatever cannot be used is dropped on a pile, where it does nothing.

    In the picture the red series has kittens.
nine-rules-dogs =
    The good dog: give it and the last card of one of your series, be it a stray, to another player, who gets 2 coins.

    The bad dog: it chases one of your series to another player, for whom every card of it becomes a coin.

    If you have no series, you are lucky and drop the dog.

    In the picture a bad dog has been drawn: one of two series must go.
nine-rules-end =
    With three players the game ends after the turn that takes the last card of the draw pile.

    With four or five, the box and the discard piles are shuffled once and make a new draw pile; series, kittens and coins stay. When it runs out again, the game ends. While the draw pile is empty, piles stay empty.

    Unfinished series are worth nothing. Most coins win; if equal, the win is shared.

    In the picture 60 cards are left to draw.
nine-rules-words =
    You never need to type: the buttons lead through everything. If you like to: “take 2” takes the top card of pile 2, “draw” draws two. “steal Ann red” steals the last card of Ann’s red series, “rob Ann red Bob blue” two at once. Instead of a name its number will do: “steal 2 red”.

    What you have drawn: “first” or “second” comes first; “play”, or “drop 3” on pile 3. A stray or kittens: “into red”. “rascal red Ann”, “good dog red Ann”, “bad dog red Ann” and “lady” use what you hold.

    With three cats “score” or “wait”. Kittens with nothing beneath them: “drop 3”.

    In the picture “take 3” would take the stray.

## In pictures

nine-label-stock = draw pile
nine-label-box = box
nine-label-turn = to move
nine-label-won = winner
nine-label-shared = winners
nine-label-first = Which one first?
nine-label-card = In question
nine-label-score = Score now?
nine-label-kittens = Kittens to drop
nine-label-seat = your cats

## A first game

nine-lesson-take =
    The goal: series of cats of one colour whose numbers add up to something ending in nine. Finished series bring coins, and most coins win.

    The simplest turn: take the top card of a discard pile. Take the blue 5: “{ $command-move } take 1”.
nine-lesson-take-hint = The blue 5 lies on pile 1.
nine-lesson-take-done = It begins your blue series at once. Everything lies open; nobody has a hand.
nine-lesson-draw =
    If the piles hold nothing for you, draw two cards instead.

    Draw: “{ $command-move } draw”.
nine-lesson-draw-hint = The button says “Draw two cards”.
nine-lesson-draw-done = Two cats. Both are for you, one after the other.
nine-lesson-first =
    You have drawn a blue 1-9 and a red 1-9: doubles count as either number. You settle them one after the other, in the order you like.

    Say which comes first: “{ $command-move } first” is the upper one.
nine-lesson-first-hint = “first” or “second”: here both are right.
nine-lesson-first-done = The order can matter: a card may become useful, or useless, through the other.
nine-lesson-play =
    A cat you have drawn you may play to your series of its colour, or drop on a pile.

    Play the blue one: “{ $command-move } play”.
nine-lesson-play-hint = The button that plays it, not one of those that drop it.
nine-lesson-play-done = A blue series has begun. It needs three, five or seven cards.
nine-lesson-drop =
    Not every card helps you, and what you drop others may take.

    Drop the red 1-9 on pile 3: “{ $command-move } drop 3”. (Any pile will do.)
nine-lesson-drop-hint = “drop” and the number of a pile.
nine-lesson-drop-done = Your turn is over. Two cats you may not drop on the same pile.
nine-lesson-score =
    Blue 3-7, 7 and 9: you have three, and 3 + 7 + 9 is 19, which ends in nine. Now, and only now, you may score three; or you go on to five.

    Score: “{ $command-move } score”.
nine-lesson-score-hint = One coin is safe: score.
nine-lesson-score-done = Three cards bring 1 coin, five bring 3, seven bring 8. The colour is free again.
nine-lesson-steal =
    You may steal the last card of somebody’s series, if it completes one of yours. Three cards that can all show the same number bring 3 coins, whatever their sum: you have red 3 and 3, and the first player has a red 3-7.

    Steal it: “{ $command-move } steal 1 red”; a name works, too.
nine-lesson-steal-hint = The button that steals the red 3-7.
nine-lesson-steal-done = What a thief! It was scored at once. A stray on top would have protected the series.
nine-lesson-stray =
    You have taken a stray cat. She joins any series that has been begun, counts as a card and fits any sum; but that series will bring only 1 coin, and never with three cards.

    Put her to your green cats: “{ $command-move } into green”.
nine-lesson-stray-hint = You have only a green series.
nine-lesson-stray-done = She also protects it: nobody can steal while she lies on top.
nine-lesson-kittens =
    These kittens lie across one of your series: now it must become exactly seven. That is long, but seven bring 8 coins.

    Put them to your green cat: “{ $command-move } into green”.
nine-lesson-kittens-hint = You have only a green series.
nine-lesson-kittens-done = Kittens are an extra, like rascals, dogs and cat ladies: whatever can be used must be.
nine-lesson-lady =
    The cat lady adopts all your strays; each of them and she herself become your coins.

    Call her: “{ $command-move } lady”.
nine-lesson-lady-hint = There is only one thing she can do.
nine-lesson-lady-done = Two coins for one stray and a kind heart.
nine-lesson-gooddog =
    Dogs are less welcome. The good dog takes the last card of one of your series to another player, for whom that is 2 coins.

    Choose who gets it: “{ $command-move } good dog yellow 1”, with a number or a name.
nine-lesson-gooddog-hint = You have only a yellow card; either player will do.
nine-lesson-gooddog-done = Give it to whoever is furthest behind.
nine-lesson-baddog =
    The bad dog chases a whole series to another player, who gets a coin for each card. Be glad yours is short.

    Choose who: “{ $command-move } bad dog green 2”.
nine-lesson-baddog-hint = You have only one green card; either player will do.
nine-lesson-baddog-done = With no series at all you would just drop the dog. The game ends with the draw pile, and unfinished series are worth nothing.

## Standing orders

nine-order-take = Go on with a series…
nine-order-colour = Take { nine-colour } when it is on a pile
nine-order-draw = Draw, unless a theft would pay
nine-order-play = Lay drawn numbers down
nine-order-score = Score three cards that bring coins
nine-order-wait = Wait at three cards
