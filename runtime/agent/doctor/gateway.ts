import type { Settings } from '../config/settings.ts';
import { gatewayOf } from '../turns/gateway.ts';
import { about, type Finding } from './finding.ts';

/** Milliseconds for the gateway to answer. */
const patience = 10_000;

/** Is the gateway there, does it take the key, and does it have the models that the file names? It costs nothing. */
export async function examineGateway(settings: Settings): Promise<readonly Finding[]> {
  const found = about('gateway');
  const { gatewayUrl: url, gatewayKey: key, model, embeddingModel } = settings;
  const credential = key === null ? 'a call without key' : 'the key';
  const renew = 'put a valid key into the variable that gateway.api_key_env names, POLYWIRE_API_KEY by default';
  let known: readonly string[];
  try {
    const list = await gatewayOf(settings).models.list({ timeout: patience, maxRetries: 0 });
    known = list.data.map(({ id }) => id);
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 401 || status === 403) return [found('fail', `${url} refuses ${credential} (${status})`, renew)];
    if (typeof status === 'number') return [found('fail', `${url} answers ${status}`, 'look into the gateway’s log')];
    return [
      found('fail', `${url} cannot be reached`, 'start it, polywire up has one to try, or correct gateway.base_url'),
    ];
  }
  const named = [model, ...(embeddingModel === null ? [] : [embeddingModel])];
  return [
    found('ok', `${url} takes ${credential}, ${known.length} models`),
    ...named.map((name) =>
      known.includes(name)
        ? about('model')('ok', `${name} is one of them`)
        : about('model')('fail', `${name} is none of them`, 'name another one in the agent file’s gateway section'),
    ),
  ];
}
