import { exceptions, none } from './exceptions.ts';
import { hasReference, Official } from './official.ts';
import { pairs } from './pairs.ts';
import { without } from './pieces.ts';

/** A request that a provider got. */
export interface ProviderRequest {
  /** Row of wires.yaml, or `search`. */
  readonly wire: string;
  readonly path: string;
  readonly body: unknown;
}

/** Our models of what is asked on a wire, by the end of the address; the last one is for all others. */
const asked = [
  ['/count_tokens', 'CountRequest'],
  ['', 'Request'],
] as const;

/** What the makers of the wires say themselves about requests to their providers. */
export class OfficialRequests {
  readonly #documents = new Map<string, Official>();

  /** Requests that were held against a document. */
  held = 0;

  /** Why the maker's document refuses the request; null: it does not, or no document describes the wire. */
  refusal({ wire, path, body }: ProviderRequest): string | null {
    const ours = asked.find(([end]) => path.endsWith(end))?.[1];
    for (const { wire: described, document, requests } of pairs) {
      const official = requests.find(([, model]) => model === ours)?.[0];
      if (described !== wire || official === undefined) continue;
      this.held += 1;
      const known = without(body, (exceptions[described]?.[document] ?? none).wider);
      const refusal = known === null ? null : this.#open(document).refusal(official, known.rest);
      if (refusal !== null) return `${document} ${official}: ${refusal}`;
    }
    return null;
  }

  #open(name: ConstructorParameters<typeof Official>[0]): Official {
    const official = this.#documents.get(name) ?? new Official(name);
    this.#documents.set(name, official);
    return official;
  }
}

/** Null where the documents are not beside the checkout: nothing is held against them then. */
export function officialRequests(): OfficialRequests | null {
  return hasReference ? new OfficialRequests() : null;
}
