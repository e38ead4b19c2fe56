"""Server-sent events from bytes, however they are cut."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple


class ServerSentEvent(NamedTuple):
    event: str
    """The `event:` field; empty where there is none."""

    data: str
    """The `data:` lines joined by newlines."""


LINE_END = re.compile(r"[\r\n]")


class SseParser:
    """Makes events of bytes that arrive in pieces, cut anywhere. Belongs to one stream."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._rest = ""
        """Text without a line end that was taken yet."""
        self._seen = 0
        """How much of it has been looked at."""
        self._begun = False
        self._event = ""
        self._data: list[str] = []

    def push(self, piece: bytes) -> list[ServerSentEvent]:
        """The events that this piece completes."""
        return self._push(self._decoder.decode(piece))

    def end(self) -> list[ServerSentEvent]:
        """The stream has ended: the event that no empty line closed, if there is one."""
        events = self._push(self._decoder.decode(b"", final=True))
        last, self._rest, self._seen = self._rest.removesuffix("\r"), "", 0
        if last:
            self._take(last, events)
        self._take("", events)
        return events

    def _push(self, piece: str) -> list[ServerSentEvent]:
        events: list[ServerSentEvent] = []
        self._rest += piece
        start = self._length_of_mark()
        at = max(self._seen, start)
        while found := LINE_END.search(self._rest, at):
            index = found.start()
            # A carriage return at the very end may be the first half of a line end.
            if found[0] == "\r" and index + 1 == len(self._rest):
                break
            self._take(self._rest[start:index], events)
            start = at = index + (2 if self._rest.startswith("\r\n", index) else 1)
        self._rest = self._rest[start:]
        self._seen = len(self._rest) - self._rest.endswith("\r")
        return events

    def _length_of_mark(self) -> int:
        """Of the byte order mark that the stream may begin with."""
        if self._begun or not self._rest:
            return 0
        self._begun = True
        return int(self._rest.startswith("\ufeff"))

    def _take(self, line: str, events: list[ServerSentEvent]) -> None:
        if not line:
            if self._data:
                events.append(ServerSentEvent(self._event, "\n".join(self._data)))
            self._event, self._data = "", []
            return
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._event = value
