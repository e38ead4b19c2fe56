import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** One testable statement of the seed. */
export interface Requirement {
  /** In our own words; one sentence. */
  readonly says: string;

  /** `000 · section · place in it`. */
  readonly source: string;

  /** Each `file > title`: a test, or a describe block with all its tests, by the title in its source. */
  readonly proof?: readonly string[];

  /** The part of the gateway that must be there first. */
  readonly awaits?: string;

  /** Why no fixture of the suite is for it: one sentence. Absent: there is one. */
  readonly unseen?: string;
}

/** requirements.yaml as it stands. */
export interface Requirements {
  /** By id, in the order of the seed. */
  readonly rows: ReadonlyMap<string, Requirement>;

  /** By id of a row without a proof: what is missing. */
  readonly open: ReadonlyMap<string, string>;
}

/** Rejects with line and column where the file is no YAML or has a key twice. */
export async function readRequirements(): Promise<Requirements> {
  const text = await readFile(new URL('../requirements.yaml', import.meta.url), 'utf8');
  const { open, ...rows } = parse(text) as Readonly<Record<string, Requirement>> & {
    readonly open?: Readonly<Record<string, string>>;
  };
  return { rows: new Map(Object.entries(rows)), open: new Map(Object.entries(open ?? {})) };
}

/** The section that a row comes from, as its source names it. */
export function sectionOf({ source }: Requirement): string {
  return source.split(' · ')[1] ?? '';
}

/** `proof` in its two parts. */
export function fileAndTitle(proof: string): readonly [file: string, title: string] {
  const [file = '', ...title] = proof.split(' > ');
  return [file, title.join(' > ')];
}

/** The test files that proofs name. */
export function proofFiles({ rows }: Requirements): ReadonlySet<string> {
  return new Set([...rows.values()].flatMap(({ proof }) => (proof ?? []).map((one) => fileAndTitle(one)[0])));
}
