import type { CreateResponse, InFlight, InFlightEntry, Response } from '@polywire/generated/local/types.ts';
import type { Polywire } from '@polywire/generated/sdk/gateway.ts';
import { publishChange } from '../changes.ts';
import { AgentError, notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import type { ToolsFor } from '../tools/tools.ts';
import { begin, type Begun } from './begin.ts';
import { gatewayOf } from './gateway.ts';
import { failureOf, type GatewayFailure } from './gateway-failure.ts';
import { Journal } from './journal.ts';
import { responseOf } from './response.ts';
import { run } from './run.ts';
import type { Ending } from './seal.ts';
import { interrupted, Sealing } from './sealing.ts';
import { lastTurn, requireConversation, requireTurn, type LastTurn } from './stored.ts';
import { tailEnded, tailRunning } from './tail.ts';
import { TurnLog } from './turn-log.ts';

/** What a turn has come to. */
export interface Ended {
  /** Null: its conversation was deleted under it, or its end could not be written. */
  readonly response: Response | null;

  /** The gateway refused before anything of an answer was there; null: it did not. */
  readonly refusal: GatewayFailure | null;
}

/** A turn under way. */
export interface Running {
  readonly conversationId: string;
  readonly responseId: string;

  /** Never rejects. */
  readonly ended: Promise<Ended>;

  /** Its events from number `from` on, until its end or the abort of `signal`. */
  tail(from: number, signal: AbortSignal): AsyncGenerator<string, undefined>;
}

interface Live extends Running {
  readonly log: TurnLog;
  readonly startedAt: string;

  /** Ends it so, unless it ends by itself before. */
  stop(ending: Ending): void;
}

/** Why a turn was stopped from outside. */
class Stopped extends Error {
  readonly ending: Ending;

  constructor(ending: Ending) {
    super('the turn was stopped');
    this.ending = ending;
  }
}

/**
 * The turns of all conversations. A turn depends on nobody who listens; it is in the database before the model is called, and
 * whatever it comes to is there before anybody is told.
 */
export class Turns {
  private readonly ground: Ground;
  private readonly gateway: Polywire;
  private readonly tools: ToolsFor;
  private readonly journal: Journal;
  private readonly sealing: Sealing;

  /** By conversation, oldest first. */
  private readonly live = new Map<string, Live>();

  /** Turns that are being stored, which count as turns. */
  private readonly beginning = new Set<Promise<Live>>();
  private closing = false;

  constructor(ground: Ground, tools: ToolsFor) {
    this.ground = ground;
    this.tools = tools;
    this.gateway = gatewayOf(ground.settings);
    this.journal = new Journal(ground.database);
    this.sealing = new Sealing(ground, this.journal);
  }

  /** Ends what a process left that is gone. To be called before the first turn; throws what the database throws. */
  start(): Promise<void> {
    return this.sealing.orphans();
  }

  /**
   * Stores a message and begins its turn. Throws AgentError `not_found`, `conflict` for a conversation that is busy or archived,
   * `busy` for too many turns at once; InvalidField; what the database throws.
   */
  async begin(request: CreateResponse): Promise<Running> {
    const { turns_at_once: most } = this.ground.limits;
    if (this.closing) throw new AgentError('busy', 'The server is stopping.');
    const other = this.live.get(request.conversation_id);
    if (other !== undefined) {
      throw new AgentError('conflict', `A turn of this conversation is under way: ${other.responseId}.`);
    }
    if (this.live.size + this.beginning.size >= most) {
      throw new AgentError('busy', `There are ${most} turns under way already.`);
    }
    const live = this.store(request);
    this.beginning.add(live);
    try {
      return await live;
    } finally {
      this.beginning.delete(live);
    }
  }

  /** Stops the turn of a conversation; what came so far stays. Throws AgentError `not_found` where there is none. */
  async cancel(conversationId: string): Promise<Response> {
    const live = this.live.get(conversationId);
    if (live === undefined) {
      await requireConversation(this.ground.database, conversationId);
      throw new AgentError('not_found', `No turn of ${conversationId} is under way.`);
    }
    live.stop({ status: 'cancelled' });
    const { response } = await live.ended;
    return response ?? this.read(live.responseId);
  }

  /** Stops the turn of a conversation that is about to go; nothing where there is none. Resolves when it has ended. */
  async stopTurn(conversationId: string): Promise<void> {
    const live = this.live.get(conversationId);
    live?.stop({ status: 'cancelled' });
    await live?.ended;
  }

  /** Resolves when no turn of a conversation is under way; at once where none is. */
  async whenIdle(conversationId: string): Promise<void> {
    await this.live.get(conversationId)?.ended;
  }

  /** Ends every turn as interrupted, and begins none any more. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.allSettled(this.beginning);
    const all = [...this.live.values()];
    for (const live of all) live.stop(interrupted);
    await Promise.all(all.map(({ ended }) => ended));
  }

  /** The turns under way, oldest first. */
  inFlight(conversationId?: string): readonly InFlightEntry[] {
    const all = [...this.live.values()];
    const chosen = conversationId === undefined ? all : all.filter((one) => one.conversationId === conversationId);
    return chosen.map(({ conversationId: conversation_id, responseId: response_id, startedAt: started_at, log }) => {
      return { conversation_id, response_id, status: 'in_progress', latest_seq: log.latest, started_at };
    });
  }

  /** A conversation's turn under way, or its last one. Throws AgentError `not_found` for a conversation that is not there. */
  async lastOf(conversationId: string): Promise<InFlight> {
    const last = await this.stored(conversationId);
    const [entry] = this.inFlight(conversationId);
    if (entry !== undefined) return { in_flight: true, has_buffer: true, ...entry };
    return {
      in_flight: false,
      conversation_id: conversationId,
      response_id: last?.id ?? null,
      status: last?.status ?? null,
      has_buffer: last !== null && last.latest > 0,
      latest_seq: last?.latest ?? 0,
      started_at: last?.created_at ?? null,
    };
  }

  /**
   * The events of a turn from number `from` on; of the conversation's turn under way, or its last one, where `responseId` is
   * absent. Throws AgentError `not_found` where there is none.
   */
  async tail(
    { conversationId, responseId }: { readonly conversationId: string; readonly responseId: string | undefined },
    from: number,
    signal: AbortSignal,
  ): Promise<AsyncGenerator<string, undefined>> {
    const { database } = this.ground;
    const last = await this.stored(conversationId);
    const live = this.live.get(conversationId);
    const wanted = responseId ?? live?.responseId ?? last?.id;
    if (wanted === undefined) throw new AgentError('not_found', `${conversationId} has had no turn yet.`);
    if (live?.responseId === wanted) return live.tail(from, signal);
    await requireTurn(database, conversationId, wanted);
    return tailEnded(database, wanted, from);
  }

  /** A turn, also while it is under way. Throws AgentError `not_found`. */
  async read(responseId: string): Promise<Response> {
    const { kysely } = this.ground.database;
    const row = await kysely.selectFrom('response').selectAll().where('id', '=', responseId).executeTakeFirst();
    if (row === undefined) throw notFound('response', responseId);
    const live = this.live.get(row.conversation_id);
    const isLive = row.status === 'in_progress' && live?.responseId === responseId;
    return { ...responseOf(row), ...(isLive && { output: live.log.output.items }) };
  }

  private async stored(conversationId: string): Promise<LastTurn | null> {
    await requireConversation(this.ground.database, conversationId);
    return lastTurn(this.ground.database, conversationId);
  }

  private async store(request: CreateResponse): Promise<Live> {
    const { conversation_id } = request;
    await this.sealing.settle(conversation_id);
    const at = this.ground.now();
    const log = new TurnLog(newId('resp', at.getTime()), conversation_id, this.ground.limits.reader_backlog);
    const stored: Begun[] = [];
    await this.journal.commit(log, async (tx) => {
      const begun = await begin(tx, request, { id: log.responseId, usualModel: this.ground.settings.model, at });
      stored.push(begun);
      return [{ type: 'response.created', response: responseOf(begun.row) }];
    });
    const begun = stored.at(-1);
    if (begun === undefined) throw new Error('a turn that was stored is not there');
    return this.launch(log, begun);
  }

  private launch(log: TurnLog, begun: Begun): Live {
    const { database } = this.ground;
    const { conversationId, responseId } = log;
    const controller = new AbortController();
    log.onFailure = () => {
      controller.abort(log.failure);
    };
    const live: Live = {
      conversationId,
      responseId,
      startedAt: begun.row.created_at,
      log,
      ended: this.lifeOf(log, begun, controller.signal),
      stop: (ending) => {
        controller.abort(new Stopped(ending));
      },
      tail: (from, signal) => tailRunning(database, log, from, signal),
    };
    this.live.set(conversationId, live);
    return live;
  }

  /** The life of a turn, from its first call of the model until its end is written. Does not reject. */
  private async lifeOf(log: TurnLog, begun: Begun, signal: AbortSignal): Promise<Ended> {
    const { ground, gateway, journal } = this;
    const { conversation, skills, row } = begun;
    this.tellChange(conversation.project_id, log, 'created');
    let ending: Ending;
    let failure: GatewayFailure | null = null;
    try {
      const tools = await this.tools(conversation, skills);
      ending = await run({ ground, gateway, journal, log, conversation, model: row.model, skills, tools, signal });
    } catch (error) {
      const cause: unknown = signal.aborted ? signal.reason : error;
      failure = failureOf(cause);
      ending = this.endingOf(cause, failure, log);
    }
    const response = await this.sealing.running(log, ending);
    this.live.delete(log.conversationId);
    if (response !== null) this.tellChange(conversation.project_id, log, 'updated');
    // The first event is that it has begun, the second its end.
    return { response, refusal: log.latest === 2 ? failure : null };
  }

  /** What a turn comes to that was stopped or has failed. */
  private endingOf(error: unknown, failure: GatewayFailure | null, log: TurnLog): Ending {
    if (error instanceof Stopped) return error.ending;
    if (failure !== null) return { status: 'failed', error: { code: failure.code, message: failure.message } };
    const name = error instanceof Error ? error.name : 'unknown';
    this.ground.log.error('a turn failed', { response: log.responseId, error: name });
    return { status: 'failed', error: { code: 'internal', message: 'The turn failed in the server.' } };
  }

  private tellChange(project_id: string | null, log: TurnLog, action: 'created' | 'updated'): void {
    const { responseId, conversationId: conversation_id } = log;
    publishChange(this.ground, 'response', action, { id: responseId, project_id, conversation_id });
    publishChange(this.ground, 'conversation', 'updated', { id: conversation_id, project_id, conversation_id });
  }
}
