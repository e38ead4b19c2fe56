import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parameters } from '@polywire/generated/catalog/parameters.ts';
import { plans } from '@polywire/generated/catalog/plans.ts';
import type { ChatWire, Parameter } from '@polywire/generated/catalog/rows.ts';
import { chatCompletionRequest, messageRequest, responseRequest } from '@polywire/generated/hosted/validators.js';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { codecs } from '../../wires/index.ts';
import type { JsonObject } from '../../wires/codec.ts';
import { affectedBy, requestChanges, shapesOf } from './compare.ts';
import { together } from './differences.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import type { Change, Shapes } from './report.ts';

const formats = {
  chat: chatCompletionRequest,
  responses: responseRequest,
  messages: messageRequest,
} as const satisfies Partial<Record<ChatWire, unknown>>;
type Format = keyof typeof formats;

let shapes: Shapes;
beforeAll(async () => {
  shapes = parse(await readFile(join(import.meta.dirname, '../../../spec/shapes.yaml'), 'utf8')) as Shapes;
});

function bodiesOf(format: Format): readonly (readonly [string, JsonObject])[] {
  const all = shapes[format] ?? {};
  return Object.entries(all).map(([name, body]) => [name, { ...all['plain'], ...body, model: 'a-mid' }]);
}

describe.each(Object.keys(formats) as Format[])('The request shapes of %s', (format) => {
  it('are requests that the API takes', () => {
    const accepts: (body: JsonObject) => boolean = formats[format];
    expect(bodiesOf(format).filter(([, body]) => !accepts(body))).toEqual([]);
  });

  it('send every canonical parameter that the format has', () => {
    const sent = new Set(
      bodiesOf(format).flatMap(([, body]) => Object.keys(codecs[format].decodeRequest(body).turn.parameters)),
    );
    const rows = Object.entries<Parameter>(parameters).filter(([, row]) => row.canonical && row[format] !== undefined);
    expect(rows.map(([name]) => name).filter((name) => !sent.has(name))).toEqual([]);
  });

  it('offer every tool that a table decides about', () => {
    const offered = bodiesOf(format).flatMap(([, body]) => codecs[format].decodeRequest(body).turn.tools);
    expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(['function', 'web_search', 'web_fetch', 'mcp']));
  });
});

describe('What becomes of the shapes', () => {
  it('is known for every alias that chats, and the same each time', () => {
    const outcomes = outcomesOf(shapes);
    const count = Object.values(shapes).reduce((sum, bodies) => sum + Object.keys(bodies).length, 0);
    expect(outcomes).toHaveLength(count * Object.keys(plans).length);
    expect(requestChanges(outcomes, outcomesOf(shapes))).toEqual([]);
  });

  it('is told where it differs, once for all aliases of which the same holds', () => {
    const before = ['a', 'b', 'c'].map((alias) => outcome({ alias, request: { top_p: 1, input: [{ text: 'x' }] } }));
    const after = [
      outcome({ alias: 'a', request: { input: [{ text: 'x' }] }, headers: { 'x-service-dropped-params': 'top_p' } }),
      outcome({ alias: 'b', request: { input: [{ text: 'x' }] }, headers: { 'x-service-dropped-params': 'top_p' } }),
      outcome({ alias: 'c', request: { top_p: 1, input: [{ text: 'x' }] } }),
      outcome({ alias: 'd', request: {} }),
    ];
    const changed = requestChanges(before, after);
    expect(together(changed)).toEqual([
      {
        format: 'chat',
        shape: 'plain',
        aliases: ['a', 'b'],
        differences: [
          { at: 'top_p', before: '1', after: null },
          { at: 'header x-service-dropped-params', before: null, after: 'top_p' },
        ],
      },
    ]);
    const change: Change = { level: 'major', reason: '', subject: '', says: '', places: [], aliases: ['a'] };
    expect(shapesOf(affectedBy({ ...change, parameter: 'top_p' }, changed))).toBe(1);
    expect(shapesOf(affectedBy({ ...change, parameter: 'seed' }, changed))).toBe(0);
    expect(shapesOf(affectedBy({ ...change, unasked: true }, changed))).toBe(1);
    expect(shapesOf(affectedBy({ ...change, aliases: ['c'], unasked: true }, changed))).toBe(0);
  });
});

function outcome(fields: Partial<Outcome>): Outcome {
  const shape = { alias: 'a', format: 'chat', shape: 'plain', sends: ['top_p'], wire: 'responses' } as const;
  return { ...shape, request: {}, refused: null, headers: {}, ...fields };
}
