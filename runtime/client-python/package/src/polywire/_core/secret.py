"""A key that must not be seen."""

from __future__ import annotations

import re
from collections.abc import Callable

from .errors import ClientError
from .headers import Headers

SHORTEST = 8
"""Shorter ones are words that occur anyway, and no real keys."""


class Secret:
    """Takes a key out of whatever a caller may come to see."""

    reveal: Callable[[], str]
    """A function, since `vars` and a debugger show an attribute and not what a function holds."""

    def __init__(self, value: str) -> None:
        if not re.fullmatch(r"[\x21-\x7e]+", value):
            raise ClientError("the API key is empty, or has blanks, line ends or letters that no header can carry")
        self.reveal = lambda: value

    def hide(self, words: str) -> str:
        """The text with a mark in place of the key."""
        value = self.reveal()
        return words if len(value) < SHORTEST else words.replace(value, "[API key]")

    def hide_in(self, headers: Headers) -> Headers:
        """Headers without the key, where a service sends it back."""
        return Headers((name, self.hide(value)) for name, value in headers.items())

    def __repr__(self) -> str:
        return "Secret()"


class Sealed:
    """Bytes with a key in them, which whoever looks at the frames of a failure does not see."""

    reveal: Callable[[], bytes]

    def __init__(self, before: bytes, secret: Secret, after: bytes) -> None:
        self.reveal = lambda: before + secret.reveal().encode() + after
