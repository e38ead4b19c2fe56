import { at, object, text, type JsonObject } from './json.ts';
import type { Judged } from './judge.ts';

/** What is wrong with a body, and where. */
export interface Explanation {
  readonly message: string;
  readonly field?: string;
}

/** A generated validator, as far as it is used here. */
interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly Failure[] | null;
}

interface Failure {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: JsonObject;
}

/**
 * Prism reports every branch of every union that a value might have meant. The generated validator looks at the tag
 * first, so that what it reports is what a provider would name. Null: the body is not at fault.
 */
export async function explanation(wire: string, document: JsonObject, request: Judged): Promise<Explanation | null> {
  const schema = text(at(operationOf(document, request), 'requestBody.content.application/json.schema.$ref'));
  const name = schema.slice(schema.lastIndexOf('/') + 1);
  if (name === '') return null;
  const module = (await import(`@polywire/generated/wires/${wire}/validators.js`)) as Readonly<
    Record<string, Validator>
  >;
  const validate = module[`${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`];
  if (validate === undefined || validate(request.body)) return null;
  const errors = validate.errors ?? [];
  // Where a union has no tag, each branch complains of the others' types: what else is wrong says more.
  const telling = errors.filter((error) => !(error.keyword === 'enum' && /\/(type|role)$/u.test(error.instancePath)));
  const worst = (telling.length > 0 ? telling : errors).toSorted((a, b) => depth(b) - depth(a))[0];
  return worst === undefined ? null : described(worst);
}

function operationOf(document: JsonObject, request: Judged): unknown {
  const paths = Object.entries(object(document['paths']));
  const found = paths.find(([template]) => fits(template, request.path));
  return object(found?.[1])[request.method.toLowerCase()];
}

function fits(template: string, path: string): boolean {
  const pattern = template.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/gu, '[^/:]+');
  return new RegExp(`^${pattern}$`, 'u').test(path);
}

function depth({ instancePath }: Failure): number {
  return instancePath.split('/').length;
}

function described({ instancePath, keyword, message = keyword, params }: Failure): Explanation {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'additionalProperties')
    return { field: [...path, text(params['additionalProperty'])].join('.'), message: 'unknown field' };
  if (keyword === 'required')
    return { field: [...path, text(params['missingProperty'])].join('.'), message: 'field required' };
  const details = Object.entries(params).map(
    ([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`,
  );
  const said = [message, ...details].join(' ');
  return path.length > 0 ? { field: path.join('.'), message: said } : { message: said };
}
