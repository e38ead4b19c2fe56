/** Where in spec/ something stands: what an error message begins with. */
export interface Place {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;

  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** Something in spec/ that cannot stand: what is wrong, and what would be right. */
export interface Problem {
  readonly place: Place;
  readonly message: string;
}

/** `spec/catalog/aliases.yaml:12:5: …` */
export function problemText({ place, message }: Problem): string {
  return `${place.file}:${place.line}:${place.column}: ${message}`;
}

/** By file, then by place in it: the order in which a person mends them. Each is told once. */
export function inReadingOrder(problems: readonly Problem[]): readonly Problem[] {
  const once = new Map(problems.map((problem) => [problemText(problem), problem]));
  return [...once.values()].sort(
    ({ place: a }, { place: b }) =>
      Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || a.column - b.column,
  );
}
