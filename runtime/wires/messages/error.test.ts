import { expect, it } from 'vitest';
import { decodeError, encodeError } from './error.ts';

it("relays a provider's refusal in the Messages envelope, its type by the status", () => {
  const body = {
    type: 'error',
    error: { type: 'invalid_request_error', message: 'max_tokens: too large' },
    request_id: 'req_1',
  };
  expect(encodeError(decodeError(400, body))).toEqual({
    type: 'error',
    error: { type: 'invalid_request_error', message: 'max_tokens: too large' },
  });
});

it('reads HTML and nothing at all', () => {
  expect(decodeError(529, '<html></html>').upstreamStatus).toBe(529);
  expect(encodeError(decodeError(502, undefined))).toEqual({
    type: 'error',
    error: {
      type: 'api_error',
      message: 'The provider answered with status 502 and no message.',
      upstream_status: 502,
    },
  });
});
