"""What happens by itself: deliveries that are owed, and moves whose time has come.

`courier.py` looks at what is owed and has a module for each kind of delivery; `due/` watches what
falls due in time.
"""
