import { expect, it } from 'vitest';
import { decodeError, encodeError } from './error.ts';

it("relays a provider's refusal in the standard object", () => {
  const body = {
    error: { message: 'temperature must be 1', type: 'invalid_request_error', param: null, code: 'bad_value' },
  };
  expect(encodeError(decodeError(400, body))).toEqual({
    error: { message: 'temperature must be 1', type: 'api_error', param: null, code: 'bad_value' },
  });
});

it('reads HTML and nothing at all', () => {
  expect(decodeError(502, '<html></html>')).toEqual({
    name: 'upstream_error',
    message: 'The provider answered with status 502 and no message.',
    upstreamStatus: 502,
  });
  expect(decodeError(500, undefined).upstreamStatus).toBe(500);
});
