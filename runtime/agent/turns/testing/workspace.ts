import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { agentLimits, type AgentLimitName } from '@polywire/generated/catalog/agent_limits.ts';
import type { TurnEvent } from '@polywire/generated/local/types.ts';
import type { Log } from '../../../platform/log.ts';
import { SseParser } from '../../../platform/sse-parser.ts';
import { createApp } from '../../app.ts';
import { Bus } from '../../events/bus.ts';
import type { Ground } from '../../ground.ts';
import { homeAt, prepareHome } from '../../home.ts';
import { newId } from '../../ids.ts';
import { responsesOperations } from '../../operations/responses.ts';
import { openAgentDatabase, type AgentDatabase } from '../../storage/open.ts';
import type { ConversationRow } from '../../storage/schema.ts';
import { forget } from '../../tools/forget.ts';
import { remember } from '../../tools/remember.ts';
import type { ToolsFor } from '../../tools/tools.ts';
import { Turns } from '../turns.ts';

const silent = (): void => undefined;

/** For tests: a log that nobody reads. */
export const noLog: Log = { debug: silent, info: silent, warn: silent, error: silent };

/** For tests: what a workspace has other than usual. */
export interface Choices {
  readonly gatewayUrl: string;
  readonly gatewayKey?: string;
  readonly limits?: Partial<Record<AgentLimitName, number>>;

  /** Else those for memories. */
  readonly tools?: ToolsFor;

  /** A folder that is there; else a new one, which goes with the workspace. */
  readonly home?: string;
  readonly log?: Log;
}

/** For tests: turns with a database of their own, behind the routes of the API. */
export class Workspace {
  readonly ground: Ground;
  readonly turns: Turns;
  private readonly app: FastifyInstance;
  private readonly temporary: string | null;

  private constructor(ground: Ground, turns: Turns, temporary: string | null) {
    this.ground = ground;
    this.turns = turns;
    this.temporary = temporary;
    this.app = createApp(ground, responsesOperations(turns), () => this.port);
  }

  static async open(choices: Choices): Promise<Workspace> {
    const {
      gatewayUrl,
      gatewayKey = null,
      limits,
      tools = () => [remember, forget],
      home: place,
      log = noLog,
    } = choices;
    const temporary = place === undefined ? await mkdtemp(join(tmpdir(), 'polywire-turns-')) : null;
    const home = homeAt(place ?? temporary ?? '');
    await prepareHome(home);
    const usual = Object.fromEntries(Object.entries(agentLimits).map(([name, { value }]) => [name, value]));
    const ground: Ground = {
      database: await openAgentDatabase(home.database),
      home,
      bus: new Bus(),
      settings: { port: 0, gatewayUrl, gatewayKey, model: 'a-mid', embeddingModel: null, oauthClients: {} },
      limits: { ...usual, ...limits } as Record<AgentLimitName, number>,
      now: () => new Date(),
      log,
    };
    const workspace = new Workspace(ground, new Turns(ground, tools), temporary);
    await workspace.turns.start();
    await workspace.app.listen({ host: '127.0.0.1', port: 0 });
    return workspace;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/api/v1/responses`;
  }

  private get port(): number {
    return (this.app.server.address() as AddressInfo).port;
  }

  get database(): AgentDatabase {
    return this.ground.database;
  }

  /** A new conversation. */
  async conversation(more: Partial<ConversationRow> = {}): Promise<string> {
    const at = this.ground.now().toISOString();
    const row: ConversationRow = {
      id: newId('conv'),
      project_id: null,
      title: 'New conversation',
      titled: 0n,
      goal: null,
      status: 'active',
      created_at: at,
      updated_at: at,
      ...more,
    };
    await this.database.kysely.insertInto('conversation').values(row).execute();
    return row.id;
  }

  /** A message, streamed unless `more` says otherwise. */
  send(
    conversation_id: string,
    input: string,
    more: object = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    return this.post('', { conversation_id, input, ...more }, signal);
  }

  post(path: string, body: object, signal: AbortSignal | null = null): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal });
  }

  /** The events of a turn that is streamed to its end. */
  async turn(conversationId: string, input: string, more: object = {}): Promise<readonly TurnEvent[]> {
    return eventsOf(await this.send(conversationId, input, more));
  }

  tail(conversationId: string, query = '', headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/tail?conversation_id=${conversationId}${query}`, { headers });
  }

  /** The log of a turn as it is in the database. */
  async log(responseId: string): Promise<readonly TurnEvent[]> {
    const rows = await this.database.kysely
      .selectFrom('response_event')
      .select('data')
      .where('response_id', '=', responseId)
      .orderBy('seq')
      .execute();
    return rows.map(({ data }) => JSON.parse(data) as TurnEvent);
  }

  /** The items of a conversation as `kind: content`. */
  async items(conversationId: string): Promise<readonly string[]> {
    const rows = await this.database.kysely
      .selectFrom('item')
      .select(['kind', 'role', 'content'])
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .execute();
    return rows.map(({ kind, role, content }) => `${kind === 'message' ? role : kind}: ${content}`);
  }

  async close(): Promise<void> {
    await this.turns.close();
    this.app.server.closeAllConnections();
    await this.app.close();
    await this.database.close();
    if (this.temporary !== null) await rm(this.temporary, { recursive: true });
  }
}

/** The events of an answer, to its end. */
export async function eventsOf(response: Response): Promise<readonly TurnEvent[]> {
  const events: TurnEvent[] = [];
  for await (const event of each(response)) events.push(event);
  return events;
}

/** The events of an answer, as they come. */
export async function* each({ body }: Response): AsyncGenerator<TurnEvent, undefined> {
  const parser = new SseParser();
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    for (const { data } of parser.push(chunk)) yield JSON.parse(data) as TurnEvent;
  }
  return undefined;
}

/** `type` of each, and of texts what they say. */
export function told(events: readonly TurnEvent[]): readonly string[] {
  return events.map((event) =>
    ('delta' in event ? `${event.type} ${event.delta}` : event.type).replace('response.', ''),
  );
}
