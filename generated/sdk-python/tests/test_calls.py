"""Calls over both networks against servers that do as they are told."""

from __future__ import annotations

import logging
import os
import pickle
import threading
import unittest
from traceback import walk_tb
from typing import Any
from unittest import mock

from polywire import (
    AbortError,
    ApiError,
    CallOptions,
    Clamped,
    ClientConnectionError,
    ClientError,
    ClientTimeoutError,
    Polywire,
    ServiceReport,
    StreamError,
    errors,
)

from . import scripted
from .manners import Blocking, Nonblocking
from .scripted import Scripted, breaks, hangs, says, streams

KEY = "secret-key-of-a-caller"
COMPLETION = {"id": "c1", "object": "chat.completion", "choices": []}
CHUNKS: list[Any] = [
    {"id": "c1", "choices": [{"delta": {"content": "He"}}]},
    {"id": "c1", "choices": [{"delta": {"content": "llo"}, "finish_reason": "stop"}]},
    {"id": "c1", "choices": [], "service": {"attempts": 2, "failover": True, "served_model": "r-high"}},
]
ASKING: dict[str, Any] = {"model": "r-mid", "messages": [{"role": "user", "content": "Hi"}]}


class Calls:
    """What holds for both."""

    manner: type[Blocking] | type[Nonblocking]

    def start(self, server: Scripted, **options: Any) -> Any:
        made = self.manner(**{"base_url": server.url, "api_key": KEY, "retry_delay": 0.001, **options})
        self.addCleanup(made.end)  # type: ignore[attr-defined]
        return made

    def failure(self, kind: type[BaseException], work: Any) -> Any:
        with self.assertRaises(kind) as caught:  # type: ignore[attr-defined]
            work()
        return caught.exception

    def create(self, client: Any, **more: Any) -> Any:
        return client.call("chat.completions.create", **{**ASKING, **more})

    def test_an_answer_with_how_it_was_served(self: Any) -> None:
        headers = {
            "X-Service-Dropped-Params": "temperature, top_p",
            "X-Service-Clamped-Params": "max_tokens=9>16",
            "X-Service-Attempts": "1",
            "X-Service-Failover": "false",
        }
        with Scripted(says(200, COMPLETION, headers)) as server:
            options = CallOptions(headers={"X-One": "2"})
            result = self.create(self.start(server, headers={"x-every": "1"}), options=options)
        self.assertEqual(result.data, COMPLETION)
        self.assertEqual(result.status, 200)
        clamped = (Clamped("max_tokens", "9", "16"),)
        expected = ServiceReport(("temperature", "top_p"), clamped, failover=False, attempts=1)
        self.assertEqual(result.service, expected)
        [received] = server.received
        self.assertEqual(received.line, "POST /v1/chat/completions HTTP/1.1")
        self.assertEqual(received.json, ASKING)
        self.assertEqual(received.headers["authorization"], f"Bearer {KEY}")
        self.assertEqual((received.headers["x-every"], received.headers["x-one"]), ("1", "2"))

    def test_ids_are_one_segment_of_a_path(self: Any) -> None:
        with Scripted(says(200, {"id": "x"})) as server:
            client = self.start(server, base_url=f"{server.url}/below/")
            client.call("responses.retrieve", "a/b?c")
            self.failure(ClientError, lambda: client.call("responses.retrieve", ".."))
        self.assertEqual([one.line for one in server.received], ["GET /below/v1/responses/a%2Fb%3Fc HTTP/1.1"])

    def test_events_and_the_answer_that_they_make(self: Any) -> None:
        with Scripted(streams([*CHUNKS, "[DONE]"])) as server:
            client = self.start(server)
            stream = self.create(client, stream=True)
            self.assertEqual(client.events(stream), CHUNKS)
            final = client.final(stream)
            self.assertEqual(final.data["choices"][0]["message"]["content"], "Hello")
            self.assertEqual(final.data["choices"][0]["finish_reason"], "stop")
            self.assertEqual((final.service.attempts, final.service.served_model), (2, "r-high"))
            self.assertEqual(stream.service, final.service)
            whole = client.final(self.create(client, stream=True))
            self.assertEqual(whole.data, final.data)

    def test_leaving_a_loop_gives_the_answer_up(self: Any) -> None:
        with Scripted(streams(CHUNKS[:2], "hang")) as server:
            client = self.start(server)
            stream = self.create(client, stream=True)
            self.assertEqual(client.events(stream, most=1), CHUNKS[:1])
            self.assertTrue(server.left.wait(5))
            self.failure(AbortError, lambda: client.final(stream))

    def test_the_end_of_a_block_gives_the_answer_up(self: Any) -> None:
        with Scripted(streams(CHUNKS[:2], "hang")) as server:
            client = self.start(server)
            client.closing(self.create(client, stream=True))
            self.assertTrue(server.left.wait(5))

    def test_the_end_of_the_client_gives_its_streams_up(self: Any) -> None:
        with Scripted(streams(CHUNKS[:2], "hang")) as server:
            client = self.manner(base_url=server.url, api_key=KEY)
            stream = self.create(client, stream=True)
            client.end()
            self.assertTrue(server.left.wait(5))
            self.assertIsNotNone(stream)

    def test_a_stream_that_stands_still(self: Any) -> None:
        with Scripted(streams(CHUNKS[:1], "hang")) as server:
            client = self.start(server, idle_timeout=0.2)
            stream = self.create(client, stream=True)
            self.failure(ClientTimeoutError, lambda: client.events(stream))
            self.assertTrue(server.left.wait(5))

    def test_a_stream_that_breaks_is_asked_for_again_before_its_first_event_alone(self: Any) -> None:
        for broken in (breaks, streams([]), streams([], "cut")):
            with Scripted(broken, streams([*CHUNKS, "[DONE]"])) as server:
                client = self.start(server)
                self.assertEqual(client.events(self.create(client, stream=True)), CHUNKS)
                self.assertEqual(len(server.received), 2)
        for end, kind in (("close", StreamError), ("cut", ClientConnectionError)):
            with Scripted(streams(CHUNKS[:1], end)) as server:
                client = self.start(server)
                stream = self.create(client, stream=True)
                self.failure(kind, lambda: client.events(stream))
                self.assertEqual(len(server.received), 1)

    def test_a_stream_that_tells_of_a_failure(self: Any) -> None:
        told = {"error": {"message": "no more", "code": "rate_limited", "type": "rate_limit_error"}}
        with Scripted(streams([CHUNKS[0], told])) as server:
            client = self.start(server)
            stream = self.create(client, stream=True)
            error = self.failure(StreamError, lambda: client.events(stream))
        self.assertEqual((str(error), error.code, error.type), ("no more", "rate_limited", "rate_limit_error"))
        self.assertIn("Retry-After", error.advice)
        with Scripted(streams([told])) as server:
            self.failure(StreamError, lambda: self.create(self.start(server), stream=True))
            self.assertEqual(len(server.received), 1)

    def test_errors_by_status_and_code_with_advice(self: Any) -> None:
        body = {"error": {"message": "none of these", "code": "model_not_found", "type": "x", "param": "model"}}
        with Scripted(says(404, body)) as server:
            error = self.failure(errors.NotFoundError, lambda: self.create(self.start(server)))
        self.assertEqual((error.status, error.code, error.param), (404, "model_not_found", "model"))
        self.assertEqual(error.advice, "Use an alias from GET /v1/models.")
        self.assertEqual(str(error), "404: none of these")
        self.assertEqual(error.body, body)
        same = pickle.loads(pickle.dumps(error))
        self.assertEqual((str(same), same.code, same.advice), (str(error), error.code, error.advice))

    def test_the_code_that_a_format_has_no_place_for(self: Any) -> None:
        with Scripted(says(404, {"error": {"message": "no"}}, {"X-Service-Reason": "unknown_model"})) as server:
            error = self.failure(ApiError, lambda: self.create(self.start(server)))
        self.assertEqual(error.code, "model_not_found")

    def test_failures_of_fields(self: Any) -> None:
        detail = [{"loc": ["body", "messages", 0], "msg": "missing", "type": "missing"}]
        with Scripted(says(422, {"detail": detail})) as server:
            error = self.failure(errors.UnprocessableEntityError, lambda: self.create(self.start(server)))
        self.assertEqual(str(error), "422: body.messages.0: missing")
        self.assertEqual(error.detail, detail)

    def test_retries_until_it_works(self: Any) -> None:
        busy = says(429, {}, {"retry-after": "0"})
        with Scripted(busy, breaks, says(200, COMPLETION)) as server:
            self.assertEqual(self.create(self.start(server)).data, COMPLETION)
            self.assertEqual(len(server.received), 3)

    def test_retries_no_more_than_wanted(self: Any) -> None:
        with Scripted(says(500, {})) as server:
            self.failure(errors.InternalServerError, lambda: self.create(self.start(server)))
            self.assertEqual(len(server.received), 3)
        with Scripted(says(500, {})) as server:
            client = self.start(server)
            self.failure(errors.InternalServerError, lambda: self.create(client, options=CallOptions(max_retries=0)))
            self.assertEqual(len(server.received), 1)

    def test_retries_as_the_service_says(self: Any) -> None:
        for status, headers in ((503, {"x-should-retry": "false"}), (429, {"retry-after": "3600"}), (504, {})):
            with Scripted(says(status, {}, headers)) as server:
                self.failure(ApiError, lambda: self.create(self.start(server)))
                self.assertEqual(len(server.received), 1)
        with Scripted(says(409, {}, {"x-should-retry": "true", "retry-after": "0"}), says(200, COMPLETION)) as server:
            self.assertEqual(self.create(self.start(server)).data, COMPLETION)
        with Scripted(says(503, {"error": {"upstream_status": 504}})) as server:
            self.failure(ApiError, lambda: self.create(self.start(server)))
            self.assertEqual(len(server.received), 1)

    def test_a_call_that_took_too_long_is_not_sent_again(self: Any) -> None:
        for answer in (hangs, streams([], "hang")):
            with Scripted(answer) as server:
                client = self.start(server, timeout=0.2)
                self.failure(ClientTimeoutError, lambda: self.create(client, stream=True))
                self.assertTrue(server.left.wait(5))
                self.assertEqual(len(server.received), 1)

    def test_a_time_limit_holds_for_the_whole_answer(self: Any) -> None:
        def trickles(connection: Any, server: Scripted) -> None:
            connection.sendall(scripted.head(200, {"content-length": "1000"}))
            while not server.done.wait(0.05):
                connection.sendall(b" ")

        with Scripted(trickles) as server:
            self.failure(ClientTimeoutError, lambda: self.create(self.start(server, timeout=0.3)))

    def test_what_cannot_be_reached(self: Any) -> None:
        with Scripted(breaks) as server:
            url = server.url
        client = self.manner(base_url=url, api_key=KEY, max_retries=0)
        self.addCleanup(client.end)
        error = self.failure(ClientConnectionError, lambda: self.create(client))
        self.assertIsInstance(error, ConnectionError)
        self.assertIsNotNone(error.advice)

    def test_an_answer_that_is_cut_or_no_json(self: Any) -> None:
        def cut(connection: Any, _: Scripted) -> None:
            connection.sendall(scripted.head(200, {"content-length": "10"}) + b"{}")

        def prose(connection: Any, _: Scripted) -> None:
            connection.sendall(scripted.head(200, {"content-length": "5"}) + b"hello")

        for answer in (cut, prose):
            with Scripted(answer) as server:
                self.failure(ClientConnectionError, lambda: self.create(self.start(server, max_retries=0)))

    def test_pages_follow_each_other(self: Any) -> None:
        first = {"data": [{"id": "a"}, {"id": "b"}], "has_more": True, "last_id": "b"}
        last = {"data": [{"id": "c"}], "has_more": False, "last_id": "c"}
        with Scripted(says(200, first), says(200, last)) as server:
            client = self.start(server)
            page = client.call("responses.input_items.list", "r1", limit=2, order="asc")
            self.assertEqual(page.data, first)
            self.assertEqual([item["id"] for item in client.events(page)], ["a", "b", "c"])
        self.assertEqual(
            [one.line.split(" ")[1] for one in server.received],
            [
                "/v1/responses/r1/input_items?limit=2&order=asc",
                "/v1/responses/r1/input_items?limit=2&order=asc&after=b",
            ],
        )

    def test_a_chain_goes_on_from_the_last_turn_that_was_answered(self: Any) -> None:
        def turn(number: int, status: str = "completed") -> dict[str, Any]:
            return {"id": f"resp_{number}", "status": status}

        def told(number: int, *more: Any) -> Any:
            events = [{"type": "response.created", "response": turn(number, "in_progress")}, *more]
            return [*events, {"type": "response.completed", "response": turn(number)}]

        delta = {"type": "response.output_text.delta", "delta": "x"}
        failed = says(200, turn(4, "failed"))
        left = streams([*told(3)[:1], *[delta] * 5], "hang")
        with Scripted(says(200, turn(1)), streams(told(2)), left, failed, says(200, turn(5))) as server:
            client = self.start(server)
            chain = client.client.responses.chain("resp_0")
            ask = client.wait
            ask(chain.create(model="r-mid", input="1"))
            ask(chain.create(model="r-mid", input="2", stream=True))
            client.events(ask(chain.create(model="r-mid", input="3", stream=True)), most=2)
            ask(chain.create(model="r-mid", input="4"))
            ask(chain.create(model="r-mid", input="5"))
            self.assertEqual(ask(chain.last_id()), "resp_5")
        sent = [one.json["previous_response_id"] for one in server.received]
        self.assertEqual(sent, ["resp_0", "resp_1", "resp_2", "resp_2", "resp_2"])

    def test_the_key_is_seen_nowhere(self: Any) -> None:
        with Scripted(says(401, {"error": {"message": f"{KEY} is wrong"}}, {"x-echo": KEY})) as server:
            client = self.start(server)
            with self.assertLogs("polywire", logging.DEBUG) as logs:
                error = self.failure(errors.UnauthorizedError, lambda: self.create(client))
        seen = [repr(client.client), repr(error), str(error), repr(error.headers), repr(error.body), *logs.output]
        seen += [repr(vars(client.client)), repr(client.client._transport.settings)]
        self.assertFalse([one for one in seen if KEY in one])
        self.assertIn("[API key]", str(error))
        self.assertFalse([one for one in logs.output if "Hi" in one])
        self.assertTrue([one for one in logs.output if "status 401" in one])

    def test_the_key_is_in_no_frame_of_a_failure(self: Any) -> None:
        broken = CallOptions(headers={"x-broken": "a\nb"})
        cases: list[tuple[Any, Any]] = [
            (breaks, lambda client: self.create(client)),
            (hangs, lambda client: self.create(client)),
            (says(401, {}), lambda client: self.create(client)),
            (says(200, {}), lambda client: self.create(client, options=broken)),
            (streams(CHUNKS[:1]), lambda client: client.events(self.create(client, stream=True))),
        ]
        for answer, call in cases:
            with Scripted(answer) as server:
                client = self.start(server, max_retries=0, timeout=0.2)
                failure: BaseException | None = None
                try:
                    call(client)
                except ClientError as error:
                    failure = error
                self.assertIsNotNone(failure)
                seen: list[str] = []
                while failure is not None:
                    frames = [frame for frame, _ in walk_tb(failure.__traceback__)]
                    ours = [frame for frame in frames if "polywire" in frame.f_code.co_filename]
                    seen += [repr(value) for frame in ours for value in frame.f_locals.values()]
                    failure = failure.__cause__
                self.assertTrue(seen)
                self.assertFalse([one for one in seen if KEY in one])

    def test_one_reads_a_stream_at_a_time(self: Any) -> None:
        with Scripted(streams(CHUNKS[:1], "hang")) as server:
            client = self.start(server)
            stream = self.create(client, stream=True)
            with stream._events._reading:
                self.failure(RuntimeError, lambda: client.events(stream))
            client.closing(stream)

    def test_the_environment_says_what_is_not_given(self: Any) -> None:
        with Scripted(says(200, COMPLETION)) as server:
            with mock.patch.dict(os.environ, {"POLYWIRE_BASE_URL": server.url, "POLYWIRE_API_KEY": KEY}):
                client = self.manner()
            self.addCleanup(client.end)
            self.assertEqual(self.create(client).data, COMPLETION)
        with mock.patch.dict(os.environ, clear=True):
            self.failure(ClientError, lambda: self.manner(api_key=KEY))
            self.failure(ClientError, lambda: self.manner(base_url="http://127.0.0.1"))
        bad = ("ftp://x", "http://", "http://user:word@host", "http://host?x=1", "http://host:99999", "http://h/a b")
        for url in bad:
            self.failure(ClientError, lambda url=url: self.manner(base_url=url, api_key=KEY))
        for key in ("a b", "a\nb", "ä"):
            self.failure(ClientError, lambda key=key: self.manner(base_url="http://x", api_key=key))


class BlockingCalls(Calls, unittest.TestCase):
    manner = Blocking

    def test_another_thread_may_close_a_stream(self) -> None:
        with Scripted(streams(CHUNKS[:1], "hang")) as server:
            stream = self.create(self.start(server), stream=True)
            timer = threading.Timer(0.1, stream.close)
            timer.start()
            self.failure(AbortError, lambda: list(stream))
            timer.join()

    def test_a_refusal_that_comes_before_the_request_was_read_is_told(self) -> None:
        refusal = {"error": {"message": "too large", "code": "request_too_large"}}
        with Scripted(says(413, refusal), reads=False) as server:
            client = self.start(server, max_retries=0)
            messages = [{"role": "user", "content": "x" * 8_000_000}]
            error = self.failure(errors.PayloadTooLargeError, lambda: self.create(client, messages=messages))
        self.assertEqual(error.code, "request_too_large")

    def test_one_client_serves_many_threads(self) -> None:
        with Scripted(streams([*CHUNKS, "[DONE]"])) as server:
            client = Polywire(base_url=server.url, api_key=KEY)
            found: list[Any] = []

            def ask() -> None:
                found.append(list(client.chat.completions.create(**ASKING, stream=True)))

            threads = [threading.Thread(target=ask) for _ in range(16)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(found, [CHUNKS] * 16)


class NonblockingCalls(Calls, unittest.TestCase):
    manner = Nonblocking

    def test_a_cancelled_task_gives_its_answer_up(self) -> None:
        import asyncio

        with Scripted(hangs) as server:
            client = self.start(server)

            async def cancelled() -> None:
                task = asyncio.ensure_future(client.client.chat.completions.create(**ASKING))
                while not server.received:
                    await asyncio.sleep(0.01)
                task.cancel()
                await task

            self.failure(asyncio.CancelledError, lambda: client.loop.run_until_complete(cancelled()))
            self.assertTrue(server.left.wait(5))

    def test_another_task_may_close_a_stream(self) -> None:
        import asyncio

        with Scripted(streams(CHUNKS[:1], "hang")) as server:
            client = self.start(server)
            stream = self.create(client, stream=True)

            async def closed() -> None:
                async def close() -> None:
                    await asyncio.sleep(0.1)
                    await stream.close()

                task = asyncio.ensure_future(close())
                try:
                    async for _ in stream:
                        pass
                finally:
                    await task

            self.failure(AbortError, lambda: client.loop.run_until_complete(closed()))
