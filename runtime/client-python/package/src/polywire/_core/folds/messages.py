"""Events of Messages."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

TEXTS = {"text_delta": "text", "thinking_delta": "thinking", "signature_delta": "signature"}
"""The field that each kind of delta goes on with."""


class MessagesFold:
    """Makes a message of its events."""

    def __init__(self) -> None:
        self._message: dict[str, Any] = {}
        self._blocks: dict[int, dict[str, Any]] = {}
        self._inputs: dict[int, str] = {}

    def take(self, event: Any) -> None:
        take = getattr(self, f"_{event.get('type')}", None)
        if take is not None:
            take(event)

    def reply(self) -> Any:
        return {**self._message, "content": [self._blocks[index] for index in sorted(self._blocks)]}

    def _message_start(self, event: Any) -> None:
        self._message = event["message"]

    def _message_delta(self, event: Any) -> None:
        usage = {**self._message.get("usage", {}), **event.get("usage", {})}
        self._message = {**self._message, **event["delta"], "usage": usage}

    def _content_block_start(self, event: Any) -> None:
        self._blocks[event["index"]] = dict(event["content_block"])

    def _content_block_delta(self, event: Any) -> None:
        index, delta = event["index"], event["delta"]
        block, kind = self._blocks[index], delta["type"]
        if kind in TEXTS:
            name = TEXTS[kind]
            block[name] = (block.get(name) or "") + delta[name]
        elif kind == "citations_delta":
            block["citations"] = [*(block.get("citations") or []), delta["citation"]]
        elif kind == "input_json_delta":
            self._inputs[index] = self._inputs.get(index, "") + delta["partial_json"]

    def _content_block_stop(self, event: Any) -> None:
        index = event["index"]
        if self._inputs.get(index):
            # Input that was cut short stays as it began: there is nothing that it could be read as.
            with suppress(ValueError):
                self._blocks[index]["input"] = json.loads(self._inputs[index])
