import type { Cell, CellOutput } from '@polywire/generated/local/types.ts';
import { publishChange } from '../../changes.ts';
import { AgentError, InvalidField } from '../../errors.ts';
import type { Ground } from '../../ground.ts';
import { interrupted, runBounded } from '../../kernels/bounded-run.ts';
import { KernelStartError, type Outcome } from '../../kernels/kernel.ts';
import { Kernels } from '../../kernels/kernels.ts';
import { type Language, languageOf } from '../../kernels/languages.ts';
import type { Seat } from '../../kernels/seat.ts';
import { cellOf } from '../cell.ts';
import { readCell } from '../pad.ts';
import { foldersOf, prepareFolders, sweepFolders } from './folders.ts';
import { Recorder } from './recorder.ts';
import { RunLog } from './run-log.ts';
import { beginCell, type Queued, queueCell, readCode, sealCells } from './stored.ts';

/** What a run has come to. */
export interface Ended {
  /** Null: nothing went wrong. */
  readonly error: string | null;
  readonly outputs: readonly CellOutput[];
}

/** A run that waits or goes on. */
export interface Running {
  /** Never rejects. */
  readonly ended: Promise<Ended>;

  /** Its events from the first one, until its end or the abort of `signal`. */
  tail(signal: AbortSignal): AsyncGenerator<string, undefined>;
}

interface Live {
  readonly padId: string;
  readonly stop: AbortController;
  outputId: string | null;
  ended: Promise<unknown>;
}

/**
 * The runs of all cells. A run depends on nobody who listens; what it shows is in the database before anybody is told. Runs
 * of one scratchpad in one language wait for each other.
 */
export class CellRuns {
  private readonly ground: Ground;
  private readonly kernels: Kernels;

  /** By cell. */
  private readonly live = new Map<string, Live>();

  /** Conversations of the scratchpads that may have a kernel. */
  private readonly conversations = new Map<string, string>();
  private isClosing = false;

  constructor(ground: Ground, kernels = new Kernels(ground)) {
    this.ground = ground;
    this.kernels = kernels;
  }

  /** Ends what a process left that is gone. To be called before the first run; throws what the database throws. */
  async start(): Promise<void> {
    await sealCells(this.ground, interrupted);
    await sweepFolders(this.ground);
  }

  /**
   * Runs a code cell. Throws AgentError `not_found`, `conflict` for a cell that runs, `busy` for too many kernels; InvalidField for
   * a cell that cannot be run; what the database throws.
   */
  async run(padId: string, cellId: string): Promise<Running> {
    if (this.isClosing) throw new AgentError('busy', 'The server is stopping.');
    this.requireIdle(cellId);
    const live: Live = { padId, stop: new AbortController(), outputId: null, ended: Promise.resolve() };
    const begun = this.begin(live, cellId);
    live.ended = begun.then(({ ended }) => ended).catch(() => undefined);
    this.live.set(cellId, live);
    try {
      return await begun;
    } catch (error) {
      this.live.delete(cellId);
      throw error;
    }
  }

  /** Stops a run and waits for its end. Throws AgentError `not_found`, and `conflict` where the cell does not run. */
  async interrupt(padId: string, cellId: string): Promise<Cell> {
    const { kysely } = this.ground.database;
    await readCell(kysely, padId, cellId);
    const live = this.live.get(cellId);
    if (live === undefined) throw new AgentError('conflict', 'The cell does not run.');
    live.stop.abort(interrupted);
    await live.ended;
    return cellOf(await readCell(kysely, padId, cellId));
  }

  /** Throws AgentError `conflict` for a cell that runs or waits for it, and for its outputs. */
  requireIdle(cellId: string): void {
    const isOutput = [...this.live.values()].some(({ outputId }) => outputId === cellId);
    if (!this.live.has(cellId) && !isOutput) return;
    throw new AgentError('conflict', 'The cell runs: interrupt it or wait for it to end.');
  }

  /** Ends the runs and kernels of a scratchpad; nothing where there are none. */
  async stopScratchpad(padId: string): Promise<void> {
    const own = [...this.live.values()].filter((live) => live.padId === padId);
    for (const { stop } of own) stop.abort(interrupted);
    await this.kernels.close(padId, interrupted);
    await Promise.all(own.map(({ ended }) => ended));
    this.conversations.delete(padId);
    await sweepFolders(this.ground);
  }

  /** Ends the runs and kernels of a conversation's scratchpads. */
  async stopConversation(conversationId: string): Promise<void> {
    const own = [...this.conversations].filter(([, conversation]) => conversation === conversationId);
    await Promise.all(own.map(([padId]) => this.stopScratchpad(padId)));
    await sweepFolders(this.ground);
  }

  /** Ends every run as interrupted and every kernel, and begins none any more. */
  async close(): Promise<void> {
    this.isClosing = true;
    const all = [...this.live.values()];
    for (const { stop } of all) stop.abort(interrupted);
    await this.kernels.closeAll(interrupted);
    await Promise.all(all.map(({ ended }) => ended));
    await this.kernels.closeAll(interrupted);
  }

  private async begin(live: Live, cellId: string): Promise<Running> {
    const { ground, kernels } = this;
    const { padId } = live;
    const language = await this.languageOf(padId, cellId);
    const seat = kernels.seat(padId, language, foldersOf(ground, padId));
    const log = new RunLog();
    const prepared = Promise.withResolvers<Queued>();
    // The place in the queue is taken at once, so that it is the order of asking.
    const turn = seat.use((ready) => this.turn(live, prepared.promise, log, ready));
    turn.catch(() => undefined);
    try {
      const queued = await ground.database.transaction((tx) => queueCell(tx, padId, cellId, ground.now()));
      live.outputId = queued.outputId;
      this.conversations.set(padId, queued.pad.conversation_id);
      this.tellQueued(queued);
      prepared.resolve(queued);
    } catch (error) {
      prepared.reject(error);
      throw error;
    }
    const ended = turn.then(
      (end) => end,
      (error: unknown) => {
        const name = error instanceof Error ? error.name : 'unknown';
        ground.log.error('the end of a run could not be written', { cell: cellId, error: name });
        log.fail(error instanceof Error ? error : new Error(name));
        return { error: 'The server failed.', outputs: [] };
      },
    );
    return {
      ended: ended.finally(() => this.live.delete(cellId)),
      tail: (signal) => log.tail(signal),
    };
  }

  /** The life of a run, from when its kernel is free. */
  private async turn(live: Live, prepared: Promise<Queued>, log: RunLog, ready: Ready): Promise<Ended> {
    const queued = await prepared;
    const recorder = new Recorder(this.ground, queued, log);
    const { error } = await this.outcomeOf(live, queued, recorder, ready);
    const isThere = await recorder.end(error);
    if (isThere) this.tellChanged(queued);
    return { error, outputs: recorder.list };
  }

  private async outcomeOf(live: Live, queued: Queued, recorder: Recorder, ready: Ready): Promise<Outcome> {
    const { ground, kernels } = this;
    const { signal } = live.stop;
    if (signal.aborted) return { error: interrupted };
    if (!(await beginCell(ground, queued))) return { error: interrupted };
    this.tellChanged(queued);
    try {
      const lack = await kernels.lack();
      await prepareFolders(ground, queued.pad, lack === null);
      const { kernel, isNew } = await ready();
      if (isNew && lack !== null) {
        const text = `Nothing keeps this kernel from the rest of the machine: ${lack}.\n`;
        recorder.take({ kind: 'text', stream: 'stderr', text });
      }
      if (signal.aborted) return { error: interrupted };
      const { cell_time: time, cell_output: output } = ground.limits;
      const sink = recorder.take.bind(recorder);
      return await runBounded(kernel, queued.cell.content, sink, { time, output }, signal);
    } catch (error) {
      if (signal.aborted) return { error: interrupted };
      if (error instanceof KernelStartError) return { error: error.message };
      const name = error instanceof Error ? error.name : 'unknown';
      ground.log.error('a cell could not be run', { cell: queued.cell.id, error: name });
      return { error: 'The cell could not be run.' };
    }
  }

  private async languageOf(padId: string, cellId: string): Promise<Language> {
    const cell = await this.ground.database.transaction((tx) => readCode(tx, padId, cellId));
    const language = languageOf(cell.language ?? '');
    const known = await this.kernels.languages();
    if (language !== null && known.includes(language)) return language;
    const message = `Nothing here runs ${JSON.stringify(cell.language)}. These languages run: ${known.join(', ')}.`;
    throw new InvalidField(['path', 'cell_id'], message, 'unknown_language');
  }

  private tellQueued(queued: Queued): void {
    const { pad, outputId, isNew, gone } = queued;
    const { project_id, conversation_id } = pad;
    for (const { id } of gone) publishChange(this.ground, 'cell', 'deleted', { id, project_id, conversation_id });
    if (isNew) publishChange(this.ground, 'cell', 'created', { id: outputId, project_id, conversation_id });
    this.tellChanged(queued);
  }

  private tellChanged({ cell, pad: { project_id, conversation_id } }: Queued): void {
    publishChange(this.ground, 'cell', 'updated', { id: cell.id, project_id, conversation_id });
  }
}

type Ready = Parameters<Parameters<Seat['use']>[0]>[0];
