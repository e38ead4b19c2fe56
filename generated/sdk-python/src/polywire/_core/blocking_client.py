"""What the client that blocks gives: results, streams and pages."""

from __future__ import annotations

import inspect
import ssl
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from functools import partial
from types import TracebackType
from typing import Any, ClassVar, Generic, TypeVar

from .blocking import BlockingNetwork
from .events import END, Events
from .headers import Headers
from .network import run
from .options import CallOptions, settings_of
from .results import Data, Result
from .service import ServiceReport
from .tools import Tool, parsed, run_with_tools
from .transport import Call, Service, Transport

Event = TypeVar("Event")
Reply = TypeVar("Reply")
Item = TypeVar("Item")
Self = TypeVar("Self", bound="BlockingClient")


class EventStream(Generic[Event, Reply]):
    """
    The events of an answer, once: `for event in stream`. Leaving the loop early, or the `with` block, gives the answer
    up. A stream that tells of a failure or breaks off raises StreamError; one that stands still, ClientTimeoutError.
    """

    def __init__(self, events: Events) -> None:
        self._events = events

    @property
    def service(self) -> ServiceReport:
        """How it was served: what the headers say, and with the last event what that says."""
        return self._events.report

    @property
    def status(self) -> int:
        return self._events.status

    @property
    def headers(self) -> Headers:
        return self._events.headers

    def __iter__(self) -> Iterator[Event]:
        try:
            while (event := run(self._events.next())) is not END:
                yield event
        finally:
            self.close()

    def final_reply(self) -> Result[Reply]:
        """
        The answer as it would have come without a stream, once the last event is there; reads on to it. Raises
        AbortError where the loop was left before.
        """
        if not self._events.ended:
            for _ in self:
                pass
        return Result(self._events.reply(), self.service, self.status, self.headers)

    def final_message(self) -> Result[Reply]:
        """Another name of `final_reply`."""
        return self.final_reply()

    def close(self) -> None:
        """Gives the answer up; may be called by another thread. Whoever reads gets AbortError."""
        self._events.close()

    def __enter__(self) -> EventStream[Event, Reply]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Page(Result[Data], Generic[Data, Item]):
    """One page of a list. A loop over it brings the items of this page and of all that follow, fetched as needed."""

    def __init__(self, result: Result[Data], following: Callable[[str], Page[Data, Item]]) -> None:
        super().__init__(result.data, result.service, result.status, result.headers)
        object.__setattr__(self, "_following", following)

    def __iter__(self) -> Iterator[Item]:
        page: Any = self
        while True:
            yield from page.data["data"]
            if not page.data["has_more"] or page.data["last_id"] is None:
                return
            page = page._following(page.data["last_id"])


class BlockingClient:
    """
    Calls a service and waits. Options that are not given come from the environment: `POLYWIRE_BASE_URL` and
    `POLYWIRE_API_KEY`. Times are in seconds. One client serves many threads.
    """

    _service: ClassVar[Service]

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float = 130,
        idle_timeout: float = 130,
        max_retries: int = 2,
        retry_delay: float = 0.5,
        longest_delay: float = 60,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        """
        `timeout`: to the whole answer, or to the first event of a stream; for each attempt. `idle_timeout`: between two
        pieces of a stream. `max_retries`: attempts after the first. `retry_delay`: before the first of them where the
        service names no time; doubles each time. `longest_delay`: that the service may ask for; a longer one is an
        error at once. `headers`: further ones of every call. `ssl_context`: whom to trust; the system's own by default.
        """
        settings = settings_of(
            base_url,
            api_key,
            ssl_context,
            headers or {},
            timeout,
            idle_timeout,
            max_retries,
            retry_delay,
            longest_delay,
        )
        self._transport = Transport(settings, self._service, BlockingNetwork())
        self._place(self._transport)

    def _place(self, transport: Transport) -> None:
        """Puts the places of the client where they belong."""

    def close(self) -> None:
        """Gives up every stream that is being read."""
        self._transport.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self._transport.settings.base_url!r})"


class Resource:
    """A place in the client."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def _send(self, call: Call, options: CallOptions | None) -> Any:
        answer = run(self._transport.send(call, options))
        return EventStream[Any, Any](answer) if isinstance(answer, Events) else answer

    def _run_tools(self, call: Call, functions: Sequence[Tool], max_turns: int, options: CallOptions | None) -> Any:
        async def one_by_one(works: Sequence[Coroutine[Any, Any, Any]]) -> list[Any]:
            return [await work for work in works]

        if any(inspect.iscoroutinefunction(one.function) for one in functions):
            raise TypeError("a client that blocks runs no coroutines: use AsyncPolywire")
        send = partial(self._transport.send, options=options)
        return run(run_with_tools(send, one_by_one, call, functions, max_turns))

    def _parse(self, call: Call, output: Any, name: str, options: CallOptions | None) -> Any:
        return run(parsed(partial(self._transport.send, options=options), call, output, name))

    def _send_paged(self, call: Call, options: CallOptions | None) -> Any:
        def following(after: str) -> Any:
            return self._send_paged(next_page(call, after), options)

        return Page[Any, Any](self._send(call, options), following)


def next_page(call: Call, after: str) -> Call:
    return Call(call.method, call.path, call.params, {**call.query, "after": after}, call.body, call.ends, call.fold)
