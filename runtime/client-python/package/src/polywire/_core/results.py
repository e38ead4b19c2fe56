"""What a call gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from .headers import Headers
from .service import ServiceReport

Data = TypeVar("Data")
Output = TypeVar("Output")


@dataclass(frozen=True)
class Result(Generic[Data]):
    """An answer, and what came beside it."""

    data: Data

    service: ServiceReport
    """How it was served."""

    status: int
    headers: Headers


@dataclass(frozen=True)
class Parsed(Result[Data], Generic[Data, Output]):
    """An answer with its text as a value."""

    parsed: Output | None
    """None where the model declined to answer."""
