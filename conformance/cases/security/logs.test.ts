import { afterAll, beforeAll, expect, it } from 'vitest';
import { chat, messages, responses, user } from '../asking.ts';
import { type OtherGateway, startOther } from '../other-gateway.ts';
import { sendRaw } from '../raw-http.ts';
import { start, type Running } from '../running.ts';

/**
 * A log is one JSON object a line, whatever callers and providers send, and holds nothing that was said: at `debug`, over
 * requests that are served, refused, broken off and failed.
 */
const credential = 'canary-of-the-provider-credential';
let running: Running;
let gateway: OtherGateway;
beforeAll(async () => {
  running = await start();
  gateway = await startOther(running, {
    log: 'debug',
    limits: { retry_delay: 1, requests_per_minute: 1_000_000, tokens_per_minute: 1_000_000_000 },
    environment: { POLYWIRE_CASE_CREDENTIAL: credential },
  });
});
afterAll(() => running.stop());

/** What callers, models and providers say here; and bytes that would forge a line or move a terminal's cursor. */
const said = 'canary of what is said';
const token = 'canary-of-an-mcp-token';
const cookie = 'canary-of-a-cookie';
const forged = '\r\n{"level":"error","message":"forged"}\u001b[2J\u001b]0;x\u0007\u2028\u0000"}';

async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: {
      'x-api-key': running.key,
      'content-type': 'application/json',
      cookie: `service_session=${cookie}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.text().catch(() => '');
}

const chatBody = { model: 'a-mid', messages: [user(said)] };

/** Requests that are served. */
async function served(): Promise<void> {
  for (const model of ['a-mid', 'r-mid', 'g-a', 'f-d', 'x-a'])
    for (const stream of [false, true]) {
      expect(await post(chat, { ...chatBody, model, stream })).toContain('canary');
      await post(responses, { model, stream, input: said, instructions: said, metadata: { said } });
      await post(messages, {
        model,
        stream,
        max_tokens: 100,
        messages: [user(`${said}. Please search for ${said}`)],
        mcp_servers: [{ type: 'url', url: `https://mcp.example.com/${token}`, name: 'x', authorization_token: token }],
        tools: [
          { type: 'mcp_toolset', mcp_server_name: 'x' },
          { type: 'web_search_20250305', name: 'web_search' },
          { name: 'look', description: said, input_schema: { type: 'object', description: said } },
        ],
      });
    }
  await post('/v1/embeddings', { model: 'embed-small', input: said });
  await post('/v1/decisions', { model: 'decide', state: said, questions: { q: { type: 'noul', instructions: said } } });
  await post('/v1/messages/count_tokens', { model: 'r-mid', messages: [user(said)] });
}

/** Requests that are refused, each with the canary at the place that is at fault. */
async function refused(): Promise<void> {
  await post(chat, `{"model":"a-mid","messages":"${said}`);
  await post(chat, { ...chatBody, messages: said });
  await post(chat, { ...chatBody, model: said });
  await post(chat, { ...chatBody, max_tokens: 10_000_000 });
  await post(chat, { ...chatBody, tools: [{ type: 'function', function: { name: said } }] });
  await post(responses, { model: 'a-mid', input: said, previous_response_id: said });
  await post(chat, said, { 'content-type': said });
  await post(`/v1/${encodeURIComponent(said)}?x=${encodeURIComponent(said)}`, chatBody);
  for (const headers of [
    { 'x-api-key': `${running.key.slice(0, -1)}0` },
    { authorization: `Bearer ${token}` },
    { authorization: `Basic ${token}` },
  ])
    await post(chat, chatBody, headers);
  await sendRaw(gateway.url, `POST ${said} HTTP/1.1\r\nx-api-key: ${running.key}\r\n\u0000: ${token}\r\n\r\n${said}`);
}

/** Requests whose provider fails, in its own words. */
async function failed(): Promise<void> {
  const error = { type: 'error', error: { type: 'x', message: `${said} ${credential}${forged}` } };
  const answers = [
    ...[400, 401, 403, 404, 429, 500, 529].map((status) => ({ answer: { status, body: error } })),
    { answer: { status: 200, body: `${said}${forged}` } },
    { answer: { status: 200, body: { content: said } } },
    { destroy: true },
    { stream: { frames: [`data: {"${said}\n\n`, `event: ${said}\ndata: ${said}\n\n`] } },
    { stream: { frames: [`event: error\ndata: ${JSON.stringify(error)}\n\n`] } },
    { stream: { cutAfter: 2 } },
    { stream: { destroyAfter: 2 } },
    { stream: { errorAfter: 2 } },
  ];
  for (const [index, answer] of answers.entries())
    for (const model of ['a-mid', 'r-mid', 'g-a'])
      for (const stream of [false, true]) {
        const marker = `failing-${index}-${model}-${stream}-here`;
        await running.mocks.script({ match: { marker }, times: 9, ...answer });
        await post(chat, { ...chatBody, model, stream, messages: [user(`${said} ${marker}`)] });
        await post(responses, { model, stream, input: `${said} ${marker}` });
      }
}

/** Requests with control characters wherever something might be logged. */
async function forging(): Promise<void> {
  await post(chat, { ...chatBody, model: forged });
  await post(chat, {
    ...chatBody,
    messages: [user(forged)],
    user: forged,
    metadata: { [forged.slice(0, 60)]: forged },
  });
  await post(chat, { ...chatBody, tools: [{ type: forged, name: forged }] });
  await post(responses, { model: 'a-mid', input: forged, previous_response_id: forged });
  await post(`/v1/models/${encodeURIComponent(forged)}`, {});
  await fetch(`${gateway.url}/v1/models/${encodeURIComponent(forged)}`, { headers: { 'x-api-key': running.key } });
  await post(chat, chatBody, {
    'user-agent': '"}\u009b31m',
    'x-request-id': '{"level":"error"}',
    traceparent: '\u0085',
  });
}

it('each line is one JSON object, and nothing secret or said is in any', async () => {
  await served();
  await refused();
  await failed();
  await forging();
  await gateway.stop();
  const log = gateway.logged();

  const lines = log.split('\n').filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) {
    const entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
    expect(typeof entry['level'], line).toMatch(/string|number/u);
    expect(JSON.stringify(entry), line).not.toContain('"forged"');
  }
  expect(log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028]/u);

  const secrets = { said, token, cookie, credential, key: running.key, secret: running.key.slice(-38) };
  for (const [name, secret] of Object.entries(secrets)) expect(log.includes(secret), name).toBe(false);
}, 120_000);
