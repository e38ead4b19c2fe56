import { afterEach, beforeEach, expect, it } from 'vitest';
import { testGround, type TestGround } from '../testing/ground.ts';
import { gatewayOf } from '../turns/gateway.ts';
import { ScriptedGateway, usage } from '../turns/testing/scripted-gateway.ts';
import { callerIn, type Caller } from './testing/caller.ts';
import { webSearch } from './web-search.ts';

let gateway: ScriptedGateway;
let ground: TestGround;
let caller: Caller;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  ground = await testGround();
  caller = await callerIn(ground);
});
afterEach(async () => {
  await gateway.close();
  await ground.close();
});

const search = (signal?: AbortSignal) =>
  caller.call(webSearch(gatewayOf({ gatewayUrl: gateway.url, gatewayKey: null })), { question: 'When?' }, signal);

const citation = (url: string, title: string) => ({ type: 'url_citation', url, title, start_index: 0, end_index: 1 });
const message = (text: string, annotations: readonly object[]) => ({
  item: {
    ...{ id: 'msg_1', type: 'message', role: 'assistant', status: 'completed' },
    content: [{ type: 'output_text', text, annotations, logprobs: [] }],
  },
});
const searched = {
  item: { id: 'ws_1', type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'When' } },
};

it('the web is searched by a call of its own, which knows the question alone and is counted to the turn', async () => {
  gateway.script = () => [
    searched,
    message('In May.', [
      citation('https://a.example/', 'A'),
      citation('https://b.example/', 'B'),
      citation('https://a.example/', 'A'),
    ]),
  ];
  const { status, text } = await search();
  expect([status, text]).toEqual([
    'completed',
    'In May.\n\nSources:\n- A: https://a.example/\n- B: https://b.example/',
  ]);
  const [asked] = gateway.asked;
  expect(asked).toMatchObject({ model: 'a-mid', tools: [{ type: 'web_search' }], store: false });
  expect(asked?.input).toEqual([{ type: 'message', role: 'user', content: 'When?' }]);
  expect(caller.spent).toEqual([usage]);
});

it('what was found without a source is told all the same', async () => {
  gateway.script = () => [searched, message('Nothing is known.', [])];
  expect((await search()).text).toBe('Nothing is known.');
});

it('an answer without a search is none', async () => {
  gateway.script = () => [{ say: 'In May, I think.' }];
  const { status, text } = await search();
  expect(status).toBe('failed');
  expect(text).toBe('Error: No search was made: the model of this turn cannot search, or saw no need to.');
});

it('a gateway that refuses is told of in its words', async () => {
  const error = { message: 'There is no search provider.', code: 'search_unavailable', type: 'invalid_request_error' };
  gateway.script = () => [{ refuse: 400, body: { error } }];
  expect((await search()).text).toBe('Error: No search was made: There is no search provider.');
  gateway.script = () => [searched, { fail: { code: 'overloaded', message: 'Too busy.' } }];
  expect((await search()).text).toBe('Error: No search was made: Too busy.');
  expect(caller.spent).toEqual([usage]);
});

it('a turn that is stopped stops the search', async () => {
  const stop = new AbortController();
  const never = Promise.withResolvers<undefined>();
  gateway.script = () => {
    stop.abort(new Error('stopped'));
    return [{ wait: never.promise }];
  };
  await expect(search(stop.signal)).rejects.toThrow('stopped');
  never.resolve(undefined);
});
