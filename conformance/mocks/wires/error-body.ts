import type { Wire } from '@polywire/generated/catalog/rows.ts';
import type { JsonObject } from '../json.ts';

/** A request that the provider does not answer. */
export interface Refusal {
  readonly status: number;
  readonly message: string;

  /** The field at fault, dots between keys. */
  readonly field?: string;
}

/** The body that a provider on this wire sends with an error. */
export function errorBody(wire: Wire | 'search', { status, message, field }: Refusal): JsonObject {
  const said = field === undefined ? message : `${field}: ${message}`;
  switch (wire) {
    case 'chat':
    case 'responses':
    case 'embeddings':
      return { error: { message: said, type: standardType(status), param: field ?? null, code: null } };
    case 'messages':
      return { type: 'error', error: { type: messagesType(status), message: said }, request_id: 'req_mock' };
    case 'native':
      return { error: { code: status, message: said, status: nativeStatus(status) } };
    case 'decisions':
      return {
        detail:
          field === undefined ? message : [{ loc: ['body', ...field.split('.')], msg: message, type: 'value_error' }],
      };
    case 'search':
      return { error: said };
  }
}

function standardType(status: number): string {
  if (status === 429) return 'rate_limit_error';
  return status < 500 ? 'invalid_request_error' : 'server_error';
}

function messagesType(status: number): string {
  const types: Readonly<Record<number, string>> = {
    401: 'authentication_error',
    403: 'permission_error',
    404: 'not_found_error',
    413: 'request_too_large',
    429: 'rate_limit_error',
    504: 'timeout_error',
    529: 'overloaded_error',
  };
  return types[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}

function nativeStatus(status: number): string {
  const names: Readonly<Record<number, string>> = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    429: 'RESOURCE_EXHAUSTED',
    500: 'INTERNAL',
    503: 'UNAVAILABLE',
    504: 'DEADLINE_EXCEEDED',
  };
  return names[status] ?? (status < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL');
}
