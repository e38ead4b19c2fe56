import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, object, at, type JsonObject } from '../mocks/json.ts';

/**
 * Where the public reference documents are, cut to the schemas that matter: in the folder that `POLYWIRE_REFERENCE`
 * names, or beside the checkout. They are other people's text and not part of this repository.
 */
export const referenceFolder =
  process.env['POLYWIRE_REFERENCE'] ?? fileURLToPath(new URL('../../../shared/reference', import.meta.url));

export const hasReference = existsSync(`${referenceFolder}/compact`);

export type DocumentName = 'openai' | 'openresponses' | 'anthropic' | 'gemini';

/** The models of an official document. */
export class Official {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly models: JsonObject;

  /** `amended`: what a reader who knows the document's ways makes of its models. */
  constructor(name: DocumentName, amended: (models: JsonObject) => JsonObject = (models) => models) {
    const document = JSON.parse(readFileSync(`${referenceFolder}/compact/${name}.json`, 'utf8')) as unknown;
    this.models = amended(object(modern(at(document, 'components.schemas'))));
    this.#ajv.addSchema({ components: { schemas: this.models } }, 'official');
  }

  /** Null: the value is an instance of the model; otherwise why not. */
  refusal(model: string, value: unknown): string | null {
    const validate = this.#ajv.getSchema(`official#/components/schemas/${model}`);
    if (validate === undefined) throw new RangeError(`the document has no model ${model}`);
    return validate(value) === true ? null : this.#ajv.errorsText(validate.errors?.slice(0, 4));
  }
}

/** A schema of OpenAPI 3.0 or of JSON Schema 2019, in the words of 2020. */
function modern(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(modern);
  if (!isObject(schema)) return schema;
  if (typeof schema['$recursiveRef'] === 'string') return {};
  const isNullable = schema['nullable'] === true;
  const said = Object.entries(schema).filter(([key]) => !isNullable || key !== 'nullable');
  // In these documents "one of" means any: their unions of messages overlap.
  const rest = Object.fromEntries(
    said.map(([key, value]) => [key === 'oneOf' && !('anyOf' in schema) ? 'anyOf' : key, modern(value)]),
  );
  return isNullable ? { anyOf: [rest, { type: 'null' }] } : rest;
}
