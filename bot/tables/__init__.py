"""Tables and people: what is known of them, and what every change of a table entails.

A table is `table.py`; `keeper.py` keeps it, `consequences.py` is what a change entails, `lapses.py`
what happens when a time is over. `asking/` knows whose turn it is, `calling/` who hears of it and
when, `waiting/` how long and who decides instead. People stand in `people.py` and `linking.py`.
"""
