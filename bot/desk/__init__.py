"""The desk takes commands: `desk.py` finds the verb, and `verbs.py` what is done for it.

Each verb is a function of the desk and of the `Ask` (`ask.py`). Their rooms: `opening/` sets tables
up, `seating/` sits people down, `playing/` takes their moves, `away/` is for those who are not
here, `where/` for the venues, `typed/` for what names no verb; `show.py` and `best.py` only look.
"""
