"""The network of the client for asyncio: its streams."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from .blocking import AT_ONCE
from .network import Origin
from .secret import Sealed

T = TypeVar("T")


class NonblockingConnection:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: Sealed, seconds: float) -> None:
        self._writer.write(data.reveal())
        await within(seconds, self._writer.drain())

    async def receive(self, seconds: float) -> bytes:
        return await within(seconds, self._reader.read(AT_ONCE))

    def abort(self) -> None:
        self._writer.transport.abort()
        # Who reads hears of it now, and not only once the loop has told the transport.
        self._reader.feed_eof()

    def close(self) -> None:
        # Nothing is left to send, so nobody has to wait for a goodbye.
        self._writer.transport.abort()


class NonblockingNetwork:
    async def connect(self, origin: Origin, seconds: float) -> NonblockingConnection:
        name = None if origin.tls is None else origin.host
        opening = asyncio.open_connection(origin.host, origin.port, ssl=origin.tls, server_hostname=name)
        return NonblockingConnection(*await within(seconds, opening))

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """As TimeoutError in every version of Python."""
    try:
        return await asyncio.wait_for(work, seconds)
    except asyncio.TimeoutError as error:
        raise TimeoutError("no time left") from error
