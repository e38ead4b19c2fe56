import { parameters, type ParameterName } from '@polywire/generated/catalog/parameters.ts';

/** What adapting a turn to a model changed. The response headers say it, and nothing else does. */
export interface Report {
  /** Parameters and tools that the model does not get, in the order of parameters.yaml. */
  readonly dropped: readonly string[];

  /** Values that were replaced by ones the model takes. */
  readonly clamped: readonly Clamped[];

  /** Kinds of parts and markers that were left out, and schemas that were rewritten. */
  readonly content: readonly string[];
}

/** `requested` and `applied` are words for a header: never a text that the caller made up. */
export interface Clamped {
  readonly name: string;
  readonly requested: string;
  readonly applied: string;
}

export const nothingChanged: Report = { dropped: [], clamped: [], content: [] };

const rank = new Map<string, number>(Object.keys(parameters).map((name, index) => [name, index]));

/** The row that stands for a tool which is dropped: kinds of tools have none of their own. */
const toolRow: ParameterName = 'tools';

/** Collects a report while a turn is adapted. */
export class Notes {
  readonly #dropped = new Set<string>();
  readonly #clamped: Clamped[] = [];
  readonly #content = new Set<string>();

  /** A parameter, a field or a tool that is not sent. */
  drop(name: string): void {
    this.#dropped.add(name);
  }

  clamp(name: string, requested: string, applied: string): void {
    this.#clamped.push({ name, requested, applied });
  }

  /** A kind of part or a marker that is not sent, or a schema that is sent in other words. */
  leaveOut(kind: string): void {
    this.#content.add(kind);
  }

  report(): Report {
    if (this.#dropped.size + this.#clamped.length + this.#content.size === 0) return nothingChanged;
    return {
      dropped: [...this.#dropped].sort((a, b) => place(a) - place(b)),
      clamped: this.#clamped,
      content: [...this.#content],
    };
  }
}

function place(name: string): number {
  return rank.get(name) ?? rank.get(toolRow) ?? rank.size;
}
