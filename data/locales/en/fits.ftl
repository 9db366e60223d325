# If It Fits in English.
# `fits-word-…` are what people may type; `fits-tell-…` say what happened, several of them in a row.

fits-title = If It Fits
fits-blurb = Cardboard boxes grow together all over the table, and whoever has most cats in one gets its toys. If it fits, it sits! For two to five.

fits-option-advanced = Advanced game
fits-option-advanced-off = no
fits-option-advanced-on = yes

fits-word-start = start, begin
fits-word-draw = draw, take
fits-word-sleep = sleep, nap, asleep
fits-word-lay = lay, put, place
fits-word-cat = cat, kitty
fits-word-e = e, east, right
fits-word-w = w, west, left
fits-word-no = no, none
fits-word-toy = toy, special
fits-word-box = box
fits-word-princess = princess
fits-word-discard = discard, remove

fits-syntax = “draw” takes a card, “sleep c” lays a sleeping cat on place c instead. A box: “B5 c”, turned by half “B5r c”. Then a cat: “cat east”, “cat west” or “no cat”. Also “T1 c” and “princess c”. Instead of the letter you can write the cell: “B5 1,-2”.

fits-button-start = Start box
fits-button-draw = Draw a card
fits-button-sleep = Sleeping cat
fits-button-lay = Box
fits-button-toy = Special toy
fits-button-princess = Princess
fits-button-discard = Put away:
fits-button-discard-princess = Princess
fits-button-cat = Cat
fits-button-cat-e = to the east →
fits-button-cat-w = to the west ←
fits-button-no = No
fits-button-no-cat = cat
fits-button-box = as a box
fits-button-card = { $card } { $lies }
fits-button-turned = { $card } ↻ { $lies }
fits-button-toy-card = Toy { $card }
fits-button-chase = { $whose ->
    [own] { $letter } (your own)
   *[other] { $letter }
}{ $asleep ->
    [yes] , asleep
   *[no] {""}
}
fits-button-nap = Sleeping cat…
fits-button-play = Play a card

## Parts of sentences

fits-princess = Princess
fits-none = nothing
fits-nothing = nothing in it
fits-lies = { $kind ->
    [mouse] { $count ->
        [one] mouse
       *[other] { $count } mice
    }
    [yarn] { $count ->
        [one] yarn
       *[other] { $count } yarns
    }
    [feather] { $count ->
        [one] feather
       *[other] { $count } feathers
    }
    [ball] { $count ->
        [one] ball
       *[other] { $count } balls
    }
   *[bottle] { $count ->
        [one] bottle
       *[other] { $count } bottles
    }
}
fits-walls = { $walls ->
    [none] no walls
    [N] wall north
    [E] wall east
    [S] wall south
    [W] wall west
    [NS] walls north and south
    [EW] walls east and west
    [NE] walls north and east
    [NW] walls north and west
    [ES] walls east and south
    [SW] walls south and west
    [NEW] open to the south only
    [ESW] open to the north only
    [NES] open to the west only
   *[NSW] open to the east only
}
fits-card = { $card }: { $walls }, { $lies }
fits-card-toy = { $card }: a special toy, one of each kind

## What is asked

fits-prompt-first = You begin: choose a start box. It will be the middle of the table.
fits-prompt-start = Choose a start box and lay it beside the one that was laid just before.
fits-prompt-turn = { $cats ->
    [one] Your turn: draw a card and play one, or lay your last cat to sleep instead.
   *[other] Your turn: draw a card and play one, or lay one of your { $cats } cats to sleep instead.
}
fits-prompt-play = Play a card: { $hand }.
fits-prompt-last = { $left ->
    [one] Your last turn. Play your last card: { $hand }.
   *[other] The end is near: play one of your { $left } cards, { $hand }, and next time the other.
}
fits-prompt-cat = { $cats ->
    [one] A cat fits in! Lay your last one over the new box and its neighbour, or leave it.
   *[other] A cat fits in! Lay one of your { $cats } over the new box and its neighbour, or leave it.
}
fits-brief = Hand: { $hand }. Cats left: { $cats }.
fits-brief-empty = No card left. Cats left: { $cats }.

## What happened

fits-tell-dealt = Everybody has five cats and two cards. { $name } begins.
fits-tell-hand = Your hand: { $cards }.
fits-tell-started = { $name } lays the start box { $piece } on { $cell }.
fits-tell-drew = { $left ->
    [0] { $name } draws the last card.
    [one] { $name } draws a card; 1 is left.
   *[other] { $tone ->
        [b] { $name } takes a card: { $left } to go.
       *[a] { $name } draws a card; { $left } are left.
    }
}
fits-tell-low = { $left ->
    [0] That was the last card of the draw pile.
    [one] Only 1 card is left to draw.
   *[other] Only { $left } cards are left to draw.
}
fits-tell-drawn = { $piece ->
    [princess] You drew Princess.
   *[other] You drew { $piece }.
}
fits-tell-laid = { $tone ->
    [b] { $name } fits { $piece } in at { $cell }.
    [c] On { $cell } goes { $name }’s { $piece }.
    [d] { $name } pushes { $piece } into place at { $cell }.
    [e] One box more: { $piece } on { $cell }, from { $name }.
   *[a] { $name } lays { $piece } on { $cell }.
}
fits-tell-cat = { $first ->
    [yes] The first cat of the game! It is { $name }’s, and lies down across the boxes at { $cell }.
   *[no] { $tone ->
        [b] If it fits, it sits: { $name }’s cat, at { $cell }.
        [c] There is always room for a cat: { $name }’s squeezes in at { $cell }.
       *[a] Hop! A cat of { $name } lies down across the boxes at { $cell }.
    }
}
fits-tell-no-cat = { $name } lays no cat.
fits-tell-nap = { $tone ->
    [b] { $name }’s cat yawns and curls up at { $cell }.
    [c] Quiet, please: at { $cell } a cat of { $name } is asleep.
   *[a] Shh: a cat of { $name } falls asleep at { $cell }.
}
fits-tell-toy = { $name } throws a special toy in at { $cell }.
fits-tell-toy-box = { $name } lays a special toy like a box on { $cell }.
fits-tell-princess = { $own ->
    [yes] { $name } makes room for Princess at { $cell }.
   *[no] Princess takes her place at { $cell }: { $name } sent her.
}
fits-tell-home = { $piece ->
    [nap] The sleeping cat of { $other } goes home.
   *[cat] The cat of { $other } goes home.
}
fits-tell-discarded = { $name } holds nothing but Princesses, and no cat is there to make room: one is put away.
fits-tell-last = { $empty ->
    [1] The pile is empty: everybody plays two more turns, { $name } last.
   *[0] { $name } has laid the fifth cat: everybody plays two more turns, { $name } last.
}
fits-tell-box = { $closed ->
    [yes] { $mood ->
        [rich] A treasure chest, and the lid is shut! { $size ->
            [one] One card
           *[other] { $size } cards
        }, worth { $worth }.
        [wet] Shut, with the water inside: { $size ->
            [one] one card
           *[other] { $size } cards
        }, worth { $worth }.
       *[plain] { $size ->
            [one] The box of one card is closed and worth { $worth }.
           *[other] The box of { $size } cards is closed and worth { $worth }.
        }
    }
   *[no] { $mood ->
        [rich] { $tone ->
            [b] Every cat would like to sit there: worth { $worth } by now.
           *[a] What a toy chest, worth { $worth }!
        }
        [wet] { $tone ->
            [b] Nobody likes to get wet: worth { $worth }.
            [c] That makes for wet paws, worth { $worth }.
           *[a] The bottles win, worth { $worth }.
        }
        [huge] { $tone ->
            [b] A palace of { $size } cards by now, worth { $worth }.
           *[a] It grows and grows: { $size } cards, worth { $worth }.
        }
       *[plain] { $size ->
            [one] { $tone ->
                [b] A box by itself, worth { $worth }.
                [c] Alone for now, and worth { $worth }.
                [d] It opens into no neighbour, and is worth { $worth }.
               *[a] The box there is one card and worth { $worth }.
            }
           *[other] { $tone ->
                [b] That makes a box of { $size }, worth { $worth }.
                [c] It is a box of { $size } cards now, worth { $worth }.
                [d] Worth { $worth } so far, with { $size } cards.
               *[a] The box there has { $size } cards and is worth { $worth }.
            }
        }
    }
}

## How it ended

fits-reason-most = { $winner } won with the most points.
fits-reason-bottles = { $winner } won: level on points, but sprayed less.
fits-reason-shared = { $winner } share the win: level on points, and on spray bottles.
fits-score-toys = toys { $points }
fits-score-bottles = bottles { $points }
fits-score-cats = further cats { $points }

## The score sheet

fits-sheet-box = { $closed ->
    [yes] Box at { $cell } (cards: { $size }, toys { $toys }, bottles { $bottles }, closed): { $worth }
   *[no] Box at { $cell } (cards: { $size }, toys { $toys }, bottles { $bottles }, open): { $worth }
}
fits-sheet-to = to { $names }.
fits-sheet-extra = Further cats: { $cats }.
fits-sheet-cat = { $name } { $points }
fits-sheet-in = In it: { $cats }.
fits-sheet-cats = { $asleep ->
    [0] { $name } { $awake }
   *[other] { $name } { $awake } + { $asleep } asleep
}

## The picture in words

fits-alt-start = Start boxes are being laid: it is { $name }’s go.
fits-alt-turn = It is { $name }’s turn to draw, or to lay a sleeping cat.
fits-alt-play = { $name } is to play a card.
fits-alt-cat = { $name } may lay a cat into the new box.
fits-alt-left = Turns left: { $left }.
fits-alt-over = The game is over. { $reason }
fits-alt-points = { $name }: { $points } ({ $parts }).
fits-alt-own = { $name } holds: { $hand }.
fits-alt-others = { $taken ->
    [0] { $count ->
        [one] There is 1 box without a cat.
       *[other] There are { $count } boxes without a cat.
    }
   *[other] { $count ->
        [one] Beside those there is 1 box without a cat.
       *[other] Beside those there are { $count } boxes without a cat.
    }
}
fits-alt-last = The last card was laid at { $cell }.
fits-alt-princess = Princess lies at { $cells }.
fits-alt-toy = Special toys lie at { $cells }.
fits-alt-seat = { $name }: cats left { $cats }, cards { $cards }, points so far { $points }.
fits-alt-pile = In the draw pile: { $count }.

## The board in letters

fits-sketch-head = { $phase ->
    [start] Start boxes.
    [turn] Turn { $turn }: to draw.
    [play] Turn { $turn }: to play.
    [cat] Turn { $turn }: a cat?
   *[over] Over after { $turn } turns.
} Pile { $pile }.
fits-sketch-seat = cats { $cats }, cards { $cards }, points { $points }
fits-sketch-awake = awake at
fits-sketch-hand = Your hand: { $hand }
fits-sketch-starts = Start boxes: { $cards }
fits-sketch-places = small letters alone: empty places
fits-sketch-start = S1–S5 start boxes
fits-sketch-numbers = 1 mouse, 2 yarn, 3 feather, 4 ball, 5 two toys, 6 bottle, 7 and 8 nothing; A5 and A6 bottle
fits-sketch-turned = in small letters: turned by half
fits-sketch-asleep = { $sign } a cat asleep, P* Princess in its place

## Why not

fits-why-over = This game is over.
fits-why-not-your-turn = It is not your turn.
fits-why-start-first = First everybody lays a start box.
fits-why-start-over = All start boxes lie already.
fits-why-start-gone = This start box is not there any more: { $card }.
fits-why-start-at-zero = The first start box lies at 0,0.
fits-why-start-beside = A start box goes beside the one that was laid just before; { $cell } is not.
fits-why-draw-or-sleep = A turn begins with “draw”, or with a sleeping cat.
fits-why-play-now = You have drawn: now play a card.
fits-why-no-more-draw = Nobody draws any more: play the cards you hold.
fits-why-no-more-sleep = No cat goes to sleep any more: play the cards you hold.
fits-why-cat-now = First say whether a cat goes into the new box: “cat east”, “cat west” or “no cat”.
fits-why-no-cat-now = A cat goes only into a box you have just laid, and only where it fits.
fits-why-not-in-hand = { $card ->
    [princess] You do not hold Princess.
   *[other] You do not hold this card: { $card }.
}
fits-why-not-beside = { $cell } is taken, or touches no card.
fits-why-double-wall = In the advanced game no wall stands against a wall, and at { $cell } one would.
fits-why-cat-gap = No card lies there.
fits-why-cat-wall = There is a wall between the two.
fits-why-cat-covered = Something lies there already, or it is no cardboard.
fits-why-cat-occupied = Others sit in this box, and you do not.
fits-why-toy-over = There is a place over two boxes for the toy, so it may not lie like a box.
fits-why-toy-as-box = There is no place over two boxes for you now: the toy lies like a box; write “box” behind it.
fits-why-toy-not-there = At { $cell } no two free boxes hang together.
fits-why-toy-occupied = At { $cell } others sit in the box, and you do not.
fits-why-no-cat-there = Princess takes the place of a cat, and there is none at { $cell }.
fits-why-play-another = You can play something, so no Princess is put away.

## The rules

fits-rules-goal =
    Most points win: in the end each box gives its toys to whoever has the most cats in it. You lay cardboard boxes side by side; where two open edges meet, they become one larger box.

    Everybody has five cats of their own and two cards. There are 72 boxes with toys (mice, yarn, feathers, balls), a spray bottle or nothing in them, three special toys and as many Princesses as players. The pile is stacked from as many equal parts, with one Princess in each.

    On every place beside the table stands a letter: that is how you say where something goes.

    The faces of the cards are a reconstruction: we could not see the printed ones.

    The picture shows a game under way.
fits-rules-turn =
    Lots decide who begins. Everybody, one after the other, first lays one of five empty start boxes, each beside the one before; those left over stay out.

    In your turn draw the top card and play exactly one card of your hand; or lay one of your cats to sleep, and draw nothing. You need not play what you have drawn.

    You play a box (and then perhaps one cat), a special toy, or Princess. Hands are secret.

    The picture shows the start boxes of two players.
fits-rules-boxes =
    A box goes on any empty place beside a card, upright or turned by half. Walls forbid nothing.

    Neighbours hang together if both edges that touch are open. A box is everything that hangs together. It is closed when none of its edges is open towards an empty place; also a neighbour’s wall closes it.

    The plate on a box says what it is worth now, gold if it is closed; its colour says who holds it.

    In the picture the card furthest to the west in the top row has walls to the east and west: it hangs together with the one below, but not with its neighbour to the east.
fits-rules-cats =
    After laying a box you may lay one cat over the new card and its neighbour to the east or west, if the edge between them is open and both are cardboard that nothing lies on.

    Nobody else may sit in that box, awake or asleep, unless you do, too. Your new card counts already: if it joins their box with yours, you may.

    Toys and bottles under a cat still count.

    In the picture one cat lies awake over two cards, and two are asleep.
fits-rules-cards =
    A sleeping cat lies like a box, open on all sides, walls or not, whoever is there. It keeps others out, but counts only while a cat of yours is awake in the same box.

    Princess takes the place of any one cat, which goes back to its owner. She belongs to nobody, keeps nobody out, and nothing is ever laid over her. If you hold nothing else that can be played you must play her, even on a cat of your own; if there is no cat at all, one Princess is put away.

    A special toy is one of each kind. It lies over two cards like a cat, in a box you might sit in, and neither card need be new; if there is no such place, it lies like an open box. No cat follows it.

    In the picture three cats are awake, and three are asleep.
fits-rules-end =
    When the pile is empty, or somebody has no cat left, the turn is finished. Then nobody draws or goes to sleep any more; everybody plays their two cards in two more turns, last of all who brought it about. A cat that comes home later changes nothing.

    In each box count your cats awake and, if there is one, those asleep. Whoever has most gets 1 point for each toy of the most frequent kind, less 1 for each bottle, twice if the box is closed; that may be less than nothing. If level, all get everything.

    For every further cat in a box its owner gets 1 point more, most or not, never twice.

    Most points win; if level, fewer points lost to bottles.

    The picture shows the end of a game.
fits-rules-advanced =
    The advanced game: wall must not stand against wall, whichever neighbour it is, start boxes included. All five Princesses are shuffled into the pile, anywhere.

    There are no points for further cats, and a sleeping cat counts only half a cat.

    The picture shows the usual game, a few turns in.
fits-rules-words =
    You write “draw”; or “sleep c” for a cat asleep on place c.

    A box is its code and the place: “B5 c”, turned “B5r c”. The letter of the code says where its walls are, the number what lies in it. Then “cat east”, “cat west” or “no cat”.

    “T1 c” is a special toy with its western end on c; “princess c” sends her to the cat on c. While you choose one of these, the letters on your own picture are those of the places it may go.

    Letters change as the table grows. Cells never do: “B5 1,-2” is one to the east and two to the north of the first start box.

    In the picture a cat sleeps on the cell 1,2.

## In pictures

fits-label-turn = to move
fits-label-won = winner
fits-label-shared = winners
fits-label-pile = Draw pile
fits-label-last = Turns left
fits-label-final = Final scores
fits-label-advanced = Advanced game
fits-label-hand = In your hand

## A first game

fits-lesson-start =
    The goal: sit with the most cats in the boxes that hold the most toys. If it fits, it sits!

    First everybody lays a start box. You begin: choose one; it becomes the middle of the table. By a button, or “{ $command-move } start S3 0,0”.
fits-lesson-start-hint = Any of the five will do. Thick lines are walls; edges without are open.
fits-lesson-start-done = From here on everything grows. Cells are counted from this box: “1,-2” is one to the east and two to the north.
fits-lesson-draw =
    In your turn you draw a card and then play one of your three, whichever you like. (Or you lay a cat to sleep instead; later.)

    Draw: the button, or “{ $command-move } draw”.
fits-lesson-draw-hint = The button says “Draw a card”.
fits-lesson-draw-done = Nobody else can see what you hold.
fits-lesson-close =
    Where two open edges meet, two cards become one larger box. A box is closed when none of its edges is open towards an empty place, and a closed box counts double.

    Lay a card so that it is closed at once: your H2 and H6 are open on one side only.
fits-lesson-close-hint = H2 is open to the south only, and the start box has a wall in the north: lay it right above, “{ $command-move } lay H2 0,-1”. Or turned, below the other one.
fits-lesson-close-done = A closed box: the plate on it turns gold. The letter of a card says where its walls are, the number what lies in it; “r” lays it turned by half.
fits-lesson-lay =
    Another table. A box may go on any empty place beside a card; walls forbid nothing. Letters on the picture name the places, or you write the cell.

    Lay any card just west of the first start box, on -1,0: “{ $command-move } lay A5 -1,0”.
fits-lesson-lay-hint = The place is to the left of the middle: -1,0.
fits-lesson-lay-done = If both edges that touch are open, it is one box now.
fits-lesson-cat =
    Now a cat may sit down: over the card just laid and its neighbour to the east or west, if the edge between them is open. Nobody else may sit in that box, unless you do, too.

    Lay your cat to the east: “{ $command-move } cat east”.
fits-lesson-cat-hint = It is the button with the arrow to the east.
fits-lesson-cat-done = Yours, for now. Whoever has the most cats in a box at the end gets a point for each toy of its most frequent kind, less one for each spray bottle.
fits-lesson-closed =
    You have just closed a box with two yarns and two balls in it. The most frequent kind counts, so it is worth 2, and closed twice that.

    Sit in it.
fits-lesson-closed-hint = Lay the cat to the east: nobody else is there.
fits-lesson-closed-done = Four points, and nobody can grow it any more.
fits-lesson-sleep =
    Instead of drawing you may lay one of your five cats to sleep beside the table: open on all sides, walls or not. It keeps others out of its box, but counts only while a cat of yours is awake there, too.

    Lay a cat to sleep: “{ $command-move } sleep -1,-1”, or any place.
fits-lesson-sleep-hint = Choose “Sleeping cat”, then a place.
fits-lesson-sleep-done = Shh. You keep your two cards, but have one cat fewer.
fits-lesson-toy =
    T1 is a special toy: one of each kind. It lies over two cards like a cat, but belongs to nobody.

    Lay it over the two start boxes: “{ $command-move } toy T1 0,0”; the cell is its western end.
fits-lesson-toy-hint = Choose the special toy; it fits on one pair only.
fits-lesson-toy-done = That box is worth one more now, whoever sits in it in the end.
fits-lesson-princess =
    You have drawn Princess. She takes the place of any one cat on the table, which goes home to its owner.

    Send her where your opponent’s cat lies: “{ $command-move } princess 0,1”.
fits-lesson-princess-hint = There is only one cat on the table, on 0,1.
fits-lesson-princess-done = What a look! When the pile is empty, or somebody has laid their fifth cat, everybody plays out their two cards, and the boxes are counted.

## Standing orders

fits-order-draw = Draw at my turn
fits-order-lay = Lay a box…
fits-order-whole = { $draws ->
        [yes] Draw, then lay { $card } on { $place }
       *[no] Lay { $card } on { $place }
    }{ $cat ->
        [e] , a cat to the east
        [w] , a cat to the west
        [no] , no cat
       *[none] {""}
    }
fits-order-cat-e = Cat to the east →
fits-order-cat-w = Cat to the west ←
fits-order-cat-no = No cat
