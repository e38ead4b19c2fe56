import { ScriptedGateway } from '@polywire/runtime/agent/turns/testing/scripted-gateway.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, asks, endless, makePage, makeWorld, operationOf, pageCall, type Ask, type World } from './agent-asks.ts';
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

/** What a field of a query may not be. */
function wrongQueries({ schema, required }: Operation['parameters'][number]): readonly string[] {
  const { type, minimum, maximum, enum: names, items } = schema;
  if (type === 'integer') {
    const bounds = [Number(minimum) - 1, ...(maximum === undefined ? [] : [Number(maximum) + 1])].map(String);
    return [...bounds, 'x', '1.5', '', '1e999', '0x10'];
  }
  if (names !== undefined || items !== undefined) return ['nothing', 'null', '\u0000'];
  return required && schema['minLength'] === 1 ? [''] : [];
}

describe.each(operations)('$method $path', (operation) => {
  const { id, status, parameters, body, events } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const endlessEvents = id === 'streamEvents';

  it.skipIf(endlessEvents)('answers as it says, with every field and no other', async () => {
    const answer = await hold(operation, await granted(operation));
    // Nobody granted the authorization: it says so.
    expect(answer.status).toBe(id === 'finishOauth' ? 400 : status);
    if (events !== '' && id !== 'createResponse') expect(answer.events.length).toBeGreaterThan(0);
  });

  it.runIf(inPath.length > 0)('does not find what is not there', async () => {
    const asked = await granted(operation);
    for (const { name } of inPath)
      for (const none of ['none', '\u{1f389}', "x';--", 'x'.repeat(300)]) {
        const params = { ...asked.params, [name]: none };
        const answer = await hold(operation, { ...asked, params });
        expect([name, none, answer]).toMatchObject([name, none, { status: 404, body: { error: { code: 'not_found' } } }]);
      }
  });

  it.runIf(body !== null)('takes no field of another type than it says, and says which', async () => {
    const asked = await granted(operation);
    for (const field of body?.fields ?? [])
      for (const value of values) {
        const wrong = { ...asked.body, [field]: value };
        if (published.bodyRefusal(operation.method, operation.path, wrong) === null) continue;
        const answer = await hold(operation, { ...asked, body: wrong });
        const at = expect.arrayContaining(['body', field]) as unknown;
        const detail = expect.arrayContaining([expect.objectContaining({ loc: at })]) as unknown;
        expect([field, value, answer]).toMatchObject([field, value, { status: 422, body: { detail } }]);
      }
  });

  it.runIf(body !== null)('needs the fields that it says, no others, and passes over those that it does not know', async () => {
    for (const field of body?.fields ?? []) {
      const asked = await granted(operation);
      const { [field]: _, ...rest } = asked.body ?? {};
      const answer = await hold(operation, { ...asked, body: rest });
      if (body?.required.includes(field) === true) expect([field, answer]).toMatchObject([field, { status: 422 }]);
      else if (!(id === 'createResponse' && field === 'stream')) expect([field, answer.status]).toEqual([field, status]);
    }
    const asked = await granted(operation);
    expect((await hold(operation, { ...asked, body: { ...asked.body, 'no-such-field': [5] } })).status).toBe(status);
  });

  it.runIf(body !== null)('reads JSON alone', async () => {
    const asked = await granted(operation);
    const json = { 'content-type': 'application/json' };
    expect((await hold(operation, asked, { body: '{', headers: json })).status).toBe(400);
    expect((await hold(operation, asked, { body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await hold(operation, asked, { body: '[]', headers: json })).status).toBe(422);
  });

  it.runIf(inQuery.length > 0 && !endlessEvents)('takes the bounds of its query and nothing past them', async () => {
    const asked = await granted(operation);
    for (const parameter of inQuery) {
      const { name, required, schema } = parameter;
      const query = (value: string): Ask => ({ ...asked, query: { ...asked.query, [name]: value } });
      for (const wrong of wrongQueries(parameter)) {
        const answer = await hold(operation, query(wrong));
        const detail = [{ loc: ['query', name] }];
        expect([name, wrong, answer]).toMatchObject([name, wrong, { status: 422, body: { detail } }]);
      }
      for (const bound of [schema['minimum'], schema['maximum']])
        if (bound !== undefined) expect((await hold(operation, query(String(bound)))).status).toBe(status);
      if (id === 'finishOauth') continue;
      const { [name]: _, ...rest } = asked.query ?? {};
      expect([name, (await hold(operation, { ...asked, query: rest })).status]).toEqual([name, required ? 422 : status]);
    }
  });

  it.skipIf(endlessEvents || id === 'finishOauth')('passes over a query that it does not know', async () => {
    const asked = await granted(operation);
    const query = { ...asked.query, 'no-such-field': 'x' };
    expect((await hold(operation, { ...asked, query })).status).toBe(status);
  });

  it('names its methods to who comes with another one', async () => {
    const response = await ask(agent, operation, await granted(operation), { method: 'PUT' });
    const { status: refused, headers } = response;
    expect([refused, headers.get('allow')]).toEqual([405, expect.stringContaining(operation.method.toUpperCase())]);
    expect(published.replyRefusal(operation.method, operation.path, 405, await response.json())).toBeNull();
  });
});

describe('the events of a turn are what the document says', () => {
  it.each([
    ['an answer', [{ think: 'Hm.' }, { say: 'Yes.' }, { say: ' No.' }], 'response.completed'],
    ['tools', [{ call: 'remember', with: '{"content":"Likes tea"}' }, pageCall, { call: 'none' }], 'response.completed'],
    ['a failure', [{ say: 'So' }, { fail: { code: 'server_error', message: 'No.' } }], 'response.failed'],
    ['a refusal', [{ refuse: 402, body: { error: { message: 'No.', code: 'x' } } }], 'response.failed'],
    ['a broken answer', [{ say: 'So' }, { hangUp: true }], 'response.failed'],
  ] as const)('with %s', async (_, steps, last) => {
    const usual = gateway.script;
    const before = gateway.asked.length;
    gateway.script = (asked, count) => (count === before + 1 ? steps : [{ say: 'Done.' }]);
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
