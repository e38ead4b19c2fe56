import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { type Document, gatewayDocument } from './documents.ts';

/** One testable statement of a seed. */
export interface Requirement {
  /** In our own words; one sentence. */
  readonly says: string;

  /** `origin · section · place in it`. */
  readonly source: string;

  /** Each `file > title`: a test, or a describe block with all its tests, by the title in its source. */
  readonly proof?: readonly string[];

  /** The part that must be there first. */
  readonly awaits?: string;

  /** Why no fixture of the suite is for it: one sentence. Absent: there is one; the suite is for the gateway alone. */
  readonly unseen?: string;
}

/** A document as it stands. */
export interface Requirements {
  readonly document: Document;

  /** By id, in the order of the seed. */
  readonly rows: ReadonlyMap<string, Requirement>;

  /** By id of a row without a proof: what is missing. */
  readonly open: ReadonlyMap<string, string>;
}

/** Rejects with line and column where the file is no YAML or has a key twice. */
export async function readRequirements(document: Document = gatewayDocument): Promise<Requirements> {
  const text = await readFile(new URL(`../${document.file}`, import.meta.url), 'utf8');
  const { open, ...rows } = parse(text) as Readonly<Record<string, Requirement>> & {
    readonly open?: Readonly<Record<string, string>>;
  };
  return { document, rows: new Map(Object.entries(rows)), open: new Map(Object.entries(open ?? {})) };
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
