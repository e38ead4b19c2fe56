"""Everything a call can fail with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from .headers import Headers


class ClientError(Exception):
    """Anything that a call can fail with."""

    advice: str | None = None
    """What to do next; None where nobody knows."""


class ClientConnectionError(ClientError, ConnectionError):
    """No answer: the server could not be reached or the connection broke. The call may have taken effect."""

    advice = "Check the address and the network; the call may have taken effect."


class ClientTimeoutError(ClientError, TimeoutError):
    """No answer, or no further event, in time. The call may have taken effect, and is not sent again blindly."""

    advice = "Stream, or allow more time; the call may have taken effect."


class AbortError(ClientError):
    """The stream was closed, or left before its end."""


class ApiError(ClientError):
    """An answer that is no success."""

    status: int = 0

    code: str | None = None
    """Stable where the service has one."""

    type: str | None = None
    """The service's kind of error; None where the body has none."""

    param: str | None = None
    """The field at fault."""

    detail: list[dict[str, Any]] = []
    """What failed in the request's body, of a 422: `loc`, `msg` and `type` of each."""

    deny_detail: str | None = None
    """The named cause of a denial."""

    upstream_status: int | None = None
    """The status behind a 503 that stands for another."""

    reset_at: datetime | None = None
    """When what was exhausted comes back."""

    headers: Headers = Headers()

    body: Any = None
    """As it came: parsed JSON, or text."""


class StreamError(ClientError):
    """A stream that told of a failure, or broke off before its end. What was received until then stands."""

    code: str | None = None
    """None where the stream just broke off."""

    type: str | None = None

    body: Any = None
    """The event that told of the failure."""


@dataclass(frozen=True)
class ErrorCatalogue:
    """What a service says of its errors beside what an answer says."""

    reason: str
    """Header with the reason of a denial, for answers whose body has no place for a code."""

    codes: Mapping[str, str]
    """The code of each reason that is another word."""

    advice: Mapping[str, str]
    """What to do next: by code, or by `code/detail` where the named cause of a denial makes a difference."""

    classes: Mapping[int, type[ApiError]] = field(default_factory=dict)
    """The class of each status that the service has errors of."""


# Made from outside, so that an error can be pickled: it is made again of its message alone, and then gets its fields.


def api_error(status: int, headers: Headers, body: Any, catalogue: ErrorCatalogue) -> ApiError:
    """The error that an answer is."""
    told = field_of(body, "error")
    detail = field_of(body, "detail")
    said = text(field_of(told, "message")) or text(detail) or listed(detail) or text(body)
    made = catalogue.classes.get(status, ApiError)(f"{status}: {said}" if said else f"status {status}")
    reason = headers.get(catalogue.reason)
    made.status = status
    made.code = text(field_of(told, "code")) or (None if reason is None else catalogue.codes.get(reason, reason))
    made.type = text(field_of(told, "type"))
    made.param = text(field_of(told, "param"))
    made.detail = detail if isinstance(detail, list) else []
    made.deny_detail = text(field_of(told, "deny_detail"))
    made.advice = advice_on(made.code, made.deny_detail, catalogue)
    upstream = field_of(told, "upstream_status") or field_of(body, "upstream_status")
    made.upstream_status = upstream if isinstance(upstream, int) else None
    made.reset_at = moment(field_of(body, "reset_at"))
    made.headers = headers
    made.body = body
    return made


def stream_error(message: str, body: Any, catalogue: ErrorCatalogue) -> StreamError:
    """The error that an event tells of."""
    told = field_of(body, "error")
    made = StreamError(text(field_of(told, "message")) or message)
    made.code = text(field_of(told, "code"))
    made.type = text(field_of(told, "type"))
    made.advice = advice_on(made.code, None, catalogue)
    made.body = body
    return made


def field_of(value: Any, name: str) -> Any:
    """An object's field; None of anything else."""
    return value.get(name) if isinstance(value, dict) else None


def advice_on(code: str | None, detail: str | None, catalogue: ErrorCatalogue) -> str | None:
    return catalogue.advice.get(f"{code}/{detail}") or catalogue.advice.get(code or "")


def text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def moment(value: Any) -> datetime | None:
    try:
        return datetime.fromisoformat(value.replace("Z", "+00:00")) if isinstance(value, str) else None
    except ValueError:
        return None


def listed(detail: Any) -> str | None:
    """Failures of fields in words."""
    if not isinstance(detail, list):
        return None
    failures = [one for one in detail if isinstance(one, dict)]
    return "; ".join(f"{'.'.join(map(str, one.get('loc', [])))}: {one.get('msg')}" for one in failures)
