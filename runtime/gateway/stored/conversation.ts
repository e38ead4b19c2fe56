import { ProblemError } from '../../turn/problem.ts';
import type { JsonObject } from '../../wires/codec.ts';
import type { ResponseStore, StoredResponse } from './store.ts';

/**
 * The items of the stored turns that a request goes on from, oldest first: at most `depth` turns back from `previous`.
 * What was instructed then is not carried over. Throws `previous_response_not_found`; a chain that was cut further back
 * begins where it was cut.
 */
export async function conversation(
  store: ResponseStore,
  organization: string,
  previous: string,
  depth: number,
): Promise<readonly JsonObject[]> {
  const turns: StoredResponse[] = [];
  for (let id: string | null = previous; id !== null && turns.length < depth;) {
    const turn = await store.get(organization, id);
    if (turn === null && turns.length === 0) throw unknown(previous);
    if (turn !== null) turns.push(turn);
    id = turn?.previous ?? null;
  }
  return turns.reverse().flatMap(({ input, response }) => [...input, ...outputOf(response)]);
}

function outputOf(response: JsonObject): readonly JsonObject[] {
  const { output } = response;
  return Array.isArray(output) ? (output as JsonObject[]) : [];
}

function unknown(id: string): ProblemError {
  return new ProblemError({
    name: 'previous_response_not_found',
    message: `Previous response with id '${id.slice(0, 100)}' not found.`,
    param: 'previous_response_id',
  });
}
