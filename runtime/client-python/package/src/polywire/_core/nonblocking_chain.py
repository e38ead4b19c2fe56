"""A conversation that the service keeps, for the client for asyncio."""

from __future__ import annotations

from typing import Any

from .blocking_chain import ANSWERED, going_on
from .errors import AbortError
from .nonblocking_client import AsyncEventStream, AsyncResource
from .options import CallOptions
from .results import Result
from .transport import Call, Transport


class AsyncChain(AsyncResource):
    """
    Each turn goes on from the last one that was answered, so that only what is new is sent. A turn whose stream was
    left is no part of the conversation.
    """

    def __init__(self, transport: Transport, last: str | None) -> None:
        super().__init__(transport)
        self._last = last
        self._reading: AsyncEventStream[Any, Any] | None = None

    async def last_id(self) -> str | None:
        """The id of the last response that was answered; None: there is none yet. Reads a stream of it to its end."""
        reading, self._reading = self._reading, None
        if reading is not None:
            try:
                self._advance(await reading.final_reply())
            except AbortError:
                pass
        return self._last

    async def _send(self, call: Call, options: CallOptions | None) -> Any:
        answer = await super()._send(going_on(call, await self.last_id()), options)
        if isinstance(answer, AsyncEventStream):
            self._reading = answer
        else:
            self._advance(answer)
        return answer

    def _advance(self, answer: Result[Any]) -> None:
        if answer.data["status"] in ANSWERED:
            self._last = answer.data["id"]
