import { ProblemError } from '../../turn/problem.ts';
import type { JsonObject } from '../../wires/codec.ts';
import { outputOf } from './output.ts';
import { withStates } from './states.ts';
import { isUnderWay, type ResponseStore, type StoredResponse } from './store.ts';

/**
 * The items of the stored turns that a request goes on from, oldest first: at most `depth` turns back from `previous`.
 * What was instructed then is not carried over. Throws `previous_response_not_found`, also for one
 * that is still under way; a chain that was cut further back
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
    const found = await store.get(organization, id);
    const turn = found === null || isUnderWay(found) ? null : found;
    if (turn === null && turns.length === 0) throw unknown(previous);
    if (turn !== null) turns.push(turn);
    id = turn?.previous ?? null;
  }
  return turns.reverse().flatMap(({ input, response, states }) => withStates([...input, ...said(response)], states));
}

/**
 * The output of a response, as far as a model can go on from it. One that did not come to its end may stop in the middle
 * of a call, or with reasoning that led to nothing; providers refuse both.
 */
function said(response: JsonObject): readonly JsonObject[] {
  const output = outputOf(response);
  if (response['status'] === 'completed') return output;
  return output.slice(0, output.findLastIndex(isWhole) + 1);
}

function isWhole({ type, status }: JsonObject): boolean {
  return type !== 'reasoning' && (type !== 'function_call' || status === 'completed');
}

function unknown(id: string): ProblemError {
  return new ProblemError({
    name: 'previous_response_not_found',
    message: `Previous response with id '${id.slice(0, 100)}' not found.`,
    param: 'previous_response_id',
  });
}
