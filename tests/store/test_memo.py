"""The memory of jobs: a job sees what will be committed with it, everybody what was."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial

from bot.store import Transaction
from bot.store.memo import RECORD, Memo
from tests.store.examples import numbers, put

MANY = 200


async def test_what_a_committed_job_remembers_is_there_for_everybody(store):
    await store.write(lambda tx: tx.remember("t1", "told"))
    assert store.memo.get("t1") == "told"
    assert await store.write(lambda tx: tx.recall("t1")) == "told"
    assert store.memo.get("t2") is None


async def test_a_job_recalls_its_own_word_before_all_others(store):
    await store.write(lambda tx: tx.remember("t1", "old"))

    def job(tx: Transaction) -> tuple[object, object, dict[object, object]]:
        before = tx.recall("t1")
        tx.remember("t1", "new")
        return before, tx.recall("t1"), dict(tx.fresh)

    assert await store.write(job) == ("old", "new", {"t1": "new"})


async def test_a_job_recalls_what_earlier_jobs_of_its_commit_remembered(store):
    def follow(tx: Transaction) -> int:
        count = (tx.recall("count") or 0) + 1
        tx.remember("count", count)
        return int(count)

    assert await asyncio.gather(*(store.write(follow) for _ in range(5))) == [1, 2, 3, 4, 5]
    assert store.memo.get("count") == 5


async def test_nobody_sees_a_memory_before_it_is_committed(store):
    def job(tx: Transaction) -> object:
        tx.remember("t1", "new")
        return store.memo.get("t1")

    assert await store.write(job) is None


async def test_the_memories_of_a_job_that_raised_vanish_even_for_its_own_commit(store):
    def raises(tx: Transaction) -> None:
        tx.remember("t1", "wrong")
        raise ZeroDivisionError

    jobs = (raises, lambda tx: tx.recall("t1"), put(1))
    results = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
    assert isinstance(results[0], ZeroDivisionError)
    assert results[1:] == [None, 1]
    assert store.memo.get("t1") is None


async def test_remembering_nothing_forgets(store):
    await store.write(lambda tx: tx.remember("t1", "told"))

    def forget(tx: Transaction) -> object:
        tx.remember("t1", None)
        return tx.recall("t1")

    assert await store.write(forget) is None
    assert store.memo.get("t1") is None
    assert len(store.memo) == 0


@dataclass(frozen=True)
class Stone:
    """Something that weighs."""

    size: int
    over: bool = False

    def weight(self, before: object, weight: int) -> int:
        return weight + self.size if isinstance(before, Stone) else self.size


def test_the_memo_lets_go_what_was_not_asked_for_longest():
    memo = Memo(20)
    memo.absorb({"a": Stone(10), "b": Stone(10)})
    memo.get("a")
    memo.absorb({"c": Stone(10)})
    assert [memo.get(key) for key in "abc"] == [Stone(10), None, Stone(10)]
    assert memo.weight == 20


def test_of_the_memo_what_is_over_goes_first():
    memo = Memo(40)
    memo.absorb({"a": Stone(10), "b": Stone(10, over=True), "c": Stone(10), "d": Stone(10)})
    memo.absorb({"d": Stone(0, over=True)})
    memo.get("b")
    memo.absorb({"e": Stone(10)})
    assert [key for key in "abcde" if memo.get(key)] == ["a", "b", "c", "e"]
    memo.absorb({"f": Stone(10)})
    assert [key for key in "abcde" if memo.get(key)] == ["a", "c", "e"]


def test_what_grows_in_the_memo_makes_others_go():
    memo = Memo(40)
    memo.absorb({"a": Stone(10), "b": Stone(10)})
    memo.absorb({"b": Stone(15)})
    assert (memo.weight, len(memo)) == (35, 2)
    memo.absorb({"b": Stone(15)})
    assert (memo.get("a"), memo.get("b"), memo.weight) == (None, Stone(15), 40)
    memo.absorb({"b": None})
    assert (memo.weight, len(memo)) == (0, 0)


def test_what_says_nothing_of_its_weight_is_a_record():
    memo = Memo(2 * RECORD)
    memo.absorb(dict.fromkeys("abc", "told"))
    assert (memo.weight, len(memo)) == (2 * RECORD, 2)


async def test_nobody_reads_what_the_memory_does_not_know_yet(store):
    """Or a courier would show an old table, and strike out what is owed for the new one."""

    def write(number: int, tx: Transaction) -> None:
        put(number)(tx)
        tx.remember("newest", number)

    async def reads() -> int:
        looks = 0
        while store.memo.get("newest") < MANY:
            newest = max(await store.read(numbers))
            assert store.memo.get("newest") >= newest
            looks += 1
        return looks

    await store.write(partial(write, 1))
    reading = [asyncio.create_task(reads()) for _ in range(4)]
    for number in range(2, MANY + 1):
        await store.write(partial(write, number))
    assert min(await asyncio.gather(*reading)) > 0
