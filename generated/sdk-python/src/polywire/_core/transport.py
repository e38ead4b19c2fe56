"""Sends calls to one service, again where it helps."""

from __future__ import annotations

import json
import logging
import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

from .errors import ApiError, ClientConnectionError, ClientError, ClientTimeoutError, ErrorCatalogue, api_error
from .events import Events
from .exchange import Exchange
from .folds import Fold
from .headers import Headers
from .http1 import ProtocolError, request_head
from .network import Network
from .options import CallOptions, Settings
from .results import Result
from .retry import wait_after
from .secret import Sealed
from .service import ServiceHeaders, report_of, with_body
from .version import __version__

log = logging.getLogger("polywire")
"""Told of every attempt: method, path, status, time. No header, no body, and never the key."""


@dataclass(frozen=True)
class Service:
    """What every answer of a service may say."""

    headers: ServiceHeaders
    errors: ErrorCatalogue


@dataclass(frozen=True)
class Call:
    """One call of an operation."""

    method: str

    path: str
    """With `{name}` for a parameter."""

    params: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None

    ends: Sequence[str] = ()
    """How the stream ends that the answer may be: the data of its last event, or the `type` in it."""

    fold: Callable[[], Fold] | None = None
    """Makes one answer of the events of that stream."""


class Transport:
    """`network` says whether it blocks."""

    def __init__(self, settings: Settings, service: Service, network: Network) -> None:
        self.settings = settings
        self._service = service
        self._network = network
        self._open: weakref.WeakSet[Events] = weakref.WeakSet()
        self._changing = threading.Lock()

    async def send(self, call: Call, options: CallOptions | None = None) -> Result[Any] | Events:
        """The answer is JSON, or events where the service says so."""
        chosen = options or CallOptions()
        request = self._request(call, chosen)
        most = self.settings.max_retries if chosen.max_retries is None else chosen.max_retries
        attempt = 1
        while True:
            started = time.monotonic()
            log.debug("%s %s: attempt %d", call.method, call.path, attempt)
            try:
                return await self._attempt(call, request, chosen)
            except ClientError as error:
                first, longest = self.settings.retry_delay, self.settings.longest_delay
                wait = None if attempt > most else wait_after(error, attempt, first, longest)
                log.debug(
                    "%s %s: attempt %d failed in %.3f s, %s, %s",
                    call.method,
                    call.path,
                    attempt,
                    time.monotonic() - started,
                    f"status {error.status}" if isinstance(error, ApiError) else type(error).__name__,
                    "given up" if wait is None else f"again in {wait:.3f} s",
                )
                if wait is None:
                    raise
            await self._network.sleep(wait)
            attempt += 1

    def close(self) -> None:
        """Gives up every stream that is being read."""
        with self._changing:
            opened = list(self._open)
        for events in opened:
            events.close()

    async def _attempt(self, call: Call, request: Sealed, chosen: CallOptions) -> Result[Any] | Events:
        settings = self.settings
        timeout = settings.timeout if chosen.timeout is None else chosen.timeout
        started = time.monotonic()
        until = started + timeout
        exchange: Exchange | None = None
        kept = False
        try:
            exchange = Exchange(await self._network.connect(settings.origin, timeout))
            head = await exchange.ask(request, until)
            log.debug("%s %s: status %d in %.3f s", call.method, call.path, head.status, time.monotonic() - started)
            headers = settings.secret.hide_in(head.headers)
            if not 200 <= head.status < 300:
                body = json_or_text(settings.secret.hide((await exchange.whole(until)).decode("utf-8", "replace")))
                raise api_error(head.status, headers, body, self._service.errors)
            if headers.get("content-type", "").startswith("text/event-stream"):
                events = self._events(exchange, call, head.status, headers, chosen)
                await events.begin(until)
                with self._changing:
                    self._open.add(events)
                kept = True
                return events
            said = settings.secret.hide((await exchange.whole(until)).decode("utf-8"))
            data = None if head.status == 204 else json.loads(said)
            report = with_body(report_of(headers, self._service.headers), data)
            return Result(data, report, head.status, headers)
        except ClientError:
            raise
        except TimeoutError as error:
            # With a number it is the system's own, of a host that does not answer.
            if error.errno is None:
                raise ClientTimeoutError(f"no answer in {timeout} s") from error
            raise unreachable() from error
        except (OSError, ProtocolError, ValueError) as error:
            raise unreachable() from error
        finally:
            if exchange is not None and not kept:
                exchange.close()

    def _events(self, exchange: Exchange, call: Call, status: int, headers: Headers, chosen: CallOptions) -> Events:
        settings, service = self.settings, self._service
        return Events(
            exchange,
            status,
            headers,
            report_of(headers, service.headers),
            call.ends,
            None if call.fold is None else call.fold(),
            settings.idle_timeout if chosen.idle_timeout is None else chosen.idle_timeout,
            settings.secret,
            service.errors,
        )

    def _request(self, call: Call, chosen: CallOptions) -> Sealed:
        settings = self.settings
        body = None
        if call.body is not None:
            said = {name: value for name, value in call.body.items() if value is not None} | dict(chosen.body)
            body = json.dumps(said, separators=(",", ":"), allow_nan=False).encode()
        origin = settings.origin
        host = f"[{origin.host}]" if ":" in origin.host else origin.host
        headers = {
            "host": f"{host}:{origin.port}",
            "user-agent": f"polywire-python/{__version__}",
            "accept": "application/json, text/event-stream",
            "accept-encoding": "identity",
            "connection": "close",
            **({} if body is None else {"content-type": "application/json"}),
            **{name.lower(): value for name, value in (*settings.headers.items(), *chosen.headers.items())},
        }
        target = settings.prefix + call.path.format_map({name: segment(value) for name, value in call.params.items()})
        query = urlencode([(name, plain(one)) for name, value in call.query.items() for one in listed(value)])
        try:
            head = request_head(call.method, f"{target}?{query}" if query else target, headers, body)
        except ValueError as error:
            raise ClientError(str(error)) from None
        return Sealed(head + b"authorization: Bearer ", settings.secret, b"\r\n\r\n" + (body or b""))


def unreachable() -> ClientConnectionError:
    return ClientConnectionError("the service could not be reached, or its answer was cut or no JSON")


def segment(value: str) -> str:
    """Raises ClientError for what would be another path."""
    if value in ("", ".", ".."):
        raise ClientError(f"{value!r} is no id")
    return quote(value, safe="")


def listed(value: Any) -> list[Any]:
    many = list(value) if isinstance(value, (list, tuple)) else [value]
    return [one for one in many if one is not None]


def plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def json_or_text(said: str) -> Any:
    try:
        return json.loads(said)
    except ValueError:
        return said
