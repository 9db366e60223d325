"""The rows of the store: a module for each kind, with all that is asked and written of it.

`play/` keeps the tables and what is decided at them, `who/` people and what they have chosen,
`shown/` what stands where and what is owed there; what comes in lies here: updates that wait in
the inbox, and receipts of those that were dealt with.
"""
