"""Waiting: how long people are waited for, who decides instead of them, what others agree on."""
