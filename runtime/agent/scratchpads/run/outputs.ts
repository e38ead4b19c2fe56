import type { CellOutput } from '@polywire/generated/local/types.ts';
import type { KernelOutput } from '../../kernels/kernel.ts';

interface Entry {
  mime: string;
  data: unknown;
  readonly stream: 'stdout' | 'stderr' | null;
  readonly displayId: string | null;
}

/** A partial output as readers get it. */
export interface Partial extends CellOutput {
  readonly stream: Entry['stream'];
}

/** What a run has shown, as its cell keeps it: text of one stream that follows on itself is one output. */
export class Outputs {
  private entries: Entry[] = [];
  private clearsNext = false;

  get list(): readonly CellOutput[] {
    return this.entries.map(({ mime, data }) => ({ mime, data }));
  }

  /** Answers what it adds; null: nothing. */
  take(output: KernelOutput): Partial | null {
    if (output.kind === 'cleared') {
      this.clearsNext = output.wait;
      if (!output.wait) this.entries = [];
      return null;
    }
    if (this.clearsNext) this.entries = [];
    this.clearsNext = false;
    const added = entryOf(output);
    const { mime, data, stream } = added;
    const last = this.entries.at(-1);
    if (output.kind === 'updated') {
      for (const entry of this.entries) if (entry.displayId === output.displayId) Object.assign(entry, { mime, data });
    } else if (stream !== null && last?.stream === stream) {
      last.data = String(last.data) + String(data);
    } else {
      this.entries.push(added);
    }
    return { mime, data, stream };
  }
}

/** Two partial outputs as one; null: they are two. */
export function joined(one: Partial, next: Partial): Partial | null {
  if (one.stream === null || one.stream !== next.stream) return null;
  return { ...one, data: String(one.data) + String(next.data) };
}

function entryOf(output: Exclude<KernelOutput, { kind: 'cleared' }>): Entry {
  if (output.kind === 'text') return { mime: 'text/plain', data: output.text, stream: output.stream, displayId: null };
  return { mime: output.mime, data: output.data, stream: null, displayId: output.displayId ?? null };
}
