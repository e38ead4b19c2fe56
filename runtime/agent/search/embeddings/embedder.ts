import { ApiError, type Polywire } from '@polywire/generated/sdk/gateway.ts';
import { normalized } from './vector.ts';

/** Why there are no vectors: the gateway does not take these texts, or cannot be used for now. */
export class NoEmbeddings extends Error {
  readonly kind: 'texts' | 'gateway';

  constructor(kind: 'texts' | 'gateway', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NoEmbeddings';
    this.kind = kind;
  }
}

/** Characters of a text that are embedded: what models take, also where each character is more than a token. */
const longest = 4_000;

/** Milliseconds for an answer. */
const patience = 30_000;

/** Answers that are about what was sent. */
const aboutTexts: readonly number[] = [400, 413, 422];

/** Turns texts into vectors of length 1 with one model of the gateway. */
export class Embedder {
  readonly model: string;
  private readonly gateway: Polywire;

  constructor(gateway: Polywire, model: string) {
    this.gateway = gateway;
    this.model = model;
  }

  /** What of a text is embedded. Empty: it has no meaning to tell. */
  static input(text: string): string {
    return text.trim().slice(0, longest).toWellFormed();
  }

  /** A vector for each of the texts, all of one length. Throws NoEmbeddings, and what `signal` is aborted with. */
  async embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    try {
      // A failure is waited out by who asked, not repeated here.
      const options = { signal, timeout: patience, maxRetries: 0 };
      const { data } = await this.gateway.embeddings.create({ model: this.model, input: [...texts] }, options);
      return vectorsOf(data, texts.length);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoEmbeddings) throw error;
      const kind = error instanceof ApiError && aboutTexts.includes(error.status) ? 'texts' : 'gateway';
      throw new NoEmbeddings(kind, error instanceof ApiError ? `status ${error.status}` : 'no answer', error);
    }
  }
}

function vectorsOf(data: readonly { index: number; embedding: unknown }[], count: number): Float32Array[] {
  const sorted = [...data].sort((a, b) => a.index - b.index);
  const vectors = sorted.map(({ embedding }) => (isNumbers(embedding) ? normalized(embedding) : null));
  const [first] = vectors;
  return Array.from({ length: count }, (_, place) => {
    const vector = vectors[place];
    if (vector === undefined || vector === null || vector.length !== first?.length || data.length !== count) {
      throw new NoEmbeddings('gateway', 'the answer is not a vector for each text');
    }
    return vector;
  });
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
