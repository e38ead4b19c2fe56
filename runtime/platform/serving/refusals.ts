import type { FastifyError } from 'fastify';
import { JsonError } from '../json.ts';

/** A request that the HTTP server itself, or the parser of its body, refuses. */
export interface HttpRefusal {
  readonly kind: 'too_large' | 'unsupported_media_type' | 'malformed_json' | 'unknown_path' | 'not_found';

  /** For the caller. */
  readonly message: string;
}

const refusals: Readonly<Record<string, HttpRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { kind: 'too_large', message: 'The body is larger than this server takes.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { kind: 'unsupported_media_type', message: 'The body must be application/json.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    kind: 'malformed_json',
    message: 'The body is not as long as Content-Length says.',
  },
  FST_ERR_BAD_URL: { kind: 'unknown_path', message: 'The path is not a valid URL.' },
  FST_ERR_MAX_PARAM_LENGTH: { kind: 'not_found', message: 'Nothing has an id as long as that in the path.' },
};

/** The refusal that an error is; null for any other error. */
export function httpRefusal(error: unknown): HttpRefusal | null {
  if (error instanceof JsonError) return { kind: 'malformed_json', message: `The body is not JSON: ${error.message}.` };
  return refusals[(error as Partial<FastifyError>).code ?? ''] ?? null;
}
