"""Events of Responses."""

from __future__ import annotations

from typing import Any


class ResponsesFold:
    """The last event has the whole answer."""

    def __init__(self) -> None:
        self._response: Any = None

    def take(self, event: Any) -> None:
        self._response = event.get("response", self._response)

    def reply(self) -> Any:
        return self._response
