"""The file: one process has it, and one that cannot be used says why in a sentence."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import pytest

from bot.store import Store, StoreBroken, StoreBusy
from tests.store.examples import child, lay, line, numbers, put, url


async def opens(file: Path) -> bool:
    store = await Store.open(url(file))
    await store.close()
    return True


async def test_a_second_process_on_the_same_file_is_refused_and_told_by_whom(file):
    with child("hold", file) as first:
        assert line(first) == "open"
        with child("hold", file) as second:
            said = line(second)
            assert second.wait() == 2
        assert said == (
            f"StoreBusy {file} is in use by process {first.pid}:"
            " stop it first, or name another file."
        )
        with pytest.raises(StoreBusy, match=str(first.pid)):
            await Store.open(url(file))


async def test_a_second_store_in_the_same_process_is_refused_and_harms_nothing(store, file):
    with pytest.raises(StoreBusy):
        await Store.open(url(file))
    assert await store.write(put(1)) == 1
    with child("hold", file) as other:
        assert line(other).startswith("StoreBusy")


@pytest.mark.usefixtures("store")
async def test_the_same_file_by_another_name_is_the_same_file(file, tmp_path):
    (tmp_path / "other.db").symlink_to(file)
    with pytest.raises(StoreBusy):
        await Store.open(url(tmp_path / "other.db"))


async def test_closing_lets_the_file_go(file):
    assert await opens(file)
    with child("hold", file) as other:
        assert line(other) == "open"


async def test_a_killed_process_leaves_no_lock_behind(file):
    with child("hold", file) as holder:
        assert line(holder) == "open"
        holder.kill()
        holder.wait()
    assert await opens(file)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
async def test_the_forked_child_of_a_killed_process_does_not_keep_the_lock(file):
    with child("fork", file) as holder:
        assert line(holder) == "locked"
        with pytest.raises(StoreBusy):
            await Store.open(url(file))
        holder.kill()
        holder.wait()
        assert await opens(file)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(file):
    file.write_bytes(b"Dear diary, today the cat" * 100)
    with pytest.raises(StoreBroken) as refused:
        await Store.open(url(file))
    assert str(refused.value) == f"{file} is not a database: name another file."
    assert file.read_bytes() == b"Dear diary, today the cat" * 100


async def test_a_damaged_file_is_refused(file):
    store = await Store.open(url(file))
    for n in range(300):
        await store.write(put(n))
    await store.close()
    content = bytearray(file.read_bytes())
    assert len(content) > 5 * 4096
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(bytes(content))
    with pytest.raises(StoreBroken, match=r"is damaged \(.+\): put back a backup"):
        await Store.open(url(file))


async def test_a_page_gone_bad_in_the_middle_is_found(file):
    store = await Store.open(url(file))
    await lay(store, *(f"t{n}" for n in range(200)))
    await store.close()
    content = bytearray(file.read_bytes())
    content[-4096 + 1 : -4096 + 3] = b"\x0f\x00"  # the list of free places of the last page
    file.write_bytes(bytes(content))
    with pytest.raises(StoreBroken, match=r"is damaged \(.+\): put back a backup"):
        await Store.open(url(file))


async def test_a_folder_is_not_a_file(tmp_path):
    with pytest.raises(StoreBroken, match=r"cannot be used \(unable to open.*\): check the file"):
        await Store.open(url(tmp_path))


async def test_a_file_cut_short_is_refused(file):
    assert await opens(file)
    file.write_bytes(file.read_bytes()[: 3 * 4096])
    with pytest.raises(StoreBroken, match="put back a backup"):
        await Store.open(url(file))


async def test_a_database_of_another_program_is_refused_and_left_alone(file):
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(StoreBroken, match="is a database of another program"):
        await Store.open(url(file))
    with sqlite3.connect(file) as other:
        names = other.execute("SELECT name FROM sqlite_master").fetchall()
    other.close()
    assert names == [("recipes",)]


async def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(StoreBroken, match=r"nowhere.* cannot be opened"):
        await Store.open(url(tmp_path / "nowhere" / "games.db"))


async def test_after_a_refusal_the_file_is_free_again(file):
    file.write_bytes(b"no database at all, by no means" * 100)
    with pytest.raises(StoreBroken):
        await Store.open(url(file))
    file.unlink()
    assert await opens(file)


async def test_a_file_with_a_strange_name_is_that_file(tmp_path):
    file = tmp_path / "100% cats?.db"
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/100%25 cats%3F.db")
    await store.write(put(1))
    assert await store.read(numbers) == [1]
    await store.close()
    assert file.exists()
