import { at, object, objects, text, type JsonObject } from '../mocks/json.ts';
import { Official } from '../wires/official.ts';
import { withoutQuirks } from './official-quirks.ts';

type Document = 'openai' | 'openresponses' | 'anthropic';

/** A model of a document: `document name`. A name with `*` in front is all models whose names end so, as a union. */
export type OfficialModel = `${Document} ${string}`;

/** The models by which the makers of the formats, and Open Responses, describe what is sent in them. */
export class OfficialModels {
  readonly #documents: Readonly<Record<Document, Official>> = {
    openai: new Official('openai', withoutQuirks),
    openresponses: new Official('openresponses', withoutQuirks),
    anthropic: new Official('anthropic', withoutQuirks),
  };

  /** Why none of the models has the value as an instance; nothing where one has. */
  refusals(models: readonly OfficialModel[], value: unknown): readonly string[] {
    const refused = models.map((model) => this.#refusal(model, value));
    return refused.includes(null) ? [] : refused.flatMap((why) => why ?? []);
  }

  #refusal(model: OfficialModel, value: unknown): string | null {
    const [document, name] = model.split(' ') as [Document, string];
    const official = this.#documents[document];
    const one = memberOf(official.models, name, text(object(value)['type']));
    if (!(one in official.models)) return `${document} has no ${name} for ${JSON.stringify(value).slice(0, 80)}`;
    const refusal = official.refusal(one, value);
    return refusal === null ? null : `${document} ${one}: ${refusal}`;
  }
}

/** The member of a union that has this type, so that a refusal speaks of what was meant; a model that is none stays. */
function memberOf(models: JsonObject, name: string, type: string): string {
  const named = membersOf(models, name);
  return named.find((one) => JSON.stringify(at(models, `${one}.properties.type`) ?? '').includes(`"${type}"`)) ?? name;
}

function membersOf(models: JsonObject, name: string): readonly string[] {
  if (name.startsWith('*')) return Object.keys(models).filter((one) => one.endsWith(name.slice(1)));
  const members = [...objects(at(models, `${name}.anyOf`)), ...objects(at(models, `${name}.oneOf`))];
  return members.map((member) => text(member['$ref']).split('/').at(-1) ?? '');
}
