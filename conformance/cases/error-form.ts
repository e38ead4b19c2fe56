import { type ErrorName, errors } from '@polywire/generated/catalog/errors.ts';
import type { ErrorRow } from '@polywire/generated/catalog/rows.ts';
import { expect } from 'vitest';

/** An answer as the test of its form needs it. */
export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export async function told(response: Response): Promise<Told> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** `error.type` of the Messages envelope (seed 000, "Body shapes" 2). */
const typeByStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'invalid_request_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  503: 'api_error',
  529: 'overloaded_error',
};

/** Headers of errors that only some rows have (seed 000, "Error headers"). */
const errorHeaders = ['Retry-After', 'Allow', 'X-Service-Reset-At', 'X-Service-Recovery-Url'];

const messagesPath = /^\/v1\/messages(?![^/?])/u;

/** Holds an answer against the row of the errors table that it should be, in the envelope of the path. */
export function expectRow(name: ErrorName, path: string, answer: Told): void {
  const row: ErrorRow = errors[name];
  const sent = row.sent_status ?? row.status;
  expect(answer.status).toBe(sent);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['x-service-reason']).toBe(row.reason);
  expect(answer.headers['x-service-deny-detail']).toBe(row.deny_detail);
  expect(answer.headers['x-should-retry']).toBe(row.should_retry === undefined ? undefined : String(row.should_retry));
  for (const header of errorHeaders)
    expect(header.toLowerCase() in answer.headers, header).toBe(row.headers.includes(header));
  expect(JSON.parse(answer.body)).toEqual(bodyOf(row, messagesPath.test(path)));
}

function bodyOf(row: ErrorRow, onMessages: boolean): unknown {
  const sent = row.sent_status ?? row.status;
  const replaced = sent === row.status ? {} : { upstream_status: row.status };
  const message = expect.any(String) as string;
  if (row.envelope === 'detail') return { detail: row.status === 422 ? fieldErrors : message };
  if (row.envelope === 'messages' || onMessages) {
    const code = row.envelope === 'messages' && row.code !== null ? { code: row.code } : {};
    const error = expect.objectContaining({
      type: typeByStatus[sent] ?? 'invalid_request_error',
      message,
      ...code,
      ...replaced,
    }) as object;
    return { type: 'error', error };
  }
  const param = expect.toSatisfy((value) => value === null || typeof value === 'string') as unknown;
  return { error: { message, type: row.type, param, code: row.code, ...replaced } };
}

const fieldErrors = expect.arrayContaining([
  { loc: expect.any(Array) as unknown, msg: expect.any(String) as string, type: expect.any(String) as string },
]) as unknown;

/** Whether a body is any of the forms that an error can have on this path (seed 000, "Body shapes"). */
export function isErrorBody(path: string, text: string): boolean {
  const body = JSON.parse(text) as { readonly type?: unknown; readonly error?: ErrorFields; readonly detail?: unknown };
  if (body.detail !== undefined) return typeof body.detail === 'string' || Array.isArray(body.detail);
  if (typeof body.error?.message !== 'string' || typeof body.error.type !== 'string') return false;
  return messagesPath.test(path) ? body.type === 'error' : 'code' in body.error && 'param' in body.error;
}

interface ErrorFields {
  readonly message?: unknown;
  readonly type?: unknown;
}
