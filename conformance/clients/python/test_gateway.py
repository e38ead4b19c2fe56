"""
The Python SDK against a running gateway over mocks: both clients, the three formats, with and without a stream. The
environment says where it is: POLYWIRE_BASE_URL and POLYWIRE_API_KEY, MODELS (by commas), MOCKS_URL.
"""

from __future__ import annotations

import json
import os
import time
import unittest
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

from polywire import ClientConnectionError, StreamError, errors, tool
from polywire.models import MODELS
from tests.manners import Blocking, Nonblocking

MOCKS = os.environ["MOCKS_URL"]

Ask = Callable[[str, str], tuple[str, dict[str, Any]]]

FORMATS: dict[str, tuple[Ask, Callable[[Any], str]]] = {
    "chat": (
        lambda model, said: (
            "chat.completions.create",
            {"model": model, "messages": [{"role": "user", "content": said}]},
        ),
        lambda reply: str(reply["choices"][0]["message"]["content"]),
    ),
    "responses": (
        lambda model, said: ("responses.create", {"model": model, "input": said}),
        lambda reply: "".join(
            part["text"] for item in reply["output"] if item["type"] == "message" for part in item["content"]
        ),
    ),
    "messages": (
        lambda model, said: (
            "messages.create",
            {"model": model, "max_tokens": 1000, "messages": [{"role": "user", "content": said}]},
        ),
        lambda reply: "".join(block["text"] for block in reply["content"] if block["type"] == "text"),
    ),
}

ONLY_WHOLE: dict[str, set[str]] = {"chat": {"service_tier"}, "responses": set(), "messages": set()}


@dataclass
class Weather:
    city: str
    degrees: int


@tool
def weather_of(city: str) -> str:
    """The weather of a city."""
    return f"7 degrees in {city}"


def mark() -> str:
    """A word that is in one request alone, by which the mocks find it."""
    return f"mark{uuid.uuid4().hex}x"


def received(word: str) -> Any:
    with urlopen(f"{MOCKS}/__requests?marker={word}") as answer:
        return json.load(answer)


def script(word: str, behaviour: dict[str, Any]) -> None:
    body = json.dumps({"match": {"marker": word}, **behaviour}).encode()
    urlopen(Request(f"{MOCKS}/__script", body)).close()


class Gateway:
    """What holds for both clients."""

    manner: type[Blocking] | type[Nonblocking]

    def setUp(self: Any) -> None:
        self.client = self.manner()
        self.addCleanup(self.client.end)

    def test_every_format_over_every_wire_with_and_without_a_stream(self: Any) -> None:
        client = self.client
        for model in os.environ["MODELS"].split(","):
            for name, (ask, text_of) in FORMATS.items():
                with self.subTest(model=model, format=name):
                    place, fields = ask(model, "Hällo 😀")
                    whole = client.call(place, **fields)
                    self.assertEqual(text_of(whole.data), "You said: Hällo 😀")
                    self.assertEqual((whole.status, whole.service.attempts), (200, 1))
                    counted = {"stream_options": {"include_usage": True}} if name == "chat" else {}
                    stream = client.call(place, **fields, **counted, stream=True)
                    events = client.events(stream)
                    self.assertGreater(len(events), 2)
                    final = client.final(stream)
                    self.assertEqual(text_of(final.data), "You said: Hällo 😀")
                    # How it was served may have come in headers alone; no chunk of Chat Completions has a tier.
                    left_out = {"service", *ONLY_WHOLE[name]}
                    self.assertEqual(final.data.keys() - left_out, whole.data.keys() - left_out)

    def test_calls_of_tools_through_a_stream(self: Any) -> None:
        function = {"name": "get_weather", "parameters": {"type": "object", "properties": {"city": {"type": "string"}}}}
        said = "Please call get_weather with city=Oslo"
        client = self.client
        place, fields = FORMATS["chat"][0]("a-mid", said)
        tools = [{"type": "function", "function": function}]
        final = client.final(client.call(place, **fields, tools=tools, stream=True))
        [call] = final.data["choices"][0]["message"]["tool_calls"]
        self.assertEqual(call["function"]["name"], "get_weather")
        self.assertEqual(json.loads(call["function"]["arguments"]), {"city": "Oslo"})
        place, fields = FORMATS["messages"][0]("r-mid", said)
        tools = [{"name": "get_weather", "input_schema": function["parameters"]}]
        final = client.final(client.call(place, **fields, tools=tools, stream=True))
        [block] = [block for block in final.data["content"] if block["type"] == "tool_use"]
        self.assertEqual(block["input"], {"city": "Oslo"})

    def test_what_a_model_does_not_take_is_told(self: Any) -> None:
        self.assertIn("temperature", MODELS["a-mid"].dropped)
        client = self.client
        place, fields = FORMATS["chat"][0]("a-mid", "Hello")
        self.assertEqual(client.call(place, **fields, temperature=0.3).service.dropped, ("temperature",))
        stream = client.call(place, **fields, temperature=0.3, stream=True)
        self.assertEqual(stream.service.dropped, ("temperature",))
        client.events(stream)
        place, fields = FORMATS["chat"][0]("r-mid", "Hello")
        [clamped] = client.call(place, **fields, max_tokens=1).service.clamped
        self.assertEqual((clamped.name, clamped.requested), ("max_tokens", "1"))

    def test_another_model_that_answers_is_told(self: Any) -> None:
        client = self.client
        for stream in (False, True):
            word = mark()
            script(word, {"times": 2, "answer": {"status": 500}})
            place, fields = FORMATS["responses"][0]("a-mid", word)
            result = client.call(place, **fields, stream=stream)
            result = client.final(result) if stream else result
            self.assertTrue(result.service.failover)
            self.assertEqual((result.service.attempts, result.service.requested_model), (3, "a-mid"))
            self.assertEqual(result.service.served_model, "a-top")

    def test_stored_responses(self: Any) -> None:
        client = self.client
        first = client.call("responses.create", model="r-mid", input="One").data
        said = [{"role": "user", "content": "Two"}, {"role": "user", "content": "Three"}]
        asking = {"model": "g-a", "input": said, "previous_response_id": first["id"]}
        second = client.final(client.call("responses.create", **asking, stream=True)).data
        self.assertEqual(client.call("responses.retrieve", second["id"]).data["id"], second["id"])
        again = client.call("responses.retrieve", second["id"], stream=True)
        self.assertEqual(client.final(again).data["output"], second["output"])
        pages = client.call("responses.input_items.list", second["id"], limit=1, order="asc")
        items = client.events(pages)
        self.assertGreater(len(items), len(pages.data["data"]))
        self.assertEqual(len({item["id"] for item in items}), len(items))
        with self.assertRaises(errors.BadRequestError) as caught:
            client.call("responses.cancel", second["id"])
        self.assertEqual(caught.exception.code, "response_not_cancellable")
        self.assertTrue(client.call("responses.delete", second["id"]).data["deleted"])
        with self.assertRaises(errors.NotFoundError):
            client.call("responses.retrieve", second["id"])

    def test_what_is_built_on_operations(self: Any) -> None:
        client = self.client
        for model in os.environ["MODELS"].split(","):
            with self.subTest(model=model):
                place, fields = FORMATS["chat"][0](model, "city=Oslo degrees=7")
                answer = client.call("chat.completions.parse", output=Weather, **fields)
                self.assertEqual(answer.parsed, Weather("Oslo", 7))
                place, fields = FORMATS["chat"][0](model, "Please call weather_of with city=Oslo")
                run = client.call("chat.completions.run_tools", functions=[weather_of], **fields)
                self.assertEqual(run.turns, 2)
                self.assertIn("7 degrees in Oslo", run.result.data["choices"][0]["message"]["content"])
        chain = client.client.responses.chain()
        first = client.wait(chain.create(model="r-mid", input="One")).data
        stream = client.wait(chain.create(model="g-a", input="Two", stream=True))
        third = client.wait(chain.create(model="r-mid", input="Three")).data
        self.assertEqual(client.final(stream).data["previous_response_id"], first["id"])
        self.assertEqual(third["previous_response_id"], client.final(stream).data["id"])

    def test_every_other_operation(self: Any) -> None:
        messages = [{"role": "user", "content": "Hello"}]
        client = self.client
        count = client.call("messages.count_tokens", model="a-mid", messages=messages)
        self.assertGreater(count.data["input_tokens"], 0)
        embedded = client.call("embeddings.create", model="embed-small", input=["a", "b"])
        self.assertEqual(len(embedded.data["data"]), 2)
        question = {"type": "choice", "criteria": {"red": None, "blue": None}, "instructions": "Which?"}
        decided = client.call("decisions.create", model="decide", state="blue", questions={"q": question})
        self.assertEqual(decided.data["answers"]["q"]["choice"], "blue")
        self.assertEqual({entry["id"] for entry in client.call("models.list").data["data"]}, {*MODELS})
        self.assertEqual(client.call("models.retrieve", "a-mid").data["group"], MODELS["a-mid"].group)
        self.assertIn("object", client.call("usage.retrieve").data)

    def test_errors_of_the_gateway(self: Any) -> None:
        client = self.client
        for name, (ask, _) in FORMATS.items():
            for stream in (False, True):
                with self.subTest(format=name, stream=stream):
                    place, fields = ask("nobody", "Hello")
                    with self.assertRaises(errors.NotFoundError) as caught:
                        client.call(place, **fields, stream=stream)
                    self.assertEqual(caught.exception.code, "model_not_found")
                    self.assertEqual(caught.exception.advice, "Use an alias from GET /v1/models.")
        with self.assertRaises(errors.UnprocessableEntityError) as invalid:
            client.call("chat.completions.create", model="a-mid", messages="Hello")
        self.assertIn("messages", invalid.exception.detail[0]["loc"])
        stranger = self.manner(api_key="another-key-than-that")
        self.addCleanup(stranger.end)
        with self.assertRaises(errors.UnauthorizedError) as refused:
            stranger.call("models.list")
        self.assertNotIn("another-key-than-that", repr(refused.exception) + repr(refused.exception.body))

    def test_a_failure_in_the_middle_of_a_stream(self: Any) -> None:
        client = self.client
        for name, (ask, _) in FORMATS.items():
            with self.subTest(format=name):
                word = mark()
                script(word, {"stream": {"delay": 5, "destroyAfter": 12}})
                place, fields = ask("r-mid", f"{word} " * 30)
                stream = client.call(place, **fields, stream=True)
                with self.assertRaises((StreamError, ClientConnectionError)):
                    client.final(stream)

    def test_a_provider_hears_that_nobody_reads_on(self: Any) -> None:
        client = self.client
        for name, (ask, _) in FORMATS.items():
            with self.subTest(format=name):
                word = mark()
                script(word, {"stream": {"delay": 40}})
                place, fields = ask("a-mid", f"say 500 words {word}")
                # Behind the events that the gateway makes before its provider has said anything.
                client.events(client.call(place, **fields, stream=True), most=8)
                until = time.monotonic() + 10
                while received(word)[0]["aborted"] is None:
                    self.assertLess(time.monotonic(), until)
                    time.sleep(0.02)


class BlockingGateway(Gateway, unittest.TestCase):
    manner = Blocking


class NonblockingGateway(Gateway, unittest.TestCase):
    manner = Nonblocking
