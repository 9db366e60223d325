"""The bot: who plays, what is said, where it is kept, how it gets there.

The path of one press:

platform update → the adapter makes a `Command(receipt, person, venue, verb, words, table, mark)`
→ `Desk.handle` finds the table (its log replayed, or its remembered story) → the guide and the game
resolve words to a move → ONE transaction of the store: is the press still good? `Story.play`, what
must follow at once, receipt, log rows, timers, outbox rows → `Answer` back to the presser (a toast,
a private pad, or the objection in words) → the courier wakes, renders what each venue and person
may see, sends or edits, records the message's id, deletes the outbox row.
"""
