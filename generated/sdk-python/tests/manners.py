"""Both clients in one form, so that one test holds for either."""

from __future__ import annotations

import asyncio
from functools import reduce
from typing import Any

from polywire import AsyncPolywire, Polywire


class Blocking:
    def __init__(self, **options: Any) -> None:
        self.client = Polywire(**options)

    def wait(self, work: Any) -> Any:
        return work

    def call(self, place: str, *ids: str, **fields: Any) -> Any:
        return reduce(getattr, place.split("."), self.client)(*ids, **fields)  # type: ignore[operator]

    def events(self, stream: Any, most: int | None = None) -> list[Any]:
        """The events of a stream, or the items of pages; leaves after so many."""
        found: list[Any] = []
        for event in stream:
            found.append(event)
            if len(found) == most:
                break
        return found

    def final(self, stream: Any) -> Any:
        return stream.final_reply()

    def closing(self, stream: Any) -> None:
        """Enters and leaves it."""
        with stream:
            pass

    def end(self) -> None:
        self.client.close()


class Nonblocking:
    def __init__(self, **options: Any) -> None:
        self.client = AsyncPolywire(**options)
        self.loop = asyncio.new_event_loop()

    def wait(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def call(self, place: str, *ids: str, **fields: Any) -> Any:
        return self.wait(reduce(getattr, place.split("."), self.client)(*ids, **fields))  # type: ignore[operator]

    def events(self, stream: Any, most: int | None = None) -> list[Any]:
        found: list[Any] = []

        async def read() -> None:
            async for event in stream:
                found.append(event)
                if len(found) == most:
                    break
            # The loop ends what was left when it comes to it.
            for _ in range(4):
                await asyncio.sleep(0)

        self.loop.run_until_complete(read())
        return found

    def final(self, stream: Any) -> Any:
        return self.loop.run_until_complete(stream.final_reply())

    def closing(self, stream: Any) -> None:
        async def enter() -> None:
            async with stream:
                pass

        self.loop.run_until_complete(enter())

    def end(self) -> None:
        self.loop.run_until_complete(self.client.close())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()
