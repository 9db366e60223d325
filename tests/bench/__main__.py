"""All benches, one after the other: `make bench`."""

from __future__ import annotations

from tests.bench import browsers, engine, messengers, pictures, press, store, undo

for bench in (engine, undo, pictures, store, press, browsers, messengers):
    print(f"\n{bench.__name__.rpartition('.')[2]}: {(bench.__doc__ or '').splitlines()[0]}")
    bench.main()
