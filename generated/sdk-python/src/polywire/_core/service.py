"""How the service served a request."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from .errors import field_of
from .headers import Headers


@dataclass(frozen=True)
class Clamped:
    """One value that was moved into the model's range."""

    name: str
    """Canonical name of the parameter."""

    requested: str
    applied: str


@dataclass(frozen=True)
class ServiceReport:
    """What the service changed to fit the model, and which model answered. None: the answer does not say."""

    dropped: tuple[str, ...] = ()
    """Canonical names of parameters, tools and ignored fields that the model did not get."""

    clamped: tuple[Clamped, ...] = ()
    """Values that were moved into the model's range."""

    dropped_content: tuple[str, ...] = ()
    """Kinds of parts, markers and rewritten tool schemas that were lost on the way."""

    failover: bool | None = None
    """A fallback model served."""

    attempts: int | None = None
    """Provider calls made."""

    requested_model: str | None = None
    """The model as the caller named it."""

    served_model: str | None = None
    """The alias that served."""


@dataclass(frozen=True)
class ServiceHeaders:
    """The header behind each part of the report that a header tells."""

    dropped: str
    clamped: str
    dropped_content: str
    failover: str
    attempts: str


def report_of(headers: Headers, names: ServiceHeaders) -> ServiceReport:
    """What the headers say. A stream whose 200 went out early has none: then only the body tells."""
    failover = headers.get(names.failover)
    attempts = headers.get(names.attempts, "")
    return ServiceReport(
        dropped=listed(headers, names.dropped),
        clamped=tuple(map(clamped_in, listed(headers, names.clamped))),
        dropped_content=listed(headers, names.dropped_content),
        failover=None if failover is None else failover == "true",
        attempts=int(attempts) if attempts.isdecimal() else None,
    )


def with_body(report: ServiceReport, body: Any) -> ServiceReport:
    """The report with what a body, or the body in an event, says of how it was served."""
    said = field_of(body, "service") or field_of(field_of(body, "response"), "service")
    if not isinstance(said, dict):
        return report
    names = ("failover", "attempts", "requested_model", "served_model")
    return replace(report, **{name: said[name] for name in names if said.get(name) is not None})


def listed(headers: Headers, name: str) -> tuple[str, ...]:
    return tuple(headers[name].split(", ")) if name in headers else ()


def clamped_in(words: str) -> Clamped:
    """`max_tokens=9>16`."""
    found = re.fullmatch(r"([^=]*)=(.*)>(.*)", words)
    return Clamped(*found.groups()) if found else Clamped(words, "", "")
