/**
 * What every answer of spec/hosted/ may say: how it was served, and what to do about an error.
 *
 * Written by the generator; never edited by hand.
 */
import type { Service } from '@polywire/runtime/client/transport.ts';

export const service: Service = {
  credential: true,
  baseUrl: null,
  headers: {
    dropped: 'X-Service-Dropped-Params',
    clamped: 'X-Service-Clamped-Params',
    droppedContent: 'X-Service-Dropped-Content',
    failover: 'X-Service-Failover',
    attempts: 'X-Service-Attempts',
  },
  errors: {
    reason: 'X-Service-Reason',
    codes: { unknown_model: 'model_not_found' },
    advice: {
      '401': 'Send one valid API key.',
      '402': 'Add credit; decision calls recover as the allowance refills over 24 hours.',
      '403': "Call from the console's own origin.",
      '405': 'Use a method that Allow names.',
      '408': 'Send it again.',
      '413': 'Send less.',
      '415': 'Send JSON with its content type.',
      '422': 'Fix the fields named in detail.',
      '431': 'Send shorter ones.',
      '500': 'Retry once.',
      invalid_credentials: 'Fix the credential; no retry.',
      permission_denied: 'Fix access; no retry.',
      'permission_denied/model_restricted': 'Choose another model; no retry.',
      policy_unavailable: 'Retry in a few seconds.',
      wallet_empty: 'Add credit; decision calls recover as the allowance refills over 24 hours.',
      rate_limited: 'Wait Retry-After seconds and retry.',
      included_allowance_exhausted: 'Wait for reset_at or add credit.',
      free_air_daily_spend_fuse_exceeded: 'Wait for reset_at or add credit.',
      max_tokens_exceeded: 'Lower it.',
      model_not_configured: 'Use another model and report it.',
      model_not_found: 'Use an alias from GET /v1/models.',
      param_not_supported: 'Choose another model.',
      unsupported_parameter: 'Leave it out.',
      mcp_servers_unpaired: 'Pair each server with one toolset.',
      previous_response_not_found: 'Send the whole conversation.',
      response_not_cancellable: 'Read it instead.',
      not_found: 'Check the id.',
      unknown_path: 'Check method and path.',
      method_not_allowed: 'Use a method that Allow names.',
      request_too_large: 'Send less.',
      unsupported_media_type: 'Send JSON with its content type.',
      malformed_http: 'Check the framing of the request.',
      request_timeout: 'Send it again.',
      headers_too_large: 'Send shorter ones.',
      assembly_timeout: 'No retry: stream, or lower max_tokens or reasoning effort.',
    },
  },
};
