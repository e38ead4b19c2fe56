import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, readStream, type Sent } from './http.ts';
import { askIn, formats, oneOfEachWire, paths, request, type Format } from './in-formats.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Events", beyond streams.test.ts. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

function open(format: Format, model: string, more: object = {}): Promise<Response> {
  return running.http.post(paths[format], { ...request(format, model, 'Hello'), stream: true, ...more });
}

it.each(formats)('a %s stream is text/event-stream', async (format) => {
  for (const model of oneOfEachWire) {
    const response = await open(format, model);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/event-stream']);
    await response.body?.cancel();
  }
});

it('stream_options: other keys are ignored, and no provider sees any', async () => {
  for (const model of oneOfEachWire) {
    const mark = `options-of-${model}`;
    const stream_options = { include_usage: false, include_obfuscation: true, novelty: 1 };
    const more = { messages: [{ role: 'user', content: mark }], stream_options };
    const { sent } = await readStream(await open('chat', model, more));
    expect(sent.at(-1)?.data).toBe('[DONE]');
    expect(sent.slice(0, -1).every((one) => !('usage' in json(one)))).toBe(true);
    const [received] = await running.mocks.received(mark);
    expect(received?.status).toBe(200);
    expect(JSON.stringify(received?.body)).not.toMatch(/include_usage|include_obfuscation|novelty/u);
  }
});

/** The last frame of JSON, in which a stream says how it was served. */
function lastJson(format: Format, sent: readonly Sent[]): unknown {
  const last = json(sent.findLast(({ data }) => data !== '[DONE]'));
  return format === 'responses' ? last['response'] : last;
}

it.each(formats)('the service field of %s tells what the headers tell', async (format) => {
  for (const model of oneOfEachWire) {
    const service = { failover: false, attempts: 1, requested_model: model, served_model: model };
    const whole = await askIn(running, format, model);
    expect(whole.body).toMatchObject({ service });
    const streamed = await open(format, model);
    for (const { headers } of [whole.response, streamed]) {
      expect(headers.get('x-service-failover')).toBe('false');
      expect(headers.get('x-service-attempts')).toBe('1');
    }
    expect(lastJson(format, (await readStream(streamed)).sent)).toMatchObject({ service });
  }
});
