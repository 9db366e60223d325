"""What platforms and the desk say to each other; a platform knows this room and nothing else."""

from bot.contract.commands import Command, Person, Venue
from bot.contract.delivery import BadToken, DeliveryError, Gone, Moved, RetryLater, Unreachable
from bot.contract.marks import NO_MARK, Life, Mark, Span, whole_number
from bot.contract.platform import Argument, Desk, Entry, Finding, Inbox, Phrases, Platform
from bot.contract.posts import (
    Answer,
    Button,
    Limits,
    Picture,
    Post,
    Spot,
    Style,
    button_data,
    read_data,
)

__all__ = [
    "NO_MARK",
    "Answer",
    "Argument",
    "BadToken",
    "Button",
    "Command",
    "DeliveryError",
    "Desk",
    "Entry",
    "Finding",
    "Gone",
    "Inbox",
    "Life",
    "Limits",
    "Mark",
    "Moved",
    "Person",
    "Phrases",
    "Picture",
    "Platform",
    "Post",
    "RetryLater",
    "Span",
    "Spot",
    "Style",
    "Unreachable",
    "Venue",
    "button_data",
    "read_data",
    "whole_number",
]
