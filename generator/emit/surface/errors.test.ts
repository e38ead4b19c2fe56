import { expect, test } from 'vitest';
import { tableIn } from '../../load/tables.ts';
import { parseYaml } from '../../load/yaml.ts';
import { adviceOf, codesOfReasons, errorEntries } from './errors.ts';

const rows = `
forbidden: { status: 403, code: denied, condition: no access, action: fix it }
restricted: { status: 403, code: denied, deny_detail: why, condition: an administrator did it, action: ask }
missing: { status: 404, code: thing_missing, reason: gone, condition: max_things is there, action: look }
slow: { status: 504, sent_status: 503, code: null, condition: too slow, action: wait }
broken: { status: 502, sent_status: 503, code: null, condition: broken, action: report it }
malformed: { status: 422, code: null, condition: bad, action: fix the fields }
`;
const entries = errorEntries(new Map([['errors', tableIn('errors', parseYaml('errors.yaml', rows))]]), 'errors');

test('what is said of an error is a sentence; a name keeps its spelling', () => {
  expect(entries.map(({ condition }) => condition)).toContain('`max_things` is there.');
  expect(entries.map(({ advice }) => advice)).toContain('Fix the fields.');
});

test('advice is found by code, by the cause of a denial, and by a status that leaves no doubt', () => {
  expect(adviceOf(entries)).toEqual({
    denied: 'Fix it.',
    'denied/why': 'Ask.',
    thing_missing: 'Look.',
    404: 'Look.',
    422: 'Fix the fields.',
  });
});

test('a reason that is another word than its code leads to it', () => {
  expect(codesOfReasons(entries)).toEqual({ gone: 'thing_missing' });
});
