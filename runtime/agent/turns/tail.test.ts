import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../ids.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import type { Untold } from './events.ts';
import { Journal } from './journal.ts';
import { ReaderTooSlow, tailEnded, tailRunning } from './tail.ts';
import { TurnLog } from './turn-log.ts';

let ground: TestGround;
let journal: Journal;
beforeEach(async () => {
  ground = await testGround();
  journal = new Journal(ground.database);
});
afterEach(() => ground.close());

/** A turn that is stored, without events. */
async function turn(backlog: number): Promise<TurnLog> {
  const at = ground.now().toISOString();
  const conversation_id = newId('conv');
  const id = newId('resp');
  const { kysely } = ground.database;
  const times = { created_at: at, updated_at: at };
  const conversation = { id: conversation_id, project_id: null, title: '', titled: 0n, goal: null, ...times };
  await kysely
    .insertInto('conversation')
    .values({ ...conversation, status: 'active' })
    .execute();
  const response = { id, conversation_id, input: '', model: '', output: '[]', input_tokens: 0n, output_tokens: 0n };
  await kysely
    .insertInto('response')
    .values({ ...response, status: 'in_progress', error: null, skill_ids: '[]', created_at: at, ended_at: null })
    .execute();
  return new TurnLog(id, conversation_id, backlog);
}

const delta = (text: string): Untold => ({ type: 'response.output_text.delta', output_index: 0, delta: text });
const progress = (message: string): Untold => ({ type: 'response.tool_call.progress', call_id: 'c', message });
const end = { type: 'response.cancelled' } as Untold;
const finish = (log: TurnLog): Promise<void> => journal.commit(log, () => Promise.resolve([end]));

async function all(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of stream) text += piece;
  return text;
}

const never = new AbortController().signal;

type Act =
  | { readonly do: 'add'; readonly event: Untold }
  | { readonly do: 'flush' }
  | { readonly do: 'breathe' }
  | { readonly do: 'commit' }
  | { readonly do: 'read'; readonly from: number };

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('add'), event: fc.string({ unit: 'grapheme' }).map(delta) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('add'), event: fc.string().map(progress) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('flush', 'breathe', 'commit') }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('read'), from: fc.integer({ min: 1, max: 12 }) }) },
  ),
  { maxLength: 60 },
);

it('law: whenever a reader comes, and from wherever it reads, it gets the log: each event once, in its order, word for word', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom(2_000, 1_000_000), async (list, backlog) => {
      const log = await turn(backlog);
      const reading: (readonly [number, Promise<string>])[] = [];
      let said = '';
      const done: readonly Act[] = [...list, { do: 'read', from: 1 }];
      for (const act of done) {
        if (act.do === 'add') {
          journal.add(log, act.event);
          if ('delta' in act.event) said += act.event.delta;
        } else if (act.do === 'flush') await journal.flush();
        else if (act.do === 'commit') await journal.commit(log, () => Promise.resolve([progress('!')]));
        else if (act.do === 'breathe') await new Promise(setImmediate);
        else reading.push([act.from, all(tailRunning(ground.database, log, act.from, never))]);
        // A small backlog is for what falls out of memory, not for who is too slow.
        if (backlog === 2_000) await new Promise(setImmediate);
      }
      await finish(log);
      for (const [from, read] of reading) {
        expect(await read).toBe(await all(tailEnded(ground.database, log.responseId, from)));
      }
      const whole = await all(tailEnded(ground.database, log.responseId, 1));
      const numbers = [...whole.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const texts = [...whole.matchAll(/^data: (.*)$/gm)].map(
        ([, data]) => JSON.parse(data ?? '') as { delta?: string },
      );
      expect(texts.map((event) => event.delta ?? '').join('')).toBe(said);
      expect(log.latest).toBe(numbers.length);
    }),
    { numRuns: 60 },
  );
});

it('a reader that takes nothing is dropped, and neither the turn nor another reader waits for it', async () => {
  const log = await turn(1_000);
  journal.add(log, progress('first'));
  await journal.flush();
  const slow = tailRunning(ground.database, log, 1, never);
  const quick = all(tailRunning(ground.database, log, 1, never));
  expect((await slow.next()).value).toContain('first');
  for (let count = 0; count < 20; count += 1) {
    journal.add(log, progress(`${count} ${'x'.repeat(200)}`));
    await journal.flush();
    await new Promise(setImmediate);
  }
  await expect(slow.next()).rejects.toThrow(ReaderTooSlow);
  await finish(log);
  expect(await quick).toBe(await all(tailEnded(ground.database, log.responseId, 1)));
});

it('one event that is larger than the backlog drops nobody who has taken what was before', async () => {
  const log = await turn(1_000);
  const read = all(tailRunning(ground.database, log, 1, never));
  journal.add(log, progress('x'.repeat(5_000)));
  await journal.flush();
  await finish(log);
  expect(await read).toContain('xxxxx');
});

it('a reader that comes late reads from the database what is not in memory any more', async () => {
  const log = await turn(500);
  for (let count = 1; count <= 40; count += 1) {
    journal.add(log, progress(`step ${count}`));
    await journal.flush();
  }
  expect(log.from(1, 1)).toBeNull();
  const read = all(tailRunning(ground.database, log, 3, never));
  await finish(log);
  expect(await read).toBe(await all(tailEnded(ground.database, log.responseId, 3)));
});

it('a reader that goes away is forgotten at once', async () => {
  const log = await turn(500);
  const gone = new AbortController();
  const read = all(tailRunning(ground.database, log, 1, gone.signal));
  gone.abort();
  expect(await read).toBe('');
});

it('what cannot be written fails its own turn alone', async () => {
  const log = await turn(500);
  const other = await turn(500);
  const read = all(tailRunning(ground.database, log, 1, never));
  const readOther = all(tailRunning(ground.database, other, 1, never));
  await ground.database.kysely.deleteFrom('conversation').where('id', '=', log.conversationId).execute();
  journal.add(log, progress('lost'));
  journal.add(other, progress('kept'));
  await expect(read).rejects.toThrow();
  expect(log.failure).not.toBeNull();
  await finish(other);
  expect(await readOther).toContain('kept');
});

it('a reader hears something now and then, so that nobody takes the connection for dead', async () => {
  const log = await turn(500);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const gone = new AbortController();
    const reader = tailRunning(ground.database, log, 1, gone.signal);
    const said = reader.next();
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await said).value).toBe(': keep-alive\n\n');
    gone.abort();
    expect((await reader.next()).done).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
