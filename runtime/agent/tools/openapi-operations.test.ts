import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operationsOf } from './openapi-operations.ts';

it('whatever a document is, its operations are lines', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ paths: fc.dictionary(fc.string(), fc.jsonValue()) })),
      (document) => {
        for (const line of operationsOf(document)) expect(line).toMatch(/^GET /);
      },
    ),
  );
});
