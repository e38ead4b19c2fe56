import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Wire } from '@polywire/generated/catalog/rows.ts';
import { wireDocument } from '../mocks/documents.ts';
import { isObject, object, at, type JsonObject } from '../mocks/json.ts';

/** The models of a wire, as JSON Schemas that a validator takes. */
export class WireSchema {
  readonly #ajv = new Ajv2020({ strict: false, discriminator: true, validateFormats: false });

  /** The generated schemas, by model. */
  readonly models: JsonObject;

  private constructor(document: JsonObject) {
    this.models = object(at(document, 'components.schemas'));
    this.#ajv.addSchema({ components: { schemas: withoutMappings(this.models) } }, 'wire');
  }

  static async of(wire: Wire | 'search'): Promise<WireSchema> {
    return new WireSchema(await wireDocument(wire));
  }

  /** Null: the value is an instance of the model; otherwise why not. */
  refusal(model: string, value: unknown): string | null {
    const validate = this.validator(model);
    return validate(value) ? null : this.#ajv.errorsText(validate.errors?.slice(0, 4));
  }

  validator(model: string): ValidateFunction {
    return this.#ajv.getSchema(`wire#/components/schemas/${model}`) ?? unknown(model);
  }
}

function unknown(model: string): never {
  throw new RangeError(`the wire has no model ${model}`);
}

/** The schemas without `discriminator.mapping`, which the validator refuses and does not need. */
function withoutMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !(key === 'mapping' && 'propertyName' in value));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutMappings(inner)]));
}
