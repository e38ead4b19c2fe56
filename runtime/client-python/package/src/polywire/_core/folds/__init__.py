"""How the events of a stream make one answer."""

from __future__ import annotations

from typing import Any, Protocol


class Fold(Protocol):
    """Makes one answer of the events of a stream. Belongs to one stream."""

    def take(self, event: Any) -> None: ...

    def reply(self) -> Any:
        """The answer as it would have come without a stream; asked for after the last event."""
