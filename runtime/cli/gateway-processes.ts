import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { type Provider, startProvider } from '../gateway/testing/provider.ts';
import { hello, messageBegin, messageDelta, messageEnd } from '../gateway/testing/replies.ts';
import { newKey } from '../platform/key.ts';
import { startIn, type Started } from './run-command.ts';

/** For tests: a gateway in processes of its own. */
export interface GatewayProcess extends Started {
  readonly url: string;
}

/** For tests: a stream of a stored response that has begun. */
export interface BegunStream {
  /** Of the response. */
  readonly id: string;

  /** All of it, once it has ended; rejects where it is cut. */
  readonly text: Promise<string>;

  /** Lets the provider end it. */
  readonly finish: () => void;
}

/** For tests: gateways that share a deployment file, in front of one provider. */
export class GatewayProcesses {
  readonly provider: Provider;

  /** Path of the deployment file. */
  readonly config: string;
  private readonly key = newKey(keyPrefix);
  private readonly folder = mkdtempSync(join(tmpdir(), 'polywire-gateways-'));
  private readonly running: Started[] = [];

  private constructor(provider: Provider) {
    this.provider = provider;
    this.config = join(this.folder, 'polywire.yaml');
  }

  static async open(): Promise<GatewayProcesses> {
    return new GatewayProcesses(await startProvider(hello));
  }

  /** Writes the deployment file; `more` is put over it. */
  configure(more: object = {}): void {
    const gateway = { listen: '127.0.0.1:0', admin_listen: '127.0.0.1:0', keys: [this.key] };
    const providers = { 'P-A': { base_url: `${this.provider.url}/v1` } };
    writeFileSync(this.config, JSON.stringify({ gateway, providers, ...more }));
  }

  /** Starts a gateway of so many workers with that file; `environment` is beside our own. */
  async start(workers: number, more: object = {}, environment: NodeJS.ProcessEnv = {}): Promise<GatewayProcess> {
    this.configure(more);
    const options = ['--config', this.config, '--workers', String(workers)];
    const started = await startIn({ ...process.env, ...environment }, 'gateway', ...options);
    this.running.push(started);
    const { url } = JSON.parse(started.line) as { url: string };
    return { ...started, url };
  }

  /** A request on a connection of its own, which may come to any worker. */
  send(url: string, method: string, body?: object): Promise<Response> {
    return fetch(url, {
      method,
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json', connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Asks a model something. */
  ask(url: string): Promise<Response> {
    const messages = [{ role: 'user', content: 'Hi' }];
    return this.send(`${url}/v1/chat/completions`, 'POST', { model: 'a-mid', messages });
  }

  /** What has become of a stored response. */
  async status(url: string, id: string): Promise<unknown> {
    const response = await this.send(`${url}/v1/responses/${id}`, 'GET');
    return ((await response.json()) as { status?: unknown }).status ?? response.status;
  }

  async stream(url: string): Promise<BegunStream> {
    const finish = Promise.withResolvers<() => void>();
    this.provider.script = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(messageBegin('Hel'));
      finish.resolve(() => response.end(messageDelta('lo') + messageEnd));
    };
    const { body } = await this.send(`${url}/v1/responses`, 'POST', { model: 'a-mid', stream: true, input: 'Hi' });
    const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
    if (pieces === undefined) throw new Error('no stream');
    const { value: first = '' } = await pieces.read();
    this.provider.script = hello;
    const [, id = ''] = /"id":"(resp_\w+)"/.exec(first) ?? [];
    return { id, text: rest(first, pieces), finish: await finish.promise };
  }

  /** Kills what runs, between two tests. */
  async end(): Promise<void> {
    for (const { child } of this.running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    this.provider.script = hello;
    this.provider.received.length = 0;
  }

  async close(): Promise<void> {
    await this.provider.close();
    rmSync(this.folder, { recursive: true, maxRetries: 3 });
  }
}

async function rest(first: string, pieces: ReadableStreamDefaultReader<string>): Promise<string> {
  for (let text = first; ;) {
    const { value, done } = await pieces.read();
    if (done) return text;
    text += value;
  }
}
