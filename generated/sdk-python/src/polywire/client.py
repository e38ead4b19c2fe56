"""
The client of spec/hosted/.

Written by the generator; never edited by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, overload

from . import types
from ._core.blocking_chain import Chain
from ._core.blocking_client import BlockingClient, EventStream, Page, Resource
from ._core.folds.chat import ChatFold
from ._core.folds.messages import MessagesFold
from ._core.folds.responses import ResponsesFold
from ._core.options import CallOptions
from ._core.results import Output, Parsed, Result
from ._core.tools import Run, Tool
from ._core.transport import Call, Transport
from ._core.unpack import Unpack
from ._service import SERVICE


class ChatCompletionsResource(Resource):
    """`chat.completions.create`."""

    @overload
    def create(
        self,
        *,
        stream: Literal[True],
        options: CallOptions | None = None,
        **fields: Unpack[types.ChatCompletionRequest],
    ) -> EventStream[types.ChatCompletionEvent, types.ChatCompletion]: ...

    @overload
    def create(
        self,
        *,
        stream: Literal[False] | None = None,
        options: CallOptions | None = None,
        **fields: Unpack[types.ChatCompletionRequest],
    ) -> Result[types.ChatCompletion]: ...

    @overload
    def create(
        self,
        *,
        stream: bool | None,
        options: CallOptions | None = None,
        **fields: Unpack[types.ChatCompletionRequest],
    ) -> Result[types.ChatCompletion] | EventStream[types.ChatCompletionEvent, types.ChatCompletion]: ...

    def create(
        self,
        *,
        stream: bool | None = None,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Any:
        """
        One completion, whole or as a stream of chunks that ends with the data `[DONE]`. A stream that never brought a
        finish reason failed.

        `POST /v1/chat/completions`
        """
        call = Call(
            "POST",
            "/v1/chat/completions",
            body={"stream": stream, **fields},
            ends=("[DONE]",),
            fold=ChatFold,
        )
        answer: Any = self._send(call, options)
        return answer

    def parse(
        self,
        *,
        output: type[Output],
        output_name: str = "output",
        options: CallOptions | None = None,
        **fields: Unpack[types.ChatCompletionRequest],
    ) -> Parsed[types.ChatCompletion, Output]:
        """
        An answer that follows the schema of a TypedDict or a dataclass, as a value in `parsed`; None where the model
        declined. Raises OutputError where it does not follow.
        """
        call = Call("POST", "/v1/chat/completions", body=fields)
        answer: Parsed[types.ChatCompletion, Output] = self._parse(call, output, output_name, options)
        return answer

    def run_tools(
        self,
        *,
        functions: Sequence[Tool],
        max_turns: int = 10,
        options: CallOptions | None = None,
        **fields: Unpack[types.ChatCompletionRequest],
    ) -> Run[types.ChatCompletion]:
        """
        Calls the model and the functions it asks for, made by `tool`, until it asks for none. What a function raises goes
        to the model. Raises TurnLimitError after `max_turns`.
        """
        call = Call("POST", "/v1/chat/completions", body=fields)
        answer: Run[types.ChatCompletion] = self._run_tools(call, functions, max_turns, options)
        return answer


class ChatResource(Resource):
    """What is below `chat`."""

    def __init__(self, transport: Transport) -> None:
        super().__init__(transport)
        self.completions = ChatCompletionsResource(transport)


class ResponsesInputItemsResource(Resource):
    """`responses.input_items.list`."""

    def list(
        self,
        response_id: str,
        *,
        options: CallOptions | None = None,
        **fields: Unpack[types.ListInputItemsQuery],
    ) -> Page[types.ResponseItemList, types.ResponseStoredItem]:
        """
        The items that a stored response answered.

        `GET /v1/responses/{response_id}/input_items`
        """
        call = Call(
            "GET",
            "/v1/responses/{response_id}/input_items",
            params={"response_id": response_id},
            query=fields,
        )
        answer: Page[types.ResponseItemList, types.ResponseStoredItem] = self._send_paged(call, options)
        return answer


class ResponsesChain(Chain):
    """
    A conversation that the gateway keeps: each turn goes on from the last one that was answered, so that only what is new
    is sent. A turn whose stream was left is no part of it. `last_id()` says where it stands.
    """

    @overload
    def create(
        self,
        *,
        stream: Literal[True],
        options: CallOptions | None = None,
        **fields: Unpack[types.ResponseRequest],
    ) -> EventStream[types.ResponseEvent, types.ResponseObject]: ...

    @overload
    def create(
        self,
        *,
        stream: Literal[False] | None = None,
        options: CallOptions | None = None,
        **fields: Unpack[types.ResponseRequest],
    ) -> Result[types.ResponseObject]: ...

    @overload
    def create(
        self,
        *,
        stream: bool | None,
        options: CallOptions | None = None,
        **fields: Unpack[types.ResponseRequest],
    ) -> Result[types.ResponseObject] | EventStream[types.ResponseEvent, types.ResponseObject]: ...

    def create(
        self,
        *,
        stream: bool | None = None,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Any:
        """
        One response, whole or as events. Readable under its id from the moment the last event was sent, for 30 days.

        `POST /v1/responses`
        """
        call = Call(
            "POST",
            "/v1/responses",
            body={"stream": stream, **fields},
            ends=("response.completed", "response.incomplete", "response.failed"),
            fold=ResponsesFold,
        )
        answer: Any = self._send(call, options)
        return answer


class ResponsesResource(Resource):
    """`responses.create`, `responses.retrieve`, `responses.delete`, `responses.cancel`."""

    def __init__(self, transport: Transport) -> None:
        super().__init__(transport)
        self.input_items = ResponsesInputItemsResource(transport)

    @overload
    def create(
        self,
        *,
        stream: Literal[True],
        options: CallOptions | None = None,
        **fields: Unpack[types.ResponseRequest],
    ) -> EventStream[types.ResponseEvent, types.ResponseObject]: ...

    @overload
    def create(
        self,
        *,
        stream: Literal[False] | None = None,
        options: CallOptions | None = None,
        **fields: Unpack[types.ResponseRequest],
    ) -> Result[types.ResponseObject]: ...

    @overload
    def create(
        self,
        *,
        stream: bool | None,
        options: CallOptions | None = None,
        **fields: Unpack[types.ResponseRequest],
    ) -> Result[types.ResponseObject] | EventStream[types.ResponseEvent, types.ResponseObject]: ...

    def create(
        self,
        *,
        stream: bool | None = None,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Any:
        """
        One response, whole or as events. Readable under its id from the moment the last event was sent, for 30 days.

        `POST /v1/responses`
        """
        call = Call(
            "POST",
            "/v1/responses",
            body={"stream": stream, **fields},
            ends=("response.completed", "response.incomplete", "response.failed"),
            fold=ResponsesFold,
        )
        answer: Any = self._send(call, options)
        return answer

    @overload
    def retrieve(
        self,
        response_id: str,
        *,
        stream: Literal[True],
        options: CallOptions | None = None,
        **fields: Unpack[types.GetResponseQuery],
    ) -> EventStream[types.ResponseEvent, types.ResponseObject]: ...

    @overload
    def retrieve(
        self,
        response_id: str,
        *,
        stream: Literal[False] | None = None,
        options: CallOptions | None = None,
        **fields: Unpack[types.GetResponseQuery],
    ) -> Result[types.ResponseObject]: ...

    @overload
    def retrieve(
        self,
        response_id: str,
        *,
        stream: bool | None,
        options: CallOptions | None = None,
        **fields: Unpack[types.GetResponseQuery],
    ) -> Result[types.ResponseObject] | EventStream[types.ResponseEvent, types.ResponseObject]: ...

    def retrieve(
        self,
        response_id: str,
        *,
        stream: bool | None = None,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Any:
        """
        A stored response, also while it is made; with `stream` its events once more, those to come as they come.

        `GET /v1/responses/{response_id}`
        """
        call = Call(
            "GET",
            "/v1/responses/{response_id}",
            params={"response_id": response_id},
            query={"stream": stream, **fields},
            ends=("response.completed", "response.incomplete", "response.failed"),
            fold=ResponsesFold,
        )
        answer: Any = self._send(call, options)
        return answer

    def delete(
        self,
        response_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Result[types.DeletedResponse]:
        """
        Forgets a stored response. Chains that run through it end with it.

        `DELETE /v1/responses/{response_id}`
        """
        call = Call("DELETE", "/v1/responses/{response_id}", params={"response_id": response_id})
        answer: Result[types.DeletedResponse] = self._send(call, options)
        return answer

    def cancel(
        self,
        response_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Result[types.ResponseObject]:
        """
        Stops a response that is under way, which is one that is streamed: it is `cancelled`, as far as it came. One that has
        ended is a 400 `response_not_cancellable`.

        `POST /v1/responses/{response_id}/cancel`
        """
        call = Call("POST", "/v1/responses/{response_id}/cancel", params={"response_id": response_id})
        answer: Result[types.ResponseObject] = self._send(call, options)
        return answer

    def chain(self, after: str | None = None) -> ResponsesChain:
        """A conversation that the gateway keeps. `after`: the id of the response to begin after."""
        return ResponsesChain(self._transport, after)


class MessagesResource(Resource):
    """`messages.create`, `messages.count_tokens`."""

    @overload
    def create(
        self,
        *,
        stream: Literal[True],
        options: CallOptions | None = None,
        **fields: Unpack[types.MessageRequest],
    ) -> EventStream[types.MessageEvent, types.MessageReply]: ...

    @overload
    def create(
        self,
        *,
        stream: Literal[False] | None = None,
        options: CallOptions | None = None,
        **fields: Unpack[types.MessageRequest],
    ) -> Result[types.MessageReply]: ...

    @overload
    def create(
        self,
        *,
        stream: bool | None,
        options: CallOptions | None = None,
        **fields: Unpack[types.MessageRequest],
    ) -> Result[types.MessageReply] | EventStream[types.MessageEvent, types.MessageReply]: ...

    def create(
        self,
        *,
        stream: bool | None = None,
        options: CallOptions | None = None,
        **fields: Any,
    ) -> Any:
        """
        One message, whole or as the standard sequence of events, with two divergences: `ping` comes once, and
        `message_start` counts no input tokens where the model is not on the messages wire.

        `POST /v1/messages`
        """
        call = Call(
            "POST",
            "/v1/messages",
            body={"stream": stream, **fields},
            ends=("message_stop",),
            fold=MessagesFold,
        )
        answer: Any = self._send(call, options)
        return answer

    def count_tokens(
        self,
        *,
        options: CallOptions | None = None,
        **fields: Unpack[types.CountTokensRequest],
    ) -> Result[types.TokenCount]:
        """
        Exact for a model on the messages wire; an estimate for any other.

        `POST /v1/messages/count_tokens`
        """
        call = Call("POST", "/v1/messages/count_tokens", body=fields)
        answer: Result[types.TokenCount] = self._send(call, options)
        return answer


class EmbeddingsResource(Resource):
    """`embeddings.create`."""

    def create(
        self,
        *,
        options: CallOptions | None = None,
        **fields: Unpack[types.EmbeddingRequest],
    ) -> Result[types.EmbeddingList]:
        """`POST /v1/embeddings`"""
        call = Call("POST", "/v1/embeddings", body=fields)
        answer: Result[types.EmbeddingList] = self._send(call, options)
        return answer


class ModelsResource(Resource):
    """`models.list`, `models.retrieve`."""

    def list(self, *, options: CallOptions | None = None) -> Result[types.ModelList]:
        """
        All of them, in catalogue order, on one page.

        `GET /v1/models`
        """
        call = Call("GET", "/v1/models")
        answer: Result[types.ModelList] = self._send(call, options)
        return answer

    def retrieve(
        self,
        model_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Result[types.ModelEntry]:
        """
        One of them.

        `GET /v1/models/{model_id}`
        """
        call = Call("GET", "/v1/models/{model_id}", params={"model_id": model_id})
        answer: Result[types.ModelEntry] = self._send(call, options)
        return answer


class DecisionsResource(Resource):
    """`decisions.create`."""

    def create(
        self,
        *,
        options: CallOptions | None = None,
        **fields: Unpack[types.DecisionRequest],
    ) -> Result[types.DecisionReply]:
        """
        Passed through to a decision model in its own format. A question that is not well formed is a 422.

        `POST /v1/decisions`
        """
        call = Call("POST", "/v1/decisions", body=fields)
        answer: Result[types.DecisionReply] = self._send(call, options)
        return answer


class UsageResource(Resource):
    """`usage.retrieve`."""

    def retrieve(self, *, options: CallOptions | None = None) -> Result[types.UsageReport]:
        """
        The usage of the credential's organisation, now.

        `GET /v1/usage`
        """
        call = Call("GET", "/v1/usage")
        answer: Result[types.UsageReport] = self._send(call, options)
        return answer


class Polywire(BlockingClient):
    """Calls the gateway. With `stream=True` the answer is a stream of events."""

    _service = SERVICE

    def _place(self, transport: Transport) -> None:
        self.chat = ChatResource(transport)
        self.responses = ResponsesResource(transport)
        self.messages = MessagesResource(transport)
        self.embeddings = EmbeddingsResource(transport)
        self.models = ModelsResource(transport)
        self.decisions = DecisionsResource(transport)
        self.usage = UsageResource(transport)
