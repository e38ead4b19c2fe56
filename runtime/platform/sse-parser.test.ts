import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SseOverflow, SseParser } from './sse-parser.ts';
import { writeSse, writeSseComment } from './sse-writer.ts';
import type { SseMessage } from './sse.ts';

function parse(...chunks: (string | Uint8Array)[]): SseMessage[] {
  const parser = new SseParser();
  const messages = chunks.flatMap((chunk) => parser.push(Buffer.from(chunk)));
  return [...messages, ...parser.end()];
}

/** The bytes cut at the given places, empty pieces included. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end));
}

describe('SseParser', () => {
  it('reads data with and without a space after the colon, keeping further spaces', () => {
    expect(parse('data:a\n\ndata: b\n\ndata:  c\n\n')).toEqual([{ data: 'a' }, { data: 'b' }, { data: ' c' }]);
  });

  it('joins the data lines of one event by newlines', () => {
    expect(parse('data: a\ndata:\ndata\ndata: b\n\n')).toEqual([{ data: 'a\n\n\nb' }]);
  });

  it('takes LF, CRLF and CR as the end of a line, also cut between CR and LF', () => {
    const expected = [{ event: 'e', data: 'a' }, { data: 'b' }];
    for (const end of ['\n', '\r\n', '\r'])
      expect(parse(`event: e${end}data: a${end}${end}data: b${end}${end}`)).toEqual(expected);
    expect(parse('event: e\r', '\ndata: a\r', '\n\r', '\ndata: b\r', '\n\r', '\n')).toEqual(expected);
  });

  it('hands out an event ended by CR at once, without waiting for an LF that may never come', () => {
    expect(new SseParser().push(Buffer.from('data: a\r\r'))).toEqual([{ data: 'a' }]);
  });

  it('skips comments, unknown fields and events without data', () => {
    expect(parse(': hello\n\nretry: 5\nevent: ping\n\ndatabase: x\ndata: a\n:\n\n')).toEqual([{ data: 'a' }]);
  });

  it('reads event and id, each for its own event only', () => {
    expect(parse('id: 7\nevent: x\ndata: a\n\ndata: b\n\n')).toEqual([
      { event: 'x', data: 'a', id: '7' },
      { data: 'b' },
    ]);
  });

  it('skips a byte order mark at the start, also cut in three', () => {
    expect(parse(Uint8Array.of(0xef), Uint8Array.of(0xbb), Uint8Array.of(0xbf), 'data: a\n\n')).toEqual([
      { data: 'a' },
    ]);
    expect(parse('data: \ufeffa\n\n')).toEqual([{ data: '\ufeffa' }]);
  });

  it('emits a last event that has no blank line, or not even a line break', () => {
    expect(parse('data: a\n\ndata: b\n')).toEqual([{ data: 'a' }, { data: 'b' }]);
    expect(parse('data: a\n\ndata: b')).toEqual([{ data: 'a' }, { data: 'b' }]);
    expect(parse('data: a\n\n: bye')).toEqual([{ data: 'a' }]);
  });

  it('replaces bytes that are not UTF-8 and goes on', () => {
    expect(parse(Buffer.from([...Buffer.from('data: a'), 0xff, ...Buffer.from('b\n\n')]))).toEqual([
      { data: 'a\ufffdb' },
    ]);
  });

  it('refuses an event longer than its bound, in one line or in many', () => {
    expect(() => new SseParser(10).push(Buffer.from('data: 0123456789'))).toThrow(SseOverflow);
    const many = new SseParser(10);
    expect(() => {
      for (let n = 0; n < 10; n++) many.push(Buffer.from('data: 01\n'));
    }).toThrow(SseOverflow);
  });

  it('takes an LF for the end of its line where the cut before it came after a line that ended in CR', () => {
    expect(parse(Buffer.from('\rid: 1'), Buffer.from('\n\ndata: x\n\n'))).toEqual([{ data: 'x' }]);
  });

  it('gives the same messages for any cutting of the same bytes', () => {
    const piece = fc.constantFrom(
      'data',
      'data:',
      'event: e',
      'id: 1',
      ':',
      ' ',
      '\n',
      '\r',
      '\r\n',
      '\n\n',
      'é',
      '😀',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 20 }),
        (t, bom, at) => {
          const bytes = Buffer.from((bom ? '\ufeff' : '') + t.join(''));
          expect(parse(...cut(bytes, at))).toEqual(parse(bytes));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reads what writeSse wrote, one byte at a time', () => {
    const line = fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replace(/[\r\n]/g, ''));
    const message = fc.record(
      {
        data: fc.array(line, { minLength: 1 }).map((lines) => lines.join('\n')),
        event: line.filter((name) => name !== ''),
        id: fc.constant('a1'),
      },
      { requiredKeys: ['data'] },
    );
    fc.assert(
      fc.property(fc.array(message), (sent) => {
        const bytes = Buffer.from(sent.map((one) => writeSseComment('x') + writeSse(one)).join(''));
        expect(parse(...cut(bytes, [...bytes.keys()]))).toEqual(sent);
      }),
    );
  });
});
