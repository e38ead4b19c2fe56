"""The network of the client that blocks: sockets."""

from __future__ import annotations

import socket
import time
from contextlib import suppress

from .network import Origin
from .secret import Sealed

AT_ONCE = 65_536


class BlockingConnection:
    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected

    async def send(self, data: Sealed, seconds: float) -> None:
        self._socket.settimeout(positive(seconds))
        self._socket.sendall(data.reveal())

    async def receive(self, seconds: float) -> bytes:
        self._socket.settimeout(positive(seconds))
        return self._socket.recv(AT_ONCE)

    def abort(self) -> None:
        # Past TLS, whose own goodbye would meddle with a thread that reads; and not closed, since the number of a
        # closed socket may be another's while that thread still waits for it.
        with suppress(OSError):
            socket.socket.shutdown(self._socket, socket.SHUT_RDWR)

    def close(self) -> None:
        self._socket.close()


class BlockingNetwork:
    async def connect(self, origin: Origin, seconds: float) -> BlockingConnection:
        until = time.monotonic() + seconds
        connected = socket.create_connection((origin.host, origin.port), positive(seconds))
        try:
            connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if origin.tls is not None:
                connected.settimeout(positive(until - time.monotonic()))
                connected = origin.tls.wrap_socket(connected, server_hostname=origin.host)
        except BaseException:
            connected.close()
            raise
        return BlockingConnection(connected)

    async def sleep(self, seconds: float) -> None:
        time.sleep(seconds)


def positive(seconds: float) -> float:
    """A time that a socket can wait; none left is a timeout already."""
    if seconds <= 0:
        raise TimeoutError("no time left")
    return seconds
