"""What a caller may choose. Times are in seconds."""

from __future__ import annotations

import os
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from .errors import ClientError
from .network import Origin
from .secret import Secret


@dataclass(frozen=True)
class CallOptions:
    """What one call may choose for itself. None: as the client does."""

    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Further headers."""

    body: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """Further fields of the body, for what the types do not know."""

    timeout: float | None = None
    idle_timeout: float | None = None
    max_retries: int | None = None


@dataclass(frozen=True)
class Settings:
    """How a client reaches its service, with nothing left open."""

    base_url: str
    secret: Secret
    origin: Origin = field(repr=False)
    prefix: str
    """Path of the base URL."""

    headers: Mapping[str, str] = field(repr=False)
    timeout: float
    idle_timeout: float
    max_retries: int
    retry_delay: float
    longest_delay: float


def settings_of(
    base_url: str | None,
    api_key: str | None,
    ssl_context: ssl.SSLContext | None,
    headers: Mapping[str, str],
    timeout: float,
    idle_timeout: float,
    max_retries: int,
    retry_delay: float,
    longest_delay: float,
) -> Settings:
    """Options with what the environment says. Raises ClientError for what no call could be made with."""
    url = (base_url or from_environment("POLYWIRE_BASE_URL", "base_url")).rstrip("/")
    key = api_key or from_environment("POLYWIRE_API_KEY", "api_key")
    parts = urlsplit(url)
    plain = re.fullmatch(r"https?://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(:\d{1,5})?(/[!-~]*)?", url)
    if plain is None or not parts.hostname or parts.query or parts.fragment or int((plain[2] or ":0")[1:]) > 65_535:
        raise ClientError("the base URL is no http address, or has more than host, port and path")
    tls = None if parts.scheme == "http" else ssl_context or ssl.create_default_context()
    port = parts.port or (80 if tls is None else 443)
    origin = Origin(parts.hostname, port, tls)
    return Settings(
        url,
        Secret(key),
        origin,
        parts.path,
        dict(headers),
        timeout,
        idle_timeout,
        max_retries,
        retry_delay,
        longest_delay,
    )


def from_environment(variable: str, option: str) -> str:
    value = os.environ.get(variable)
    if not value:
        raise ClientError(f"say {option}, or set {variable}")
    return value
