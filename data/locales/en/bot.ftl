# What the bot says around all games, in English.

language-name = English
listing = { $first } and { $last }
computer-names = Mog, Tib, Purdy, Graymalkin, Tobermory, Mopsy
level-names = kitten, housecat, mouser, tomcat, tiger

## The lobby

lobby-title = { $game } — a new table ({ $table })
lobby-missing = { $missing ->
    [one] One more is needed: press Join, or seat a computer ({ level-names }).
   *[other] { $missing } more are needed: press Join, or seat computers ({ level-names }).
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
    [one] { $names } has resigned; a computer plays on in that seat.
   *[other] { $names } have resigned; computers play on in those seats.
}
board-paused = Table { $table } is paused: its record could not be read back. Nothing is lost; whoever runs the bot has been told.
text-typing = Type your move after { $command-move }. { $syntax }
reason-resigned = { $winner } wins: everybody else has resigned.
reason-stopped = { $name } stops here, with:
reason-deserted = Nobody is left to play on, so the table is closed.
reason-charge = Those in charge of this place have ended the game. It counts for nobody.
score-line = { $name }: { $points }
score-line-parts = { $name }: { $points } ({ $parts })
challenge-next = That makes three wins in a row! Time for somebody stronger: “{ $command-play } { $game } alone={ $rung }”.
alone-first = Your first result of this kind.
alone-best = { $how ->
    [new] That is your new best! Before: { $scores }.
    [sooner] As many points as your best, in fewer rounds: that is your new best! Before: { $scores }.
    [later] As many points as your best, in more rounds. Your best so far: { $scores }.
    [same] As much as your best so far: { $scores }.
   *[less] Your best so far: { $scores }.
}
best-made = { $rounds ->
    [one] { $points } in 1 round
   *[other] { $points } in { $rounds } rounds
}
best-title = Your best results alone
best-of = { $game } · { $options }
best-line = { $place }. { $made }
best-none = You have not played a game alone to its end yet: the best of them will be listed here.
alone-computers = Computers make on average: { $averages }.

## Buttons

button-join = Join
button-leave = Leave
button-computer = + { $rung }
button-computer-away = – Computer
button-person-away = – Player
button-invite = Invite
button-friends = Send it to friends
button-elsewhere = Bring it to another group or server
button-play = Play
button-tables = My tables
button-help = Help
button-language = Language
button-hands-on = On
button-hands-off = Off
button-start = Start
button-cancel = Clear away
button-option = { $name }: { $value }
button-move = Move
button-hand = My hand
button-text = Board in words
button-thread = Own thread
button-hide = Hide it here
button-undo = Undo
button-rules = Rules
button-best = My best
button-resign = Resign
sight-ends = Your turn ends with it, unless you choose something else that is marked.
sight-computer = + Computer ({ $rung })
button-rematch = Rematch
button-coda = End turn
button-order = Standing order
button-order-end = ✕ End: { $order }
button-order-now = ⏩ Act at once
button-order-later = ⏳ Take my time
button-type = Type…
button-map = Map
button-back = ‹ Back
button-confirm = ✓ Do it
button-close = ✕ Close
button-sure-resign = ✓ Resign
button-sure-cancel = ✓ Clear away
button-sure-end = ✓ End the game
button-confirm-always = Always
button-confirm-sometimes = When I give something up
button-confirm-never = Never
button-speed-leisurely = Leisurely
button-speed-quick = Quick
button-speed-instant = At once
button-previous = ‹ Page back
button-next = Next page ›
button-cancel-table = ✕ Clear away: { $game } · { $table }
button-table-mine = ▶ { $label }
button-table = { $game } · { $table }

## Pads and hands

pad-row = Row { $row }
pad-part = { $first } … { $last }
news-away = While you were away: { $news }
news-napped = { $more ->
    [0] While you napped:
   *[other] While you napped ({ $count } turns; these matter most to you):
}
news-napped-line = • { $news }
pad-chosen = ▸ { $move }
pad-preview = { $move }? This is what it would do:
pad-preview-dark = { $move }? What it does will show when it is done.
map-title = { $game } · table { $table }: all of it
hand-title = { $game } · table { $table }: for your eyes only

calls-which = When it is your turn, or a game of yours has ended, and you are not here, how shall I call you? Once a turn, never twice.
calls-private = In private
calls-here = Where the table is
calls-both = Both
calls-none = Not at all
calls-words-private = private, privately, dm
calls-words-here = here, channel, group
calls-words-both = both
calls-words-none = none, off, never
call-turn = { $count ->
    [one] Your turn at { $game } ({ $table }).
   *[other] Your turn, all of you, at { $game } ({ $table }).
}
call-for = { $names }: { $call }
told-over = { $how ->
    [won] { $game } ({ $table }) is over, and you have won!
    [shared] { $game } ({ $table }) is over, and you share the win!
   *[over] { $game } ({ $table }) is over.
}
told-ready = Enough of you are at your table of { $game } ({ $table }): begin, or wait for others.
told-replaced = A computer plays for you at { $game } now ({ $table }). A press takes your seat back.
told-relieved = You do not sit in for { $name } any more: a computer plays there now ({ $game } · { $table }).
told-removed = Somebody in charge has taken you from a table of { $game } ({ $table }): a computer plays on in your seat.
told-succeeded = { $name } has taken your seat over at { $game } ({ $table }).
hand-closed-door = I cannot write to you privately here, so I will not try again: this button always shows your hand. Once your direct messages are open, “{ $command-hands } on” brings them back.

## Quiet hours

hours-zone = UTC
hours-title = I leave you in peace:
hours-none = I call you at any hour of the day.
hours-quiet = • from { $begins } to { $ends }
hours-days = • on these days: { $days }
hours-away = • until { $day } { $month }, { $time }
hours-clock = Your clock shows { $time } now ({ $zone }).
hours-unsure = If that is wrong, tell me where you are: “Another clock” does, or { $command-hours } and a city.
hours-which-clock = Which clock do you live by? If it is not here, type { $command-hours } and a city, or for example UTC+2.
hours-nights = Not { $span }
hours-weekend = Not at weekends
hours-week = A week off from now
hours-back = I am back
hours-other-clock = Another clock
hours-off = Call me at any hour
hours-weekdays = Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
hours-months = January, February, March, April, May, June, July, August, September, October, November, December
hours-places = Los Angeles, Chicago, New York, São Paulo, London, Budapest, Helsinki, Kolkata, Singapore, Tokyo, Sydney

## One person, two messengers

link-about = Do you play in another messenger, too? As one person you have all your tables, hands and choices here and there. Take a code here and enter it there: “{ $command-link } CODE”.
link-selves = You are one person: { $selves }. Whoever goes their own way takes along the tables they came with, and those they sat down at since.
link-self = { $name } ({ $platform })
link-code = Enter this in the other messenger within { $minutes } minutes: /link { $code }
    It works once. Give it to nobody: whoever enters it sees your hands and moves for you.
link-sure = This code was given to { $self }. If that is you, you will be one person here and there, with the same tables, hands and choices. If that is somebody else, do not: they would see your hands and move for you.
button-link-code = Give me a code
button-link-yes = ✓ That is me
button-link-off = Go my own way here

## Reminders

remind-which =
    You are called once a turn.
    After how many days shall I remind you of a table that still waits? I remind you three times at most, less often each time, and never in your quiet hours.
remind-days = { $days ->
    [one] After a day
   *[other] After { $days } days
}
remind-never = Never
remind-turn = { $days ->
    [one] { $game } ({ $table }) has waited for your move for a day.
   *[other] { $game } ({ $table }) has waited for your move for { $days } days.
}
button-hush = Not for this turn
waited-long = { $game } ({ $table }) has waited for { $name } for { $days } days. You others can decide what shall be done.
button-absent-choices = What can be done

## Standing orders

orders-title = { $game } · table { $table } — standing orders, for your eyes only
orders-about = A standing order plays for you when it is your go, after a while, as if you had pressed the button yourself: within seconds where everybody is quick, after 2 to 20 minutes where turns take long. Nobody else can see it or tell it from your own move; you can still move by hand, change it, or end it. It lasts one round, or until you end it, as you choose.
orders-about-now = A standing order plays for you within seconds when it is your go: you chose “at once”. Nobody else can see it, but where turns take long, such a quick move tells everybody that you had not looked in, so you had left an order or had no choice. You can still move by hand, change it, or end it. It lasts one round, or until you end it, as you choose.
orders-none = You have left no order.
orders-line = • Standing order: { $order }.
orders-line-later = • Standing order for round { $round }: { $order }.
orders-line-next = • Standing order for your next turn: { $order }.
orders-no-more = There is nothing to order just now.
orders-always = Until I end it…
orders-each = { $order }, until you end it
orders-line-lapsed = ✕ Your standing order “{ $order }” has become impossible, so I have dropped it.
order-words-none = none, off, cancel
order-words-now = now, at once
order-words-later = later, take my time

## Rules, help, welcome

invite-code = Send this to your friends: /join { $code }
    It brings the table to any channel or messenger where I am, for a week.
invite-pitch = Come and play { $game } with me!
rules-title = { $game } — the rules, page { $page } of { $pages }
rules-names = Ann, Bob, Cid, Dot, Eve
rules-which = Which game’s rules would you like to read?
which-game = Which game shall it be?
help-title = { $pages ->
    [1] What you can ask of me:
   *[other] What you can ask of me, page { $page } of { $pages }:
}
help-new = { $command-play } { $game } — set up a table here; “{ $command-play } { $game } alone” starts at once, against computers where it takes several, “alone=tiger” against the strongest, “computer=mouser” seats one among friends
help-join = { $command-join }, { $command-leave }, { $command-computer } 2 — sit down, get up, seat a computer: { level-names } are levels 1 to 5
help-start = { $command-start } — deal, once enough are seated; before that the table’s buttons choose another way to play, and { $command-cancel } clears it away
help-move = { $command-move } c4 — make a move; { $command-move } alone shows the buttons
help-undo = { $command-undo } — take your last move back, as long as it told nobody anything new
help-takeback = { $command-takeback } — ask the others to undo your last move although somebody has moved since; every one of them has to agree
help-tempo = { $command-tempo } — whether your table is live or slow, and how it should be
help-hand = { $command-hand } — what only you may see
help-order = { $command-order } bid 6 — a standing order, in games that take them: it plays for you while you are away; { $command-order } alone shows yours, “{ $command-order } none” ends them, “{ $command-order } at once” and “{ $command-order } later” say how long they may take
help-show = { $command-table } — a fresh board here; { $command-text } — the board in words; { $command-map } — all of the table in one picture
help-rules = { $command-rules } — how a game goes
help-invite = { $command-invite } — a code that brings this table elsewhere: “{ $command-join } CODE”; { $command-thread } — a thread of its own; { $command-hide } — have it shown no more where it was only brought; { $command-hands } off — no hands unasked; { $command-calls } — how I call you when it is your turn
help-tables = { $command-tables } — where you are playing; { $command-resign } — resign
help-best = { $command-best } — your best results alone, and what computers make on average
help-language = { $command-language } hu — have me speak Hungarian to you; “{ $command-language } hu here” to everybody here; { $command-purrlor } — what those in charge of this place have settled
help-hours = { $command-hours } 22-8 weekend — when I leave you in peace, by your own clock; “away 7” for as many days
help-link = { $command-link } — play as one person here and in another messenger: all your tables, hands and choices in both; “{ $command-link } off” ends that
help-remind = { $command-remind } 2 — after how many days I remind you of a table that waits; “off” is never
help-confirm = { $command-confirm } always — I ask before every move; “sometimes” only where something is given up, “never” not at all
help-speed = { $command-speed } quick — how fast computers play where you wait for nobody else; “leisurely” lets you follow them, “instant” has them play as soon as they know what
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

## What one person may have open

lobbies-here = You already have a table waiting for people here. Go on with that one, or clear it away first: the button does, and so does { $command-cancel }.
lobbies-everywhere = { $most } of your tables are waiting for people, and that is as many as you may have. Start one, or clear one away first: a button does, and so does { $command-cancel }.

## Lists of tables

tables-none = You are not sitting at any table. { $command-play } opens one.
tables-title = Your tables:
table-of = { $game } · { $table } ({ $names })
tables-line = • { $table }: { $standing }
tables-lobby = waiting for people
tables-yours = your move!
tables-yours-for = { $days ->
    [one] your move, for a day!
   *[other] your move, for { $days } days!
}
tables-others = waiting for { $names }
tables-paused = paused
tables-ended = Ended lately:
tables-ended-line = • { $table }: { $how ->
    [you] you won
    [one] won by { $names }
    [several] won by { $names }
    [alone] played to its end
   *[nobody] nobody won
} · { $when }
which-table = Which table do you mean?
confirm-which = When shall I ask you before I make your move?
speed-which = How fast shall computers play where you wait for nobody else?
sure-resign = { $game } · { $table }: do you really resign? That cannot be taken back. (Typed: “{ $command-resign } yes”.)
sure-cancel = { $game } · { $table }: clear this table away? Whoever sits there loses their seat. (Typed: “{ $command-cancel } yes”.)
sure-end = { $game } · { $table }: end this game for everybody? It counts for nobody then, and that cannot be taken back. (Typed: “{ $command-cancel } yes”.)
language-which = Which language shall I speak to you?
language-which-here = Which language shall I speak to everybody here?

## What was done

done-joined = You have a seat.
done-left = You have left the table.
done-cancelled = The table is cleared away.
done-ended = The game is over.
done-undone = Taken back.
done-undone-move = Taken back: { $about }
done-order = I will see to it.
done-order-none = That order has ended.
done-order-now = From now on your orders act at once, at every table.
done-order-later = From now on your orders take their time, as others do.
done-confirm-always = From now on I show you what every move would do, and ask first.
done-confirm-sometimes = From now on I ask first only where a move gives something up.
done-confirm-never = From now on I make your moves at once. Resigning I still ask about.
done-speed-leisurely = From now on computers take their time, so that you can follow what each of them does.
done-speed-quick = From now on computers play quickly where you wait for nobody else.
done-speed-instant = From now on computers play as soon as they know what, where you wait for nobody else.
done-resigned = You have resigned.
done-shown = The table is shown here from now on.
done-thread = The table goes on in a thread of its own.
done-hidden = The table is not shown here any more.
done-calls-private = From now on I call you privately.
done-calls-here = From now on I call you where the table is.
done-calls-both = From now on I call you privately, and where the table is.
done-calls-none = From now on I do not call you: look in from time to time.
done-linked = You are one person now: what { $self } has is yours, and the other way round.
done-unlinked = You go your own way here from now on.
done-remind = { $days ->
    [one] I remind you first after a day.
   *[other] I remind you first after { $days } days.
}
done-remind-never = I do not remind you any more: look in from time to time.
done-hush = I do not remind you of this turn any more.
done-hands-on = From now on your hands come to you privately by themselves.
done-hands-off = From now on you get a hand only when you ask for it.
done-language = From now on I speak English to you.
done-language-here = From now on I speak English here.

## What was refused

refuse-unknown = I know no “/{ $verb }”. { $command-help } lists what I know.
refuse-no-game = There is no game called “{ $game }” here. There are these:
refuse-order = I cannot make sense of “{ $word }” here.
refuse-spare = “{ $word }” means nothing to me here, so I have done nothing.
refuse-wish = I cannot make sense of “{ $word }” here. { $game } takes: { $allowed }.
refuse-level = A computer plays at level 1 to 5: { level-names }; “none” lets the last one go. “{ $word }” is none of these.
refuse-seated = You already have a seat here.
refuse-full = Every seat at this table is taken.
refuse-too-few = { $missing ->
    [one] One more is needed before it can start.
   *[other] { $missing } more are needed before it can start.
}
refuse-started = This game has already begun.
refuse-not-started = This game has not begun yet. Once enough are seated, { button-start } under the table deals.
refuse-gone = This table has been cleared away, or has ended.
refuse-not-seated = You are not sitting at this table.
refuse-no-computer = There is no computer at this table.
refuse-not-over = The game is still on: finish it first.
refuse-over = This game is over.
refuse-paused = This table is paused: its record could not be read back. Other tables go on as usual.
refuse-resigned = You have resigned from this game.
refuse-stale = That button belongs to a moment that has passed. Please look at the newest board.
refuse-not-your-turn = It is not your turn. Waiting for { $names }.
refuse-nonsense = I cannot read “{ $text }”. { $syntax }
refuse-no-cell = There is no “{ $cell }” here: it goes from { $first } to { $last }.
refuse-goes-on = I cannot read “{ $text }”. After “{ $begins }” may come: { $words }
refuse-nonsense-or-name = I cannot read “{ $text }”. { $syntax } Seated here: { $names }.
refuse-whose-name = “{ $text }” may be { $names }: type more of the name, or the number.
refuse-ambiguous = “{ $text }” may mean several things: { $moves }. Which one?
refuse-why = { $why }
refuse-in-public = That is a secret move, and everybody can read along here. Please make it in private: one of the buttons under the board leads there.
refuse-no-table = I know of no table “{ $table }”.
refuse-nothing-here = No table here is waiting for that. { $command-tables } lists yours, { $command-play } opens one.
refuse-invite = “{ $code }” is no invitation, or one that has expired. Whoever sent it gets a new one by { button-invite }.
refuse-thread = A thread cannot be opened here.
refuse-hours = I cannot read “{ $text }” here. Say for example “22-8”, “weekend”, “sat sun”, “away 7” for as many days, a city, or “off”.
refuse-link-code = The code “{ $code }” is wrong, has expired or was used. { $command-link } in the other messenger gives a new one.
refuse-guesses = Those were many codes. Please wait a quarter of an hour.
refuse-link-own = You are one person already.
refuse-link-platform = One person has one self in each messenger, and both of you are in the same one.
refuse-link-table = You both sit at one table. When that game is over, you can become one person.
refuse-link-alone = You are one person in this messenger only: there is nothing to part.
refuse-remind = I cannot read “{ $text }” here. Say after how many days, 1 to { $most }, or “off”.
refuse-switch = “{ $word }” is neither “on” nor “off”.
refuse-too-fast = Easy, one thing at a time! Please try again in a moment.
refuse-alone = You have { $most } games going without other people, and that is enough for now. Finish one, or resign from one first: { $command-tables } lists them.
refuse-latecomer = { $host } set this table up and decides when it begins or goes. If nothing happens in two minutes, you may.
refuse-charge = That is for those to decide who may manage this place.
refuse-opener = Only whoever opened this table decides that alone. All of you together can: “Away…” has the votes.
refuse-charge-there = Where this table was opened, those in charge decide about that, and they do it there.
refuse-charge-elsewhere = This table was opened elsewhere, and what becomes of it is decided there. You may have it shown here no more.
refuse-host = { $host } set this table up and decides who sits at it.
refuse-remover = You have sent somebody away from this table, so their seat is for others.
refuse-refill = Somebody was sent away from this seat. It is taken over where the table was opened.
refuse-hide-home = This table was opened here, so it stays here: { $command-cancel } is what ends it.
refuse-hide-nowhere = This table is not shown here.
refuse-charge-unknown = I could not find out just now who may manage this place, so nothing was done. Please try again in a moment.
refuse-charge-private = That is about groups and servers: here we are among ourselves, and you decide everything.
refuse-channel = No tables are set up in this channel: those in charge have chosen others for that.
refuse-most = { $most ->
    [one] One table is open here, and there may be no more. Finish it first, or clear it away.
   *[other] { $most } tables are open here, and there may be no more. Finish one first, or clear it away.
}
refuse-busy = So many are pressing at once that I lost my place. Please try again.
refuse-no-orders = This game takes no standing orders.
refuse-order-now = “{ $text }” cannot be ordered now, but “{ $order }” can, for example. { $command-order } shows all.
refuse-order-why = “{ $text }” cannot be ordered now. { $why }
undo-nothing-to-undo = You have no move to take back.
undo-over = The game is over; nothing is taken back now.
undo-others-moved = Somebody has moved since: it is too late to take yours back.
undo-revealed = That move told somebody something new, so it stays.

## What `doctor` finds

doctor-no-token = No messenger has a token yet: set PURRLOR_DISCORD_TOKEN or PURRLOR_TELEGRAM_TOKEN. “python -m bot play” needs none.
doctor-database = The database is { $file }, { $size } KB, and in order.
doctor-database-bad = The database cannot be used: { $why }

## What keeps the bot from working

trouble-full = The disk is full on my side, so nothing was done. Please tell whoever runs the bot, and try again later.
trouble-busy = Another program holds my database just now, so nothing was done. Please try again in a moment.
trouble-sealed = I may not write to my own database, so nothing was done. Please tell whoever runs the bot.
trouble-disk = My disk, or this machine, does not work as it should, so nothing was done. Please try again in a moment.
trouble-lost = The file I keep the games in is gone or damaged, so nothing was done, and I have to stop. Please tell whoever runs the bot.
trouble-fault = A part of me does not work, so nothing was done. Please tell whoever runs the bot.

## How a running bot is, as `doctor --health` says it

doctor-health-well = { $memory ->
    [0] The bot runs and is well.
   *[other] The bot runs and is well. It takes { $memory } MB of memory.
}
doctor-health-silent = No bot runs on this database, or it was killed.
doctor-health-late = { $minutes ->
    [one] The bot has said nothing for a minute: it does not run, or it hangs, or its disk is full.
   *[other] The bot has said nothing for { $minutes } minutes: it does not run, or it hangs, or its disk is full.
}
doctor-health-full = The disk has been full for { $minutes } min: make room on it.
doctor-health-busy = Another program has held the database for { $minutes } min: end it.
doctor-health-sealed = The database could not be written to for { $minutes } min: let the bot’s user write to the file and its folder.
doctor-health-disk = The disk, or the machine, has not worked as it should for { $minutes } min: the log says what fails.
doctor-health-fault = A part of the bot has not worked for { $minutes } min: the log says which.
doctor-health-lost = The database is gone, replaced or damaged: put it back, or a backup, and start the bot again.

## What may be typed, the first as it is said

typed-on = on, yes
typed-off = off, no
typed-sure = yes, sure
typed-always = always
typed-sometimes = sometimes
typed-never = never
typed-leisurely = leisurely, slow, slowly
typed-quick = quick, fast, quickly
typed-instant = instant, instantly
typed-here = here
typed-none = none
typed-clock = clock
typed-loud = loud
typed-weekend = weekend, weekends
typed-weekdays = weekdays
typed-days = day, days
typed-back = back
typed-away = away
typed-code = code
typed-alone = alone, solo
typed-computer = computer, bot
typed-seats = seats, players

## Tables that cannot be shown in their place

asleep-pictures = No pictures are allowed here, so this is the board in words. Somebody in charge can allow them.
asleep-writing = Table { $table } cannot be shown in its place: I may not write there. Somebody in charge has to allow it.
asleep-out = Table { $table } cannot be shown in its place: I am not let in there any more. Let me in again.
asleep-gone = Table { $table } has lost its place, which was deleted. “{ $command-table } { $table }” shows it wherever you type that.
asleep-topic = Table { $table } cannot be shown in its place: the topic is closed. Somebody in charge has to open it again.
asleep-locked = Table { $table } cannot be shown in its place: the thread is locked. Somebody in charge has to unlock it.
asleep-blocked = Table { $table } cannot be shown in its place: I am blocked in that private chat. Whoever blocked me can undo it.
asleep-refused = Table { $table } cannot be shown in its place, and I do not know why. Whoever runs the bot finds more in its log.
asleep-private = The game goes on here, in private.
asleep-back = The board comes back by itself.
asleep-again = I am trying once more now.
lead-text = Table { $table } goes on in a place of its own.
lead-label = Go there
lead-hidden = Table { $table } is not shown here any more. Those who sit at it play on.

## Ways in, and ways on

greeting = Hello! I seat you around cat games, right here: { $games }.
greet-how = Press a game to set up a table; then everybody else presses Join.
computer-which = { $game } · { $table }: which computer shall sit down?
option-which = { $game } · { $table }: how shall it be played?
option-none = { $game } · { $table }: there is nothing to choose, it is played in one way.
hands-which = Shall your hands come to you privately by themselves?

## What those in charge settle

done-settled = That is settled.
charter-title = How it is here, as those in charge have settled it:
charter-deciders-everybody = • Whoever sits at a table begins it and clears it away.
charter-deciders-host = • Whoever set a table up begins it and clears it away; the others may after two minutes.
charter-deciders-charge = • Only those in charge set tables up, begin them and clear them away.
charter-caps = { $most ->
    [one] • One table may be open in a channel.
   *[other] • { $most } tables may be open in a channel.
}
charter-everywhere = • Tables may be set up in every channel.
charter-chosen = • Tables may be set up in chosen channels only; this is one of them.
charter-not-chosen = • Tables may be set up in chosen channels only; this is none of them.
charter-everybody = Everybody begins
charter-host = The host begins
charter-charge = We begin
charter-any = Any number
charter-most = At most { $most }
charter-anywhere = In every channel
charter-some = In chosen channels
charter-here = In this channel

## Threads and topics

refuse-thread-kind = A thread or topic cannot be opened here: try it in a text channel, or in a group with topics.
refuse-thread-rights = I may not open one here. Somebody in charge can allow it: on Discord “Create Public Threads”, on Telegram an administrator’s “Manage Topics”.
refuse-thread-full = There are too many threads open here. Archive one, then ask again.
refuse-thread-message = The board has just been deleted. Ask for a new one with { $command-table }, then try again.
refuse-thread-later = I am asked for too much just now. Please try again in a moment.

## Learning a game

lesson-which = Which game would you like to learn? A first game with me takes about four minutes.
lesson-title = { $game } · a first game, step { $number } of { $last }
lesson-not-yet = Allowed, but not quite what we are after. { $hint }
lesson-answer = This does it: “{ $command-move } { $move }”.
lesson-finished = That was all you need for a first game of { $game }. Well played! { $command-learn } brings it back whenever you like.
button-learn = Learn
button-learn-game = Learn { $game }
button-lesson-next = Next ›
button-lesson-back = ‹ Step back
button-lesson-hint = Hint
button-lesson-answer = Show me
button-lesson-play = ▶ Play a real game
button-lesson-again = Learn it again
typed-next = next, go on
typed-hint = hint
typed-answer = answer, show me
refuse-no-lesson = You are not learning a game just now. { $command-learn } shows what there is.
help-learn = { $command-learn } { $game } — a guided first game, in private; “{ $command-learn } next” goes on with it

## What one can do, and why

button-why = What can I do?
why-ways = • { $begins }: { $count } ways, for example “{ $command-move } { $move }”
why-way = • { $label }: “{ $command-move } { $move }”
why-not = “{ $move }” is not allowed now:
why-may = “{ $move }” is allowed. This is what it would do:
why-dark = What it does will show when it is done.
why-counted = If it ended now:
help-why = { $command-why } — what you can do now; “{ $command-why } c4” says why a move is not allowed, or what it would do

## Taking back what others have answered

plea-move = “{ $news }”
plea-hidden = { $name }’s last move
plea-after = { $count ->
    [one] and the one move made since ({ $names })
   *[other] and the { $count } moves made since ({ $names })
}
plea-asks = ↩ { $name } would like to take back: { $about }
plea-waits = Everybody else has to agree; still to answer: { $names }. Whoever moves on instead says no.
plea-refused = ↩ Not everybody agreed to take moves back: they stand.
plea-ask = Somebody has moved since, so the others decide. Shall I ask them to undo { $about }?
plea-granted = Everybody agreed: it is taken back.
plea-already = Somebody is asking for something already: let that be answered first.
plea-none = Nobody asks for that any more.
plea-own = It is for the others to agree.
plea-answered = You have answered already.
plea-undo = You need not ask for that: Undo takes it back.
button-takeback = Take back…
button-plea-ask = Ask the others
button-plea-agree = ✓ Take it back
button-plea-refuse = ✕ It stands
button-plea-withdraw = Never mind
done-plea-ask = I am asking them.
done-plea-agree = Agreed.
done-plea-refuse = It stands, then.
done-plea-withdrawn = All right, nobody is asked any more.
typed-ask = ask
typed-agree = agree, yes
typed-refuse = refuse, no

## Moments

weekdays = Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
months = January, February, March, April, May, June, July, August, September, October, November, December
moment = { $weekday }, { $day } { $month }, { $time } ({ $clock })

## The pace of a table

pace-open = no hurry
pace-half = half a day a turn
pace-day = one day a turn
pace-days = three days a turn
pace-week = a week a turn
typed-pace-open = open, no hurry
typed-pace-half = half, half a day
typed-pace-day = day, a day, one day
typed-pace-days = days, three days
typed-pace-week = week, a week
pace-is = Pace of this table: { $pace }.
pace-about = How long shall people have for a turn? What they do not use is saved, up to three turns’ worth. Whoever is late has a harmless move made for them, and the next time a computer sits in until they are back; of two, the other one decides.
pace-agree = It changes as soon as all of you want the same. What is not used of a turn is saved, up to three turns’ worth.
button-pace = Pace
button-pace-is = Pace: { $pace }
button-agree-pace = ✓ Agreed: { $pace }
board-until = ⏳ { $names }: until { $when }.
board-late = ⌛ The time is over for { $names }. The other one decides what to do: “Away…”.
board-clock = The time was over for { $names }, so a harmless move was made.
board-wish-pace = { $name } would like another pace: { $pace }. It changes when all agree.
done-pace = The pace of this table: { $pace }.
done-pace-wish = Noted. It changes as soon as all of you want the same: { $pace }.
help-pace = { $command-pace } — how long people have for a turn: as long as they like, or so many days; { $command-pause } — let the table rest, if all agree; { $command-wake } — go on

## Pauses

pause-about = While a table rests, no clock runs and nobody is called. It begins when all of you agree; any of you ends it.
board-rests = ⏸ The table rests: no clock runs and nobody is called. Any of you wakes it.
board-wish-pause = { $count ->
    [one] { $names } would like the table to rest. It does when all agree.
   *[other] { $names } would like the table to rest. It does when all agree.
}
button-pause = Pause
button-pause-yes = ⏸ I would like a pause
button-agree-pause = ⏸ Agreed: a pause
button-pause-no = ✕ No pause
button-wake = ▶ Go on
done-pause = The table rests now.
done-pause-wish = Noted. The table rests as soon as all of you agree.
done-pause-no = No pause, then.
done-wake = The table goes on.
refuse-resting = The table rests. { $command-wake } wakes it.
refuse-not-resting = This table is not resting.
refuse-pause-alone = Nobody waits for you here: take all the time you like.

## Being away

button-away = Away…
away-about = Going away, or waiting for somebody? Everything for that is here.
help-away = { $command-away } — a pause, a sitter, somebody who does not come, ending a game: all of it by buttons
refuse-minded = Somebody else minds your seat just now. “{ $command-sitter } back” takes it back.
refuse-only-sits = You mind this seat for somebody: that is theirs to decide.

## Sitters

sitter-about = Who shall play for you until you are back? You take your seat back whenever you like.
sitter-minded = Your seat is being minded, and you see nothing of it until you take it back.
sitter-offered = A friend may sit down for you: by the button under the board.
sitting-about = This is what there is to take here:
sitting-nothing = No seat here needs anybody just now.
button-sitter = Sitter
button-sitter-friend = A friend
button-sitter-level = Computer: { $rung }
button-sitter-back = I am back
button-sitting-end = I stop sitting in
button-mind = Sit in for { $name }
button-takeover = Take over the seat of { $name }
typed-friend = friend, a friend
typed-returned = back, i am back
board-friend = A friend sits in for { $name }.
board-sitter = A computer sits in for { $name } until they are back.
board-free = { $count ->
    [one] The seat of { $names } is free: a newcomer may take it over.
   *[other] The seats of { $names } are free: newcomers may take them over.
}
board-wish-friend = { $name } is looking for a friend to sit in.
done-sitter = A computer plays for you until you are back.
done-sitter-friend = The board says now that you are looking for somebody. You play until somebody has sat down.
done-sitter-back = The seat is its owner’s again.
done-mind = You play for { $name } now, and see what that seat sees, until they are back.
done-takeover = The seat is yours now.
refuse-sitter-alone = Nobody else plays here: the game simply waits for you.
refuse-no-offer = Nobody is looking for a sitter there any more.
refuse-knows-too-much = You know another seat of this table, so this one is not for you.
refuse-not-free = That seat is not free.
help-sitter = { $command-sitter } — have a friend or a computer play for you until you are back; { $command-takeover } — take over a seat whose owner has gone

## Somebody does not come

absent-about = What shall be done about somebody who does not come? The others decide by a majority, of two the other one alone. Nobody learns how you vote, nor that you do.
absent-later = The others may decide for { $name } from then on: { $when }.
board-left = { $count ->
    [one] { $names } is not here any more: the others may decide at once what becomes of the seat.
   *[other] { $names } are not here any more: the others may decide at once what becomes of their seats.
}
left-told = { $count ->
    [one] { $names } is not here any more. { $game } goes on ({ $table }): decide among you what becomes of the seat, a computer may sit down at once.
   *[other] { $names } are not here any more. { $game } goes on ({ $table }): decide among you what becomes of their seats, computers may sit down at once.
}
absent-left = { $name } is not here any more: once a computer has sat down, a newcomer may take the seat over.
absent-nobody = Nobody else is waited for just now.
button-absent = Who is missing?
button-remind = Reminders
button-hours = Quiet hours
button-absent-idle = A harmless move for { $name }
button-absent-sitter = A computer for { $name }
button-absent-claim = I claim the win
done-vote = Noted. Nobody learns how you voted.
done-vote-back = Your vote is taken back.
done-absent = That was decided, and it is done.
refuse-too-soon = It is too soon for that.
reason-claimed = { $winner } has won: the other one did not come any more.
help-absent = { $command-absent } — what to do about somebody who does not come, by a secret vote; { $command-end } — a secret vote on ending a game

## Sending somebody away

button-remove = Remove somebody…
button-remove-one = Remove { $name }
button-sure-remove = ✓ Remove
button-sure-remove-lobby = ✓ Remove
button-end-all = End it for everybody…
remove-about = Whose seat shall be taken away? A game goes on: a computer plays there until a newcomer takes the seat over.
remove-about-lobby = Whose seat shall be free again?
remove-nobody = Nobody else sits here.
sure-remove =
    { $game } · { $table }
    Take the seat of { $name } away? A computer plays on there, and a newcomer may take the seat over. { $name } cannot come back to this table. (Typed: “{ $command-remove } { $name } yes”.)
sure-remove-lobby =
    { $game } · { $table }
    Take the seat of { $name } away? { $name } cannot sit down at this table again. (Typed: “{ $command-remove } { $name } yes”.)
done-remove = Done: the seat is free, and a computer plays there.
done-remove-lobby = Done: the seat is free.
refuse-removed = Somebody in charge has taken you from this table: it is not for you any more.
refuse-nobody-there = Nobody called “{ $name }” plays here.
help-remove = { $command-remove } Bob — take somebody’s seat away, if you are in charge where the table was opened; a game goes on with a computer, and a newcomer may take the seat over

## Ending, and lobbies nobody comes to

end-about = Would you like to end this game without a winner? It ends when two thirds of those who come would. Nobody learns who wants it, nor that anybody does, before that. A vote counts for a week. At the table: { $names }.
button-end = End the game
button-end-yes = I would like it to end
button-end-no = ✕ I take that back
reason-vote = You have agreed to end this game without a winner.
refuse-end-alone = You alone decide here: { $command-resign } ends it.
tidied-told = Your table of { $game } ({ $table }) still waits for people. On { $when } it is cleared away, unless you keep it or somebody sits down.
lobby-tidied = Nobody has done anything here for days. The table is cleared away on { $when }, unless somebody sits down or keeps it.
button-keep = Keep it
done-keep = It stays for another week.

## Live and slow

tempo-now-here = ⚡ Everybody is here: live. Boards are edited, nobody is called.
tempo-now-live = ⚡ Live: nobody is called before the others have waited for a while.
tempo-now-slow = 🐌 Slow: whoever is asked gets a call, once a turn.
tempo-about = By itself a table is live while people answer within two minutes. You may settle it by hand, for everybody here.
button-tempo = Live or slow
button-tempo-auto = By itself
button-tempo-live = Live
button-tempo-slow = Slow
done-tempo-auto = The tempo settles itself again.
done-tempo-live = You play live now.
done-tempo-slow = You play slowly now.
typed-auto = auto
typed-live = live
typed-slow = slow
