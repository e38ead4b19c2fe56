import fc from 'fast-check';

type Json = Readonly<Record<string, unknown>>;

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const models = ['a-mid', 'r-mid', 'g-a', 'f-d', 'm-s', 'x-a', 'service_air', 'a-small'];

/** Bodies that each endpoint serves, by path: the first plain, the second with as many fields as there are. */
export const validBodies: Readonly<Record<string, readonly Json[]>> = {
  '/v1/chat/completions': [
    { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] },
    {
      model: 'a-mid',
      messages: [
        { role: 'system', content: 'Be brief.', name: 'boss' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'See' },
            { type: 'image_url', image_url: { url: `data:image/png;base64,${pixel}`, detail: 'low' } },
          ],
        },
        {
          role: 'assistant',
          content: 'Looking.',
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'look', arguments: '{"city":"Oslo"}' } }],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'Rain.' },
      ],
      tools: [
        { type: 'function', function: { name: 'look', description: 'Looks.', parameters: schema, strict: true } },
      ],
      tool_choice: { type: 'function', function: { name: 'look' } },
      parallel_tool_calls: false,
      max_tokens: 500,
      max_completion_tokens: 400,
      temperature: 1,
      top_p: 0.9,
      stop: ['HALT'],
      seed: 1,
      n: 1,
      reasoning_effort: 'high',
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema, strict: true } },
      stream: false,
      stream_options: { include_usage: true },
      web_search_options: { search_context_size: 'low' },
      metadata: { a: 'b' },
      user: 'u',
    },
    {
      model: 'r-mid',
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: null, function_call: { name: 'look', arguments: '{}' } },
        { role: 'function', name: 'look', content: 'Rain.' },
      ],
      functions: [{ name: 'look', parameters: schema }],
      function_call: { name: 'look' },
      stream: true,
    },
  ],
  '/v1/messages': [
    { model: 'a-mid', max_tokens: 500, messages: [{ role: 'user', content: 'Hi' }] },
    {
      model: 'a-mid',
      max_tokens: 2_000,
      system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'See' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: pixel } },
            {
              type: 'document',
              source: { type: 'text', media_type: 'text/plain', data: 'x' },
              citations: { enabled: true },
            },
          ],
        },
        { role: 'assistant', content: [{ type: 'tool_use', id: 't1', name: 'look', input: { city: 'Oslo' } }] },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 't1', is_error: true, content: [{ type: 'text', text: 'No.' }] },
          ],
        },
      ],
      tools: [{ name: 'look', description: 'Looks.', input_schema: schema }],
      tool_choice: { type: 'auto', disable_parallel_tool_use: true },
      thinking: { type: 'enabled', budget_tokens: 1_024 },
      stop_sequences: ['HALT'],
      output_config: { effort: 'high' },
      metadata: { user_id: 'u' },
      stream: false,
    },
    {
      model: 'r-mid',
      max_tokens: 500,
      stream: true,
      system: 'Be brief.',
      messages: [{ role: 'user', content: 'Hi' }],
      mcp_servers: [{ type: 'url', url: 'https://example.com/mcp', name: 'notes', authorization_token: 't' }],
      tools: [
        { type: 'mcp_toolset', mcp_server_name: 'notes' },
        { type: 'web_search_20250305', name: 'web_search' },
      ],
    },
  ],
  '/v1/responses': [
    { model: 'a-mid', input: 'Hi' },
    {
      model: 'r-mid',
      instructions: 'Be brief.',
      input: [
        { role: 'user', content: [{ type: 'input_text', text: 'Hi' }] },
        { type: 'function_call', call_id: 'c1', name: 'look', arguments: '{"city":"Oslo"}' },
        { type: 'function_call_output', call_id: 'c1', output: 'Rain.' },
      ],
      tools: [{ type: 'function', name: 'look', parameters: schema, strict: true }],
      tool_choice: 'auto',
      text: { format: { type: 'json_schema', name: 'x', schema }, verbosity: 'low' },
      reasoning: { effort: 'high', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
      max_output_tokens: 500,
      temperature: 1,
      store: false,
      stream: false,
    },
    { model: 'a-mid', input: [{ role: 'user', content: 'Hi' }], stream: true, store: false },
  ],
  '/v1/embeddings': [
    { model: 'embed-small', input: 'Hi' },
    { model: 'embed-small', input: ['Hi', 'Ho'], encoding_format: 'base64', dimensions: 256, user: 'u' },
    { model: 'embed-small', input: [[1, 2], [3]] },
  ],
  '/v1/decisions': [
    { model: 'decide', state: 'x', questions: { q: { type: 'noul' } } },
    {
      model: 'decide',
      state: { a: [1] },
      questions: {
        a: { type: 'choice', criteria: { yes: 'It is.', no: null }, instructions: 'Say.' },
        b: { type: 'score', criteria: ['low', 'high'] },
        c: { type: 'noul', criteria: { true: 'x', false: 'y' } },
      },
    },
  ],
  '/v1/messages/count_tokens': [
    { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] },
    {
      model: 'r-mid',
      system: 'Be brief.',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
      tools: [{ name: 'look', input_schema: schema }],
    },
  ],
};

/** Values that stand where another is meant. */
const hostile = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 64,
    '',
    ' ',
    'x',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    [],
    [[]],
    {},
    [{}],
    [null],
    { type: 'x' },
    { type: null },
    { type: ['text'] },
    [{ type: 'text' }],
    { toString: 1 },
    'data:image/png;base64,',
    'x'.repeat(5_000),
  ),
  fc.constantFrom<unknown[]>(...models),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One of the bodies, changed at one to three places: a value replaced, a field removed or added, an item repeated. */
export function mutated(bodies: readonly Json[]): fc.Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat'),
    value: hostile,
  });
  return fc
    .tuple(
      fc.constantFrom(...bodies),
      fc.constantFrom(...models, null),
      fc.array(change, { minLength: 1, maxLength: 3 }),
    )
    .map(([body, model, changes]) => {
      const copy = structuredClone(body) as Record<string, unknown>;
      if (model !== null && models.includes(String(copy['model']))) copy['model'] = model;
      for (const { place, how, value } of changes) {
        const places = placesOf(copy);
        const at = places[place % places.length];
        if (at !== undefined) apply(at, how, structuredClone(value));
      }
      return copy;
    });
}

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
}

/** Every place in a value, whatever its depth. */
function placesOf(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

function apply({ holder, key }: Place, how: string, value: unknown): void {
  const list = Array.isArray(holder);
  if (how === 'remove') {
    if (list) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  } else if (how === 'repeat' && list) {
    holder.push(structuredClone(holder[Number(key)]));
  } else if (how === 'add' && !list) {
    holder['extra'] = value;
  } else {
    (holder as Record<string, unknown>)[key] = value;
  }
}
