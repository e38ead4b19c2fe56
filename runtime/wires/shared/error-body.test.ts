import { describe, expect, it } from 'vitest';
import type { Problem } from '../../turn/problem.ts';
import { errorBody, messagesError, standardError, streamError } from './error-body.ts';

const standard = (problem: Problem): unknown => errorBody(problem, standardError);
const messages = (problem: Problem): unknown => errorBody(problem, messagesError);

describe('the body of a problem', () => {
  it('is the standard object, or the Messages envelope without a code', () => {
    const problem: Problem = { name: 'model_not_found', message: 'No model.', param: 'model' };
    expect(standard(problem)).toEqual({
      error: { message: 'No model.', type: 'invalid_request_error', param: 'model', code: 'model_not_found' },
    });
    expect(messages(problem)).toEqual({ type: 'error', error: { type: 'not_found_error', message: 'No model.' } });
  });

  it("is the Messages envelope everywhere for the gate's refusals, with the gate's code", () => {
    const body = {
      type: 'error',
      error: { type: 'authentication_error', message: 'No.', code: 'invalid_credentials' },
    };
    expect(standard({ name: 'invalid_credentials', message: 'No.' })).toEqual(body);
    expect(messages({ name: 'invalid_credentials', message: 'No.' })).toEqual(body);
    expect(standard({ name: 'unauthenticated', message: 'No.' })).toEqual({
      type: 'error',
      error: { type: 'authentication_error', message: 'No.' },
    });
  });

  it('is plain detail for a body that fails its type', () => {
    const detail = [{ loc: ['body', 'messages', 0, 'role'], msg: 'Field required', type: 'missing' }];
    expect(standard({ name: 'validation_failed', message: 'x', detail })).toEqual({ detail });
    expect(messages({ name: 'validation_failed', message: 'x', detail })).toEqual({ detail });
  });

  it('is plain detail for an internal error, but the envelope on Messages', () => {
    expect(standard({ name: 'internal', message: 'Sorry.' })).toEqual({ detail: 'Sorry.' });
    expect(messages({ name: 'internal', message: 'Sorry.' })).toEqual({
      type: 'error',
      error: { type: 'api_error', message: 'Sorry.' },
    });
    expect(streamError({ name: 'internal', message: 'Sorry.' }, standardError)).toMatchObject({
      error: { type: 'api_error' },
    });
  });

  it('has the named cause of a denial inside the error', () => {
    const problem: Problem = { name: 'model_restricted', message: 'Restricted.' };
    expect(standard(problem)).toMatchObject({ error: { code: 'permission_denied', deny_detail: 'model_restricted' } });
    expect(messages(problem)).toMatchObject({ error: { type: 'permission_error', deny_detail: 'model_restricted' } });
  });

  it('has the status behind one that the edge replaces', () => {
    expect(standard({ name: 'upstream_unreachable', message: 'x' })).toMatchObject({ error: { upstream_status: 502 } });
    expect(messages({ name: 'assembly_timeout', message: 'x' })).toEqual({
      type: 'error',
      error: { type: 'api_error', message: 'x', upstream_status: 504 },
    });
  });

  it.each([
    [400, 'invalid_request_error'],
    [404, 'not_found_error'],
    [413, 'request_too_large'],
    [429, 'rate_limit_error'],
    [500, 'api_error'],
    [502, 'api_error'],
    [529, 'overloaded_error'],
  ])("says a provider's status %i on Messages by its type", (upstreamStatus, type) => {
    expect(messages({ name: 'upstream_error', message: 'x', upstreamStatus })).toMatchObject({ error: { type } });
  });

  it("relays a provider's code inside the standard object", () => {
    const problem: Problem = { name: 'upstream_error', message: 'x', upstreamStatus: 400, upstreamCode: 'bad_value' };
    expect(standard(problem)).toEqual({ error: { message: 'x', type: 'api_error', param: null, code: 'bad_value' } });
  });

  it('has the instant of a reset at its top level', () => {
    const problem: Problem = { name: 'included_allowance_exhausted', message: 'x', resetAt: '2026-12-01T00:00:00Z' };
    expect(messages(problem)).toMatchObject({ reset_at: '2026-12-01T00:00:00Z', error: { type: 'rate_limit_error' } });
    expect(messages({ ...problem, resetAt: undefined } as never)).not.toHaveProperty('reset_at');
  });

  it('has the details that a client can act on', () => {
    const details = { error_code: 'thread_unsupported_request', unsupported: ['thread'] };
    expect(messages({ name: 'thread_unsupported', message: 'x', details })).toMatchObject({ error: { details } });
  });
});
