import { describe, expect, it, vi } from 'vitest';
import { follow } from './follow.ts';
import { Run } from './run.ts';
import { Runs } from './runs.ts';

const asked = { organization: 'a', previous: null, input: [], states: {} };
const message = (event: string, more: object = {}) => ({ event, data: JSON.stringify({ type: event, ...more }) });
const opening = message('response.created', { response: { id: 'resp_1', status: 'in_progress' } });
const run = (): Run => new Run(asked, opening, () => Promise.resolve());

async function all(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return [...text.matchAll(/^event: (.*)$/gm)].map(([, event = '']) => event);
}

describe('a run', () => {
  it('is the response as it began, until it is kept', () => {
    expect(run().stored).toEqual({ ...asked, id: 'resp_1', response: { id: 'resp_1', status: 'in_progress' } });
  });

  it('is there for its own organisation alone, while it runs', () => {
    const runs = new Runs({ underWay: () => Promise.resolve([]) });
    const one = run();
    runs.add(one);
    expect([runs.find('a', 'resp_1'), runs.find('b', 'resp_1')]).toEqual([one, null]);
    runs.remove(one);
    expect(runs.find('a', 'resp_1')).toBeNull();
  });

  it('is called off once another process has ended it, and not before the store knew of it', async () => {
    vi.useFakeTimers();
    const calledOff: string[] = [];
    const named = (id: string, kept: boolean): Run => {
      const began = message('response.created', { response: { id } });
      const one = new Run(asked, began, () => Promise.resolve(void calledOff.push(id)));
      one.kept = kept;
      return one;
    };
    const all = [named('ours', true), named('taken', true), named('beginning', false)];
    const runs = new Runs({ underWay: () => Promise.resolve([{ organization: 'a', id: 'ours' }]) });
    for (const one of all) runs.add(one);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calledOff).toEqual(['taken']);
    for (const one of all) runs.remove(one);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is followed from its beginning or after a number, and wakes its readers', async () => {
    const one = run();
    const readers = [all(follow(one, -1)), all(follow(one, 0)), all(follow(one, 7)), all(follow(one, -9))];
    one.add(message('b'));
    await Promise.resolve();
    one.end(message('c'));
    const whole = ['response.created', 'b', 'c'];
    expect(await Promise.all(readers)).toEqual([whole, ['b', 'c'], [], whole]);
    expect(await all(follow(one, 1))).toEqual(['c']);
  });

  it('that becomes too long to remember is cut for its readers, and kept without its events', async () => {
    const one = run();
    const reader = all(follow(one, -1));
    for (let megabytes = 0; megabytes < 17; megabytes += 1) one.add(message('b', { delta: 'x'.repeat(1024 * 1024) }));
    await expect(reader).rejects.toThrow('the stream failed');
    expect(one.events).toBeNull();
  });
});
