# Boooop. in English.
# `boop-word-…` are what people may type, after the first one on a button; `boop-tell-…` say what
# happened; those of booped, fell, ghost-booped and ghost-felled are clauses of a longer sentence.

boop-title = Boooop.
boop-blurb = Kittens bounce each other about a quilted bed: line up three kittens to raise cats, three cats to win. For two.

boop-option-ghosts = Ghosts
boop-option-ghosts-on = on
boop-option-ghosts-off = off

boop-word-kitten = kitten, kit
boop-word-cat = cat
boop-word-promote = promote, grow, take
boop-word-ghost = ghost, boo
boop-word-stay = stay, end, done, pass

boop-button-kitten = Kitten
boop-button-cat = Cat
boop-button-promote = Take up
boop-button-ghost = Ghost
boop-button-stay = End turn
boop-button-entry = { $left }–{ $right } { boop-way } { $direction ->
    [down] ↓
    [up] ↑
    [right] →
   *[left] ←
}

boop-syntax = Name a piece and a square: “kitten c4”, “cat c4” or just “c4”. Later in a turn: “promote a1 b2 c3” takes up a line, “promote c4” a single piece, “ghost a1b1” sends your ghost in between a1 and b1, and “stay” ends the turn.

## What is asked

boop-prompt-kitten = Your turn: put a kitten on an empty square.
boop-prompt-cat = Your turn: put a cat on an empty square.
boop-prompt-either = Your turn: put a kitten or a cat on an empty square.
boop-prompt-promote = You have three in a line! Choose the line to take up: its kittens grow into cats.
boop-prompt-promote-eight = All eight of your pieces are on the bed: take up one of them, or a whole line if you have one.
boop-prompt-enter = Send your ghost in along a seam from the edge, or end your turn.

## Parts of sentences

boop-whose = { $own ->
    [again] another
    [no] { $owner }’s { boop-kind }
   *[named] { $owner }’s own { boop-kind }
}
boop-kind = { $piece ->
    [kitten] kitten
   *[cat] cat
}
boop-kinds = { $piece ->
    [kitten] kittens
   *[cat] cats
}
boop-hops = { $tone ->
    [b] bounces from { $from } to { $to }
    [c] is sent from { $from } to { $to }
   *[a] hops from { $from } to { $to }
}
boop-falls = { $tone ->
    [b] on { $from } lands on the floor
    [c] on { $from } goes over the edge
   *[a] on { $from } tumbles off the bed
}
boop-others = { $over ->
    [one] another piece
   *[other] { $over } others
}
boop-between = between { $left } and { $right }
boop-way = { $direction ->
    [down] down
    [up] up
    [right] right
   *[left] left
}
boop-and = { $first } and { $last }

## What happened

boop-one = { $piece ->
    [kitten] a kitten
   *[cat] a cat
}
boop-lands = { $first ->
    [yes] { $piece ->
        [cat] The first cat of the game! { $name } puts it on { $to }
       *[kitten] { boop-comes }
    }
   *[no] { boop-comes }
}
boop-comes = { $tone ->
    [b] { $name }’s { $piece ->
        [kitten] kitten
       *[cat] cat
    } lands on { $to }
    [e] { $name } tucks { boop-one } in at { $to }
    [c] { $name } sets { boop-one } down on { $to }
    [d] On { $to } { $name } drops { boop-one }
   *[a] { $name } puts { boop-one } on { $to }
}
boop-tell-placed = { boop-lands }.
boop-tell-placed-booping = { boop-lands }: { $cry ->
    [many] boop, boop, BOOP!
    [falls] thump, thump!
   *[few] boop!
} { $pushes }.
boop-whose-several = { $own ->
    [again] others
    [no] { $owner }’s { boop-kinds }
   *[named] { $owner }’s own { boop-kinds }
}
boop-tell-booped-several = { boop-whose-several } { $tone ->
    [b] bounce
    [c] are sent
   *[a] hop
} { $ways }
boop-tell-fell-several = { boop-whose-several } on { $ways } { $tone ->
    [b] land on the floor
    [c] go over the edge
   *[a] tumble off the bed
}
boop-tell-booped = { boop-whose } { boop-hops }
boop-tell-fell = { boop-whose } { boop-falls }
boop-tell-ghost-skipped = { $name }’s ghost slips past the other ghost { boop-between }.
boop-tell-ghost-moved = { $name }’s ghost glides in { boop-between }.
boop-tell-ghost-moved-booping = { $tone ->
    [b] Boo, says { $name }’s ghost { boop-between }: { $pushes }.
    [c] Something cold { boop-between }! It is { $name }’s ghost, and { $pushes }.
    [d] { $name }’s ghost floats on, now { boop-between }: whoo! { $pushes }.
   *[a] { $name }’s ghost glides in { boop-between }: boo! { $pushes }.
}
boop-tell-ghost-booped = { $over ->
    [0] { boop-whose } { boop-hops }
   *[other] { boop-whose } leaps from { $from } over { boop-others } to { $to }
}
boop-tell-ghost-felled = { $over ->
    [0] { boop-whose } { boop-falls }
   *[other] { boop-whose } leaps from { $from } over { boop-others } and off the bed
}
boop-tell-ghost-left = { $tone ->
    [b] { $name }’s ghost has had enough and goes back to the pool.
    [c] At the end of its seam { $name }’s ghost melts away, back to the pool.
    [d] The bed ends here: { $name }’s ghost sails back to the pool.
   *[a] { $name }’s ghost drifts off the bed and back to the pool.
}
boop-tell-promoted = { $cats ->
    [0] { $first ->
        [yes] The first cats of the game! { $name } takes up { $cells }, and three kittens grow up.
       *[no] { $name } takes up { $cells }: three kittens grow into cats!
    }
    [1] { $name } takes up { $cells }: two kittens grow into cats, and the cat comes back to the pool.
   *[2] { $name } takes up { $cells }: one kitten grows into a cat, and both cats come back to the pool.
}
boop-tell-took-up = { $piece ->
    [kitten] { $name } takes up the kitten on { $from }: it grows into a cat!
   *[cat] { $name } takes the cat on { $from } back to the pool.
}
boop-tell-ghost-entered = { $tone ->
    [b] Lights out: { $name }’s ghost comes in { boop-between }, heading { boop-way }.
    [c] A chill { boop-between }: { $name }’s ghost is there, heading { boop-way }.
    [d] { $name } sends the ghost in { boop-between }, heading { boop-way }.
   *[a] { $name }’s ghost floats in { boop-between }, heading { boop-way }.
}
boop-tell-stayed = { $name } ends the turn.
boop-tell-won-three-cats = Three cats in a line, { $cells }: { $name } wins!
boop-tell-won-eight-cats = All eight cats lie on the bed: { $name } wins!
boop-tell-drawn-repetition = The same position for the third time: a draw.
boop-tell-drawn-turns = { $turns } turns and nobody has won: a draw.

## How it ended

boop-reason-three-cats = { $winner } won with three cats in a line.
boop-reason-eight-cats = { $winner } won with all eight cats on the bed.
boop-reason-repetition = A draw: the same position came up for the third time.
boop-reason-turns = A draw: nobody won within 300 turns.

## What the picture says

boop-label-turn = to move
boop-label-won = won
boop-label-drawn = draw

## The picture in words

boop-alt-place = Turn { $turn }: { $name } is to place a piece.
boop-alt-promote = Turn { $turn }: { $name } is to take up pieces.
boop-alt-enter = Turn { $turn }: { $name } may send the ghost in.
boop-alt-over = The game is over. { $reason }
boop-alt-cats-line = The three cats: { $cells }.
boop-alt-seat = { $name }: { $bed }; in the pool: { $pool }.
boop-alt-kittens = { $count ->
    [one] kitten { $cells }
   *[other] kittens { $cells }
}
boop-alt-cats = { $count ->
    [one] cat { $cells }
   *[other] cats { $cells }
}
boop-alt-ghost = ghost { boop-between } moving { boop-way }
boop-alt-bare = nothing on the bed
boop-alt-pool-kittens = { $count ->
    [one] { $count } kitten
   *[other] { $count } kittens
}
boop-alt-pool-cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
boop-alt-pool-ghost = the ghost
boop-alt-pool-empty = nothing

## The board in letters

boop-sketch-turn = Turn { $turn }
boop-sketch-pool = { $name }’s pool: { $pool }
boop-sketch-ghost = { $arrow } { $name }’s ghost, { boop-between }
boop-sketch-kitten = { $sign } { $name }’s kitten
boop-sketch-cat = { $sign } { $name }’s cat
boop-letter-kitten = k
boop-letter-cat = C

## Why not

boop-why-over = This game is over.
boop-why-not-your-turn = It is not your turn.
boop-why-place-first = A turn begins with placing a kitten or a cat.
boop-why-already-placed = You have placed your piece; now send your ghost in or end the turn.
boop-why-promotion-owed = First take up your pieces: when you can, you must.
boop-why-no-kitten = There is no kitten in your pool; place a cat.
boop-why-no-cat = There is no cat in your pool yet; place a kitten.
boop-why-occupied = { $whose ->
    [own] { $piece ->
        [kitten] A kitten of yours
       *[cat] A cat of yours
    }
   *[other] { $piece ->
        [kitten] Your opponent’s kitten
       *[cat] Your opponent’s cat
    }
} already lies on { $cell }: choose an empty square.
boop-why-nothing-to-promote = You have neither three in a line nor all eight pieces on the bed.
boop-why-promoted-already = Only one line or piece may be taken up each turn.
boop-why-not-a-line = { $cells } are not three squares next to each other in a line.
boop-why-not-your-line = There is no piece of yours on { $cell }, so { $cells } is not your line.
boop-why-not-eight = A single piece may be taken up only when all eight of yours are on the bed; now there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
boop-why-not-your-piece = There is no piece of yours on { $cell }.
boop-why-ghosts-off = This table plays without ghosts.
boop-why-ghost-on-bed = Your ghost is already on the bed, { boop-between }.
boop-why-ghost-just-left = Your ghost was on the bed when this turn began; it may come in again next turn.
boop-why-no-seam = No seam runs { boop-between }: name two squares that share a side.
boop-why-not-an-end = A ghost comes in at the end of a seam; the one { boop-between } is not at the edge of the bed.
boop-why-seam-taken = The other ghost is already { boop-between }.

## The rules

boop-rules-bed = 
    You win with three of your cats in a line, or with all eight of your cats on the bed. But cats have to be grown from kittens, and nobody lies still on this bed.

    The bed has six by six squares: columns a to f from the left, rows 1 to 6 from the top. Each of you has eight kittens in the pool, and eight cats waiting to be earned. Chance decides who begins.

    On your turn put one piece from your pool on an empty square. It boops everybody beside it, also across corners, yours or not: each is pushed one square straight away.

    In the picture a kitten has just been put on c3; it booped the one on d4 to e5.
boop-rules-booping =
    A piece stays where it is if somebody lies on the square it would be pushed to. Those pushed never push others.

    Whoever is pushed over the rim goes back to its owner’s pool and may be placed again.

    A kitten cannot move a cat. A cat moves everybody.

    In the picture a kitten has just been put on c3: b2 went to a1, but d4 had e5 behind it and stayed.
boop-rules-growing = 
    Three of your pieces side by side in a row, a column or a diagonal are a line. At the end of your turn you take it up: its kittens become cats, and all three go to your pool. Cats may be part of the line; they just come back.

    Only one line is taken up each turn: with several, you choose. If all eight of your pieces are on the bed, you must take up one of them, or a line if you have one: a kitten becomes a cat, a cat just comes back.

    Lines your booping makes for the other side count only at the end of their own turn, if they are still there.

    In the picture e3 has just completed the line c3 d3 e3.
boop-rules-winning = 
    A turn goes in this order: put a piece down, it boops; your ghost, if it is on the bed, glides on and boops; have you won?; take up what is to be taken up; send your ghost in, if you like.

    You win if, after all the booping of your turn, three of your cats lie in a line, or all eight of your cats are on the bed. Your ghost’s push may do it, too. Three cats you have lined up for the other side win only in their turn, if they still lie there then.

    If the same position comes up three times, or nobody has won after 300 turns, it is a draw.

    In the picture the cats on c3, d3 and e3 have won.
boop-rules-ghosts = 
    Each of you also has a ghost. It lives on the seams between squares, never on a square; it is in nobody’s way and counts for no line.

    At the end of a turn you may send yours in at either end of a seam, but not where the other ghost is. Nothing happens yet. On each of your next turns, after your piece has booped, it glides one step straight on; after the far end it goes back to your pool, and may come in again the turn after.

    In the picture a ghost has come in between c1 and d1; from there it goes down.
boop-rules-haunting =
    When a ghost glides onto a new place, it boops the two pieces on either side of it, away from the seam: kittens and cats, yours or not.

    Those frightened by a ghost do not stop for others: they leap over as many as are in the way and land on the first empty square, or beyond the rim.

    A ghost skips the place where the other ghost is.

    In the picture the ghost has come down between c2 and d2, and the kitten on d2 has leapt over e2 to f2.
boop-rules-words =
    You never need to type: the buttons lead through everything. If you like to: “kitten c4” or “cat c4” puts a piece down; “c4” alone is a kitten, or a cat if you have no kitten.

    “promote a1 b2 c3” takes up a line, “promote c4” a single piece when all eight lie on the bed. “ghost c1d1” sends your ghost in between these two squares, and “stay” ends the turn.

    A square is its column and its row: a1 is at the top left, f6 at the bottom right.

    In the picture “d2” and “ghost c1d1” have been played.

## A first game

boop-lesson-place =
    The goal: three of your cats in a line. You begin with kittens, and on this bed nobody lies still.

    Put your first kitten on any empty square: tap one, or type “{ $command-move } c3”. Columns are a to f from the left, rows 1 to 6 from the top.
boop-lesson-place-hint = Any empty square will do: c3 is the third from the left, third from the top.
boop-lesson-place-done = That is a whole turn: one kitten on the bed. You have eight.
boop-lesson-boop =
    Whoever lands beside somebody boops them: they hop one square straight away, across corners, too. Your opponent has just done it to you.

    Boop back: put a kitten beside the kitten on d4, and watch it hop.
boop-lesson-boop-hint = Any square that touches d4 will do, say c4: then it hops to e4.
boop-lesson-boop-done = Boop! All neighbours hop at once, yours and theirs. Nobody who was booped pushes anybody else.
boop-lesson-off =
    At the rim there is nowhere to hop to but the floor.

    Boop your opponent’s kitten on f3 off the bed.
boop-lesson-off-hint = Push it from the west: e2, e3 or e4.
boop-lesson-off-done = Off it tumbles. Nobody is lost for good: it goes back to its owner’s pool and can be placed again.
boop-lesson-wall =
    Whoever has somebody right behind them cannot hop: they stay.

    Put a kitten on the one square where it touches somebody and moves nobody. (Your kitten is on b3, your opponent’s on c3.)
boop-lesson-wall-hint = Lean on your own kitten from behind: who stands behind b3, seen from a3?
boop-lesson-wall-done = Two in a row hold each other. That is how lines survive.
boop-lesson-line =
    Three of your pieces side by side are a line, whichever way it runs. You have kittens on c3 and d3.

    Complete the line.
boop-lesson-line-hint = Put the third beside the two: b3 or e3. c3 and d3 hold each other.
boop-lesson-line-done = A line! It is looked at when all the booping of your turn is over.
boop-lesson-grow =
    Now the kittens grow up. A line has to be taken up: all three go to your pool, as cats.

    Take it up: by the button, or “{ $command-move } promote c3 d3 e3”.
boop-lesson-grow-hint = There is only one line to take up: c3 d3 e3.
boop-lesson-grow-done = You have three cats now. With several lines you would choose one; one line a turn.
boop-lesson-cat =
    Kittens cannot move cats; cats move everybody. A cat is named when it is placed: “{ $command-move } cat c3”.

    Boop the kitten on d4 with one of your new cats.
boop-lesson-cat-hint = Choose “Cat” first, then a square beside d4.
boop-lesson-cat-done = Nobody is too heavy for a cat. Only somebody lying right behind stops her.
boop-lesson-eight =
    All eight of your pieces are on the bed, so your pool would be empty: you must take something up. That may be your line, or any single piece: a single kitten becomes a cat, too.

    Take up a single kitten: “{ $command-move } promote a1”, or a button.
boop-lesson-eight-hint = Choose one square, not the three of the line.
boop-lesson-eight-done = One kitten has become a cat, and the line may well be there next turn.
boop-lesson-win =
    This is the end of a game: you have three cats, two of them side by side on c3 and d3.

    Win: put your third cat in line with them.
boop-lesson-win-hint = b3 or e3, with a cat: a kitten would not count.
boop-lesson-win-done = Three cats in a line at the end of your booping: you win. All eight of your cats on the bed would win as well.
boop-lesson-ghost =
    One thing more: each of you has a ghost. It lives on the seams between squares and is in nobody’s way. At the end of a turn you may send it in from the rim.

    Send it in between c1 and d1: “{ $command-move } ghost c1d1”, or any other button but “End turn”.
boop-lesson-ghost-hint = Choose “Ghost” and one of the seams at the rim.
boop-lesson-ghost-done = Nothing happens yet. From now on it glides one step each turn, after your piece has booped.
boop-lesson-haunt =
    Whoever a ghost frightens stops for nobody: they leap over everybody in the way, to the first empty square. Your ghost will glide in between c2 and d2.

    Place a kitten so that the ghost frightens somebody.
boop-lesson-haunt-hint = Nearly any square will do, as somebody is on c2. Try b2: then they hop to d2, and the ghost sends them right over e2.
boop-lesson-haunt-done = Boo! And if you do not want to send your ghost in, “stay” ends the turn.
