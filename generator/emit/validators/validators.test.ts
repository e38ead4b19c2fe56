import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Spec } from '../../model.ts';
import { loadProject } from '../../testing.ts';
import { apiDocument } from '../document/all.ts';
import { published } from '../document/published.ts';
import { validators } from './index.ts';

type Check = (value: unknown) => boolean;

/** What the emitted modules of the gateway export, and the same schemas as the published document has them. */
let emitted: Readonly<Record<string, Readonly<Record<string, Check>>>>;
let reference: (schema: string) => Check;
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { documents } = await loadProject();
  const spec: Spec = { documents, tables: new Map(), plans: new Map() };
  texts = new Map((await validators(spec)).map(({ path, text }) => [path, text]));
  const modules = ['validators', 'failures'].map(async (name) => {
    const source = encodeURIComponent(texts.get(`hosted/${name}.js`) ?? '');
    return [name, (await import(`data:text/javascript,${source}`)) as Record<string, Check>] as const;
  });
  emitted = Object.fromEntries(await Promise.all(modules));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(published(apiDocument(spec, 'Hosted').document), 'api');
  reference = (schema) => ajv.compile({ $ref: `api#/components/schemas/${schema}` });
});

const bodies: Readonly<Record<string, readonly object[]>> = {
  ChatCompletionRequest: [
    {
      model: 'm',
      messages: [
        { role: 'developer', content: 'x', name: null },
        {
          role: 'user',
          content: [{ type: 'text', text: 'x' }, { type: 'image_url', image_url: { url: 'u' } }, { type: 'odd' }],
        },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '' } }],
        },
        { role: 'tool', tool_call_id: 'c', content: 'x' },
      ],
      tools: [
        { type: 'function', function: { name: 'f', parameters: {} } },
        { type: 'mcp', server_label: 's' },
      ],
      tool_choice: { type: 'function', function: { name: 'f' } },
      response_format: { type: 'json_schema', json_schema: { name: 'n', schema: {} } },
      stop: ['a'],
      metadata: { enable_charting: true },
      temperature: 1,
    },
  ],
  MessageRequest: [
    {
      model: 'm',
      max_tokens: 1,
      system: [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral' } }],
      messages: [
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: [{ type: 'text', text: 'x' }] }] },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'x' },
            { type: 'odd', a: 1 },
          ],
        },
        { role: 'user', content: [{ type: 'image', source: { type: 'base64', media_type: 'm', data: 'd' } }] },
      ],
      tools: [{ name: 'f', input_schema: {} }, { type: 'web_search_1' }, { type: 'mcp_toolset', mcp_server_name: 's' }],
      tool_choice: { type: 'tool', name: 'f' },
      output_config: { format: { type: 'json_schema', schema: {} } },
    },
  ],
  ResponseRequest: [
    {
      model: 'm',
      input: [
        { role: 'user', content: [{ type: 'input_text', text: 'x' }] },
        { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' },
        { type: 'function_call_output', call_id: 'c', output: [{ type: 'input_image', image_url: 'u' }] },
        { type: 'reasoning', summary: [{ type: 'summary_text', text: 'x' }] },
        { type: 'odd', a: 1 },
      ],
      tools: [{ type: 'namespace', name: 'n', tools: [{ type: 'function', name: 'f' }] }],
      text: { format: { type: 'json_schema', name: 'n', schema: {} } },
    },
  ],
  EmbeddingRequest: [
    { model: 'm', input: ['x', 'y'] },
    { model: 'm', input: [[1], [2]], encoding_format: 'base64' },
  ],
  DecisionRequest: [
    {
      model: 'm',
      state: { a: 1 },
      questions: {
        a: { type: 'choice', criteria: { x: null, y: 'd' } },
        b: { type: 'score', criteria: ['l', 'h'] },
        c: { type: 'noul' },
      },
    },
  ],
};

const strange = fc.constantFrom<unknown>(
  ...[undefined, null, true, 0, 1.5, -1, '', 'x', 'user', 'text', [], [1], ['x'], [null], {}],
  ...[{ type: 'text' }, { type: 'odd' }, { type: null }, { type: 7 }, { role: 'user', content: 'x' }, { text: 'x' }],
);

/** The value with whatever stands at one place of it replaced, or taken out. */
function mutate(value: unknown, choice: number, by: unknown): unknown {
  const places: ((value: unknown) => void)[] = [];
  const copy: unknown = structuredClone(value);
  const visit = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      const inside = holder as Record<string, unknown>;
      places.push((next) => {
        if (next === undefined && !Array.isArray(holder)) Reflect.deleteProperty(inside, key);
        else inside[key] = next ?? null;
      });
      visit(inside[key]);
    }
  };
  visit(copy);
  places[choice % places.length]?.(by);
  return copy;
}

describe.each(Object.keys(bodies))('%s', (schema) => {
  const name = schema.charAt(0).toLowerCase() + schema.slice(1);

  test('the examples pass', () => {
    for (const body of bodies[schema] ?? []) expect(reference(schema)(body)).toBe(true);
  });

  test('both compiled checks say what the published schema says', () => {
    const [first, all, plain] = [emitted['validators']?.[name], emitted['failures']?.[name], reference(schema)];
    const changed = fc
      .tuple(fc.constantFrom(...(bodies[schema] ?? [])), fc.array(fc.tuple(fc.nat(), strange), { maxLength: 2 }))
      .map(([body, changes]) => changes.reduce<unknown>((value, [place, by]) => mutate(value, place, by), body));
    fc.assert(
      fc.property(changed, (body) => {
        const valid = plain(body);
        expect([first?.(body), all?.(body)]).toEqual([valid, valid]);
      }),
      { numRuns: 400 },
    );
  });
});

test('a module needs nothing but itself', () => {
  for (const [path, text] of texts) if (path.endsWith('.js')) expect(text).not.toMatch(/\b(import|require)\b/);
});
