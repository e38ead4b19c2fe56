"""Chunks of Chat Completions."""

from __future__ import annotations

from typing import Any


class ChatFold:
    """Makes a completion of its chunks."""

    def __init__(self) -> None:
        self._fields: dict[str, Any] = {}
        self._message: dict[str, Any] = {"role": "assistant", "content": None, "refusal": None}
        self._finish: str | None = None
        self._calls: dict[int, dict[str, Any]] = {}

    def take(self, event: Any) -> None:
        self._fields.update({name: value for name, value in event.items() if name != "choices"})
        for choice in event.get("choices") or []:
            self._delta(choice.get("delta") or {})
            self._finish = choice.get("finish_reason") or self._finish

    def reply(self) -> Any:
        if self._calls:
            self._message["tool_calls"] = [self._calls[index] for index in sorted(self._calls)]
        choice = {"index": 0, "message": self._message, "finish_reason": self._finish}
        return {**self._fields, "object": "chat.completion", "choices": [choice]}

    def _delta(self, delta: dict[str, Any]) -> None:
        for name in ("content", "refusal"):
            if isinstance(delta.get(name), str):
                self._message[name] = (self._message[name] or "") + delta[name]
        if delta.get("annotations"):
            self._message.setdefault("annotations", []).extend(delta["annotations"])
        if delta.get("function_call"):
            called = self._message.setdefault("function_call", {"name": "", "arguments": ""})
            append(called, delta["function_call"])
        for piece in delta.get("tool_calls") or []:
            fresh = {"id": "", "type": "function", "function": {"name": "", "arguments": ""}}
            call = self._calls.setdefault(piece["index"], fresh)
            call["id"] = call["id"] or piece.get("id") or ""
            call["type"] = piece.get("type") or call["type"]
            append(call["function"], piece.get("function") or {})


def append(called: dict[str, str], piece: dict[str, str]) -> None:
    for name in ("name", "arguments"):
        called[name] += piece.get(name) or ""
