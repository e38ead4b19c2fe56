import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StreamOutgoing } from './http.ts';
import { requestedRange, serveFile } from './ranges.ts';

const read = (stream: StreamOutgoing['stream']): Promise<string> => text(Readable.from(stream));

describe('a Range header', () => {
  test.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-2', { start: 8, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['Bytes=0-0', { start: 0, end: 0 }],
    ['bytes = 0-0', 'whole'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-3', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['lines=0-1', 'whole'],
    [undefined, 'whole'],
  ])('%s of ten bytes', (header, expected) => {
    expect(requestedRange(header, 10)).toEqual(expected);
  });

  test('of an empty file is never satisfiable', () => {
    expect(requestedRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(requestedRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  test('whatever it says, a range lies within the file', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^bytes=\d{0,25}-\d{0,25}$/), fc.nat(), (header, size) => {
        const range = requestedRange(header, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});

describe('a file', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ranges-'));
    await writeFile(join(folder, 'file'), '0123456789');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const serve = async (headers: Record<string, string>): Promise<StreamOutgoing & { sent: string }> => {
    const handle = await open(join(folder, 'file'));
    const answer = serveFile({ handle, size: 10, etag: '"one"', headers: { 'content-type': 'text/plain' } }, headers);
    const sent = await read(answer.stream);
    expect(handle.fd).toBe(-1);
    return { ...answer, sent };
  };

  test('is answered whole', async () => {
    const { status, headers, sent } = await serve({});
    expect({ status, sent }).toEqual({ status: 200, sent: '0123456789' });
    expect(headers).toEqual({
      'content-type': 'text/plain',
      'content-length': '10',
      etag: '"one"',
      'accept-ranges': 'bytes',
    });
  });

  test('is answered in part', async () => {
    const { status, headers, sent } = await serve({ range: 'bytes=2-4' });
    expect({ status, sent }).toEqual({ status: 206, sent: '234' });
    expect(headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
  });

  test('has no part beyond its end', async () => {
    const { status, headers, sent } = await serve({ range: 'bytes=10-' });
    expect({ status, sent }).toEqual({ status: 416, sent: '' });
    expect(headers).toMatchObject({ 'content-range': 'bytes */10' });
  });

  test('is not sent to who has it', async () => {
    expect(await serve({ 'if-none-match': '"other", W/"one"' })).toMatchObject({ status: 304, sent: '' });
  });

  test('is answered whole where the range is about another content', async () => {
    expect(await serve({ range: 'bytes=2-4', 'if-range': '"other"' })).toMatchObject({ status: 200 });
    expect(await serve({ range: 'bytes=2-4', 'if-range': '"one"' })).toMatchObject({ status: 206 });
  });

  test('is closed also where nobody reads the answer', async () => {
    const handle = await open(join(folder, 'file'));
    const { stream } = serveFile({ handle, size: 10, etag: '"one"', headers: {} }, {});
    await stream[Symbol.asyncIterator]().return?.();
    expect(handle.fd).toBe(-1);
  });

  test('that became shorter is an error, not a short answer', async () => {
    const handle = await open(join(folder, 'file'));
    const { stream } = serveFile({ handle, size: 11, etag: '"one"', headers: {} }, {});
    await expect(read(stream)).rejects.toThrow('shorter');
    expect(handle.fd).toBe(-1);
  });
});
