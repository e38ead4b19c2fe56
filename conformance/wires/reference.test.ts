import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn } from './drawn.ts';
import type { JsonObject } from '../mocks/json.ts';
import { exceptions, none } from './exceptions.ts';
import { hasReference, Official } from './official.ts';
import { pairs } from './pairs.ts';
import { WireSchema } from './schema.ts';
import { without, type Piece } from './pieces.ts';

const runs = { numRuns: 400, seed: 20_261_120 };

describe.skipIf(!hasReference).each(pairs)(
  '$wire wire and the $document document',
  ({ wire, document, requests, sent = [], replies }) => {
    const { unclaimed, stricter, wider } = exceptions[wire]?.[document] ?? none;
    const needed = new Set<unknown>();
    const official = hasReference ? new Official(document) : null;
    const ours = WireSchema.of(wire);

    test.each([...requests, ...replies])('we take what the document says %s is, as our %s', async (theirs, model) => {
      const schema = await ours;
      const refused = new Map<string, unknown>();
      const valid = drawnAll(official?.models ?? {}, theirs).filter(
        (value) => official?.refusal(theirs, value) === null,
      );
      for (const value of valid) {
        const claimed = claims(value, unclaimed, needed, (rest) => schema.refusal(model, rest));
        const refusal = claimed === null ? null : schema.refusal(model, claimed.rest);
        const meant = stricter.find(({ says }) => refusal !== null && says.test(refusal));
        if (meant !== undefined) needed.add(meant);
        else if (refusal !== null) refused.set(refusal, claimed?.rest);
      }
      expect(Object.fromEntries(refused)).toEqual({});
      expect(valid.length).toBeGreaterThan(50);
    });

    test.each([...requests, ...sent])('the document takes as its %s what we say %s is', async (theirs, model) => {
      const { models } = await ours;
      const refused = new Map<string, unknown>();
      for (const value of drawnAll(models, model)) {
        const known = claims(value, wider, needed, (rest) => official?.refusal(theirs, rest) ?? null);
        const refusal = known === null ? null : (official?.refusal(theirs, known.rest) ?? null);
        if (refusal !== null) refused.set(refusal, known?.rest);
      }
      expect(Object.fromEntries(refused)).toEqual({});
    });

    test('every exception is needed', () => {
      const idle = [...unclaimed, ...wider, ...stricter].filter((exception) => !needed.has(exception));
      expect(idle).toEqual([]);
    });
  },
);

function drawnAll(models: JsonObject, model: string): readonly unknown[] {
  return fc.sample(fc.gen(), runs).map((draw) => drawn(draw, models, model));
}

/** The value without its excepted pieces. A piece is needed if a value with it alone is refused. */
function claims(
  value: unknown,
  pieces: readonly Piece[],
  needed: Set<unknown>,
  refusal: (rest: unknown) => string | null,
): { readonly rest: unknown } | null {
  const touched: Piece[] = [];
  const claimed = without(value, pieces, (piece) => touched.push(piece));
  for (const piece of touched.filter((one) => !needed.has(one))) {
    const others = without(
      value,
      pieces.filter((one) => one !== piece),
    );
    if (others !== null && refusal(others.rest) !== null) needed.add(piece);
  }
  return claimed;
}
