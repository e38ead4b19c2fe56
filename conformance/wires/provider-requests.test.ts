import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRequirements } from '../requirements/requirements.ts';
import { expand, type Instance } from '../runner/expand.ts';
import { loadCases, suiteFolder } from '../runner/load.ts';
import { givens, modelsAt } from '../runner/main.ts';
import { startOwn, type Own } from '../runner/own.ts';
import { Pace } from '../runner/pace.ts';
import { perform } from '../runner/perform.ts';
import { hasReference, referenceFolder } from './official.ts';
import { OfficialRequests } from './provider-requests.ts';

/**
 * Every request that a provider gets is one that the makers of its wire describe. All cases of the suite are held so by
 * `polywire conformance`; here it is one of each case and wire. Without the documents, which are other people's text and no
 * part of this repository, it is not run.
 */
const absent = `not run here: no reference documents in ${referenceFolder}; POLYWIRE_REFERENCE says where they are`;
if (!hasReference) it.skip(absent);

describe.skipIf(!hasReference)('a request to a provider', () => {
  const counted = (role: string) => ({ model: 'm', messages: [{ role, content: 'Hello' }] });
  const message = (role: string) => ({ ...counted(role), max_tokens: 9 });

  it.each([
    ['messages', '/v1/messages', message('user'), message('nobody')],
    ['messages', '/v1/messages/count_tokens', counted('user'), { model: 'm' }],
    ['responses', '/v1/responses', { model: 'm', input: 'Hello' }, { model: 'm', input: 5 }],
    ['chat', '/v1/chat/completions', message('user'), message('nobody')],
    [
      'native',
      '/v1beta/models/m:generateContent',
      { contents: [{ parts: [{ text: 'x' }] }] },
      { contents: [{ parts: [{ text: 5 }] }] },
    ],
    ['embeddings', '/v1/embeddings', { model: 'm', input: 'Hello' }, { model: 'm', input: {} }],
  ])('on the %s wire, to %s, is held against its document', (wire, path, right, wrong) => {
    const official = new OfficialRequests();
    expect(official.refusal({ wire, path, body: right })).toBeNull();
    expect(official.refusal({ wire, path, body: wrong })).not.toBeNull();
    expect(official.held).toBe(2);
  });

  it('on a wire of nobody else is held against none', () => {
    const official = new OfficialRequests();
    expect(official.refusal({ wire: 'decisions', path: '/v1/systemone', body: 5 })).toBeNull();
    expect(official.held).toBe(0);
  });
});

describe.skipIf(!hasReference)('the requests that providers get', () => {
  let own: Own;
  beforeAll(async () => {
    own = await startOwn({ cases: [] });
  });
  afterAll(() => own.stop());

  it('in the cases of the suite are what the makers of the wires describe', { timeout: 300_000 }, async () => {
    const { rows } = await readRequirements();
    const suite = await loadCases(suiteFolder, new Set(rows.keys()));
    const models = await modelsAt(own.gateway.url, own.gateway.key);
    const given = await givens();
    const instances = suite
      .filter(({ deployment }) => deployment === undefined)
      .flatMap((one) => oneOfEachWire(expand(one, { models, given })));
    const official = new OfficialRequests();
    let marks = 0;
    const stage = {
      target: { ...own, models },
      pace: new Pace({}),
      official,
      mark: () => `pw-official-${(marks += 1)}-x`,
    };
    const failed: string[] = [];
    const queue = instances.values();
    const worker = async (): Promise<void> => {
      for (const instance of queue) {
        const { id, status, why } = await perform(instance, stage);
        if (status !== 'pass') failed.push(`${id}: ${why ?? status}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(failed).toEqual([]);
    expect(official.held).toBeGreaterThan(400);
  });
});

function oneOfEachWire(instances: readonly Instance[]): readonly Instance[] {
  const found = new Map(instances.toReversed().map((one) => [`${one.format ?? ''} ${one.model?.wire ?? ''}`, one]));
  return [...found.values()];
}
