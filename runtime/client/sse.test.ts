import { expect, test } from 'vitest';
import { SseParser, type ServerSentEvent } from './sse.ts';

function parse(...pieces: string[]): readonly ServerSentEvent[] {
  const parser = new SseParser();
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()];
}

const text =
  '\uFEFF: a comment\r\nevent: one\r\ndata: {"a":1}\r\n\r\ndata: first\ndata:second\n\nid: 7\rdata: CR\r\r\nevent: no data\n\ndata\n\ndata: last';
const events = [
  { event: 'one', data: '{"a":1}' },
  { event: '', data: 'first\nsecond' },
  { event: '', data: 'CR' },
  { event: '', data: '' },
  { event: '', data: 'last' },
];

test('all line ends, comments, a byte order mark, several data lines, and a last event that nothing closes', () => {
  expect(parse(text)).toEqual(events);
});

test('however it is cut', () => {
  expect(parse(...text.split(''))).toEqual(events);
  for (let at = 0; at <= text.length; at += 1) expect(parse(text.slice(0, at), text.slice(at))).toEqual(events);
});

test('an event is there as soon as its empty line is', () => {
  const parser = new SseParser();
  expect(parser.push('data: 1\n')).toEqual([]);
  expect(parser.push('\n')).toEqual([{ event: '', data: '1' }]);
});
