"""Functions of the caller's that a model may call, and structured output."""

from __future__ import annotations

import inspect
import json
import typing
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from .errors import ClientError
from .results import Data, Parsed, Result
from .schema import fitted, fitted_fields, object_schema, schema_of
from .transport import Call

Send = Callable[[Call], Awaitable[Any]]
Together = Callable[[Sequence[Coroutine[Any, Any, Any]]], Awaitable[list[Any]]]


class Tool:
    """A function with what a model is told of it. Can still be called."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = function.__name__
        hints = typing.get_type_hints(function, include_extras=True)
        parameters = inspect.signature(function).parameters.values()
        if any(one.kind not in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY) for one in parameters):
            raise TypeError(f"{self.name}: a model names each argument")
        self._fields = {one.name: (hints.get(one.name, Any), one.default is one.empty) for one in parameters}
        kinds = {name: kind for name, (kind, _) in self._fields.items()}
        required = [name for name, (_, must) in self._fields.items() if must]
        said = inspect.getdoc(function)
        self.definition: dict[str, Any] = {
            "type": "function",
            "function": {
                "name": self.name,
                **({"description": said} if said else {}),
                "parameters": object_schema(kinds, required),
            },
        }

    def __call__(self, *positional: Any, **named: Any) -> Any:
        return self.function(*positional, **named)

    async def answer(self, written: str) -> str:
        """What it returns for the arguments that a model wrote, as text. Raises ValueError where they do not fit."""
        # A model writes nothing for a function without parameters.
        arguments = json.loads(written or "{}")
        if not isinstance(arguments, dict):
            raise ValueError("the arguments are no object")
        value = self.function(**fitted_fields(self._fields, arguments))
        if inspect.isawaitable(value):
            value = await value
        return value if isinstance(value, str) else json.dumps(value)


def tool(function: Callable[..., Any]) -> Tool:
    """
    Makes a tool of a function: its docstring is for the model, its annotations say what the model may write. What it
    returns is told to the model, text as it is and anything else as JSON; what it raises is told as an error.
    """
    return Tool(function)


@dataclass(frozen=True)
class Run(Generic[Data]):
    """How a run with tools ended."""

    result: Result[Data]
    """The last answer, which calls no tool."""

    messages: list[Any]
    """The whole conversation, that answer included: what the next turn begins with."""

    turns: int
    """Calls of the model."""


class TurnLimitError(ClientError):
    """A model that still calls tools after the most turns it was given."""

    advice = "Allow more turns, or go on from `messages`."

    messages: list[Any] = []
    """The conversation so far; every call in it is answered."""


async def run_with_tools(
    send: Send, together: Together, call: Call, functions: Sequence[Tool], max_turns: int
) -> Run[Any]:
    """Calls a model and the tools it asks for, until it asks for none. Raises TurnLimitError after `max_turns`."""
    body = call.body or {}
    messages = list(body["messages"])
    tools = [*(body.get("tools") or ()), *(one.definition for one in functions)]
    for turn in range(1, max_turns + 1):
        result = await send(replace(call, body={**body, "messages": messages, "tools": tools}))
        message = result.data["choices"][0]["message"]
        messages.append(message)
        calls = message.get("tool_calls") or []
        if not calls:
            return Run(result, messages, turn)
        messages += await together([answer_to(one, functions) for one in calls])
    error = TurnLimitError(f"the model still calls tools after {max_turns} turns")
    error.messages = messages
    raise error


async def answer_to(call: Any, functions: Sequence[Tool]) -> Any:
    """The message that answers one call of a tool."""
    name, written = call["function"]["name"], call["function"]["arguments"]
    called = next((one for one in functions if one.name == name), None)
    try:
        content = f"Error: there is no tool {name}" if called is None else await called.answer(written)
    except Exception as error:
        content = f"Error: {error}"
    return {"role": "tool", "tool_call_id": call["id"], "content": content}


class OutputError(ClientError):
    """An answer whose text does not follow the schema: cut off, or a model that does as it likes."""

    advice = "Allow more tokens, simplify the schema, or choose another model."

    text: str = ""
    """What the model wrote."""


async def parsed(send: Send, call: Call, output: Any, name: str) -> Parsed[Any, Any]:
    """Asks for an answer that follows the schema of a type. Raises OutputError where it does not."""
    form = {"type": "json_schema", "json_schema": {"name": name, "schema": schema_of(output)}}
    result = await send(replace(call, body={**(call.body or {}), "response_format": form}))
    text = result.data["choices"][0]["message"].get("content")
    try:
        value = None if text is None else fitted(output, json.loads(text))
    except ValueError as error:
        failure = OutputError(f"the answer does not follow the schema: {error}")
        failure.text = text
        raise failure from None
    return Parsed(result.data, result.service, result.status, result.headers, value)
