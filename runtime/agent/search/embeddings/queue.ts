import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ground } from '../../ground.ts';
import { Embedder, NoEmbeddings } from './embedder.ts';
import { vectorBytes } from './vector.ts';

interface Waiting {
  readonly id: bigint;
  readonly text: string;
  readonly hash: Uint8Array;
}

/**
 * Gives every document a vector, some at a time, behind whatever else is done. A text that was embedded is not sent again.
 * When the gateway refuses or cannot be reached, nothing is sent for a while.
 */
export class EmbeddingQueue {
  private readonly ground: Ground;
  private readonly embedder: Embedder;
  private readonly stop = new AbortController();
  private running: Promise<void> | null = null;
  private wanted = false;
  private isTidy = false;
  private pause: NodeJS.Timeout | null = null;

  constructor(ground: Ground, embedder: Embedder) {
    this.ground = ground;
    this.embedder = embedder;
  }

  /** True for `embedding_pause` after a failure. */
  get isPaused(): boolean {
    return this.pause !== null;
  }

  /** Forgets the vectors of other models, and begins. */
  async start(): Promise<void> {
    const { model } = this.embedder;
    await this.ground.database.transaction(async (tx) => {
      await sql`delete from search_vector where embedding in
        (select number from search_embedding where model <> ${model})`.execute(tx);
      await sql`insert or ignore into search_waiting
        select id from search_document where id not in (select document_id from search_vector)`.execute(tx);
    });
    this.wake();
  }

  /** Something may be waiting. */
  wake(): void {
    this.wanted = true;
    if (this.running !== null || this.isPaused || this.stop.signal.aborted) return;
    this.running = this.run().finally(() => {
      this.running = null;
      if (this.wanted && !this.isPaused) this.wake();
    });
  }

  /** Sends nothing for a while, after what is under way. */
  rest(reason: string): void {
    if (this.pause !== null || this.stop.signal.aborted) return;
    this.ground.log.warn('search goes on without embeddings for a while', { reason });
    this.pause = setTimeout(() => {
      this.pause = null;
      this.wake();
    }, this.ground.limits.embedding_pause);
    this.pause.unref();
  }

  /** Breaks off what is under way; it is done again at the next start. */
  async close(): Promise<void> {
    this.stop.abort();
    if (this.pause !== null) clearTimeout(this.pause);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.wanted && !this.isPaused && !this.stop.signal.aborted) {
        const waiting = await this.next();
        if (waiting.length > 0) await this.settle(waiting);
        else if (this.isTidy) this.wanted = false;
        else await this.tidy();
      }
    } catch (error) {
      if (!this.stop.signal.aborted) this.rest(error instanceof NoEmbeddings ? error.message : 'the database failed');
    }
  }

  /** Forgets the vectors that a rebuild of the index kept for nothing. */
  private async tidy(): Promise<void> {
    const { kysely } = this.ground.database;
    await sql`delete from search_embedding where number not in (select embedding from search_vector)`.execute(kysely);
    this.isTidy = true;
  }

  /** The newest first. */
  private async next(): Promise<Waiting[]> {
    const { rows } = await sql<{ id: bigint; title: string; body: string }>`select d.id, d.title, d.body
      from search_waiting w join search_document d on d.id = w.document_id
      order by w.document_id desc limit ${this.ground.limits.embedding_batch}`.execute(this.ground.database.kysely);
    return rows.map(waitingOf);
  }

  /** Gives all of them their vectors. Throws NoEmbeddings where this cannot be done now. */
  private async settle(waiting: readonly Waiting[]): Promise<void> {
    const known = await this.known(waiting);
    const texts = new Map<string, string>();
    for (const { text, hash } of waiting) if (text !== '' && !known.has(hex(hash))) texts.set(hex(hash), text);
    const vectors = texts.size === 0 ? new Map<string, Float32Array>() : await this.vectors([...texts]);
    await this.store(waiting, vectors);
  }

  private async known(waiting: readonly Waiting[]): Promise<Set<string>> {
    const rows = await this.ground.database.kysely
      .selectFrom('search_embedding')
      .select('hash')
      .where('model', '=', this.embedder.model)
      .where(
        'hash',
        'in',
        waiting.map(({ hash }) => hash),
      )
      .execute();
    return new Set(rows.map(({ hash }) => hex(hash)));
  }

  /** By hash. Where one text spoils the call for the others, each is sent alone, and those that are refused have none. */
  private async vectors(texts: readonly (readonly [string, string])[]): Promise<Map<string, Float32Array>> {
    const { signal } = this.stop;
    try {
      const vectors = await this.embedder.embed(
        texts.map(([, text]) => text),
        signal,
      );
      await this.requireLength(vectors);
      return new Map(texts.flatMap(([hash], place) => (vectors[place] === undefined ? [] : [[hash, vectors[place]]])));
    } catch (error) {
      if (!(error instanceof NoEmbeddings) || error.kind !== 'texts' || texts.length === 1) throw error;
      const found = new Map<string, Float32Array>();
      for (const one of texts) {
        const vectors = await this.vectors([one]).catch((cause: unknown) => {
          if (cause instanceof NoEmbeddings && cause.kind === 'texts') return new Map<string, Float32Array>();
          throw cause;
        });
        for (const [hash, vector] of vectors) found.set(hash, vector);
      }
      // That all of them are wrong is hard to believe: then it is not about the texts.
      if (found.size === 0) throw error;
      return found;
    }
  }

  /** A model whose vectors change their length cannot be compared with what it said before. */
  private async requireLength(vectors: readonly Float32Array[]): Promise<void> {
    const { rows } = await sql<{ bytes: bigint }>`select length(vector) as bytes from search_embedding
      where model = ${this.embedder.model} limit 1`.execute(this.ground.database.kysely);
    const [row] = rows;
    if (row !== undefined && vectors.some(({ length }) => BigInt(length * 4) !== row.bytes)) {
      throw new NoEmbeddings('gateway', 'the vectors have another length than before');
    }
  }

  /** Those whose text is another one by now wait on. */
  private store(waiting: readonly Waiting[], vectors: ReadonlyMap<string, Float32Array>): Promise<void> {
    const { model } = this.embedder;
    return this.ground.database.transaction(async (tx) => {
      for (const { id, hash } of waiting) {
        const now = await tx.selectFrom('search_document').selectAll().where('id', '=', id).executeTakeFirst();
        if (now === undefined || hex(waitingOf(now).hash) !== hex(hash)) continue;
        const vector = vectors.get(hex(hash));
        if (vector !== undefined) {
          await sql`insert or ignore into search_embedding (model, hash, vector)
            values (${model}, ${hash}, ${vectorBytes(vector)})`.execute(tx);
        }
        await sql`insert or replace into search_vector
          select ${id}, number from search_embedding where model = ${model} and hash = ${hash}`.execute(tx);
        await tx.deleteFrom('search_waiting').where('document_id', '=', id).execute();
      }
    });
  }
}

function waitingOf({ id, title, body }: { id: bigint; title: string; body: string }): Waiting {
  const text = Embedder.input(`${title}\n${body}`);
  return { id, text, hash: createHash('sha256').update(text).digest() };
}

function hex(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex');
}
