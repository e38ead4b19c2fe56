import { join } from 'node:path';
import { publishChange } from '../../changes.ts';
import type { Ground } from '../../ground.ts';
import type { FileRow } from '../../storage/schema.ts';
import { extractorOf } from '../kinds.ts';
import { extract, type Extracted } from './extract.ts';

type Waiting = Pick<FileRow, 'id' | 'name' | 'storage_name' | 'project_id' | 'conversation_id'>;

/** Rows of one statement. */
const batch = 500;

/**
 * Takes the text out of files, one after the other, behind the requests. What waits is in the database: a row that is
 * `pending`, so a process that ends forgets none of them.
 */
export class Extraction {
  private readonly ground: Ground;
  private readonly stopped = new AbortController();

  /** Files whose result could not be written: they are left for the next start. */
  private readonly given = new Set<string>();
  private working: Promise<void> = Promise.resolve();
  private busy = false;
  private again = false;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Says that there is something to do. At the start of the process, too, for what was left over. */
  wake(): void {
    this.again = true;
    if (this.busy || this.stopped.signal.aborted) return;
    this.busy = true;
    this.working = this.work().finally(() => {
      this.busy = false;
      if (this.again) this.wake();
    });
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    while (this.busy) await this.working;
  }

  /** Ends the process under way, whose file waits for the next start. */
  async close(): Promise<void> {
    this.stopped.abort();
    this.again = false;
    await this.working;
  }

  private async work(): Promise<void> {
    try {
      for (;;) {
        this.again = false;
        const file = await this.next();
        if (file === undefined || this.stopped.signal.aborted) return;
        await this.handle(file);
      }
    } catch (error) {
      if (this.stopped.signal.aborted) return;
      this.ground.log.error('files wait for their text until the next upload', { reason: nameOf(error) });
    }
  }

  private next(): Promise<Waiting | undefined> {
    return this.ground.database.kysely
      .selectFrom('file')
      .select(['id', 'name', 'storage_name', 'project_id', 'conversation_id'])
      .where('extraction_status', '=', 'pending')
      .$if(this.given.size > 0, (query) => query.where('id', 'not in', [...this.given]))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  private async handle(file: Waiting): Promise<void> {
    const extracted = await this.extracted(file);
    try {
      if (!(await this.write(file.id, extracted))) return;
    } catch (error) {
      this.given.add(file.id);
      throw error;
    }
    publishChange(this.ground, 'file', 'updated', file);
  }

  private async extracted({ name, storage_name }: Waiting): Promise<Extracted> {
    const { home, limits } = this.ground;
    const { extracted_pages, extracted_text, unpacked_size, chunk_size } = limits;
    const extractor = extractorOf(name);
    if (extractor === null) return { chunks: [], metadata: {}, failure: 'unsupported' };
    const job = {
      path: join(home.uploads, storage_name),
      extractor,
      options: { extracted_pages, extracted_text, unpacked_size, chunk_size },
    };
    const bounds = { time: limits.extraction_time, memory: limits.extraction_memory };
    return extract(job, home.scratch, bounds, this.stopped.signal);
  }

  /** False: the file was deleted meanwhile. */
  private write(id: string, { chunks, metadata, failure }: Extracted): Promise<boolean> {
    return this.ground.database.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('file')
        .set({
          extraction_status: failure === null ? 'done' : 'error',
          extraction_error: failure,
          metadata: JSON.stringify(metadata),
        })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await tx.deleteFrom('file_chunk').where('file_id', '=', id).execute();
      for (let start = 0; start < chunks.length; start += batch) {
        const rows = chunks.slice(start, start + batch).map(({ page, text }, index) => ({
          file_id: id,
          position: BigInt(start + index),
          page: page === null ? null : BigInt(page),
          content: text,
        }));
        await tx.insertInto('file_chunk').values(rows).execute();
      }
      return true;
    });
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
