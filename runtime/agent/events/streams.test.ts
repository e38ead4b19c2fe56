import type { AgentEvent } from '@polywire/generated/local/types.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Bus } from './bus.ts';
import { EventStreams } from './streams.ts';

const event = (id: string): AgentEvent => {
  const at = '2026-01-01T00:00:00.000Z';
  return { type: 'changed', resource: 'memory', id, action: 'created', project_id: null, conversation_id: null, at };
};

const controller = new AbortController();

describe('A stream of events', () => {
  afterEach(() => vi.useRealTimers());

  it('begins at once, and tells what happens from then on in its order', async () => {
    const bus = new Bus();
    const stream = new EventStreams(bus, 10).open('viewer', controller.signal);
    bus.publish(event('before'));
    expect((await stream.next()).value).toBe(': listening\n\n');
    for (const id of ['a', 'b']) bus.publish(event(id));
    expect((await stream.next()).value).toBe(`event: changed\ndata: ${JSON.stringify(event('a'))}\n\n`);
    expect((await stream.next()).value).toContain('"id":"b"');
    await stream.return();
  });

  it('shows that it is alive', async () => {
    vi.useFakeTimers();
    const stream = new EventStreams(new Bus(), 10).open('viewer', controller.signal);
    await stream.next();
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await next).value).toBe(': keep-alive\n\n');
    await stream.return();
  });

  it('ends for a reader who leaves more untaken than the backlog, and for nobody else', async () => {
    const bus = new Bus();
    const streams = new EventStreams(bus, 2);
    const [slow, quick] = [streams.open('viewer', controller.signal), streams.open('viewer', controller.signal)];
    await Promise.all([slow.next(), quick.next()]);
    for (const id of ['a', 'b', 'c']) {
      bus.publish(event(id));
      expect((await quick.next()).value).toContain(`"id":"${id}"`);
    }
    expect((await slow.next()).done).toBe(true);
    await quick.return();
  });

  it('ends with its caller and with the server', async () => {
    const streams = new EventStreams(new Bus(), 2);
    const caller = new AbortController();
    const [left, closed] = [streams.open('viewer', caller.signal), streams.open('viewer', controller.signal)];
    await Promise.all([left.next(), closed.next()]);
    const ends = [left.next(), closed.next()];
    caller.abort();
    streams.close();
    expect(await Promise.all(ends)).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
  });

  it('knows whether a shell listens', async () => {
    const streams = new EventStreams(new Bus(), 2);
    const [viewer, shell] = [streams.open('viewer', controller.signal), streams.open('shell', controller.signal)];
    await viewer.next();
    expect(streams.hasShell).toBe(false);
    await shell.next();
    expect(streams.hasShell).toBe(true);
    await Promise.all([viewer.return(), shell.return()]);
    expect(streams.hasShell).toBe(false);
  });
});
