import type { Ground } from '../../ground.ts';
import { gatewayOf } from '../../turns/gateway.ts';
import type { Scope } from '../scope.ts';
import type { Meaning } from '../search.ts';
import { Embedder, NoEmbeddings } from './embedder.ts';
import { hasVectorExtension, nearest } from './nearest.ts';
import { EmbeddingQueue } from './queue.ts';

/** Queries whose vector is kept: the same is asked for while somebody types, filters and comes back. */
const keptQueries = 100;

/** Ranking by meaning, with vectors from the gateway: opt-in, as every text is sent there and paid for. */
export class Embeddings implements Meaning {
  private readonly ground: Ground;
  private readonly embedder: Embedder;
  private readonly queue: EmbeddingQueue;
  private readonly queries = new Map<string, Float32Array>();
  private readonly leave: () => void;
  private isExtended = false;

  constructor(ground: Ground, model: string) {
    this.ground = ground;
    this.embedder = new Embedder(gatewayOf(ground.settings), model);
    this.queue = new EmbeddingQueue(ground, this.embedder);
    this.leave = ground.bus.subscribe(() => {
      this.queue.wake();
    });
  }

  /** Takes up what has no vector yet. */
  async start(): Promise<void> {
    this.isExtended = await hasVectorExtension(this.ground.database);
    await this.queue.start();
  }

  async nearest(text: string, scope: Scope): Promise<ReadonlyMap<bigint, bigint>> {
    const { database, limits } = this.ground;
    const { model } = this.embedder;
    try {
      const vector = await this.vectorOf(Embedder.input(text), AbortSignal.timeout(limits.query_embedding));
      if (vector === null) return new Map();
      const wanted = { model, vector, near: limits.nearness / 100 };
      return await nearest(database, wanted, scope, this.isExtended, AbortSignal.timeout(limits.vector_scan));
    } catch (error) {
      if (error instanceof NoEmbeddings && error.kind === 'gateway') this.queue.rest(error.message);
      return new Map();
    }
  }

  async close(): Promise<void> {
    this.leave();
    await this.queue.close();
  }

  /** Null: none is to be had, or there is nothing to compare it with. */
  private async vectorOf(text: string, signal: AbortSignal): Promise<Float32Array | null> {
    const kept = this.queries.get(text);
    if (kept !== undefined) return kept;
    if (this.queue.isPaused || !(await this.hasVectors())) return null;
    const [vector] = await this.embedder.embed([text], signal);
    if (vector === undefined) return null;
    this.queries.set(text, vector);
    const [oldest] = this.queries.keys();
    if (this.queries.size > keptQueries && oldest !== undefined) this.queries.delete(oldest);
    return vector;
  }

  private async hasVectors(): Promise<boolean> {
    const row = await this.ground.database.kysely
      .selectFrom('search_vector')
      .select('document_id')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
}
