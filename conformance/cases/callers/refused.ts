import type { Answer } from './question.ts';

/** What the errors of both SDK families have. `error` is the standard object in one, the Messages envelope in the other. */
interface ApiError extends Error {
  readonly status: number;
  readonly headers: Headers;
  readonly error: ErrorBody & { readonly error?: ErrorBody };
}

interface ErrorBody {
  readonly type?: string;
  readonly code?: string;
}

/** The answer, or what the SDK threw for a status that is no success. Other errors are the test's. */
export async function orRefused(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { type = null, code = null } = error.error.error ?? error.error;
    return { ok: false, status: error.status, headers: error.headers, type, code };
  }
}

function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && typeof (error as Partial<ApiError>).error === 'object';
}
