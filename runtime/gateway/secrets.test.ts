import { expect, it } from 'vitest';
import { exampleTurn } from '../adapt/example-plan.ts';
import { callerSecrets, redacted } from './secrets.ts';

it('takes a credential out of all that was said, as a whole and without its scheme', () => {
  const tool = { type: 'mcp', label: 'a', url: 'https://a.example', authorization: 'Bearer canary-1' } as const;
  const secrets = callerSecrets(exampleTurn({ tools: [{ ...tool, headerValues: ['canary-2'] }] }));
  const said = {
    error: { message: 'Bearer canary-1, canary-1!', code: 4, param: null, tried: ['canary-2 twice: canary-2'] },
  };
  expect(redacted(said, secrets)).toEqual({
    error: { message: '[redacted], [redacted]!', code: 4, param: null, tried: ['[redacted] twice: [redacted]'] },
  });
});

it('leaves alone what is no credential', () => {
  const tool = { type: 'mcp', label: 'a', url: 'https://a.example', authorization: 'a' } as const;
  expect(callerSecrets(exampleTurn({ tools: [tool] }))).toEqual([]);
  const said = { message: 'No such server.' };
  expect(redacted(said, [])).toBe(said);
});
