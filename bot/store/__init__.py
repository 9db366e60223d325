"""The store: everything the bot must not forget.

`Store.write(job)` has a plain function carried out by the one writer and returns after COMMIT;
`Store.read(job)` has one carried out on a reader's connection. What jobs do with their connection
stands in `rows/`, in modules named after what they keep, and how that is laid out in `schema/`.
"""

from bot.store.errors import (
    StoreBroken,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreFailing,
    StoreLost,
)
from bot.store.store import Store
from bot.store.writer import Transaction

__all__ = [
    "Store",
    "StoreBroken",
    "StoreBusy",
    "StoreClosed",
    "StoreError",
    "StoreFailing",
    "StoreLost",
    "Transaction",
]
