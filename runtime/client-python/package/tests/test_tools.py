"""Types as JSON Schema, functions as tools, answers as values."""

from __future__ import annotations

import asyncio
import json
import unittest
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypedDict

from polywire import AsyncPolywire, OutputError, Polywire, TurnLimitError, tool
from polywire._core.schema import fitted, schema_of

from .scripted import Scripted, says
from .test_calls import ASKING, KEY


@dataclass
class Sight:
    name: str
    stars: int = 0


class City(TypedDict):
    city: Annotated[str, "its name"]
    degrees: float
    kind: Literal["sun", "rain"]
    sights: list[Sight]


@dataclass
class Tree:
    value: int | None
    more: dict[str, bool] = field(default_factory=dict)


@dataclass
class Branch:
    left: Tree
    right: Tree
    more: list[Branch | None]


@tool
def add(left: int, right: Annotated[int, "what to add"] = 1) -> int:
    """Adds."""
    return left + right


@tool
async def later(word: str) -> dict[str, str]:
    await asyncio.sleep(0)
    return {"word": word}


def asks(*calls: tuple[str, Any]) -> dict[str, Any]:
    made = [
        {"id": f"call_{at}", "type": "function", "function": {"name": name, "arguments": written}}
        for at, (name, written) in enumerate(calls)
    ]
    return {"choices": [{"message": {"role": "assistant", "content": None, "tool_calls": made}}]}


def tells(text: str | None) -> dict[str, Any]:
    return {"choices": [{"message": {"role": "assistant", "content": text}}]}


class Schemas(unittest.TestCase):
    def test_types_are_schemas(self) -> None:
        sight = {
            "type": "object",
            "properties": {"name": {"type": "string"}, "stars": {"type": "integer"}},
            "required": ["name"],
            "additionalProperties": False,
        }
        self.assertEqual(schema_of(Sight), sight)
        city = schema_of(City)
        self.assertEqual(city["properties"]["city"], {"type": "string", "description": "its name"})
        self.assertEqual(city["properties"]["kind"], {"enum": ["sun", "rain"]})
        self.assertEqual(city["properties"]["sights"], {"type": "array", "items": sight})
        tree = schema_of(Tree)["properties"]
        self.assertEqual(tree["value"], {"anyOf": [{"type": "integer"}, {"type": "null"}]})
        self.assertEqual(tree["more"], {"type": "object", "additionalProperties": {"type": "boolean"}})
        for kind in (object, set[int], "text"):
            with self.assertRaises(TypeError):
                schema_of(kind)

    def test_a_type_with_itself_in_it_is_refused(self) -> None:
        with self.assertRaisesRegex(TypeError, "Branch has itself in it"):
            schema_of(Branch)

    def test_values_fit_or_say_where_not(self) -> None:
        value = {"city": "Oslo", "degrees": 7, "kind": "rain", "sights": [{"name": "Opera"}]}
        self.assertEqual(fitted(City, value), {**value, "degrees": 7.0, "sights": [Sight("Opera", 0)]})
        for wrong, said in (
            ({**value, "degrees": True}, "degrees is no number"),
            ({**value, "kind": "snow"}, "kind is none of 'sun', 'rain'"),
            ({**value, "sights": [{}]}, "sights[0].name is missing"),
            ({**value, "more": 1}, "more is unknown"),
            ([], "the value is no object"),
        ):
            with self.assertRaises(ValueError) as caught:
                fitted(City, wrong)
            self.assertEqual(str(caught.exception), said)
        self.assertEqual(fitted(Tree, {"value": None}), Tree(None))


class Tools(unittest.TestCase):
    def test_a_function_is_told_as_it_is_written(self) -> None:
        self.assertEqual(add(1, 2), 3)
        self.assertEqual(
            add.definition["function"],
            {
                "name": "add",
                "description": "Adds.",
                "parameters": {
                    "type": "object",
                    "properties": {
                        "left": {"type": "integer"},
                        "right": {"type": "integer", "description": "what to add"},
                    },
                    "required": ["left"],
                    "additionalProperties": False,
                },
            },
        )

    def test_the_model_is_answered_until_it_asks_no_more(self) -> None:
        adding = [("add", '{"left": 2}'), ("add", '{"left": "x"}'), ("add", "{")]
        calls = [*adding, ("nothing", ""), ("later", '{"word": "w"}')]
        for blocks in (True, False):
            with Scripted(says(200, asks(*calls[: 4 if blocks else 5])), says(200, tells("done"))) as server:
                given = {"base_url": server.url, "api_key": KEY}
                if blocks:
                    run = Polywire(**given).chat.completions.run_tools(functions=[add], **ASKING)
                else:
                    completions = AsyncPolywire(**given).chat.completions
                    run = asyncio.run(completions.run_tools(functions=[add, later], **ASKING))
            self.assertEqual((run.turns, run.result.data["choices"][0]["message"]["content"]), (2, "done"))
            first, second = (one.json for one in server.received)
            names = [one["function"]["name"] for one in first["tools"]]
            self.assertEqual(names, ["add"] if blocks else ["add", "later"])
            answers = {one["tool_call_id"]: one["content"] for one in second["messages"] if one["role"] == "tool"}
            self.assertEqual(answers["call_0"], "3")
            self.assertEqual(answers["call_1"], "Error: left is no integer")
            self.assertTrue(answers["call_2"].startswith("Error: "))
            self.assertEqual(answers["call_3"], "Error: there is no tool nothing")
            if not blocks:
                self.assertEqual(json.loads(answers["call_4"]), {"word": "w"})
            self.assertEqual(run.messages[:-1], second["messages"])

    def test_a_run_has_an_end(self) -> None:
        with Scripted(says(200, asks(("add", '{"left": 2}')))) as server:
            client = Polywire(base_url=server.url, api_key=KEY)
            with self.assertRaises(TurnLimitError) as caught:
                client.chat.completions.run_tools(functions=[add], max_turns=3, **ASKING)
            self.assertEqual(len(server.received), 3)
            self.assertEqual(len(caught.exception.messages), 1 + 3 * 2)
            with self.assertRaises(TypeError):
                client.chat.completions.run_tools(functions=[later], **ASKING)

    def test_an_answer_is_a_value(self) -> None:
        written = '{"name": "Opera", "stars": 5}'
        with Scripted(says(200, tells(written)), says(200, tells(None)), says(200, tells('{"name"'))) as server:
            create = Polywire(base_url=server.url, api_key=KEY).chat.completions
            self.assertEqual(create.parse(output=Sight, **ASKING).parsed, Sight("Opera", 5))
            self.assertIsNone(create.parse(output=Sight, output_name="sight", **ASKING).parsed)
            with self.assertRaises(OutputError) as caught:
                create.parse(output=Sight, **ASKING)
            self.assertEqual(caught.exception.text, '{"name"')
        asked = server.received[1].json["response_format"]["json_schema"]
        self.assertEqual(asked, {"name": "sight", "schema": schema_of(Sight)})
