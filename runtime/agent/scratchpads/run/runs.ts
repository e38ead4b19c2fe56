import type { Cell, CellOutput } from '@polywire/generated/local/types.ts';
import { publishChange } from '../../changes.ts';
import { AgentError, InvalidField } from '../../errors.ts';
import type { Ground } from '../../ground.ts';
import { interrupted, runBounded } from '../../kernels/bounded-run.ts';
import { type Kernel, KernelStartError, type Outcome } from '../../kernels/kernel.ts';
import { Kernels } from '../../kernels/kernels.ts';
import { type Language, languageOf } from '../../kernels/languages.ts';
import type { AskKernel } from '../../kernels/seat.ts';
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
    const seat = kernels.seat(padId, language, { ...foldersOf(ground, padId), temporary: ground.home.scratch });
    const turn = Promise.withResolvers<AskKernel>();
    const over = Promise.withResolvers<undefined>();
    // The place in the queue is taken at once, so that it is the order of asking.
    void seat.use((ask) => {
      turn.resolve(ask);
      return over.promise;
    });
    try {
      const queued = await ground.database.transaction((tx) => queueCell(tx, padId, cellId, ground.now()));
      live.outputId = queued.outputId;
      this.conversations.set(padId, queued.pad.conversation_id);
      this.tellQueued(queued);
      const log = new RunLog();
      const ended = this.lifeOf(live, queued, log, turn.promise).finally(() => {
        this.live.delete(cellId);
        over.resolve(undefined);
      });
      return { ended, tail: (signal) => log.tail(signal) };
    } catch (error) {
      over.resolve(undefined);
      throw error;
    }
  }

  /** The life of a run, its waiting included. Does not reject. */
  private async lifeOf(live: Live, queued: Queued, log: RunLog, turn: Promise<AskKernel>): Promise<Ended> {
    const recorder = new Recorder(this.ground, queued, log);
    const stopped = new Promise<Outcome>((resolve) => {
      const stop = (): void => {
        resolve({ error: interrupted });
      };
      live.stop.signal.addEventListener('abort', stop);
      if (live.stop.signal.aborted) stop();
    });
    const kernel = turn.then((ask) => this.kernelFor(live, queued, recorder, ask));
    // It may be wanted no more before it is there.
    kernel.catch(() => undefined);
    const { error } = await Promise.race([kernel, stopped])
      .then((found) => ('error' in found ? found : this.execute(live, queued, recorder, found)))
      .catch((failure: unknown) => this.failureOf(queued, failure));
    try {
      if (await recorder.end(error)) this.tellChanged(queued);
    } catch (failure) {
      log.fail(failure instanceof Error ? failure : new Error(String(failure)));
      this.complain('the end of a run could not be written', queued, failure);
    }
    return { error, outputs: recorder.list };
  }

  private async kernelFor(live: Live, queued: Queued, recorder: Recorder, ask: AskKernel): Promise<Kernel | Outcome> {
    if (live.stop.signal.aborted || !(await beginCell(this.ground, queued))) return { error: interrupted };
    this.tellChanged(queued);
    const lack = await this.kernels.lack();
    await prepareFolders(this.ground, queued.pad, lack === null);
    const { kernel, isNew, before } = await ask();
    const tell = (text: string): void => {
      recorder.take({ kind: 'text', stream: 'stderr', text });
    };
    if (before !== null) tell(`This is a fresh kernel. ${before}\n`);
    if (isNew && lack !== null) tell(`Nothing keeps this kernel from the rest of the machine: ${lack}.\n`);
    return kernel;
  }

  private execute(live: Live, { cell }: Queued, recorder: Recorder, kernel: Kernel): Promise<Outcome> {
    const { cell_time: time, cell_output: output } = this.ground.limits;
    const sink = recorder.take.bind(recorder);
    return runBounded(kernel, cell.content, sink, { time, output }, live.stop.signal);
  }

  private failureOf(queued: Queued, failure: unknown): Outcome {
    if (failure instanceof KernelStartError) return { error: failure.message };
    this.complain('a cell could not be run', queued, failure);
    return { error: 'The cell could not be run.' };
  }

  private complain(what: string, { cell }: Queued, failure: unknown): void {
    this.ground.log.error(what, { cell: cell.id, error: failure instanceof Error ? failure.name : 'unknown' });
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
