# What the bot says around all games, in English.

language-name = English
listing = { $first } and { $last }
computer-names = Mog, Tib, Purdy, Graymalkin, Tobermory, Mopsy
level-names = kitten, housecat, mouser, tomcat, tiger

## The lobby

lobby-title = { $game } — a new table ({ $table })
lobby-missing = { $missing ->
    [one] One more is needed: press Join, or seat a computer.
   *[other] { $missing } more are needed: press Join, or seat computers.
}
lobby-ready = Everybody who is needed is here. Press Start, or wait for others.
lobby-cancelled = This table of { $game } was cleared away before it began.
seat-person = • { $name }
seat-computer = • { $name } (computer, level { $level }: { $rung })

## The board

board-title = { $game } · table { $table }
board-turn = ▶ { $names } to move.
board-choosing = ▶ Still choosing: { $names }.
board-given-up = { $count ->
    [one] { $names } has given up; a computer plays on in that seat.
   *[other] { $names } have given up; computers play on in those seats.
}
board-paused = Table { $table } is paused: its record could not be read back. Nothing is lost; whoever runs the bot has been told.
reason-resigned = { $winner } wins: everybody else has resigned.
reason-stopped = { $name } stops here, with:
reason-deserted = Nobody is left to play on, so the table is closed.
score-line = { $name }: { $points }
score-line-parts = { $name }: { $points } ({ $parts })

## Buttons

button-join = Join
button-leave = Leave
button-computer = + Computer
button-start = Start
button-cancel = Clear away
button-option = { $name }: { $value }
button-move = Move
button-hand = My hand
button-undo = Undo
button-rules = Rules
button-rematch = Rematch
button-coda = End turn
button-order = Standing order
button-order-end = ✕ End: { $order }
button-type = Type…
button-back = ‹ Back
button-confirm = ✓ Do it
button-previous = ‹ Page back
button-next = Next page ›
button-table = { $game } · { $table }

## Pads and hands

pad-row = Row { $row }
pad-part = { $first } … { $last }
pad-preview = { $move }? This is what it would do:
pad-preview-dark = { $move }? What it does will show when it is done.
hand-title = { $game } · table { $table }: for your eyes only

hand-closed-door = I cannot write to you privately here, so I will not try again: this button always shows your hand. Once your direct messages are open, “/hands on” brings them back.

## Standing orders

orders-title = { $game } · table { $table } — standing orders, for your eyes only
orders-about = A standing order plays for you when it is your go, after a while, as if you had pressed the button yourself. Nobody else can see it or tell it from your own move; you can still move by hand, change it, or end it. It lasts one round.
orders-none = You have left no order.
orders-line = • Standing order: { $order }.
orders-line-later = • Standing order for round { $round }: { $order }.
orders-no-more = There is nothing to order just now.
order-words-none = none, off, cancel

## Rules, help, welcome

invite-code = Send this to your friends: /join { $code }
    It brings the table to any channel or messenger where I am, for a week.
rules-title = { $game } — the rules, page { $page } of { $pages }
rules-names = Ann, Bob, Cid, Dot, Eve
rules-which = Which game’s rules would you like to read?
help-title = What you can ask of me:
help-new = /new { $game } — set up a table here; “/new { $game } alone” starts at once, against computers where it takes several, “alone=tiger” against the strongest, “seats=3 computer” seats one among friends
help-join = /join, /leave, /computer 2 — sit down, get up, seat a computer: { level-names } are levels 1 to 5
help-start = /start — deal, once enough are seated; before that “/option ghosts off” plays another way, /cancel clears the table away
help-move = /m c4 — make a move; /m alone shows the buttons
help-undo = /undo — take your last move back, as long as it told nobody anything new
help-hand = /hand — what only you may see
help-order = /order bid 6 — a standing order, in games that take them: it plays for you while you are away; /order alone shows yours, “/order none” ends them
help-show = /show — a fresh board here; /text — the board in words
help-rules = /rules — how the game goes
help-invite = /invite — a code that brings this table elsewhere: “/join CODE”; /thread — a thread of its own; /hands off — no hands unasked
help-tables = /tables — where you are playing; /resign — give up
help-language = /language hu — have me speak Hungarian to you; “/language hu here” to everybody here
welcome-title = Welcome! Sit down and play:
welcome-game = { $game } — { $blurb }
welcome-solo = Play { $game } on your own
welcome-alone = Play { $game } against { $others ->
    [one] a computer
   *[other] computers
}
welcome-together = Play { $game } with { $others ->
    [one] a friend
   *[other] friends
}

## Lists of tables

tables-none = You are not sitting at any table. “/new” opens one.
tables-title = Your tables:
table-of = { $game } · { $table } ({ $names })
tables-line = • { $table }: { $standing }
tables-lobby = waiting for people
tables-yours = your move!
tables-others = waiting for { $names }
tables-paused = paused
which-table = Which table do you mean?
language-which = Which language shall I speak to you?

## What was done

done-joined = You have a seat.
done-left = You have left the table.
done-cancelled = The table is cleared away.
done-turn = Done. Now the others.
done-undone = Taken back.
done-order = I will see to it.
done-order-none = That order has ended.
done-resigned = You have resigned.
done-shown = The table is shown here from now on.
done-thread = The table goes on in a thread of its own.
done-hands-on = From now on your hands come to you privately by themselves.
done-hands-off = From now on you get a hand only when you ask for it.
done-language = From now on I speak English to you.
done-language-here = From now on I speak English here.

## What was refused

refuse-unknown = I know no “/{ $verb }”. /help lists what I know.
refuse-which-game = Which game? For example: /new { $games }
refuse-no-game = There is no game called “{ $game }”. There is: { $games }.
refuse-order = I cannot make sense of “{ $word }” here.
refuse-level = A computer plays at level 1 to 5: { level-names }; “none” lets the last one go. “{ $word }” is none of these.
refuse-seated = You already have a seat here.
refuse-full = Every seat at this table is taken.
refuse-too-few = { $missing ->
    [one] One more is needed before it can start.
   *[other] { $missing } more are needed before it can start.
}
refuse-started = This game has already begun.
refuse-not-started = This game has not begun yet.
refuse-gone = This table is no longer being set up.
refuse-not-seated = You are not sitting at this table.
refuse-no-computer = There is no computer at this table.
refuse-not-over = The game is still on: finish it first.
refuse-over = This game is over.
refuse-paused = This table is paused: its record could not be read back. Other tables go on as usual.
refuse-resigned = You have resigned from this game.
refuse-stale = That button belongs to a moment that has passed. Please look at the newest board.
refuse-not-your-turn = It is not your turn. Waiting for { $names }.
refuse-nonsense = I cannot read “{ $text }”. { $syntax }
refuse-nonsense-or-name = I cannot read “{ $text }”. { $syntax } Seated here: { $names }.
refuse-whose-name = “{ $text }” fits { $names }: type more of the name, or the number.
refuse-ambiguous = “{ $text }” may mean several things: { $moves }. Which one?
refuse-why = { $why }
refuse-in-public = That is a secret move, and everybody can read along here. Please make it in private: one of the buttons under the board leads there.
refuse-no-table = I know of no such table.
refuse-nothing-here = No table here is waiting for that. “/tables” lists yours, “/new” opens one.
refuse-invite = That invitation is not, or no longer, good.
refuse-thread = A thread cannot be opened here.
refuse-switch = Say “on” or “off”.
refuse-busy = So many are pressing at once that I lost my place. Please try again.
refuse-no-orders = This game takes no standing orders.
refuse-order-now = “{ $text }” cannot be ordered now. /order shows what can.
undo-nothing-to-undo = You have no move to take back.
undo-over = The game is over; nothing is taken back now.
undo-others-moved = Somebody has moved since: it is too late to take yours back.
undo-revealed = That move told somebody something new, so it stays.

## What `doctor` finds

doctor-no-token = No messenger has a token yet: set PURRLOR_DISCORD_TOKEN or PURRLOR_TELEGRAM_TOKEN. “python -m bot play” needs none.
doctor-database = The database is { $file }, { $size } KB, and in order.
doctor-database-bad = The database cannot be used: { $why }
