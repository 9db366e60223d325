"""All benches, one after the other: `make bench`."""

from __future__ import annotations

from tests.bench import (
    boxes,
    browsers,
    engine,
    messengers,
    pictures,
    press,
    shares,
    sheets,
    store,
    storm,
    tasks,
    undo,
    updates,
)

for bench in (
    engine,
    undo,
    pictures,
    boxes,
    store,
    press,
    shares,
    browsers,
    messengers,
    sheets,
    storm,
    updates,
    tasks,
):
    print(f"\n{bench.__name__.rpartition('.')[2]}: {(bench.__doc__ or '').splitlines()[0]}")
    bench.main()
