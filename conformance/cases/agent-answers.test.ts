import { ScriptedGateway } from '@polywire/runtime/agent/turns/testing/scripted-gateway.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  asks,
  endless,
  makePage,
  makeWorld,
  operationOf,
  pageCall,
  without,
  type Ask,
  type World,
} from './agent-asks.ts';
import { operations, type Operation } from './agent-operations.ts';
import { startAgentServer, type AgentServer } from './agent-server.ts';
import { json, readStream } from './http.ts';
import { Published } from './published.ts';

// Every operation of the agent server, as its published document has it: what it grants, what it refuses, and the form of each.

let gateway: ScriptedGateway;
let agent: AgentServer;
let world: World;
let published: Published;

/** What the bus told while all this went on; a shell listens, so no window is opened. */
const told: unknown[] = [];
const ending = new AbortController();

beforeAll(async () => {
  gateway = await ScriptedGateway.start();
  gateway.script = ({ input }) => {
    const last = JSON.stringify(input.at(-1));
    if (last.includes(endless)) return [{ say: 'So' }, { wait: new Promise(() => undefined) }];
    return last.includes(makePage) ? [pageCall] : [{ think: 'Hm.' }, { say: 'Done.' }];
  };
  const oauth_clients = { github: { client_id: 'mine' } };
  agent = await startAgentServer({ gateway: { base_url: gateway.url }, oauth_clients });
  published = await Published.readExactly('local');
  const bus = await agent.call('/events?role=shell', { signal: ending.signal });
  void listen(bus);
  world = await makeWorld(agent);
}, 60_000);
afterAll(async () => {
  ending.abort();
  await agent.stop();
  await gateway.close();
});

async function listen(bus: Response): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const bytes of bus.body ?? []) {
      const pieces = (text + decoder.decode(bytes as Uint8Array, { stream: true })).split('\n\n');
      text = pieces.pop() ?? '';
      for (const piece of pieces) {
        const data = piece.split('\n').find((line) => line.startsWith('data: '));
        if (data !== undefined) told.push(JSON.parse(data.slice('data: '.length)));
      }
    }
  } catch {
    // It is aborted when all is done.
  }
}

/** What answers with a file or a page; all others with JSON or with events. */
const notJson = ['exportProject', 'serveArtifact', 'getFileContent', 'finishOauth'];

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly events: readonly unknown[];
}

/** Asks, and holds whatever comes back against the document. `asked`: over what the operation grants. */
async function hold(operation: Operation, asked: Ask, init?: RequestInit): Promise<Answer> {
  const { method, path, id } = operation;
  const response = await ask(agent, operation, asked, init);
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  expect(headers.get('x-request-id'), id).toMatch(/^req_/u);
  if (type.startsWith('text/event-stream')) {
    const { sent, whole } = await readStream(response);
    expect(whole, id).toBe(true);
    const events = sent.map(json);
    const event = (one: unknown) => published.eventRefusal(method as 'get' | 'post', path, one);
    expect(events.map(event).filter((why) => why !== null)).toEqual([]);
    return { status, body: null, events };
  }
  if (!type.startsWith('application/json')) {
    expect(notJson).toContain(id);
    await response.arrayBuffer();
    return { status, body: null, events: [] };
  }
  const body: unknown = await response.json();
  expect(published.replyRefusal(method, path, status, body), `${id} ${status} ${JSON.stringify(body)}`).toBeNull();
  return { status, body, events: [] };
}

const granted = async ({ id }: Operation): Promise<Ask> => asks[id as keyof typeof asks](world);

/** Values, most of which are of another type than the one that is meant. */
const values = [null, true, 5, 1.5, 'x', '', ' ', [5], [{}], { x: 5 }];

/** The answer to a field that is wrong. */
function refusalAt(place: 'body' | 'query', field: string): object {
  const loc = expect.arrayContaining([place, field]) as unknown;
  return { status: 422, body: { detail: expect.arrayContaining([expect.objectContaining({ loc })]) as unknown } };
}

/** What a field of a query may not be. */
function wrongQueries({ schema, required }: Operation['parameters'][number]): readonly string[] {
  const { type, minimum, maximum, enum: names, items } = schema;
  if (type === 'integer') {
    const bounds = [Number(minimum) - 1, ...(maximum === undefined ? [] : [Number(maximum) + 1])].map(String);
    return [...bounds, 'x', '1.5', '', '1e999'];
  }
  if (names !== undefined || items !== undefined) return ['nothing', 'null', '\u0000'];
  return required && schema['minLength'] === 1 ? [''] : [];
}

const inPath = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'path');
const inQuery = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'query');

/** All but the bus, whose events have no end. */
const finite = operations.filter(({ id }) => id !== 'streamEvents');
const withBody = operations.filter(({ body }) => body !== null);

describe('every operation answers as it says, with every field and no other', () => {
  it.each(finite)('$method $path', async (operation) => {
    const { id, status, events } = operation;
    const answer = await hold(operation, await granted(operation));
    // Nobody granted the authorization: it says so.
    expect(answer.status).toBe(id === 'finishOauth' ? 400 : status);
    if (events !== '' && id !== 'createResponse') expect(answer.events.length).toBeGreaterThan(0);
  });
});

describe('every operation with an id does not find what is not there', () => {
  it.each(operations.filter((operation) => inPath(operation).length > 0))('$method $path', async (operation) => {
    const asked = await granted(operation);
    for (const { name } of inPath(operation))
      for (const none of ['none', '\u{1f389}', "x';--", 'x'.repeat(300)]) {
        const answer = await hold(operation, { ...asked, params: { ...asked.params, [name]: none } });
        const expected = { status: 404, body: { error: { code: 'not_found' } } };
        expect([name, none, answer]).toMatchObject([name, none, expected]);
      }
  });
});

describe('every operation with a body', () => {
  it.each(withBody)('takes no field of another type than it says, and says which: $method $path', async (operation) => {
    const asked = await granted(operation);
    for (const field of operation.body?.fields ?? [])
      for (const value of values) {
        const body = { ...asked.body, [field]: value };
        if (published.bodyRefusal(operation.method, operation.path, body) === null) continue;
        const answer = await hold(operation, { ...asked, body });
        expect([field, value, answer]).toMatchObject([field, value, refusalAt('body', field)]);
      }
  });

  it.each(withBody)('needs the fields that it says, and passes over unknown ones: $method $path', async (operation) => {
    const { status, body } = operation;
    for (const field of body?.fields ?? []) {
      const asked = await granted(operation);
      const answer = await hold(operation, { ...asked, body: without(asked.body, field) });
      const expected = body?.required.includes(field) === true ? 422 : status;
      expect([field, answer.status]).toEqual([field, expected]);
    }
    const asked = await granted(operation);
    expect((await hold(operation, { ...asked, body: { ...asked.body, 'no-such-field': [5] } })).status).toBe(status);
  });

  it.each(withBody)('reads JSON alone: $method $path', async (operation) => {
    const asked = await granted(operation);
    const json = { 'content-type': 'application/json' };
    for (const [body, headers, status] of [
      ['{', json, 400],
      ['{}', { 'content-type': 'text/plain' }, 415],
      ['[]', json, 422],
    ] as const)
      expect([body, (await hold(operation, asked, { body, headers })).status]).toEqual([body, status]);
  });
});

describe('every operation with a query', () => {
  const withQuery = finite.filter((operation) => inQuery(operation).length > 0 && operation.id !== 'finishOauth');

  it.each(withQuery)('takes its bounds and nothing past them: $method $path', async (operation) => {
    const { status } = operation;
    const asked = await granted(operation);
    for (const parameter of inQuery(operation)) {
      const { name, required, schema } = parameter;
      const query = (value: string): Ask => ({ ...asked, query: { ...asked.query, [name]: value } });
      for (const wrong of wrongQueries(parameter)) {
        const answer = await hold(operation, query(wrong));
        expect([name, wrong, answer]).toMatchObject([name, wrong, refusalAt('query', name)]);
      }
      for (const bound of [schema['minimum'], schema['maximum']].filter((one) => typeof one === 'number'))
        expect((await hold(operation, query(String(bound)))).status).toBe(status);
      const answer = await hold(operation, { ...asked, query: without(asked.query, name) });
      expect([name, answer.status]).toEqual([name, required ? 422 : status]);
    }
  });

  it.each(withQuery)('passes over what it does not know: $method $path', async (operation) => {
    const asked = await granted(operation);
    const answer = await hold(operation, { ...asked, query: { ...asked.query, 'no-such-field': 'x' } });
    expect(answer.status).toBe(operation.status);
  });
});

it('the bus has the roles that it says and no others', async () => {
  const bus = operationOf('streamEvents');
  expect(await hold(bus, { query: { role: 'window' } })).toMatchObject(refusalAt('query', 'role'));
});

describe('every path names its methods to who comes with another one', () => {
  it.each(operations)('$method $path', async (operation) => {
    const { params = {} } = await granted(operation);
    const response = await ask(agent, operation, { params }, { method: 'PUT' });
    const { status, headers } = response;
    expect([status, headers.get('allow')]).toEqual([405, expect.stringContaining(operation.method.toUpperCase())]);
    expect(published.replyRefusal(operation.method, operation.path, 405, await response.json())).toBeNull();
  });
});

describe('the events of a turn are what the document says', () => {
  it.each([
    ['an answer', [{ think: 'Hm.' }, { say: 'Yes.' }, { say: ' No.' }], 'response.completed'],
    [
      'tools',
      [{ call: 'remember', with: '{"content":"Likes tea"}' }, pageCall, { call: 'none' }],
      'response.completed',
    ],
    ['a failure', [{ say: 'So' }, { fail: { code: 'server_error', message: 'No.' } }], 'response.failed'],
    ['a refusal', [{ refuse: 402, body: { error: { message: 'No.', code: 'x' } } }], 'response.failed'],
    ['a broken answer', [{ say: 'So' }, { hangUp: true }], 'response.failed'],
  ] as const)('with %s', async (_, steps, last) => {
    const usual = gateway.script;
    const before = gateway.asked.length;
    gateway.script = (_asked, count) => (count === before + 1 ? steps : [{ say: 'Done.' }]);
    const conversation_id = (await agent.api.conversations.create({ project_id: world.project })).id;
    const body = { conversation_id, input: 'Hello' };
    const { events } = await hold(operationOf('createResponse'), { body });
    gateway.script = usual;
    expect(events.at(-1)).toMatchObject({ type: last });
    expect(events.map((event) => (event as { sequence_number: number }).sequence_number)).toEqual(
      events.map((_, index) => index + 1),
    );
  });

  it('where it is cancelled', async () => {
    const conversation_id = (await agent.api.conversations.create({})).id;
    const turn = hold(operationOf('createResponse'), { body: { conversation_id, input: endless } });
    await expect.poll(async () => (await agent.api.responses.inFlight({ conversation_id })).in_flight).toBe(true);
    const list = await hold(operationOf('listInFlight'), { query: { conversation_id } });
    expect(list.body).toMatchObject({ in_flight: [{ conversation_id, status: 'in_progress' }] });
    await hold(operationOf('getInFlight'), { query: { conversation_id } });
    await hold(operationOf('createResponse'), { body: { conversation_id, input: 'More' } }).then(({ status, body }) => {
      expect([status, body]).toMatchObject([409, { error: { code: 'conflict' } }]);
    });
    expect((await hold(operationOf('cancelResponse'), { body: { conversation_id } })).status).toBe(200);
    expect((await turn).events.at(-1)).toMatchObject({ type: 'response.cancelled' });
  });
});

it('every change was told on the bus, as the document says, of every kind of resource', () => {
  const refusals = told.map((event) => published.eventRefusal('get', '/api/v1/events', event));
  expect(refusals.filter((why) => why !== null)).toEqual([]);
  const events = told as readonly { readonly type: string; readonly resource?: string }[];
  expect(events.some(({ type }) => type === 'artifact.open')).toBe(true);
  expect([...new Set(events.flatMap(({ resource }) => resource ?? []))].toSorted()).toEqual(
    ['response', 'conversation', 'project', 'artifact', 'schedule', 'schedule_run', 'file', 'connection']
      .concat(['memory', 'skill', 'scratchpad', 'cell'])
      .toSorted(),
  );
});
