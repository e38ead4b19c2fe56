"""Whether and when a call is tried again."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

from .errors import ApiError, ClientConnectionError, ClientError, StreamError

LONGEST_OWN = 8.0
"""Seconds that the client waits at most where the service names no time."""


def wait_after(error: ClientError, failed: int, first: float, longest: float) -> float | None:
    """Seconds until the next attempt, or None: another one would not help. `failed`: attempts until now."""
    if isinstance(error, ApiError):
        again = may_retry(error.upstream_status or error.status, error.headers)
        return retry_delay(failed, error.headers, first, longest) if again else None
    broke = isinstance(error, ClientConnectionError) or (isinstance(error, StreamError) and error.body is None)
    return retry_delay(failed, {}, first, longest) if broke else None


def may_retry(status: int, headers: Mapping[str, str]) -> bool:
    """
    Whether an answer may be asked for again: what the service says, else 429 and 5xx. Not a 504: a generation that took
    too long is likely to do so again, and was paid for.
    """
    said = headers.get("x-should-retry")
    if said in ("true", "false"):
        return said == "true"
    return status == 429 or (status >= 500 and status != 504)


def retry_delay(failed: int, headers: Mapping[str, str], first: float, longest: float) -> float | None:
    """
    Seconds to wait before the next attempt: what the service asks for, else a wait that doubles, with jitter so that
    callers do not come back together. None: the service asks for more than the caller wants to wait.
    """
    asked = retry_after(headers.get("retry-after"))
    if asked is not None:
        return asked if asked <= longest else None
    return min(first * 2 ** (failed - 1), LONGEST_OWN, longest) * random.uniform(0.75, 1)


def retry_after(value: str | None) -> float | None:
    """`Retry-After` in seconds: a number, or a date."""
    if value is None:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None
