"""One request and its answer on a connection."""

from __future__ import annotations

import time

from .http1 import AnswerReader, Head, ProtocolError
from .network import Connection
from .secret import Sealed


class Exchange:
    """Sends a request and reads its answer; then the connection is closed."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._reader = AnswerReader()
        self._early = b""
        """Bytes of the body that came with the head."""

    async def ask(self, request: Sealed, until: float) -> Head:
        """The head of the answer, until a moment of the monotonic clock."""
        broken: OSError | None = None
        try:
            await self._connection.send(request, until - time.monotonic())
        except TimeoutError:
            raise
        except OSError as error:
            # A service may refuse a request before it has read it to its end: the answer says why.
            broken = error
        while self._reader.head is None:
            data = await self._connection.receive(until - time.monotonic())
            if not data:
                raise broken or ProtocolError("the connection was closed without an answer")
            self._early += self._reader.push(data)
        return self._reader.head

    async def read(self, seconds: float) -> bytes | None:
        """The next bytes of the body; None at its end."""
        until = time.monotonic() + seconds
        piece, self._early = self._early, b""
        while not piece and not self._reader.ended:
            data = await self._connection.receive(until - time.monotonic())
            if not data:
                self._reader.end()
            piece = self._reader.push(data)
        return piece or None

    async def whole(self, until: float) -> bytes:
        """The body."""
        pieces: list[bytes] = []
        while (piece := await self.read(until - time.monotonic())) is not None:
            pieces.append(piece)
        return b"".join(pieces)

    def abort(self) -> None:
        self._connection.abort()

    def close(self) -> None:
        self._connection.close()
