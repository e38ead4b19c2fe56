"""HTTP/1.1 as bytes, however they are cut, without a network."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from .headers import Headers

LONGEST_HEAD = 64 * 1024
LONGEST_LINE = 8 * 1024

NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
VALUE = re.compile(r"[\t\x20-\x7e\x80-\xff]*")


class ProtocolError(Exception):
    """What came is no HTTP, or ended before its end."""


@dataclass(frozen=True)
class Head:
    """What comes before an answer's body."""

    status: int
    headers: Headers


def request_head(method: str, target: str, headers: Mapping[str, str], body: bytes | None) -> bytes:
    """A request up to where its last header would stand. Raises ValueError for one that would break it."""
    fields = dict(headers) if body is None else {**headers, "content-length": str(len(body))}
    lines = [f"{method} {target} HTTP/1.1"]
    for name, value in fields.items():
        if not NAME.fullmatch(name) or not VALUE.fullmatch(value):
            raise ValueError(f"the header {name!r} has a name or a value that no request can carry")
        lines.append(f"{name}: {value}")
    return "\r\n".join([*lines, ""]).encode("latin-1")


class AnswerReader:
    """Makes head and body of the bytes of one answer."""

    def __init__(self) -> None:
        self.head: Head | None = None
        self.ended = False
        """The body is whole."""
        self._held = bytearray()
        self._step = self._read_head
        self._left = 0
        """Bytes of the body, or of a chunk, that are to come."""

    def push(self, data: bytes) -> bytes:
        """The bytes of the body that came with this piece. Those behind the answer's end are left."""
        self._held += data
        body = bytearray()
        while not self.ended and self._step(body):
            pass
        return bytes(body)

    def end(self) -> None:
        """The connection has ended: raises ProtocolError where that cuts the answer."""
        if self.ended or self._step == self._read_all:
            self.ended = True
            return
        raise ProtocolError("the connection was closed before the answer's end")

    def _line(self, longest: int = LONGEST_LINE) -> bytes | None:
        end = self._held.find(b"\n")
        if end == -1 and len(self._held) <= longest:
            return None
        if end == -1 or end > longest:
            raise ProtocolError("a line of the answer is too long")
        line = bytes(self._held[:end])
        del self._held[: end + 1]
        return line.removesuffix(b"\r")

    # Each takes what it can of the bytes held, and tells whether the next step may go on.

    def _read_head(self, body: bytearray) -> bool:
        found = re.search(rb"\r?\n\r?\n", self._held)
        if found is None:
            if len(self._held) > LONGEST_HEAD:
                raise ProtocolError("the head of the answer is too long")
            return False
        first, *lines = bytes(self._held[: found.start()]).decode("latin-1").splitlines()
        del self._held[: found.end()]
        said = re.fullmatch(r"HTTP/1\.[01] (\d{3})(?: .*)?", first)
        if said is None:
            raise ProtocolError("the answer is no HTTP/1.1")
        status = int(said[1])
        if status < 200:
            return True
        fields = (line.partition(":") for line in lines)
        headers = Headers((name.strip(), value.strip()) for name, _, value in fields)
        self._begin_body(status, headers)
        self.head = Head(status, headers)
        return True

    def _begin_body(self, status: int, headers: Headers) -> None:
        if status in (204, 304):
            self.ended = True
        elif headers.get("transfer-encoding", "").lower() == "chunked":
            self._step = self._read_size
        elif "transfer-encoding" in headers:
            raise ProtocolError("a transfer encoding that nobody asked for")
        elif "content-length" in headers:
            length = headers["content-length"]
            if not length.isdecimal():
                raise ProtocolError("the answer has no length that can be read")
            self._left = int(length)
            self.ended = self._left == 0
            self._step = self._read_counted
        else:
            self._step = self._read_all

    def _take(self, body: bytearray) -> None:
        piece = self._held[: self._left]
        del self._held[: self._left]
        self._left -= len(piece)
        body += piece

    def _read_all(self, body: bytearray) -> bool:
        body += self._held
        self._held.clear()
        return False

    def _read_counted(self, body: bytearray) -> bool:
        self._take(body)
        self.ended = self._left == 0
        return False

    def _read_size(self, body: bytearray) -> bool:
        line = self._line()
        if line is None:
            return False
        size = re.match(rb"[0-9A-Fa-f]{1,15}(?=[\s;]|$)", line)
        if size is None:
            raise ProtocolError("a chunk of the answer has no size")
        self._left = int(size[0], 16)
        self._step = self._read_trailer if self._left == 0 else self._read_chunk
        return True

    def _read_chunk(self, body: bytearray) -> bool:
        self._take(body)
        if self._left > 0:
            return False
        self._step = self._read_chunk_end
        return True

    def _read_chunk_end(self, body: bytearray) -> bool:
        line = self._line()
        if line:
            raise ProtocolError("a chunk of the answer is longer than its size")
        if line is not None:
            self._step = self._read_size
        return line is not None

    def _read_trailer(self, body: bytearray) -> bool:
        line = self._line()
        if line == b"":
            self.ended = True
        return line is not None and not self.ended
