/** A gateway, or a table that it serves by, with one thing broken on purpose. The suite proves itself by catching it. */
export interface Mutant extends Change {
  /** Words with points between them; no other mutant has it. */
  readonly id: string;

  /** What it does wrong, in one sentence. */
  readonly breaks: string;

  /** Ids of requirements.yaml whose sentences do not hold any more: a case counts that proves one of them. */
  readonly violates: readonly string[];

  /** Cases, by the beginnings of their ids, that it is held against: one that proves what it violates must fail. */
  readonly cases: readonly string[];
}

/** An exact text in one module, and what stands there instead. */
export interface Change {
  /** From the root of the checkout. */
  readonly file: string;

  /** A text that stands in the file once: `text` is looked for behind it, and the first place counts. Absent: in all of it. */
  readonly after?: string;

  /** Stands there once. */
  readonly text: string;
  readonly becomes: string;
}

/** The module is not what it was when the mutant was written. */
export class StaleMutant extends Error {
  override readonly name = 'StaleMutant';
}

/** The source with the change. Throws StaleMutant where the text does not stand there exactly once. */
export function changed(source: string, { file, after, text, becomes }: Change): string {
  const from = after === undefined ? 0 : once(source, after, file) + after.length;
  const at = after === undefined ? once(source, text, file) : source.indexOf(text, from);
  if (at === -1) throw new StaleMutant(`${file}: after ${shortened(after ?? '')} there is no ${shortened(text)}`);
  return source.slice(0, at) + becomes + source.slice(at + text.length);
}

function once(source: string, text: string, file: string): number {
  const at = source.indexOf(text);
  if (at === -1) throw new StaleMutant(`${file}: there is no ${shortened(text)}`);
  if (source.includes(text, at + 1)) throw new StaleMutant(`${file}: more than once there is ${shortened(text)}`);
  return at;
}

function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return `'${line.length > 70 ? `${line.slice(0, 70)}…` : line}'`;
}
