import { expect, it } from 'vitest';
import { createLog, withFields } from './log.ts';

it('writes one JSON object a line, whatever the text is, and nothing below its level', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  log.debug('not this');
  log.info('two\nlines', { status: 200, missing: undefined });
  log.error('bad');
  const [first, second, rest] = lines.join('').split('\n');
  expect(rest).toBe('');
  expect(JSON.parse(first ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    level: 'info',
    message: 'two\nlines',
    status: 200,
  });
  expect(JSON.parse(second ?? '')).toMatchObject({ level: 'error', message: 'bad' });
});

it('writes nothing when silent', () => {
  const lines: string[] = [];
  createLog('silent', (line) => lines.push(line)).error('bad');
  expect(lines).toEqual([]);
});

it('has fields that stand on every line', () => {
  const lines: string[] = [];
  const log = withFields(
    createLog('debug', (line) => lines.push(line)),
    { request_id: 'req_1' },
  );
  log.debug('a');
  log.warn('b', { more: 1 });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { message: 'a', request_id: 'req_1' },
    { message: 'b', request_id: 'req_1', more: 1 },
  ]);
});
