knots-title = Knots
knots-blurb = Knit on a sheet of your own, all at once, then sew one quilt together. For tests.
knots-syntax = Say a die and a cell, as in “1 c4”; “dye 2 +1”, “ball -”, “free c4 3”, “loop c4 c5”, “done”; then “lay 1,-2” or “steal 2”.
knots-option-size = Sheet
knots-option-size-small = small
knots-option-size-large = large
knots-option-edition = Edition
knots-option-edition-first = first
knots-option-edition-second = second

knots-prompt-knit = Knit { $left ->
    [one] one more die
   *[other] { $left } more dice
} of { $dice }.
knots-prompt-free = You owe a number: write it into any empty cell.
knots-prompt-loop = You owe a loop: one empty cell, or two that touch.
knots-prompt-done = Nothing is owed any more. Are you done?
knots-prompt-sew = Sew { $patches ->
    [one] one patch
   *[other] { $patches } patches
}, or steal a ball of wool instead.

knots-button-die = Die { $die } ({ $face })
knots-button-dye = Dye
knots-button-ball = Ball
knots-button-more = one die more
knots-button-fewer = one die fewer
knots-button-up = one up
knots-button-down = one down
knots-button-half = half
knots-button-free = Owed number
knots-button-loop = Owed loop
knots-button-done = Done
knots-button-lay = Sew at
knots-button-steal = Steal from
knots-button-cat = cat { $cat }
knots-face-cat = cat
knots-face-none = none

knots-word-done = done, ready
knots-word-lay = lay, sew
knots-word-steal = steal
knots-word-dye = dye
knots-word-ball = ball
knots-word-free = free
knots-word-loop = loop

knots-news-deal = The wool is out: { $rounds } rounds.
knots-news-dice = Round { $round }. The dice: { $dice }.
knots-news-opened = { $name } opens a sheet: cells in knots { $knots }, loops { $loops }.
knots-news-lay = { $name } sews a patch at { $to } and gets wool: { $wool }.
knots-news-steal = { $name } steals a ball of wool from { $victim }.
knots-news-knit = Die { $piece } ({ $face }) goes to { $to }.
knots-news-free = The owed { $face } goes to { $to }.
knots-news-loop = A loop at { $to }.
knots-news-knot = A knot of { $number }: { $cells } cells.
knots-news-dye = Die { $die } is { $face } now.
knots-news-ball = Dice left to knit: { $left }.

knots-why-over = The last thread is cast off.
knots-why-not-your-turn = It is not your turn.
knots-why-knit-first = First every cat knits.
knots-why-sew-first = The sheets are open: now the quilt is sewn.
knots-why-owed = { $what ->
    [free] First you owe a number.
   *[loop] First you owe a loop.
}
knots-why-nothing-owed = You owe nothing.
knots-why-not-done = You can still knit.
knots-why-no-ball = There is no such ball for you now.
knots-why-no-dye = That die cannot be dyed so.
knots-why-taken = { $cell } is knitted already.
knots-why-apart = These cells do not touch.
knots-why-die-used = You have no die { $die } left.
knots-why-no-dice-left = You have knitted as many dice as you may.
knots-why-no-victim = There is no such cat to steal from.
knots-why-no-wool = There is no wool to steal.
knots-why-not-beside = A patch goes on an empty place beside the quilt.

knots-alt-sews = { $name } sews.
knots-alt-table = Round { $round }, dice { $dice }; patches sewn: { $patches }.
knots-alt-seat = { $name }: wool { $wool }, cells in knots { $knots }, loops { $loops }, cats { $cats }, loose numbers { $numbers }{ $done ->
    [true] , done
   *[false] {""}
}.

knots-brief = Dice: { $dice }. To knit: { $left }. Owed: { $owed }. Wool: { $wool }.
knots-brief-wool = Wool: { $wool }.
knots-sketch-head = Round { $round }, dice { $dice }, patches to sew { $patches }
knots-sketch-own = Your dice { $dice }, to knit { $left }, dyes { $dyes }, balls { $balls }, owed { $owed }
knots-sketch-done = ready: { $names }
knots-sketch-quilt = The quilt:
knots-sketch-seat = { $seat } { $name }, wool { $wool }:
knots-sketch-legend = # the middle, digits whose patch; . empty, c cat, o loop, A to E a knot of 1 to 5
knots-label-round = round
knots-label-wool = wool

knots-rules = Every cat knits three of four common dice on its own sheet, hidden until all are done. A six owes a number; equal numbers that touch, as many as they say, are a knot and owe a loop. Then a quilt is sewn. Cells in knots, loops and wool are points.
knots-reason-cast-off = The last thread is cast off: { $winner } knitted best.
knots-score-knots = knots { $points }
knots-score-loops = loops { $points }
knots-score-wool = wool { $points }
