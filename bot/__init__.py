"""The bot: who plays, what is said, where it is kept, how it gets there.

The path of one press:

platform update → the adapter makes a `Command(receipt, person, venue, verb, words, table, mark)`
→ `Desk.handle` finds out which table is meant → ONE transaction of the store (`Desk.write`): the
receipt, the newest table (remembered, or its log replayed), is the press still good? The guide and
the game resolve words to a move, `Story.play`, `Tables.save` writes the log and `Consequences` what
follows: outbox rows, timers, orders that have ended, results → COMMIT → `Answer` back to the
presser (a toast, a private pad, or the objection in words); the courier, woken by the commit,
renders what each venue and person may see, sends or edits, records the message's id, deletes the
outbox row. Timers bring the moves nobody is asked for (`automatic.py`): computers', forced ones,
those of standing orders.
"""
