import type { ChatWire } from '@polywire/generated/catalog/rows.ts';

/** What a change is to callers, from the least to the gravest. */
export const levels = ['patch', 'minor', 'major'] as const;
export type Level = (typeof levels)[number];

/** Where in spec/ something stands. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One thing that a change of the tables does to callers: `Change` of the generator. */
export interface Change {
  readonly level: Level;
  readonly reason: string;
  readonly subject: string;
  readonly says: string;
  readonly places: readonly Place[];
  readonly aliases: readonly string[];
  readonly parameter?: string;
  readonly unasked?: boolean;
}

/** Bodies that callers send, without their model: by format, by name. */
export type Shapes = Readonly<Partial<Record<ChatWire, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>>;

/** What the generator says of two versions of the tables: its `DiffReport`. */
export interface TableDiff {
  readonly from: string;
  readonly to: string;
  readonly resolved: boolean;
  readonly misfits: readonly string[];
  readonly changes: readonly Change[];
  readonly files: readonly string[] | null;
  readonly shapes: Shapes;
}

/** `spec/catalog/groups.yaml:12:40` */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
