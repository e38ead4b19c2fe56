"""What is known of a model."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Model:
    """One model and what it takes."""

    display_name: str

    kind: str
    """What it does: `chat`, `embedding`, `decision`."""

    group: str
    """Of a chat model; empty otherwise."""

    effort: tuple[str, ...]
    """Its levels of reasoning effort, weakest first; any other is moved to one of them."""

    dropped: tuple[str, ...]
    """Canonical names of the parameters that it does not get."""

    refused: tuple[str, ...]
    """Types of answer formats that are refused: `param_not_supported`."""
