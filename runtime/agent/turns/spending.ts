import type { Usage } from './model-call.ts';
import type { Journal } from './journal.ts';
import type { TurnLog } from './turn-log.ts';

/** Counts the tokens of a turn, of all its model calls. */
export class Spending {
  private readonly journal: Journal;
  private readonly log: TurnLog;
  private sum = 0;

  constructor(journal: Journal, log: TurnLog) {
    this.journal = journal;
    this.log = log;
  }

  /** In and out, so far. */
  get tokens(): number {
    return this.sum;
  }

  /** Adds a call, in the database too. Throws what the database throws, and where the turn has ended. */
  readonly add = async ({ input, output }: Usage): Promise<void> => {
    this.sum += input + output;
    await this.journal.commit(this.log, async (tx) => {
      await tx
        .updateTable('response')
        .set((row) => ({
          input_tokens: row('input_tokens', '+', BigInt(input)),
          output_tokens: row('output_tokens', '+', BigInt(output)),
        }))
        .where('id', '=', this.log.responseId)
        .execute();
      return [];
    });
  };
}
