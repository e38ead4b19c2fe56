"""What the core needs of a network. Written once as coroutines: the blocking network's never wait for an event loop."""

from __future__ import annotations

import ssl
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from .secret import Sealed

T = TypeVar("T")


@dataclass(frozen=True)
class Origin:
    """Where a service listens."""

    host: str
    port: int
    tls: ssl.SSLContext | None
    """None: without TLS."""


class Connection(Protocol):
    """Bytes there and back. Everything raises OSError where it breaks, and TimeoutError when the seconds are over."""

    async def send(self, data: Sealed, seconds: float) -> None: ...

    async def receive(self, seconds: float) -> bytes:
        """The next bytes; empty at the end."""

    def abort(self) -> None:
        """Wakes whoever sends or receives; may be called by another thread where threads share the network."""

    def close(self) -> None:
        """Gives it back; by whoever receives."""


class Network(Protocol):
    async def connect(self, origin: Origin, seconds: float) -> Connection: ...

    async def sleep(self, seconds: float) -> None: ...


def run(work: Coroutine[Any, Any, T]) -> T:
    """The result of work over the blocking network."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    work.close()
    raise RuntimeError("work over the blocking network waits for nothing")
