"""
A client of the Polywire gateway, to call and wait or for asyncio. Standard library only.

`types` has what is sent and got, `models` what each model takes, `errors` the class of every error.
"""

from . import errors, models, types
from ._core.blocking_client import EventStream, Page
from ._core.errors import (
    AbortError,
    ApiError,
    ClientConnectionError,
    ClientError,
    ClientTimeoutError,
    StreamError,
)
from ._core.headers import Headers
from ._core.nonblocking_client import AsyncEventStream, AsyncPage
from ._core.options import CallOptions
from ._core.results import Parsed, Result
from ._core.service import Clamped, ServiceReport
from ._core.tools import OutputError, Run, Tool, TurnLimitError, tool
from ._core.version import __version__
from .async_client import AsyncPolywire
from .client import Polywire

__all__ = [
    "AbortError",
    "ApiError",
    "AsyncEventStream",
    "AsyncPage",
    "AsyncPolywire",
    "CallOptions",
    "Clamped",
    "ClientConnectionError",
    "ClientError",
    "ClientTimeoutError",
    "EventStream",
    "Headers",
    "OutputError",
    "Page",
    "Parsed",
    "Polywire",
    "Result",
    "Run",
    "ServiceReport",
    "StreamError",
    "Tool",
    "TurnLimitError",
    "__version__",
    "errors",
    "models",
    "tool",
    "types",
]
