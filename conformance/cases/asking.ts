import { adaptationOf, type Adaptation } from './headers.ts';
import type { Received } from './mocks.ts';
import type { Running } from './running.ts';

/** The addresses of the three formats. */
export const chat = '/v1/chat/completions';
export const messages = '/v1/messages';
export const responses = '/v1/responses';

let marks = 0;

/** A plain request, and all that came of it. */
export interface Asked extends Adaptation {
  readonly response: Response;
  readonly body: Readonly<Record<string, unknown>>;

  /** The last request that a provider got, or none. */
  readonly received: Received | undefined;
}

/** Sends what `of` makes of a text that no other request holds, without an SDK in between. */
export async function ask(
  { http, mocks }: Running,
  path: string,
  of: (mark: string) => object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  const mark = `trap-${(marks += 1)}-here`;
  const response = await http.post(path, of(mark), { headers });
  const body = (await response.json()) as Record<string, unknown>;
  return { response, body, received: (await mocks.received(mark)).at(-1), ...adaptationOf(response.headers) };
}

export function user(content: unknown): object {
  return { role: 'user', content };
}
