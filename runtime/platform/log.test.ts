import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('writes one JSON object a line, whatever the text is, and nothing below its level', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  log.debug('not this');
  log.info('two\nlines', { status: 200, missing: undefined });
  log.error('bad');
  expect(lines.join('').split('\n')).toHaveLength(3);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', message: 'two\nlines', status: 200 });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 'error', message: 'bad' });
});

it('writes nothing when silent', () => {
  const lines: string[] = [];
  createLog('silent', (line) => lines.push(line)).error('bad');
  expect(lines).toEqual([]);
});
