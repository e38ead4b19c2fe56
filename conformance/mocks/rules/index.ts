import type { ChatWire, Provider } from '@polywire/generated/catalog/rows.ts';
import type { JsonObject } from '../json.ts';
import type { Asked } from '../talk/asked.ts';
import type { Sealed } from '../talk/seal.ts';
import type { Refusal } from '../wires/error-body.ts';
import { contentRefusal } from './content.ts';
import type { Model } from './model.ts';
import { parameterRefusal } from './parameters.ts';
import { sealRefusal } from './seals.ts';
import { searchCallRefusal } from './search-calls.ts';
import { toolRefusal } from './tools.ts';

/** A chat request to one kind of provider. */
export interface ChatCase {
  readonly wire: ChatWire;
  readonly provider: Provider;

  /** Null: the catalogue does not know the model. */
  readonly model: Model | null;
  readonly body: JsonObject;
  readonly asked: Asked;
  readonly speaker: Sealed;
}

/**
 * What the provider itself refuses beyond the form of its wire, by the rows of the catalogue: a request that a
 * gateway did not adapt to its model ends here, as it would at the real one.
 */
export async function chatRefusal({ wire, provider, model, body, asked, speaker }: ChatCase): Promise<Refusal | null> {
  if (model !== null && model.group === null)
    return { status: 400, field: 'model', message: 'this is not a chat model' };
  const group = model?.group ?? null;
  return (
    parameterRefusal(wire, body, asked, provider, group) ??
    contentRefusal(wire, body, provider) ??
    searchCallRefusal(wire, body, provider) ??
    (await toolRefusal(asked, provider, group)) ??
    sealRefusal(asked, speaker)
  );
}
