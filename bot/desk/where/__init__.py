"""Venues: where tables are brought, who is in charge there, and where nothing can be shown."""
