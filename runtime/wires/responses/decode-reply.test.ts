import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../../turn/problem.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeReply } from './decode-reply.ts';
import { decodeError, encodeError } from './error.ts';

const target = aliasTarget('r-mid');
const problemOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as ProblemError).problem;
  }
};

describe('a reply of a provider', () => {
  it('has its items as parts and stops for its calls', () => {
    expect(
      decodeReply(
        {
          id: 'resp_1',
          model: 'm-1',
          created_at: 7,
          status: 'completed',
          output: [
            { type: 'reasoning', id: 'rs_1', summary: [] },
            { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hi.', annotations: [] }] },
            { type: 'function_call', call_id: 'a', name: 'now', arguments: '' },
          ],
          usage: { input_tokens: 5, output_tokens: 2 },
        },
        target,
      ),
    ).toEqual({
      id: '1',
      model: 'm-1',
      created: 7,
      parts: [
        { type: 'text', text: 'Hi.', annotations: [] },
        { type: 'tool_call', id: 'a', name: 'now', arguments: '{}' },
      ],
      stop: { reason: 'tool_calls' },
      usage: { input: 5, cacheRead: 0, cacheWrite: 0, output: 2, reasoning: 0, webSearches: 0 },
    });
  });

  it('is an error where it says that it failed, whatever its status was', () => {
    const failed = { status: 'failed', error: { code: 'rate_limit_exceeded', message: 'Slow down.' }, output: [] };
    expect(problemOf(() => decodeReply(failed, target))).toMatchObject({ name: 'upstream_error', upstreamStatus: 429 });
  });

  it.each([[null], ['text'], [[]], [{}], [{ output: 'x' }]])('that is none is malformed: %o', (body) => {
    expect(problemOf(() => decodeReply(body, target))).toMatchObject({ name: 'upstream_malformed' });
  });

  it('that never ended says so', () => {
    expect(decodeReply({ status: 'cancelled', output: [] }, target).stop).toBeNull();
  });
});

describe('an error', () => {
  it('of a provider keeps message, code and status, whatever the body is', () => {
    const error = { message: 'Bad value.', type: 'invalid_request_error', param: 'top_p', code: 'invalid_value' };
    expect(decodeError(400, { error })).toMatchObject({
      name: 'upstream_error',
      message: 'Bad value.',
      upstreamStatus: 400,
      upstreamCode: 'invalid_value',
    });
    expect(decodeError(502, '<html>Bad gateway</html>')).toMatchObject({ name: 'upstream_error', upstreamStatus: 502 });
    expect(decodeError(500, undefined)).toMatchObject({ upstreamStatus: 500 });
  });

  it('for a caller is the standard object', () => {
    expect(encodeError({ name: 'model_not_found', message: 'No such model.', param: 'model' })).toEqual({
      error: { message: 'No such model.', type: 'invalid_request_error', param: 'model', code: 'model_not_found' },
    });
  });
});
