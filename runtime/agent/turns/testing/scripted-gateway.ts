import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What the agent asked, as far as tests look at it. */
export interface Asked {
  readonly model: string;
  readonly instructions: string;
  readonly input: readonly Readonly<Record<string, unknown>>[];
  readonly tools?: readonly { readonly name: string }[];
  readonly store: boolean;
  readonly include: readonly string[];
}

/** What the model does next: a piece of its answer; an answer that is none; waiting for the test. */
export type Step =
  | { readonly say: string }
  | { readonly think: string }
  | { readonly call: string; readonly with?: string; readonly id?: string }
  | { readonly item: object }
  | { readonly wait: Promise<unknown> }
  | { readonly fail: { readonly code: string; readonly message: string } }
  | { readonly refuse: number; readonly body: unknown }
  | { readonly hangUp: true };

export type Script = (asked: Asked, count: number) => readonly Step[];

/**
 * For tests: `POST /v1/responses` of a gateway whose model says what the test tells it to, when it is to. Every `say` of one
 * answer is a delta of one message.
 */
export class ScriptedGateway {
  readonly asked: Asked[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  script: Script = () => [{ say: 'Yes.' }];

  /** Answers that the agent gave up. */
  abandoned = 0;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void (async () => {
        const asked = (await json(request)) as Asked;
        this.asked.push(asked);
        this.headers.push(request.headers);
        response.on('close', () => {
          if (!response.writableFinished) this.abandoned += 1;
        });
        await answer(response, this.script(asked, this.asked.length), this.asked.length);
      })();
    });
  }

  static async start(): Promise<ScriptedGateway> {
    const gateway = new ScriptedGateway();
    gateway.server.listen(0, '127.0.0.1');
    await once(gateway.server, 'listening');
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** Tokens of every answer. */
export const usage = { input: 10, output: 5 };

async function answer(response: ServerResponse, steps: readonly Step[], count: number): Promise<void> {
  let sequence = 0;
  const send = (event: object): void => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ ...event, sequence_number: sequence++ })}\n\n`);
  };
  const whole = (status: string, error: object | null = null): object => {
    const { input: input_tokens, output: output_tokens } = usage;
    return { id: `resp_${count}`, object: 'response', status, error, usage: { input_tokens, output_tokens } };
  };
  const items: object[] = [];
  let text: string | null = null;
  const endText = (): void => {
    if (text === null) return;
    const content = [{ type: 'output_text', text, annotations: [], logprobs: [] }];
    const item = {
      id: `msg_${count}_${items.length}`,
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content,
    };
    send({ type: 'response.output_item.done', output_index: items.push(item) - 1, item });
    text = null;
  };
  for (const step of steps) {
    if (response.destroyed) return;
    if ('refuse' in step) {
      response.writeHead(step.refuse, { 'content-type': 'application/json', 'x-should-retry': 'false' });
      response.end(JSON.stringify(step.body));
      return;
    }
    if (!response.headersSent) send({ type: 'response.created', response: whole('in_progress') });
    if ('wait' in step) await step.wait;
    else if ('item' in step) {
      endText();
      send({ type: 'response.output_item.done', output_index: items.push(step.item) - 1, item: step.item });
    } else if ('say' in step) {
      text = (text ?? '') + step.say;
      send({ type: 'response.output_text.delta', output_index: items.length, delta: step.say });
    } else if ('think' in step) {
      endText();
      send({ type: 'response.reasoning_summary_text.delta', output_index: items.length, delta: step.think });
      const summary = [{ type: 'summary_text', text: step.think }];
      const item = { id: `rs_${count}`, type: 'reasoning', summary, encrypted_content: `sealed ${count}` };
      send({ type: 'response.output_item.done', output_index: items.push(item) - 1, item });
    } else if ('call' in step) {
      endText();
      const { call: name, with: written = '{}', id: call_id = `call_${count}_${items.length}` } = step;
      const item = {
        id: `fc_${call_id}`,
        type: 'function_call',
        call_id,
        name,
        arguments: written,
        status: 'completed',
      };
      send({ type: 'response.output_item.done', output_index: items.push(item) - 1, item });
    } else if ('fail' in step) {
      send({ type: 'response.failed', response: whole('failed', step.fail) });
      response.end();
      return;
    } else {
      response.socket?.destroySoon();
      return;
    }
  }
  endText();
  send({ type: 'response.completed', response: whole('completed') });
  response.end();
}
