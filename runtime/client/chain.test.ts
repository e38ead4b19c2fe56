import { expect, test } from 'vitest';
import { Chain } from './chain.ts';
import type { Fold } from './fold/fold.ts';
import { responsesFold } from './fold/responses.ts';
import { reportOf } from './service.ts';
import { EventStream } from './stream.ts';

interface Reply {
  readonly id: string;
  readonly status: string;
}

interface Event {
  readonly response: Reply;
}

const headers = { dropped: 'a', clamped: 'b', droppedContent: 'c', failover: 'd', attempts: 'e' };

/** A service that answers with these states, one after the other; and what it was asked. */
function service(...states: readonly string[]): {
  readonly asked: object[];
  readonly chain: Chain<string, Reply, Event>;
} {
  const asked: object[] = [];
  const answer = (body: object): Reply => {
    asked.push(body);
    return { id: `resp_${asked.length}`, status: states[asked.length - 1] ?? 'completed' };
  };
  const streamed = (body: object): Promise<EventStream<Event, Reply>> => {
    const response = answer(body);
    const events = (async function* (): AsyncGenerator<Event, undefined> {
      yield await Promise.resolve({ response: { ...response, status: 'in_progress' } });
      yield { response };
      return undefined;
    })();
    const fold: Fold = responsesFold();
    return Promise.resolve(new EventStream(events, new AbortController(), reportOf(new Headers(), headers), fold));
  };
  const asks = { whole: (body: object) => Promise.resolve(answer(body)), streamed };
  return { asked, chain: new Chain(asks, { model: 'm', instructions: 'Be brief.' }) };
}

test('each turn goes on from the last, and says again what a chain does not carry over', async () => {
  const { asked, chain } = service();
  await chain.send('one');
  for await (const event of await chain.stream('two')) expect(event.response.id).toBe('resp_2');
  await chain.send('three');
  const every = { model: 'm', instructions: 'Be brief.' };
  expect(asked).toEqual([
    { ...every, input: 'one' },
    { ...every, input: 'two', previous_response_id: 'resp_1' },
    { ...every, input: 'three', previous_response_id: 'resp_2' },
  ]);
  expect(await chain.lastId()).toBe('resp_3');
});

test('a turn that failed, or that was left, is no part of the conversation', async () => {
  const { chain } = service('completed', 'failed');
  await chain.send('one');
  await chain.send('two');
  expect(await chain.lastId()).toBe('resp_1');
  for await (const event of await chain.stream('three')) {
    expect(event.response.status).toBe('in_progress');
    break;
  }
  expect(await chain.lastId()).toBe('resp_1');
});
