"""The migrations of the database, oldest first in `versions/`; Alembic runs `env.py`."""

from __future__ import annotations

from typing import Final

HEAD: Final = "0023"
"""The newest revision: a database that has it needs no Alembic, which takes long to import."""
