import type { Dispatcher } from 'undici';
import type { MoneyCall } from './calls.ts';

/** What became of a call, as its caller saw it. */
export interface Told {
  readonly call: MoneyCall;

  /**
   * `whole`: 200, and right to its end. `refused`: 4xx, or the store was silent. `failed`: any other error, before any output.
   * `broken`: 200, and no right end. `left`: the caller went away. `lost`: the connection ended without an answer.
   */
  readonly outcome: 'whole' | 'refused' | 'failed' | 'broken' | 'left' | 'lost';

  /** The id in its head; null: none came. */
  readonly id: string | null;

  /** What it was refused or failed with, or why it is broken or lost. */
  readonly why: string;

  /** Times of performance.now(). */
  readonly began: number;
  readonly ended: number;
}

/** Nobody listens there now: the call was not made. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

/** Makes a call. Throws NobodyThere. */
export async function make(gateway: Dispatcher, key: string, call: MoneyCall): Promise<Told> {
  const gone = new AbortController();
  const { leaves } = call;
  const bytes = leaves !== null && 'afterBytes' in leaves ? leaves.afterBytes : Infinity;
  const timer =
    leaves !== null && 'afterMs' in leaves
      ? setTimeout(() => {
          gone.abort();
        }, leaves.afterMs)
      : undefined;
  const began = performance.now();
  let id: string | null = null;
  const told = (outcome: Told['outcome'], why = ''): Told => {
    return { call, outcome, id, why, began, ended: performance.now() };
  };
  try {
    const { statusCode, headers, body } = await gateway.request({
      method: 'POST',
      path: call.path,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: call.body,
      signal: gone.signal,
    });
    id = String(headers['x-request-id']);
    let text = '';
    for await (const piece of body.setEncoding('utf8') as AsyncIterable<string>) {
      text += piece;
      if (text.length >= bytes) gone.abort();
    }
    return statusCode === 200
      ? read(call, text, told)
      : told(...refusal(statusCode, headers['x-service-reason'], text));
  } catch (error) {
    if (gone.signal.aborted) return told('left');
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') throw new NobodyThere();
    return told(id === null ? 'lost' : 'broken', String(error));
  } finally {
    clearTimeout(timer);
  }
}

function read(call: MoneyCall, text: string, told: (outcome: Told['outcome'], why?: string) => Told): Told {
  try {
    call.demand(text);
    return told('whole');
  } catch (error) {
    return told('broken', String(error));
  }
}

/** What is our own to refuse is refused before any provider is asked. */
function refusal(status: number, reason: unknown, text: string): ['refused' | 'failed', string] {
  const { error } = JSON.parse(text) as { error?: { code?: string | null; type?: string } };
  const said = typeof reason === 'string' ? reason : (error?.code ?? error?.type ?? 'no code');
  return [status < 500 || said === 'policy_unavailable' ? 'refused' : 'failed', `${status} ${said}`];
}
