import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { AgentLimitName } from '@polywire/generated/catalog/agent_limits.ts';
import type { Cell, CellEvent, CreateCell, Scratchpad } from '@polywire/generated/local/types.ts';
import { SseParser } from '../../../../platform/sse-parser.ts';
import { createApp } from '../../../app.ts';
import { createConversation } from '../../../conversations/conversations.ts';
import type { Ground } from '../../../ground.ts';
import { Kernels } from '../../../kernels/kernels.ts';
import { findStarters, type Starters } from '../../../kernels/starters.ts';
import { cellsOperations } from '../../../operations/cells.ts';
import { conversationsOperations } from '../../../operations/conversations.ts';
import { scratchpadsOperations } from '../../../operations/scratchpads.ts';
import { testGround, type TestGround } from '../../../testing/ground.ts';
import { createScratchpad } from '../../scratchpads.ts';
import { CellRuns } from '../runs.ts';

export interface NotebookOptions {
  readonly limits?: Partial<Readonly<Record<AgentLimitName, number>>>;
  readonly find?: () => Promise<Starters>;

  /** The home folder; absent: a new one, which goes with the notebook. */
  readonly home?: string;
}

/** What there is on a machine does not change during the tests. */
let known: Promise<Starters> | null = null;

/** A server with scratchpads and nothing else. */
export class Notebook {
  readonly ground: Ground;
  readonly runs: CellRuns;
  readonly url: string;
  private readonly own: TestGround;
  private readonly app: ReturnType<typeof createApp>;

  private constructor(
    own: TestGround,
    ground: Ground,
    runs: CellRuns,
    app: ReturnType<typeof createApp>,
    port: number,
  ) {
    this.own = own;
    this.ground = ground;
    this.runs = runs;
    this.app = app;
    this.url = `http://127.0.0.1:${port}/api/v1`;
  }

  static async open({ limits, find, home }: NotebookOptions = {}): Promise<Notebook> {
    const own = await testGround(home);
    const ground: Ground = { ...own, limits: { ...own.limits, ...limits } };
    const runs = new CellRuns(ground, new Kernels(ground, find ?? (() => (known ??= findStarters(process.env)))));
    await runs.start();
    let port = 0;
    const stop = (id: string): Promise<void> => runs.stopConversation(id);
    const operations = {
      ...cellsOperations(ground, runs),
      ...scratchpadsOperations(ground, runs),
      ...conversationsOperations(ground, stop),
    };
    const app = createApp(ground, operations, () => port);
    await app.ready();
    app.server.listen(0, '127.0.0.1');
    await once(app.server, 'listening');
    ({ port } = app.server.address() as AddressInfo);
    return new Notebook(own, ground, runs, app, port);
  }

  /** A scratchpad with these cells, in a conversation of its own or in a given one. */
  async pad(cells: readonly CreateCell[], conversation?: string): Promise<Scratchpad> {
    const conversation_id = conversation ?? (await createConversation(this.ground, { title: 'T' })).id;
    return createScratchpad(this.ground, { conversation_id, title: 'Sales', cells });
  }

  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const json =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return fetch(this.url + path, { method, ...json, ...(signal && { signal }) });
  }

  /** Asks for a run. */
  start({ id }: Pick<Scratchpad, 'id'>, cell: string, signal?: AbortSignal): Promise<Response> {
    return this.call('POST', `/scratchpads/${id}/cells/${cell}/run`, undefined, signal);
  }

  /** Runs a cell to its end. */
  async run(pad: Pick<Scratchpad, 'id'>, cell: string): Promise<readonly CellEvent[]> {
    const found: CellEvent[] = [];
    for await (const event of eventsOf(await this.start(pad, cell))) found.push(event);
    return found;
  }

  /** Adds a cell, runs it, and answers what it came to. */
  async does(pad: Pick<Scratchpad, 'id'>, language: string, content: string): Promise<Done> {
    const added = await this.call('POST', `/scratchpads/${pad.id}/cells`, { type: 'code', language, content });
    const { id } = (await added.json()) as Cell;
    const last = (await this.run(pad, id)).at(-1);
    const cells = await this.cells(pad);
    const place = cells.findIndex((cell) => cell.id === id);
    const outputs = cells[place + 1]?.outputs ?? [];
    const text = outputs.map(({ data }) => (typeof data === 'string' ? data : JSON.stringify(data))).join('');
    return { id, error: last?.type === 'cell.done' ? last.error : 'no end', text, outputs, cell: cells[place] };
  }

  async cells({ id }: Pick<Scratchpad, 'id'>): Promise<readonly Cell[]> {
    return ((await (await this.call('GET', `/scratchpads/${id}`)).json()) as Scratchpad).cells;
  }

  async close(): Promise<void> {
    await this.runs.close();
    this.app.server.closeAllConnections();
    await this.app.close();
    await this.own.close();
  }
}

/** What a run came to. */
export interface Done {
  readonly id: string;
  readonly error: string | null;

  /** All outputs in one. */
  readonly text: string;
  readonly outputs: NonNullable<Cell['outputs']>;
  readonly cell: Cell | undefined;
}

/** The events of a run, as they come. */
export async function* eventsOf(response: Response): AsyncGenerator<CellEvent> {
  if (!response.ok || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
  const parser = new SseParser();
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    for (const { event, id, data } of parser.push(chunk)) {
      const parsed = JSON.parse(data) as CellEvent;
      if (parsed.type !== event || String(parsed.sequence_number) !== id) throw new Error(`not itself: ${data}`);
      yield parsed;
    }
  }
}
