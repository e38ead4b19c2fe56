import type { Cutoff } from '../platform/cutoff.ts';
import { parseJson } from '../platform/json.ts';
import { readAll, type UpstreamReply } from '../platform/upstream.ts';
import type { Problem } from '../turn/problem.ts';
import { asProviderFailure, refusal } from './provider-failure.ts';
import type { OpenRoute } from './route.ts';
import { providerSecrets, redacted } from './secrets.ts';

/** Bytes of an answer, and of an error, that are read. */
const longestReply = 64 * 1024 * 1024;
const longestError = 1024 * 1024;

/** One request to a route's provider. */
export interface ProviderRequest {
  readonly path: string;

  /** Beside those of the connection. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;

  /** Credentials of the caller's that the body carries. */
  readonly secrets?: readonly string[];

  /** Milliseconds without a byte of the answer's body; 0: the cutoff alone counts. */
  readonly idleTimeout: number;

  /** The problem that an answer of another status than 2xx is. */
  readonly decodeError: (status: number, body: unknown) => Problem;
}

/**
 * Sends it, and answers when a status of 2xx is there. `also`: headers of this time alone. Throws ProviderFailure, and the
 * cutoff's reason.
 */
export async function send(
  route: OpenRoute,
  request: ProviderRequest,
  cutoff: Cutoff,
  also: Readonly<Record<string, string>>,
): Promise<UpstreamReply> {
  const { upstream } = route.connection;
  const { path, idleTimeout } = request;
  const headers = { ...route.connection.headers, ...request.headers, ...also };
  try {
    const body = JSON.stringify(request.body);
    const answer = await upstream.send({ method: 'POST', path, headers, body, idleTimeout }, cutoff);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const said = redacted(await readError(answer), secretsOf(route, request));
    throw refusal(answer.status, request.decodeError(answer.status, said), answer.headers['retry-after'], said);
  } catch (error) {
    throw asProviderFailure(error);
  }
}

/** What the provider is told in confidence with a request, and may repeat in what it says of it. */
export function secretsOf(route: OpenRoute, { secrets = [] }: ProviderRequest): readonly string[] {
  return [...providerSecrets(route), ...secrets];
}

/** The JSON of an answer. Throws as `send` does. */
export async function readJson(answer: UpstreamReply): Promise<unknown> {
  try {
    return parseJson(await readAll(answer.body, longestReply));
  } catch (error) {
    throw asProviderFailure(error);
  }
}

/** The JSON of an error's body, or its text where it is none. */
async function readError(answer: UpstreamReply): Promise<unknown> {
  const bytes = await readAll(answer.body, longestError);
  try {
    return parseJson(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
