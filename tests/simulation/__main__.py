"""`python -m tests.simulation 200`: lives through worlds, and says what is wrong with them."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from multiprocessing import get_context

from tests.simulation.plants import PLANTS, TOOK
from tests.simulation.story import Told, live_through, never_happened, told_aloud
from tests.simulation.traps import trapped

CHUNK = 10


def seeds_of(text: str) -> Sequence[int]:
    """`200` is as many worlds from 0 on, `1000-1199` those, `=17` that one."""
    if text.startswith("="):
        return (int(text[1:]),)
    first, dash, last = text.partition("-")
    return range(int(first), int(last) + 1) if dash else range(int(first))


def main(arguments: Sequence[str]) -> int:
    """Returns 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("seeds", nargs="?", default="200", help=seeds_of.__doc__)
    parser.add_argument("--step", action="store_true", help="tell what happens as it does")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plant", choices=PLANTS, default="", help="have a bug in the bot")
    parser.add_argument("--plants", action="store_true", help="after how many worlds is each found")
    asked = parser.parse_args(arguments)
    seeds = seeds_of(asked.seeds)
    if asked.plants:
        return _find_plants(seeds, asked.jobs)
    if asked.step:
        return 1 if told_aloud(seeds[0], asked.plant).found else 0
    return _report(_lived(seeds, asked.jobs, asked.plant), len(seeds), asked.plant)


def _lived(seeds: Sequence[int], jobs: int, plant: str) -> Iterable[Told]:
    living = partial(live_through, plant=plant)
    if jobs == 1 or len(seeds) == 1:
        yield from map(living, seeds)
        return
    with get_context("fork").Pool(jobs, maxtasksperchild=CHUNK) as pool:
        yield from pool.imap_unordered(living, seeds, chunksize=CHUNK)


def _find_plants(seeds: Sequence[int], jobs: int) -> int:
    """Says when and by what each plant is found; returns 1 if one is not."""
    lost = 0
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        for each in pool.imap(partial(trapped, seeds=seeds), PLANTS):
            lost += each.told is None
            print(each, flush=True)
    return 1 if lost else 0


def _report(worlds: Iterable[Told], many: int, plant: str) -> int:
    counts: Counter[str] = Counter()
    failed: dict[int, Told] = {}
    for number, told in enumerate(worlds, 1):
        counts += told.counts
        if number % 50 == 0:
            print(f"{number} of {many} worlds", file=sys.stderr, flush=True)
        if told.found:
            failed[told.seed] = told
            print(told.story(), flush=True)
    for name, count in sorted(counts.items()):
        print(f"{count:10}  {name}")
    missing = never_happened(counts) if many >= 200 else []
    missing += [TOOK + plant] if plant and not counts[TOOK + plant] else []
    for name in missing:
        print(f"never happened: {name}")
    if failed:
        print(f"{len(failed)} of {many} worlds failed: {' '.join(map(str, sorted(failed)))}")
    return 1 if failed or missing else 0


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is a part of a world
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(  # noqa: S606 — ourselves
            sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]]
        )
    sys.exit(main(sys.argv[1:]))
