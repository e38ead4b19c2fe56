import { expect, it } from 'vitest';
import { ProblemError } from '../turn/problem.ts';
import { refuseRepeated } from './repeated-headers.ts';

it('a header that means one thing stands there once, however it is spelled', () => {
  for (const name of ['host', 'Authorization', 'CONTENT-TYPE'])
    expect(() => {
      refuseRepeated([name, 'a', 'accept', 'b', name.toLowerCase(), 'a']);
    }).toThrow(ProblemError);
});

it('any other may be repeated', () => {
  expect(() => {
    refuseRepeated(['host', 'a', 'accept', 'b', 'accept', 'c', 'authorization', 'd']);
  }).not.toThrow();
});
