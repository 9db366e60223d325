"""`python -m bot doctor`: looks at everything a host has to get right, and says how to mend it."""

from __future__ import annotations

import locale
from collections.abc import AsyncIterator, Iterable

from bot.contract import Finding
from bot.host.openers import OPENERS, configured, phrases_of
from bot.settings import Settings
from bot.store import Store, StoreError
from bot.words import Words


async def examine(settings: Settings) -> bool:
    """Print what was found; whether all is well."""
    well = True
    async for finding in _findings(settings):
        well = tell(settings, [finding]) and well
    return well


def tell(settings: Settings, findings: Iterable[Finding]) -> bool:
    """Print findings in the host's language; whether all are good."""
    # N.B. not of the locale alone: few machines have one installed for what they speak.
    say = Words().of(settings.language or locale.getlocale()[0])
    well = True
    for finding in findings:
        well = well and finding.good
        mark = "✓" if finding.good else "✗"
        print(mark, say(f"doctor-{finding.code}", **dict(finding.facts)), flush=True)  # noqa: T201
    return well


async def _findings(settings: Settings) -> AsyncIterator[Finding]:
    names = configured(settings)
    if not names:
        yield Finding("no-token", good=False)
    try:
        store = await Store.open(f"sqlite+aiosqlite:///{settings.database}")
    except StoreError as error:
        yield Finding("database-bad", good=False, facts=(("why", str(error)),))
        return
    try:
        size = settings.database.stat().st_size // 1024
        facts = (("file", str(settings.database)), ("size", size))
        yield Finding("database", good=True, facts=facts)
        for name in names:
            platform = OPENERS[name](settings, store, phrases_of(Words()))
            for finding in await platform.examine():
                yield finding
    finally:
        await store.close()
