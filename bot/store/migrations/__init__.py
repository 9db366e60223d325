"""The migrations of the database, oldest first in `versions/`; Alembic runs `env.py`."""
