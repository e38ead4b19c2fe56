import { join } from 'node:path';
import type { Program } from '@typespec/compiler';
import type { NamedEmitter } from './emit/index.ts';
import { loadApi } from './load/openapi.ts';
import type { OpenAPI3Document } from './load/openapi.ts';
import type { Problem } from './load/place.ts';
import { readSources } from './load/sources.ts';
import type { OutputFile } from './model.ts';
import { readSpec } from './spec.ts';

/** Time that one phase took. */
export interface Phase {
  readonly name: string;
  readonly milliseconds: number;
}

/** The files that follow from a spec, or everything that is wrong with it; and how long that took. */
export interface Made {
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
  readonly phases: readonly Phase[];
}

/** Makes all files of a repository, again and again. */
export interface Generator {
  /** `documents`: TypeSpec files may have changed since the last time; `tables`: only tables have. */
  make(changed: 'documents' | 'tables'): Promise<Made>;
}

/** `root` is the repository; the spec is read from its folder spec/. Nothing is written. */
export function createGenerator(root: string, emitters: readonly NamedEmitter[]): Generator {
  let documents: ReadonlyMap<string, OpenAPI3Document> = new Map();
  let program: Program | undefined;
  const kept = new Map<NamedEmitter, { readonly from: typeof documents; readonly files: readonly OutputFile[] }>();

  const filesOf = async (
    emitter: NamedEmitter,
    spec: Parameters<NamedEmitter['emit']>[0],
  ): Promise<readonly OutputFile[]> => {
    const before = kept.get(emitter);
    if (emitter.reads === 'documents' && before?.from === spec.documents) return before.files;
    const files = await emitter.emit(spec);
    kept.set(emitter, { from: spec.documents, files });
    return files;
  };

  return {
    async make(changed) {
      const { phases, done } = stopwatch();
      if (changed === 'documents' || documents.size === 0) {
        const api = await loadApi(root, join(root, 'spec/main.tsp'), program);
        documents = api.documents;
        program = api.program;
        done('compile');
        if (api.problems.length > 0) return { files: [], problems: api.problems, phases };
      }
      const { spec, problems } = readSpec(documents, await readSources(root), done);
      if (spec === undefined) return { files: [], problems, phases };

      const files: OutputFile[] = [];
      const failures: Problem[] = [];
      for (const emitter of emitters) {
        try {
          files.push(...(await filesOf(emitter, spec)));
        } catch (error) {
          failures.push(failureOf(emitter, error));
        }
        done(`emit ${emitter.name}`);
      }
      return { files, problems: failures, phases };
    },
  };
}

/** That a spec without a fault is beyond an emitter: told like any problem, because an edit of the spec brought it about. */
function failureOf({ name }: NamedEmitter, error: unknown): Problem {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    place: { file: 'spec/main.tsp', line: 1, column: 1 },
    message: `the ${name} emitter fails on it: ${reason}`,
  };
}

/** Measures phases that follow each other. */
export function stopwatch(): { readonly phases: readonly Phase[]; readonly done: (name: string) => void } {
  const phases: Phase[] = [];
  let since = performance.now();
  return {
    phases,
    done(name) {
      const now = performance.now();
      phases.push({ name, milliseconds: Math.round(now - since) });
      since = now;
    },
  };
}
