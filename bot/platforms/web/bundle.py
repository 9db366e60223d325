"""Puts what the page is made of into few files, named after what is in them.

The scripts are modules that name what they need. Here each becomes a function of those before it,
so that a browser fetches one file, which it may keep for ever: its name changes with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

ENTRY: Final = "app.js"
FRAME: Final = "bundle.js"
_IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export ((?:async )?(?:function|class|const)) (\w+)", re.MULTILINE)


def digest_of(body: bytes) -> str:
    """What a file is named after."""
    return blake2b(body, digest_size=8).hexdigest()


def script(static: Path, words: Mapping[str, Mapping[str, str]]) -> str:
    """All scripts in one, with the words of all languages."""
    table = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    parts = [_wrapped(name, text) for name, text in _ordered(static, ENTRY, {})]
    frame = (static / FRAME).read_text(encoding="utf-8")
    return frame.replace("/*words*/", table).replace("/*parts*/", "\n".join(parts))


def _ordered(static: Path, name: str, seen: dict[str, None]) -> Iterator[tuple[str, str]]:
    """A script after all it needs, each once."""
    if name in seen:
        return
    seen[name] = None
    text = (static / name).read_text(encoding="utf-8")
    for _, needed in _IMPORT.findall(text):
        yield from _ordered(static, needed, seen)
    yield name, text


def _wrapped(name: str, text: str) -> str:
    """A module as a function that gives what it exports."""
    exported = [each for _, each in _EXPORT.findall(text)]
    body = _EXPORT.sub(r"\1 \2", _IMPORT.sub(_taken, text))
    return f"()=>{{{body}\n{_home(name)}={{{','.join(exported)}}};}},"


def _taken(match: re.Match[str]) -> str:
    names = ",".join(_parts(match[1].split(",")))
    return f"const{{{names}}}={_home(match[2])};\n"


def _parts(names: Iterable[str]) -> Iterator[str]:
    return (name.strip().replace(" as ", ":") for name in names if name.strip())


def _home(name: str) -> str:
    """Under what name a module's exports are found."""
    return f"$.{name.removesuffix('.js').replace('-', '_')}"
