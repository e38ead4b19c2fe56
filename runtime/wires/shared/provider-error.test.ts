import { describe, expect, it } from 'vitest';
import { readErrorFrame, readProviderError } from './provider-error.ts';

describe("a provider's error", () => {
  it.each([
    [
      { error: { message: 'Bad.', type: 'invalid_request_error', code: 'bad_value' } },
      'Bad.',
      'bad_value',
      'invalid_request_error',
    ],
    [
      { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
      'Overloaded',
      undefined,
      'overloaded_error',
    ],
    [{ error: { code: 400, message: 'Bad.', status: 'INVALID_ARGUMENT' } }, 'Bad.', '400', 'INVALID_ARGUMENT'],
    [[{ error: { code: 400, message: 'Bad.', status: 'INVALID_ARGUMENT' } }], 'Bad.', '400', 'INVALID_ARGUMENT'],
    [{ error: 'Bad.' }, 'Bad.', undefined, undefined],
    [{ detail: 'Bad.' }, 'Bad.', undefined, undefined],
    [{ message: 'Bad.', type: 'x' }, 'Bad.', undefined, 'x'],
    ['{"error":{"message":"Bad."}}', 'Bad.', undefined, undefined],
  ])('is read from any body: %j', (body, message, upstreamCode, upstreamType) => {
    expect(readProviderError(400, body)).toEqual({
      name: 'upstream_error',
      message,
      upstreamStatus: 400,
      ...(upstreamCode && { upstreamCode }),
      ...(upstreamType && { upstreamType }),
    });
  });

  it.each([undefined, null, '', '<html><title>502</title></html>', {}, [], { error: { message: ' ' } }])(
    'has words of ours where the body has none: %j',
    (body) => {
      expect(readProviderError(502, body).message).toBe('The provider answered with status 502 and no message.');
    },
  );

  it('is cut where it is longer than anybody reads', () => {
    expect(readProviderError(400, { error: { message: 'x'.repeat(10_000) } }).message).toHaveLength(2_000);
  });
});

it.each([
  [{ type: 'overloaded_error' }, 529],
  [{ type: 'rate_limit_error' }, 429],
  [{ code: 503 }, 503],
  [{ code: '429' }, 429],
  [{ code: 'server_error' }, 500],
  [{}, 500],
])('an error inside a stream has the status that it would have had: %j', (error, status) => {
  expect(readErrorFrame({ error }).upstreamStatus).toBe(status);
});
