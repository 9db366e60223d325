# House of Cats in English.
# `house-word-…` are what people may type; `house-tell-…` say what happened, several of them in a row.

house-title = House of Cats
house-blurb = Everybody writes the same dice into a house of their own: equal numbers become rooms, cats move in, mice nibble cheese. Nobody waits for anybody. For one to six.

house-option-level = Level
house-option-level-1 = 1, for the first game
house-option-level-2 = 2, rows and columns
house-option-level-3 = 3, four areas
house-option-level-4 = 4, the house grows
house-option-abilities = Abilities
house-option-abilities-first = the four simple ones
house-option-abilities-random = any four

house-word-cat = cat, kitty
house-word-mouse = mouse
house-word-star = star
house-word-write = write
house-word-room = room
house-word-open = open
house-word-done = done, ready, finished

house-syntax = Die 2 into c4: “2 c4”. A cat for the track: “1 cat”. What you owe: “write c4”, or with a number “write c4 5”. Abilities by their letters: “A 2”, “B 2 +”, “H 2 mouse”. When you are ready: “done”.

## Parts of sentences

house-symbol = { $symbol ->
    [cat] cat
    [mouse] mouse
   *[other] { $symbol }
}
house-die = die { $die } ({ $face })
house-die-used = die { $die } (used)
house-dice-none = none
house-ability = { $number } { $letter } – { $letter ->
    [A] a die where no neighbour is needed
    [B] one number die one up or down
    [C] a mouse die becomes a number
    [D] write a 3 anywhere
    [E] one die more or fewer
    [F] a 2 becomes a 5, or a 5 a 2
    [G] move a loose number
    [H] a number die becomes a cat or a mouse
    [I] two equal dice into one cell
    [J] corners count as neighbours
    [K] at once: any symbol anywhere
   *[L] at once: a mouse, or two side by side
}

## Buttons

house-button-sheet = My sheet
house-button-star = Star
house-button-write = Write
house-button-room = Room
house-button-open = Open
house-button-done = Done
house-button-cross = cross a cat
house-button-more-dice = one die more
house-button-fewer-dice = one die fewer
house-button-more-number = one up
house-button-fewer-number = one down
house-button-use = { $letter ->
    [A] A: a die anywhere
    [B] B: a die ±1
    [C] C: mouse to number
    [D] D: write a 3
    [E] E: dice ±1
    [F] F: 2 or 5 swapped
    [G] G: move a number
    [H] H: to cat or mouse
    [I] I: a double
    [J] J: corners count
    [K] K: any symbol
   *[L] L: mice
}
house-button-use-more = { house-button-use } ({ $left }×)

## What is asked

house-prompt-stars = Write each result into a star of its own; the third one confirms. Results: { $dice }.
house-prompt-write = { $left ->
    [one] Round { $round }: use 1 more die. You have { $dice }.
   *[other] Round { $round }: use { $left } more dice, side by side. You have { $dice }.
}
house-prompt-abilities = Abilities you may use: { $abilities }.
house-prompt-write-owed = YOU OWE A NUMBER: write a { $number } into any empty cell.
house-prompt-write-any = YOU OWE A NUMBER: write any number from 2 to 5 into any empty cell.
house-prompt-room = CHOOSE THE ROOM: more { $number }s hang together than it takes. Which cells become the room?
house-prompt-open = { $number ->
    [one] YOU OWE A SQUARE: open 1 more closed square.
   *[other] YOU OWE SQUARES: open { $number } more closed squares, side by side.
}
house-prompt-k = YOU OWE A SYMBOL: write any one into any empty cell, now.
house-prompt-l = YOU OWE MICE: draw one into any empty cell, or two into cells side by side, now.
house-prompt-then = { $count ->
    [one] After that, one thing more is owed.
   *[other] After that, { $count } things more are owed.
}
house-prompt-done = All is written: confirm the round, or undo.
house-prompt-lost = { $left ->
    [one] No die fits any more: one is lost, unless an ability helps.
   *[other] No die fits any more: { $left } are lost, unless an ability helps.
}
house-brief = { $what ->
    [stars] For the stars: { $dice }.
   *[dice] Dice: { $dice }. Still to use: { $left }.
}
house-brief-done = You have confirmed; others are still writing.

## What happened

house-place = { $piece } at { $to }
house-share = { $name } { $count }
house-many = { $many ->
    [2] two
    [3] three
    [4] four
   *[other] { $many }
}
house-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
house-more = { $count ->
    [one] 1 more cell
   *[other] { $count } more cells
}
house-tell-tiles = The abilities: { $abilities }.
house-tell-opened = { $count ->
    [0] { $name } wrote nothing.
    [one] { $name } filled 1 cell.
   *[other] { $tone ->
        [b] { $name }: { $count } more cells.
        [c] { $count } cells for { $name }.
        [d] { $name } wrote in { $count } cells.
        [e] { $count } cells fuller: the house of { $name }.
        [f] { $name } found room for { $count }.
       *[a] { $name } filled { $count } cells.
    }
}
house-tell-first = { $round ->
    [1] The very first round, and there is a room already!
   *[other] { $count ->
        [one] The first room of the game stands!
       *[other] The first rooms of the game stand!
    }
}
house-tell-built = { $what ->
    [room2] { $tone ->
        [b] A snug room of 2 for { $name }.
        [c] { $name } puts a wall round a nook: a room of 2.
        [d] { $name } curls up in a new room of 2.
       *[a] { $name } has built a room of 2!
    }
    [room3] { $tone ->
        [b] { $name } moves into a room of 3.
        [c] The 3s have found each other: { $name } has a room of 3!
       *[a] { $name } has built a room of 3!
    }
    [room4] { $tone ->
        [b] Room to purr in: { $name } has built a room of 4!
       *[a] A parlour for { $name }: a room of 4!
    }
    [room5] { $tone ->
        [b] Nobody builds larger: a room of 5 for { $name }!
       *[a] A ballroom! { $name } has built a room of 5!
    }
   *[several] { $tone ->
        [b] The trowel flies: rooms of { $rooms } for { $name } in one round!
       *[a] { $name } has built rooms of { $rooms } at once!
    }
}
house-tell-mice = { $tone ->
    [b] It squeaks at { $name }’s: { house-many } mice are new there.
    [c] Into the house of { $name } scurry { house-many } mice.
   *[a] { $name } has { house-many } new lodgers, and all of them squeak.
}
house-tell-cats = { $tone ->
    [b] Somebody left a door open: { house-many } cats are new at { $name }’s.
   *[a] Into the house of { $name } stroll { house-many } cats.
}
house-tell-track = { $tone ->
    [b] All for the cats: { $name } crosses { house-many } of them on the track.
   *[a] { $name } crosses { house-many } cats on the track.
}
house-tell-nearly = { $also ->
    [yes] { $left ->
        [one] Only 1 cell is empty there now.
       *[other] Only { $left } cells are empty there now.
    }
   *[no] { $tone ->
        [b] It is getting cramped at { $name }’s, where { $left ->
            [one] 1 cell is
           *[other] { $left } cells are
        } left.
        [c] Nearly done: { $name } has { $left ->
            [one] 1 empty cell
           *[other] { $left } empty cells
        } to go.
       *[a] Only { $left ->
            [one] 1 cell is
           *[other] { $left } cells are
        } empty now in the house of { $name }.
    }
}
house-tell-full = { $also ->
    [yes] And with that the house is full!
   *[no] { $tone ->
        [b] Not a corner is left in the house of { $name }.
        [c] Full to the last cell: the house of { $name }.
       *[a] With that the house of { $name } is full!
    }
}
house-tell-alike = { $quiet ->
    [all] { $tone ->
        [b] The masons have the day off: { house-more } for everybody.
        [c] Not one wall goes up: everybody filled { house-cells }.
        [d] Pencils scratch, but no room is new: everybody filled { house-cells }.
       *[a] A round without a new room: { house-more } for everybody.
    }
    [yes] { $tone ->
        [b] The masons have the day off: { house-more } each for { $names }.
        [c] Not one wall goes up: { $names } filled { house-cells } each.
        [d] Pencils scratch, but no room is new: { house-cells } each for { $names }.
       *[a] A round without a new room: { $names } filled { house-cells } each.
    }
   *[no] { $tone ->
        [b] { house-more } each for { $names }.
        [c] { $names } wrote in { house-cells } each.
        [d] Meanwhile { $names } found { house-cells } each to fill.
       *[a] { $names } filled { house-cells } each.
    }
}
house-tell-each = { $quiet ->
   *[yes] { $tone ->
        [b] The masons have the day off. Cells filled: { $shares }.
        [c] Not one wall goes up. New cells: { $shares }.
        [d] Pencils scratch, but no room is new. Cells filled: { $shares }.
       *[a] A round without a new room. New cells: { $shares }.
    }
    [no] { $tone ->
        [b] Cells filled: { $shares }.
        [c] Written in meanwhile: { $shares }.
        [d] As for the cells: { $shares }.
       *[a] New cells: { $shares }.
    }
}
house-tell-stars = For the stars: { $dice }.
house-tell-dice = { $roll ->
    [first] The building begins! The first roll: { $dice }.
    [same] All four alike in round { $round }: { $dice }!
    [animals] Not a single number in round { $round }: { $dice }!
    [three] { $tone ->
        [b] Three alike in round { $round }: { $dice }.
       *[a] Round { $round }, three of a kind: { $dice }.
    }
    [pairs] { $tone ->
        [b] Everything twice in round { $round }: { $dice }.
       *[a] Round { $round } comes in pairs: { $dice }.
    }
    [numbers] { $tone ->
        [b] Numbers and nothing else in round { $round }: { $dice }.
       *[a] Round { $round }, not an animal in sight: { $dice }.
    }
   *[plain] { $tone ->
        [b] The dice roll for round { $round }: { $dice }.
        [c] Round { $round } brings: { $dice }.
        [d] On to round { $round }: { $dice }.
       *[a] Round { $round }, the dice: { $dice }.
    }
}
house-tell-ahead = { $tone ->
    [b] Now { $name } is ahead by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    }.
    [c] { $name } has overtaken everybody, by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    }.
   *[a] { $name } takes the lead, { $margin ->
        [one] a single point
       *[other] { $margin } points
    } ahead.
}
house-tell-written = { $tone ->
    [b] The pencil has put down { $places }.
    [c] New on the sheet: { $places }.
    [e] This went on the sheet: { $places }.
    [d] So this is where they went: { $places }.
   *[a] Written: { $places }.
}
house-tell-wrote = { $tone ->
    [b] Die { $die } goes to { $to }: { $piece }.
    [c] At { $to } now: { $piece }, from die { $die }.
   *[a] Die { $die }: { $piece } at { $to }.
}
house-tell-starred = Result { $die }: { $piece } at { $to }.
house-tell-doubled = Dice { $die } and { $other }: a double { $piece } at { $to }.
house-tell-crossed = { $tone ->
    [b] Cat { $count } has gone along the track.
   *[a] Cat { $count } of the track is crossed.
}
house-tell-blank = The track is full: the cat is used up.
house-tell-owed = The number that was owed: { $piece } at { $to }.
house-tell-free = By an ability: { $piece } at { $to }.
house-tell-moved = { $piece } moves from { $from } to { $to }; { $from } is crossed out.
house-tell-room = A room of { $number } is built!
house-tell-square = { $count ->
    [one] { $cells } is open.
   *[other] Open now: { $cells }.
}
house-tell-marked = Die { $die } ({ $face }) needs no neighbour now.
house-tell-changed = Die { $die }: { $old } becomes { $face }.
house-tell-allowance = { $count ->
    [one] You use 1 die this round.
   *[other] You use { $count } dice this round.
}
house-tell-diagonal = For the rest of the round corners count as neighbours.

## How it ended

house-reason-most = { $winner } won with the most points.
house-reason-filled = { $winner } won: level on points, but with more cells filled.
house-reason-shared = { $winner } share the win: level on points and on filled cells.
house-reason-alone = { $winner } has filled the house.
house-score-rooms = rooms { $points }
house-score-cats = cats { $points }
house-score-cheeses = cheeses { $points }
house-score-mice = mice { $points }
house-score-bonus = bonus { $points }
house-score-empty = empty cells { $points }

## The picture in words

house-alt-round = Round { $round }, the dice: { $dice }. Still writing: { $names }.
house-alt-stars = Before the first round, for the stars: { $dice }. Still writing: { $names }.
house-alt-own = Your dice: { $dice }; still to use: { $left }.
house-alt-owed = { $what ->
    [write] You owe a number.
    [room] You choose a room.
    [open] You owe squares.
    [K] You owe a symbol.
   *[L] You owe mice.
}
house-alt-seat = { $name }: { $points } points ({ $parts }).
house-alt-empty = { $count } empty
house-alt-sheet = Written: { $cells }.
house-alt-held = { $symbol } at { $cells }
house-alt-rooms = Rooms: { $rooms }.
house-alt-uses = Abilities left: { $uses }.
house-alt-abilities = Abilities by numbers: { $abilities }.

## The board in letters

house-sketch-stars = Level { $level }, the stars: { $dice }. Abilities { $tiles }
house-sketch-round = Level { $level }, round { $round }: { $dice }. Abilities { $tiles }
house-sketch-over = Level { $level }, over in round { $round }: { $dice }. Abilities { $tiles }
house-sketch-own = Yours: { $dice }; to use: { $left }
house-sketch-far = Anywhere: die { $dice }
house-sketch-diagonal = Corners count
house-sketch-owed = You owe: { $owed }
house-sketch-debt = { $what ->
    [write] { $number ->
        [1] any number
       *[other] a { $number }
    }
    [room] a room of { $number }
    [open] squares ({ $number })
    [K] any symbol
   *[L] mice
}
house-sketch-points = { $points } points
house-letter-cat = c
house-letter-mouse = m
house-sign-empty = empty
house-sign-closed = closed
house-sign-dead = crossed out
house-sign-cat = cat
house-sign-mouse = mouse
house-sign-double = double
house-sign-room = 2-5 in a room
house-sign-uses = uses left
house-sign-track = cats crossed
house-sign-done = has confirmed

## Why not

house-why-over = This game is over.
house-why-not-your-turn = You have confirmed this round; the others are still writing.
house-why-stars-first = First the three results go to the stars.
house-why-no-stars = The stars were written before the first round.
house-why-not-starred = There is no star at { $cell }.
house-why-owed = { $what ->
    [write] First write the number you owe.
    [room] First choose the cells of the room.
    [open] First open the squares you owe.
    [K] First write the symbol you owe.
   *[L] First draw the mice you owe.
}
house-why-not-owed = { $what ->
    [write] You owe no number.
    [room] There is no room to choose.
    [open] You owe no square.
   *[other] This ability is used only at the moment its room is built.
}
house-why-die-used = You have used die { $die }.
house-why-no-dice-left = You have used all the dice of this round.
house-why-taken = { $cell } is not empty.
house-why-closed = { $cell } is not open yet.
house-why-apart = { $cell } touches no cell a die has written this round.
house-why-tracked = Die { $die } is a cat: on this level it is crossed on the track.
house-why-no-cat = Die { $die } is no cat for the track.
house-why-no-use = You cannot use { $letter } now: it takes a room with its number.
house-why-no-face = { $letter } can do nothing with what die { $die } shows.
house-why-marked = Die { $die } needs no neighbour already.
house-why-unequal = A double takes two dice that show the same, and no cats of the track.
house-why-one-left = A double takes two dice, and you have only one more to use.
house-why-in-force = Corners count already.
house-why-allowance = You use one to four dice, and not fewer than you have used.
house-why-not-loose = At { $cell } there is no number outside a room.
house-why-number-given = The track says which number you owe, or lets you choose one from 2 to 5.
house-why-no-room = These cells cannot be the room: it holds the new number, hangs together, and is no larger than it must be.
house-why-which-cell = Say also into which cell.
house-why-cat-on-track = On this level a cat is crossed on the track: say “K cat”.
house-why-track-full = All the cats of the track are crossed.
house-why-not-touching = Two mice need cells side by side.
house-why-not-closed = { $cell } is open already.
house-why-too-small = Too few closed squares hang together at { $cell }.
house-why-not-beside = { $cell } is not beside a square you have opened for this room.
house-why-not-done = { $left ->
    [one] You cannot stop yet: use 1 more die.
   *[other] You cannot stop yet: use { $left } more dice.
}

## The rules

house-rules-goal =
    Most points win: from rooms made of equal numbers, from cats and from mice in a house of your own.

    Everybody has a sheet with the plan of an empty house. Each round four dice are rolled once for all: they show 2, 3, 4, 5, a cat or a mouse. You write three of them on your own sheet, all at the same time; nobody sees what others write until all have confirmed, and nothing you do touches another’s sheet.

    There are four levels: what cats and mice count is different on each. You can also play alone.

    The picture shows two sheets in play.
house-rules-round =
    Use three of the four dice. The first goes into any empty cell; each further one beside a cell that a die has written this round, edge to edge. Cells of earlier rounds do not matter.

    You may choose a place so small that not all three fit: the dice that fit nowhere are lost.

    Undo as much as you like until you say “done”. You may say so when your three dice are used, or none fits any more. When everybody has, all sheets are opened, and the dice roll again.

    The picture shows a sheet after two rounds.
house-rules-rooms =
    As soon as equal numbers that touch edge to edge are as many as they say – two 2s, three 3s, four 4s, five 5s – they become a room. You must build it. If more hang together than needed, you choose which of them, the new one included; a number builds one room at most.

    Rooms of 2, 3, 4 and 5 are worth 1, 3, 5 and 7 points. Cells of a room are in no other room.

    Each room also gives one use of the ability that lies by its number. Use it at once or save it; use as many in a round as you like.

    In the picture there is a room of 4 and a room of 3, so B and C may be used once each.
house-rules-abilities =
    Four abilities are in play, one by each number: in the first game A, B, C, D; else any four of the twelve.

    A: write one die where it needs no neighbour; the next die finds none in it either. B: a number die counts one more or one less, from 2 to 5. C: a mouse die becomes 2, 3, 4 or 5. D: write a 3 into any empty cell. E: use one die more or one fewer this round, from one to four. F: a 2 becomes a 5, or a 5 a 2.

    A, B, C and F change a die for the rest of the round; you need not use it next, and several may change the same die. D and E you may use even after your last die. None of these has to be used, and what is left in the end is worth nothing.

    In the picture B and C, lit up, may be used once each.
house-rules-letters =
    G: cross out a number that is in no room, and write the same number into any other empty cell; the crossed cell stays crossed, and counts as filled. H: a number die becomes a cat or a mouse for this round. I: write two equal dice into one cell; they use up both dice and count as two of their symbol, so a double 2 is a room by itself, and other rooms may become one too large. J: for the rest of the round cells that touch at a corner count as neighbours when you write dice.

    K and L must be used at once. K: write any symbol into any empty cell. L: draw a mouse into any empty cell, or two mice into two cells side by side.

    What you write by D, G, K, L or from the cat track goes anywhere, uses no die, and the next die needs not lie beside it. What you owe comes before all else; what there is no room for is dropped.

    In the picture I, C, G and E are in play.
house-rules-one =
    Level 1. Cats are not written: each cat die you use crosses the next cat of the track below. If a number stands there, write it at once into any empty cell; at # choose one from 2 to 5. Each crossed cat is worth 1 point. A cat die can always be used, also when the track is full; only where another die fits nowhere it may be the cat that is left. With K you may cross a cat, too.

    A mouse eats the cheese at the end of its row and of its column: each is worth 1 point, once.

    The picture shows which cheeses are eaten.
house-rules-two =
    Level 2. Before the first round three dice are rolled, and each result goes to another star, as you choose and unseen by others; with the third you are ready.

    In each row and each column that holds a cat, every mouse is worth 1 point: one mouse may count twice.

    If a cell with a gem is part of a room, it brings its number as a bonus, once: 5 in a room of 5. Cats and mice there bring no bonus.

    In the picture the gem on f3 has brought 4.
house-rules-three =
    Level 3. Stars and gems as on level 2. The house has four areas, told apart by colour and print.

    In an area with one or two cats every mouse is worth 1 point; with three or more cats 2 points; without a cat nothing.

    In the picture two areas have a cat, and the three mice there are worth 1 point each.
house-rules-four =
    Level 4. Only fifteen squares in the middle are open at first. Whenever you build a room, open as many closed squares as it has numbers, all hanging together, anywhere. You may write on them at once. If there are not enough, open as many as you can.

    Mice eat cheese as on level 1, and count in rows and columns with a cat as on level 2. Empty squares cost nothing.

    In the picture three rooms have been built, and eight squares opened for them.
house-rules-end =
    On levels 1 to 3 the game ends after the round in which somebody has filled the whole sheet; each empty cell then costs 1 point. On level 4 it ends when all open squares of everybody are full; who is ready earlier waits.

    Most points win; if level, more filled cells; if still level, the win is shared. Alone you play against your own best: most points, then fewest rounds.

    The sheets, the cat track and the letters of the abilities are a reconstruction: the printed ones could not be read. They are kept in a file that whoever owns the game can correct.

    The picture shows the end of a game.
house-rules-typing =
    You never need to type: the buttons lead through everything. If you like to, a die and a cell will do: “2 c4” writes die 2 at c4 – the second of the dice, not a 2. “1 cat” crosses a cat. “write c4”, “open d1” or just the cell pays what you owe; “room a1 a2 b1” chooses a room.

    Abilities: “A 2”, “B 2 +”, “C 2 4”, “D e5”, “E -”, “F 2”, “G c4 e5”, “H 2 cat”, “I 1 3 c4”, “J”, “K 5 c4”, “L c4 c5”. And in the end: “done”.

    In the picture the dice are numbered from the left: “1 c4” would write the 3.

## In pictures

house-label-round = Round #
house-label-stars = The stars
house-label-final = Final scores
house-label-points = points
house-label-left = dice to use:
house-label-writing = writing
house-label-done = done
house-label-won = winner
house-label-shared = winners
house-label-owe-write = You owe a number!
house-label-owe-room = Choose the room
house-label-owe-open = Open a square
house-label-owe-k = Write any symbol!
house-label-owe-l = Draw mice!
house-label-use-a = a die anywhere
house-label-use-b = number ±1
house-label-use-c = mouse to number
house-label-use-d = a 3 anywhere
house-label-use-e = dice used ±1
house-label-use-f = 2 for 5, 5 for 2
house-label-use-g = move a number
house-label-use-h = number to animal
house-label-use-i = two dice, one cell
house-label-use-j = corners count
house-label-use-k = at once: anything
house-label-use-l = at once: mice

## A first game

house-lesson-write =
    The goal: fill your house with rooms of equal numbers, with cats and with mice; each brings points.

    Four dice are rolled, and you write three of them. “2 e6” writes die 2, which shows a 3 here, into e6: columns are letters, rows numbers from the top. Do that: “{ $command-move } 2 e6”, or the buttons.
house-lesson-write-hint = Die 2 first, then the cell e6, in the bottom row.
house-lesson-write-done = The first die of a round goes wherever you like.
house-lesson-beside =
    Every further die of the round has to touch, edge to edge, a cell that a die has written this round.

    Write another 3 beside it, into f6: “{ $command-move } 1 f6”.
house-lesson-beside-hint = Dice 1 and 4 show a 3, too. Either will do, into f6.
house-lesson-beside-done = Two 3s side by side. One more, and something happens…
house-lesson-room =
    Three 3s that touch are a room; so are two 2s, four 4s or five 5s. It is built by itself.

    Build it: write your last 3 beside the other two.
house-lesson-room-hint = Die 4 into e5, f5 or d6.
house-lesson-room-done = A room of 3 is worth 3 points (of 2: 1, of 4: 5, of 5: 7), and it gives you one use of the ability at that number.
house-lesson-done =
    You have written three dice. Until you say so nothing is final: you may undo as often as you like.

    Confirm the round: “{ $command-move } done”.
house-lesson-done-hint = The button says “Done”.
house-lesson-done-done = When everybody has confirmed, all sheets are opened, and the dice roll again for all.
house-lesson-ability =
    Your room of 3 brought you ability B: one number die counts one more or one less, for this round.

    Use it on die 2, which shows a 4: “{ $command-move } B 2 -” makes it a 3.
house-lesson-ability-hint = Choose B, then die 2, then up or down.
house-lesson-ability-done = You may use abilities at once or save them, but what is left at the end is worth nothing.
house-lesson-mouse =
    A new sheet. Mice nibble cheese: a mouse takes the cheese at the end of its row and the one at the end of its column. Each is a point, once.

    Die 3 is a mouse. Write it anywhere.
house-lesson-mouse-hint = Die 3 into any empty cell, say d2.
house-lesson-mouse-done = Two cheeses gone, two points for you. Later mice do best in other rows and columns.
house-lesson-cat =
    In this first level cats are not written: each crosses the next cat of the track below the house, for one point.

    Die 3 is a cat: “{ $command-move } 3 cat”.
house-lesson-cat-hint = Choose die 3; there is only the track for it.
house-lesson-cat-done = One cat crossed. It used up a die, but no cell.
house-lesson-owed =
    Some cats of the track carry a number, and you owe it at once: here a 2. It costs no die and may go anywhere.

    Write it: “{ $command-move } write a1”, or any other empty cell.
house-lesson-owed-hint = Any empty cell; you need not name the number.
house-lesson-owed-done = A number for nothing. Put such gifts where a room is nearly finished.
house-lesson-far =
    Your two 2s were a room and brought ability A: one die needs no neighbour.

    Mark die 1 with it: “{ $command-move } A 1”.
house-lesson-far-hint = Choose A, then die 1, the only number left.
house-lesson-far-done = Now die 1 may go into any empty cell. There are twelve abilities; the rules have them all.
house-lesson-choose =
    Sometimes more equal numbers hang together than a room takes. Then you choose which cells become the room; the new one is among them. Five 4s hang together here.

    Choose four of them: a button, or “{ $command-move } room d1 e1 e2 e3”.
house-lesson-choose-hint = There are two ways; either is right.
house-lesson-choose-done = The 4 that is left over stays loose and may join a later room. The game ends when somebody’s house is full; each empty cell then costs a point.
