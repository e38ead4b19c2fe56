"""A conversation that the service keeps, for the client that blocks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .blocking_client import EventStream, Resource
from .errors import AbortError
from .options import CallOptions
from .results import Result
from .transport import Call, Transport

ANSWERED = ("completed", "incomplete")
"""What a response is that the next turn can go on from."""


class Chain(Resource):
    """
    Each turn goes on from the last one that was answered, so that only what is new is sent. A turn whose stream was
    left is no part of the conversation.
    """

    def __init__(self, transport: Transport, last: str | None) -> None:
        super().__init__(transport)
        self._last = last
        self._reading: EventStream[Any, Any] | None = None

    def last_id(self) -> str | None:
        """The id of the last response that was answered; None: there is none yet. Reads a stream of it to its end."""
        reading, self._reading = self._reading, None
        if reading is not None:
            try:
                self._advance(reading.final_reply())
            except AbortError:
                pass
        return self._last

    def _send(self, call: Call, options: CallOptions | None) -> Any:
        answer = super()._send(going_on(call, self.last_id()), options)
        if isinstance(answer, EventStream):
            self._reading = answer
        else:
            self._advance(answer)
        return answer

    def _advance(self, answer: Result[Any]) -> None:
        if answer.data["status"] in ANSWERED:
            self._last = answer.data["id"]


def going_on(call: Call, last: str | None) -> Call:
    return replace(call, body={**(call.body or {}), "previous_response_id": last})
