import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { startCommand, type Started } from './run-command.ts';

const running: Started[] = [];
afterEach(async () => {
  for (const { child, interrupt } of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) await interrupt();
});

async function up(...args: readonly string[]): Promise<Started> {
  const started = await startCommand('up', ...args);
  running.push(started);
  return started;
}

interface Announced {
  readonly url: string;
  readonly key: string;
  readonly mocks_url: string;
  readonly agent_url: string;
  readonly models: readonly string[];
}

it('starts a gateway that answers with the key it says, and ends everything when told to', async () => {
  const started = await up('--json', '--port', '0', '--mocks-port', '0');
  const { url, key, mocks_url, models } = JSON.parse(started.line) as Announced;
  expect(models).toContain('a-mid');
  const reply = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'a-mid', messages: [{ role: 'user', content: 'Hello' }] }),
  });
  expect(await reply.json()).toMatchObject({ choices: [{ message: { content: 'You said: Hello' } }] });

  expect(await started.interrupt()).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
  await expect(fetch(mocks_url)).rejects.toThrow();
});

it('starts an agent server whose turns go through the gateway', async () => {
  const started = await up('--json', '--port', '0', '--mocks-port', '0', '--agent-port', '0');
  const { agent_url } = JSON.parse(started.line) as Announced;
  const post = async (path: string, body: object): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${agent_url}/api/v1${path}`, init)).json();
  };
  const { id } = (await post('/conversations', {})) as { id: string };
  expect(await post('/responses', { conversation_id: id, input: 'Hello', stream: false })).toMatchObject({
    status: 'completed',
    output: [{ type: 'text', text: 'You said: Hello' }],
  });
  expect(await started.interrupt()).toBe(0);
  await expect(fetch(agent_url)).rejects.toThrow();
});

it('leaves no mocks behind when it is killed', async () => {
  const started = await up('--json', '--port', '0', '--mocks-port', '0');
  const { mocks_url } = JSON.parse(started.line) as Announced;
  started.child.kill('SIGKILL');
  await expect
    .poll(() =>
      fetch(mocks_url).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');
});

it('prints the models and two requests that work as printed', async () => {
  const started = await up('--port', '0', '--mocks-port', '0');
  await expect.poll(started.out).toContain('Ctrl-C ends everything.');
  const text = started.out();
  expect(text).toMatch(/^a-mid +P-A +low medium high max +128000 +1000000$/m);
  const curls = text.match(/^curl [^\n]*\\\n[^\n]*$/gm) ?? [];
  expect(curls).toHaveLength(2);
  const answers = await Promise.all(curls.map((curl) => promisify(execFile)('sh', ['-c', curl])));
  expect(JSON.parse(answers[0]?.stdout ?? '')).toMatchObject({ object: 'chat.completion' });
  expect(answers[1]?.stdout).toMatch(/^event: message_start\n(.|\n)*event: message_stop\n/);
});

it('takes a free port where the default one is taken, and says so', async () => {
  const squatter = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    squatter.once('error', () => {
      resolve(true);
    });
    squatter.listen(26_800, '127.0.0.1', () => {
      resolve(false);
    });
  });
  try {
    const started = await up('--json', '--mocks-port', '0');
    const { port } = new URL((JSON.parse(started.line) as Announced).url);
    expect(port).not.toBe('26800');
    expect(started.err()).toBe('polywire up: port 26800 is taken, using a free one (--port chooses)\n');
  } finally {
    if (!taken) squatter.close();
  }
});

it('ends with 1 and one line where the port that was asked for is taken', async () => {
  const first = await up('--json', '--port', '0', '--mocks-port', '0');
  const { port } = new URL((JSON.parse(first.line) as Announced).url);
  await expect(up('--json', '--port', port, '--mocks-port', '0')).rejects.toThrow(
    /^ended with 1: polywire up: .*EADDRINUSE.*\n$/,
  );
});
