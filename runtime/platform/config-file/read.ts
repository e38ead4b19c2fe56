import { readFile } from 'node:fs/promises';
import { nearest } from '../nearest.ts';
import { failuresOf, type FieldFailure, type SchemaError, type Validator } from '../validation.ts';
import { type Complaint, Source } from './source.ts';

/** A file that cannot be used; each line is `file:line:column: what is wrong, what would be right`. */
export class ConfigFileError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigFileError';
    this.lines = lines;
  }
}

/** What a kind of file is. */
export interface FileKind<Value> {
  readonly check: Validator<Value>;

  /** What stands in a field, for messages about a value that is not in its form; by the field's name. */
  readonly forms: Readonly<Record<string, string>>;

  /** What the type of the file cannot say. */
  readonly complaints: (value: Value) => readonly Complaint[];
}

/** Reads and checks a file. Throws ConfigFileError. */
export async function loadConfigFile<Value>(path: string, kind: FileKind<Value>): Promise<Value> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigFileError([
      `${path}:1:1: the file cannot be read (${code ?? 'unknown error'}), it must exist and be readable`,
    ]);
  }
  return readConfigFile(path, text, kind);
}

/** The same for a text; `name` is put before line and column. */
export function readConfigFile<Value>(
  name: string,
  text: string,
  { check, forms, complaints }: FileKind<Value>,
): Value {
  const source = new Source(name, text);
  refuse(source.syntaxErrors());
  const value = source.value();
  if (!check(value)) {
    const errors = check.errors ?? [];
    const found = failuresOf(errors, 'body').map((failure) => source.line(complaintOf(failure, errors, forms)));
    throw new ConfigFileError(found);
  }
  refuse(complaints(value).map((complaint) => source.line(complaint)));
  return value;
}

function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new ConfigFileError(lines);
}

function complaintOf(
  { loc, msg, type }: FieldFailure,
  errors: readonly SchemaError[],
  forms: Readonly<Record<string, string>>,
): Complaint {
  const path = loc.slice(1);
  const place = path.length === 0 ? 'the file' : path.join('.');
  const field = path.findLast((step) => typeof step === 'string');
  const form = field === undefined ? undefined : forms[field];
  switch (type) {
    case 'missing':
      return { path, message: `${place} is missing, it must be there` };
    case 'unknown_field':
      return { path, message: `${place} is not known here, ${instead(String(path.at(-1)), errors)}`, aboutKey: true };
    default:
      return { path, message: `${place} is wrong, ${form ?? msg.replace(/^M/, 'm')}` };
  }
}

/** What would be right for a name that is not known: where the schema lists names, one of those. */
function instead(name: string, errors: readonly SchemaError[]): string {
  const known = errors.find(({ propertyName }) => propertyName === name)?.params['allowedValues'];
  if (!Array.isArray(known)) return 'leave it out';
  const meant = nearest(name, known.map(String));
  return meant === null ? `known are ${known.join(', ')}` : `did you mean '${meant}'?`;
}
