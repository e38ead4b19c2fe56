import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, chat, messages, responses, user } from './asking.ts';
import { groupModels } from './models.ts';
import { valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Structured output is given or refused, never silently answered in prose (seed 000, "Adaptation rule" 9). */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const schema = {
  type: 'object',
  properties: { capital: { type: 'string' }, 10: { type: 'integer' } },
  required: ['capital'],
  additionalProperties: false,
};

/** How each format asks, and where its answer's text stands. */
const formats = {
  [chat]: {
    json_schema: { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } },
    json_object: { response_format: { type: 'json_object' } },
    said: (mark: string) => ({ messages: [user(`${mark} capital=Oslo`)] }),
    text: ['choices', '0', 'message', 'content'],
  },
  [responses]: {
    json_schema: { text: { format: { type: 'json_schema', name: 'answer', schema } } },
    json_object: { text: { format: { type: 'json_object' } } },
    said: (mark: string) => ({ input: `${mark} capital=Oslo`, store: false }),
    text: ['output'],
  },
  [messages]: {
    json_schema: { output_config: { format: { type: 'json_schema', schema } } },
    json_object: { output_config: { format: { type: 'json_object' } } },
    said: (mark: string) => ({ messages: [user(`${mark} capital=Oslo`)], max_tokens: 500 }),
    text: ['content'],
  },
};

/** Groups of the seed's catalogue whose JSON column says otherwise than "yes / yes". */
const withoutJsonMode = ['A-mid', 'A-top', 'A-third', 'A-small', 'M-s'];
const withoutSchema = ['M-s'];

describe.each(Object.entries(formats))('%s', (path, format) => {
  describe.each(groupModels)('$groupName', ({ alias, groupName }) => {
    it.each([
      ['json_schema', withoutSchema],
      ['json_object', withoutJsonMode],
    ] as const)('%s', async (type, refusing) => {
      const { response, body, received, dropped } = await ask(running, path, (mark) => ({
        model: alias,
        ...format.said(mark),
        ...format[type],
      }));
      if (!refusing.includes(groupName)) {
        expect(response.status).toBe(200);
        expect(dropped).toBeUndefined();
        const said = JSON.stringify(valueAt(body, format.text));
        if (type === 'json_schema') expect(said).toMatch(/\\"capital\\":\\"Oslo\\"/u);
        return;
      }
      expect(received).toBeUndefined();
      expect(response.status).toBe(400);
      expect([...response.headers.keys()].filter((name) => name.startsWith('x-service-'))).toEqual([]);
      expect(body).toMatchObject(
        path === messages
          ? { type: 'error', error: { type: 'invalid_request_error' } }
          : { error: { type: 'invalid_request_error', code: 'param_not_supported', param: 'response_format' } },
      );
    });
  });

  it('a refusal is the same for a stream: JSON, before any 200', async () => {
    const { response } = await ask(running, path, (mark) => ({
      model: 'm-s',
      stream: true,
      ...format.said(mark),
      ...format.json_schema,
    }));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('a format that nobody can read', () => {
  it.each([
    [chat, { response_format: { type: 'grammar' } }],
    [chat, { response_format: { type: 'json_schema' } }],
    [responses, { text: { format: { type: 'grammar' } } }],
    [responses, { text: { format: { type: 'json_schema', name: 'x' } } }],
    [messages, { output_config: { format: { type: 'grammar' } } }],
    [messages, { output_config: { format: { type: 'json_schema' } } }],
    [messages, { output_config: { format: { type: 'json_schema', schema: null } } }],
  ])('%s: %j is 422, rather than prose', async (path, asked) => {
    const said = formats[path as keyof typeof formats].said;
    for (const model of ['r-mid', 'm-s']) {
      const { response, received } = await ask(running, path, (mark) => ({ model, ...said(mark), ...asked }));
      expect([model, response.status, received]).toEqual([model, 422, undefined]);
    }
  });
});

describe('plain text', () => {
  it.each(['m-s', 'a-mid'])(
    'is no structured output, and asked for of %s in vain or not is the same',
    async (model) => {
      const asked = await ask(running, chat, (mark) => ({
        model,
        messages: [user(mark)],
        response_format: { type: 'text' },
      }));
      expect([asked.response.status, asked.dropped]).toEqual([200, undefined]);
      const other = await ask(running, responses, (mark) => ({
        model,
        input: mark,
        text: { format: { type: 'text' } },
      }));
      expect([other.response.status, other.dropped]).toEqual([200, undefined]);
    },
  );
});
