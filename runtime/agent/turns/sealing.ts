import type { Response } from '@polywire/generated/local/types.ts';
import type { Ground } from '../ground.ts';
import type { Journal } from './journal.ts';
import { seal, type Ending } from './seal.ts';
import { TurnLog } from './turn-log.ts';

/** What becomes of turns that a process left under way. */
export const interrupted: Ending = {
  status: 'failed',
  error: { code: 'interrupted', message: 'The server ended while the turn was under way.' },
};

/** Writes the ends of turns, those of a process that is gone included. */
export class Sealing {
  private readonly ground: Pick<Ground, 'database' | 'log' | 'now'>;
  private readonly journal: Journal;

  /** Ends that could not be written, by conversation. */
  private readonly owed = new Map<string, { readonly responseId: string; readonly ending: Ending }>();

  constructor(ground: Pick<Ground, 'database' | 'log' | 'now'>, journal: Journal) {
    this.ground = ground;
    this.journal = journal;
  }

  /** Ends every turn that a process left under way. Throws what the database throws. */
  async orphans(): Promise<void> {
    const orphans = await this.ground.database.kysely
      .selectFrom('response')
      .select(['id', 'conversation_id'])
      .where('status', '=', 'in_progress')
      .execute();
    for (const { id, conversation_id } of orphans) await this.stored(id, conversation_id, interrupted);
    if (orphans.length > 0) this.ground.log.warn('turns that were under way are sealed', { turns: orphans.length });
  }

  /**
   * Ends a turn of this process; null: it is not there any more, or its end could not be written, which is tried again with
   * `settle`.
   */
  async running(log: TurnLog, ending: Ending): Promise<Response | null> {
    const { responseId, conversationId } = log;
    log.close();
    await this.journal.flush();
    try {
      // What a failed log lacks is not known: the database knows.
      if (log.failure !== null) return await this.stored(responseId, conversationId, ending);
      const response = await this.write(log, ending);
      if (response === null) log.fail(new Error('the turn is not there any more'));
      return response;
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      this.ground.log.error('the end of a turn could not be written', { response: responseId, error: name });
      this.owed.set(conversationId, { responseId, ending });
      return null;
    }
  }

  /** Writes the end that a conversation's last turn lacks, where it lacks one. Throws what the database throws. */
  async settle(conversationId: string): Promise<void> {
    const owed = this.owed.get(conversationId);
    if (owed === undefined) return;
    await this.stored(owed.responseId, conversationId, owed.ending);
    this.owed.delete(conversationId);
  }

  /** Ends a turn of which only the database knows how far it came. */
  private async stored(responseId: string, conversationId: string, ending: Ending): Promise<Response | null> {
    const rows = await this.ground.database.kysely
      .selectFrom('response_event')
      .selectAll()
      .where('response_id', '=', responseId)
      .orderBy('seq')
      .execute();
    const log = TurnLog.restored(rows, responseId, conversationId);
    return log.ended ? null : this.write(log, ending);
  }

  private async write(log: TurnLog, ending: Ending): Promise<Response | null> {
    let response: Response | null = null;
    await this.journal.commit(log, async (tx) => {
      const sealed = await seal(tx, log.responseId, log.output, ending, this.ground.now());
      response = sealed?.response ?? null;
      return sealed?.events ?? [];
    });
    return response;
  }
}
