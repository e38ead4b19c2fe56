"""The events of an answer, however they are waited for."""

from __future__ import annotations

import json
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from .errors import (
    AbortError,
    ClientConnectionError,
    ClientError,
    ClientTimeoutError,
    ErrorCatalogue,
    StreamError,
    field_of,
    stream_error,
)
from .exchange import Exchange
from .folds import Fold
from .headers import Headers
from .http1 import ProtocolError
from .secret import Secret
from .service import ServiceReport, with_body
from .sse import SseParser

END: Any = object()
"""Behind the last event."""


class Events:
    """
    Reads events once. A stream that tells of a failure or breaks off raises StreamError; one that stands still,
    ClientTimeoutError.
    """

    def __init__(
        self,
        exchange: Exchange,
        status: int,
        headers: Headers,
        report: ServiceReport,
        ends: Sequence[str],
        fold: Fold | None,
        idle_timeout: float,
        secret: Secret,
        errors: ErrorCatalogue,
    ) -> None:
        self.status = status
        self.headers = headers
        self.report = report
        self.ended = False
        self._exchange = exchange
        self._ends = ends
        self._fold = fold
        self._idle_timeout = idle_timeout
        self._secret = secret
        self._errors = errors
        self._parser = SseParser()
        self._ready: deque[str] = deque()
        self._first: Any = END
        self._aborted = False
        self._closed = False
        self._reading = threading.Lock()

    async def begin(self, until: float) -> None:
        """Waits for the first event, so that a stream which breaks before it can be asked for again."""
        self._first = await self._guarded(until)

    async def next(self) -> Any:
        """The next event, or END."""
        # Not waited for: two that read one stream would each get a part of it.
        if not self._reading.acquire(blocking=False):
            raise AbortError("the stream was closed") if self._aborted else RuntimeError("the stream is read already")
        try:
            event, self._first = self._first, END
            if event is END:
                event = await self._guarded(None)
        finally:
            self._reading.release()
        if event is not END:
            if self._fold is not None:
                self._fold.take(event)
            self.report = with_body(self.report, event)
        return event

    def reply(self) -> Any:
        """The answer that the events make. Raises AbortError where not all of them were read."""
        if not self.ended or self._fold is None:
            raise AbortError("the stream was left before its end")
        return self._fold.reply()

    def close(self) -> None:
        """Gives the answer up: who reads gets AbortError."""
        self._aborted = self._aborted or not self.ended
        self._exchange.abort()
        # Who reads in another thread closes the connection when it wakes.
        if self._reading.acquire(blocking=False):
            self._shut()
            self._reading.release()

    async def _guarded(self, until: float | None) -> Any:
        if self.ended:
            return END
        try:
            if not self._closed:
                event = await self._read(until)
                if event is not END:
                    return event
            failure: ClientError = StreamError("the stream broke off before its end")
            cause: BaseException | None = None
        except (OSError, ProtocolError) as error:
            cause = error
            failure = (
                ClientTimeoutError("no event in time")
                if isinstance(error, TimeoutError) and error.errno is None
                else ClientConnectionError("the connection broke while the stream was read")
            )
        except BaseException:
            self._shut()
            raise
        self._shut()
        if self.ended:
            return END
        if self._aborted:
            raise AbortError("the stream was closed")
        raise failure from cause

    async def _read(self, until: float | None) -> Any:
        while not self.ended:
            while self._ready:
                data = self._ready.popleft()
                if data in self._ends:
                    self.ended = True
                    return END
                event = self._event_in(data)
                if str(field_of(event, "type")) in self._ends:
                    self.ended = True
                    self._shut()
                return event
            seconds = self._idle_timeout if until is None else until - time.monotonic()
            piece = await self._exchange.read(seconds)
            found = self._parser.end() if piece is None else self._parser.push(piece)
            self._ready.extend(event.data for event in found)
            if piece is None and not self._ready:
                return END
        return END

    def _event_in(self, data: str) -> Any:
        try:
            event = json.loads(self._secret.hide(data))
        except ValueError as error:
            raise StreamError("the stream broke off inside an event") from error
        if not isinstance(event, dict):
            raise StreamError("the stream broke off inside an event")
        if isinstance(event.get("error"), dict):
            raise stream_error("the stream failed", event, self._errors)
        return event

    def _shut(self) -> None:
        if not self._closed:
            self._closed = True
            self._exchange.close()
