"""Everything that checks Purrlor; shared parts are imported as `tests.…`."""
