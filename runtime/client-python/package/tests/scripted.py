"""A server on loopback that answers as told, byte for byte."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any

Answer = Callable[[socket.socket, "Scripted"], None]


@dataclass
class Received:
    line: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Scripted:
    """Answers the first request with the first answer, and so on; the last one stays."""

    def __init__(
        self,
        *answers: Answer,
        reads: bool = True,
        wrap: Callable[[socket.socket], socket.socket] = lambda connection: connection,
    ) -> None:
        """Without `reads` it answers before it has read anything. `wrap`: with TLS."""
        self._reads = reads
        self._wrap = wrap
        self.received: list[Received] = []
        self.left = threading.Event()
        """A caller went away while an answer hung."""
        self.done = threading.Event()
        self._answers = answers
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._threads: list[threading.Thread] = []
        self._start(self._serve)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Scripted:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.done.set()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join(5)

    def _start(self, work: Callable[..., None], *given: Any) -> None:
        thread = threading.Thread(target=work, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                self._start(self._answer, connection)

    def _answer(self, connection: socket.socket) -> None:
        with suppress(OSError), connection, self._wrap(connection) as connection:
            self.received.append(request_of(connection) if self._reads else Received("", {}, b""))
            self._answers[min(len(self.received), len(self._answers)) - 1](connection, self)


def request_of(connection: socket.socket) -> Received:
    held = b""
    while b"\r\n\r\n" not in held:
        held += connection.recv(65536)
    head, body = held.split(b"\r\n\r\n", 1)
    line, *fields = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (field.partition(": ") for field in fields)}
    while len(body) < int(headers.get("content-length", 0)):
        body += connection.recv(65536)
    return Received(line, headers, body)


def head(status: int, headers: dict[str, str]) -> bytes:
    lines = [f"HTTP/1.1 {status} Said", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode()


def says(status: int, body: Any, headers: dict[str, str] | None = None) -> Answer:
    """Answers with JSON."""
    text = json.dumps(body).encode()
    fields = {"content-type": "application/json", "content-length": str(len(text)), **(headers or {})}
    return lambda connection, _: connection.sendall(head(status, fields) + text)


def streams(events: Iterable[Any], end: str = "close", headers: dict[str, str] | None = None) -> Answer:
    """Answers with events in chunks, text as it stands; then ends as told: `close`, `cut` or `hang`."""

    def answer(connection: socket.socket, server: Scripted) -> None:
        fields = {"content-type": "text/event-stream", "transfer-encoding": "chunked", **(headers or {})}
        connection.sendall(head(200, fields))
        for event in events:
            data = f"data: {event if isinstance(event, str) else json.dumps(event)}\n\n".encode()
            connection.sendall(b"%x\r\n%s\r\n" % (len(data), data))
        if end == "close":
            connection.sendall(b"0\r\n\r\n")
        if end == "hang":
            hangs(connection, server)

    return answer


def hangs(connection: socket.socket, server: Scripted) -> None:
    """Says nothing, until the caller goes away."""
    connection.settimeout(0.05)
    while not server.done.is_set():
        try:
            if connection.recv(1) == b"":
                break
        except TimeoutError:
            continue
        except OSError:
            break
    server.left.set()


def breaks(connection: socket.socket, _: Scripted) -> None:
    """Closes the connection without an answer."""
