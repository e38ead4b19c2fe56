import { sectionOf, type Requirements } from './requirements.ts';

/** How much of a section is proven. */
export interface Coverage {
  readonly section: string;
  readonly statements: number;
  readonly proven: number;

  /** Number of statements by what they wait for. */
  readonly awaits: Readonly<Record<string, number>>;

  /** Ids. */
  readonly open: readonly string[];
}

/** One entry a section, in the document's order. */
export function coverageOf({ document, rows }: Requirements): readonly Coverage[] {
  return document.sections.map((section) => {
    const own = [...rows].filter(([, row]) => sectionOf(row) === section);
    const awaits: Record<string, number> = {};
    for (const [, row] of own) if (row.awaits !== undefined) awaits[row.awaits] = (awaits[row.awaits] ?? 0) + 1;
    return {
      section,
      statements: own.length,
      proven: own.filter(([, { proof }]) => (proof?.length ?? 0) > 0).length,
      awaits,
      open: own.flatMap(([id, { proof }]) => (proof?.length === 0 ? [id] : [])),
    };
  });
}
