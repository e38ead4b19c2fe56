/**
 * What a generated validator is and what it says of a value that fails. Knows JSON Schema, and no API.
 */

/** Says whether a value is a `T`; if not, `errors` of the function says why until its next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaError[] | null;
}

/** One failure as the compiled schema reports it. */
export interface SchemaError {
  /** JSON pointer of the value at fault. */
  readonly instancePath: string;

  /** The schema keyword that failed. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;

  /** The name that is checked, where it is a name. */
  readonly propertyName?: string;
}

/** One failed check, for the caller. It never repeats the caller's value. */
export interface FieldFailure {
  /** Where: the place (`body`, `query`), then keys and indices. */
  readonly loc: readonly (string | number)[];

  /** What would be right. */
  readonly msg: string;

  /** Which check failed: `missing`, `wrong_type`, `unknown_value`, `too_short`, `too_long`, `unknown_field`, `bad_value`. */
  readonly type: string;
}

/** The most failures that a list has. */
const longestList = 100;

/** The failures in the order of the value, each once. */
export function failuresOf(errors: readonly SchemaError[], place: 'body' | 'query'): readonly FieldFailure[] {
  return outermost(errors)
    .slice(0, longestList)
    .map((error) => {
      const { at, msg, type } = explain(error);
      return { loc: [place, ...segments(error.instancePath), ...at], msg, type };
    });
}

/** Without what each branch of a choice said where none fitted, and what the schema of names said of a name. */
function outermost(errors: readonly SchemaError[]): readonly SchemaError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors.filter(
    (error) =>
      error.propertyName === undefined &&
      (choices.includes(error) || !choices.some(({ instancePath }) => isWithin(error.instancePath, instancePath))),
  );
}

const isWithin = (pointer: string, outer: string): boolean => pointer === outer || pointer.startsWith(`${outer}/`);

function segments(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((raw) => (/^(0|[1-9][0-9]*)$/.test(raw) ? Number(raw) : raw.replaceAll('~1', '/').replaceAll('~0', '~')));
}

interface Explanation {
  /** What the failing place is called below the error's own. */
  readonly at: readonly string[];
  readonly msg: string;
  readonly type: string;
}

function explain({ keyword, params }: SchemaError): Explanation {
  const here = (type: string, msg: string): Explanation => ({ at: [], msg, type });
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return { at: [String(params['missingProperty'])], msg: 'Field required', type: 'missing' };
    case 'byTag':
      return params['missing'] === true
        ? { at: [String(params['tag'])], msg: 'Field required', type: 'missing' }
        : { at: [String(params['tag'])], msg: `Must be one of ${list(params['allowed'])}`, type: 'unknown_value' };
    case 'type':
    case 'byType':
      return here('wrong_type', `Must be ${words(params['type'])}`);
    case 'anyOf':
      return here('wrong_type', 'Fits none of the forms that are allowed here');
    case 'enum':
      return here('unknown_value', `Must be one of ${list(params['allowedValues'])}`);
    case 'const':
      return here('unknown_value', `Must be ${list([params['allowedValue']])}`);
    case 'propertyNames':
      return { at: [String(params['propertyName'])], msg: 'Name not known here', type: 'unknown_field' };
    case 'additionalProperties':
      return { at: [String(params['additionalProperty'])], msg: 'Field not allowed', type: 'unknown_field' };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return here('too_short', limit === '1' ? 'Must not be empty' : `Must have at least ${limit}`);
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return here('too_long', `Must have at most ${limit}`);
    case 'minimum':
      return here('bad_value', `Must be at least ${limit}`);
    case 'maximum':
      return here('bad_value', `Must be at most ${limit}`);
    default:
      return here('bad_value', 'Not in the form that is allowed here');
  }
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => `'${String(value)}'`).join(', ') : String(values);
}

const articles: Readonly<Record<string, string>> = {
  null: 'null',
  boolean: 'a boolean',
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

function words(types: unknown): string {
  const all: unknown[] = Array.isArray(types) ? types : [types];
  return all.map((type) => articles[String(type)] ?? String(type)).join(' or ');
}
