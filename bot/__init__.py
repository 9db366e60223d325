"""The bot: who plays, what is said, where it is kept, how it gets there.

The path of one press (whole, with every file and the path of a secret, in `docs/press.md`):

platform update → the adapter (`platforms/`) makes a `Command(receipt, person, venue, verb, words,
table, mark)` → `Desk.handle` (`desk/`) finds out which table is meant → ONE transaction of the
store (`Desk.write`): the receipt, the newest table (remembered, or its log replayed), is the press
still good? The guide (`games/`) and the game resolve words to a move, `Story.play`, then
`Tables.save` (`tables/`) writes the log and `Consequences` what follows: outbox rows, timers,
orders that have ended, results, calls → COMMIT → `Answer` back to the presser (a toast, a pad, or
the objection in words); the courier (`courier/`), woken by the commit, composes what each venue
and person may see (`posts/`), sends or edits, records the message's id, deletes the outbox row.
Timers bring the moves nobody is asked for (`courier/due/automatic.py`): computers', forced ones,
those of standing orders.
"""
