"""
The errors of spec/catalog/errors.yaml as a caller meets them.

Written by the generator; never edited by hand.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ._core.errors import (
    AbortError,
    ApiError,
    ClientConnectionError,
    ClientError,
    ClientTimeoutError,
    StreamError,
)

__all__ = [
    "AbortError",
    "ApiError",
    "BadRequestError",
    "ClientConnectionError",
    "ClientError",
    "ClientTimeoutError",
    "ErrorCode",
    "ForbiddenError",
    "InternalServerError",
    "MethodNotAllowedError",
    "NotFoundError",
    "PayloadTooLargeError",
    "PaymentRequiredError",
    "RequestHeaderFieldsTooLargeError",
    "RequestTimeoutError",
    "ServiceUnavailableError",
    "StreamError",
    "TooManyRequestsError",
    "UnauthorizedError",
    "UnprocessableEntityError",
    "UnsupportedMediaTypeError",
]

ErrorCode: TypeAlias = Literal[
    # Unknown or revoked credential. Fix the credential; no retry.
    "invalid_credentials",
    # Credential not allowed for the resource. Fix access; no retry.
    # An administrator of the organisation restricted the model. Choose another model; no retry.
    "permission_denied",
    # Account access could not be verified. Retry in a few seconds.
    "policy_unavailable",
    # The request needs wallet credit and the balance is empty. Add credit; decision calls recover as the allowance refills over 24 hours.
    "wallet_empty",
    # Requests a minute, tokens a minute or concurrency exceeded. Wait Retry-After seconds and retry.
    "rate_limited",
    # Weighted allowance used up and no wallet capacity. Wait for reset_at or add credit.
    "included_allowance_exhausted",
    # Free serving paused for everyone until the next UTC midnight. Wait for reset_at or add credit.
    "free_air_daily_spend_fuse_exceeded",
    # `max_tokens` above the hard cap. Lower it.
    "max_tokens_exceeded",
    # The model is in the catalog but cannot be reached here, or serves another endpoint. Use another model and report it.
    "model_not_configured",
    # No alias has this name. Use an alias from GET /v1/models.
    "model_not_found",
    # Structured output asked of a model that cannot constrain its output. Choose another model.
    "param_not_supported",
    # A parameter that this API refuses rather than ignores. Leave it out.
    "unsupported_parameter",
    # An MCP server that is not referenced by exactly one mcp_toolset. Pair each server with one toolset.
    "mcp_servers_unpaired",
    # `previous_response_id` names no stored response: unknown, expired or deleted. Send the whole conversation.
    "previous_response_not_found",
    # The response is no longer in progress. Read it instead.
    "response_not_cancellable",
    # No such object in the caller's organisation. Check the id.
    "not_found",
    # No endpoint has this path. Check method and path.
    "unknown_path",
    # The path has no such method. Use a method that Allow names.
    "method_not_allowed",
    # The body is above the size limit. Send less.
    "request_too_large",
    # The body is not application/json. Send JSON with its content type.
    "unsupported_media_type",
    # The request is not HTTP as it should be. Check the framing of the request.
    "malformed_http",
    # The request did not come whole in time. Send it again.
    "request_timeout",
    # The headers or the address are above the size limit. Send shorter ones.
    "headers_too_large",
    # A non-streaming request exceeded its time. No retry: stream, or lower max_tokens or reasoning effort.
    "assembly_timeout",
]
"""Stable codes: when each is met, and what helps. What a provider says has codes of the provider's own."""


class BadRequestError(ApiError):
    """
    Status 400:

    - The body is not JSON. Fix the request.
    - An image data URL cannot be read. Send base64 of a supported image type.
    - Metadata is not an object. Send an object or leave it out.
    - `max_tokens_exceeded`: `max_tokens` above the hard cap. Lower it.
    - `model_not_configured`: The model is in the catalog but cannot be reached here, or serves another endpoint. Use another model and report it.
    - `param_not_supported`: Structured output asked of a model that cannot constrain its output. Choose another model.
    - `unsupported_parameter`: A parameter that this API refuses rather than ignores. Leave it out.
    - A thread field. Send the full history.
    - `mcp_servers_unpaired`: An MCP server that is not referenced by exactly one mcp_toolset. Pair each server with one toolset.
    - `previous_response_not_found`: `previous_response_id` names no stored response: unknown, expired or deleted. Send the whole conversation.
    - `response_not_cancellable`: The response is no longer in progress. Read it instead.
    - `malformed_http`: The request is not HTTP as it should be. Check the framing of the request.
    """


class UnauthorizedError(ApiError):
    """
    Status 401:

    - No credential, two different ones or a malformed one. Send one valid API key.
    - `invalid_credentials`: Unknown or revoked credential. Fix the credential; no retry.
    """


class PaymentRequiredError(ApiError):
    """
    Status 402:

    - `wallet_empty`: The request needs wallet credit and the balance is empty. Add credit; decision calls recover as the allowance refills over 24 hours.
    """


class ForbiddenError(ApiError):
    """
    Status 403:

    - An unsafe method with a browser session from another origin. Call from the console's own origin.
    - `permission_denied`: Credential not allowed for the resource. Fix access; no retry.
    - `permission_denied`: An administrator of the organisation restricted the model. Choose another model; no retry.
    """


class NotFoundError(ApiError):
    """
    Status 404:

    - `model_not_found`: No alias has this name. Use an alias from GET /v1/models.
    - `not_found`: No such object in the caller's organisation. Check the id.
    - `unknown_path`: No endpoint has this path. Check method and path.
    """


class MethodNotAllowedError(ApiError):
    """
    Status 405:

    - `method_not_allowed`: The path has no such method. Use a method that Allow names.
    """


class RequestTimeoutError(ApiError):
    """
    Status 408:

    - `request_timeout`: The request did not come whole in time. Send it again.
    """


class PayloadTooLargeError(ApiError):
    """
    Status 413:

    - `request_too_large`: The body is above the size limit. Send less.
    """


class UnsupportedMediaTypeError(ApiError):
    """
    Status 415:

    - `unsupported_media_type`: The body is not application/json. Send JSON with its content type.
    """


class UnprocessableEntityError(ApiError):
    """
    Status 422:

    - The body fails its type: a missing field, a wrong type, an unknown message role. Fix the fields named in detail.
    """


class TooManyRequestsError(ApiError):
    """
    Status 429:

    - `rate_limited`: Requests a minute, tokens a minute or concurrency exceeded. Wait Retry-After seconds and retry.
    - `included_allowance_exhausted`: Weighted allowance used up and no wallet capacity. Wait for reset_at or add credit.
    - `free_air_daily_spend_fuse_exceeded`: Free serving paused for everyone until the next UTC midnight. Wait for reset_at or add credit.
    """


class RequestHeaderFieldsTooLargeError(ApiError):
    """
    Status 431:

    - `headers_too_large`: The headers or the address are above the size limit. Send shorter ones.
    """


class InternalServerError(ApiError):
    """
    Status 500:

    - Unhandled internal error. Retry once.
    - Unhandled internal error of an embeddings request. Retry once.
    """


class ServiceUnavailableError(ApiError):
    """
    Status 503:

    - `policy_unavailable`: Account access could not be verified. Retry in a few seconds.
    - The provider refused a forwarded value or failed. For 4xx fix the value or switch model, for 5xx retry with backoff.
    - No connection to the provider. Retry with backoff.
    - The provider refused the gateway's credential. Retry later and report it.
    - The provider's reply is not what its wire promises. Retry with backoff.
    - `assembly_timeout`: A non-streaming request exceeded its time. No retry: stream, or lower max_tokens or reasoning effort.
    """
