import type { Spec } from '../../model.ts';
import { serviceDocuments } from '../document/all.ts';
import type { ApiDocument } from '../document/document.ts';
import { operationsOf, type Operation } from '../document/operation.ts';
import { errorEntries, type ErrorEntry } from './errors.ts';
import { servedHeaders } from './served.ts';

/** A service as an SDK offers it. */
export interface Entry {
  /** What it is imported as: `gateway`. */
  readonly name: string;

  /** The class of its client. */
  readonly client: string;

  /** In a sentence: `Polywire gateway`. */
  readonly title: string;
  readonly document: ApiDocument;

  /** Those that say in `x-polywire-client` where a client has them. */
  readonly operations: readonly Operation[];

  /** Where the words of the spec stand. */
  readonly source: string;

  /** Folder of its types below generated/. */
  readonly folder: string;

  /** Name of the table of its errors, and what is in it. */
  readonly table: string;
  readonly errors: readonly ErrorEntry[];

  /** It asks for a key. */
  readonly credential: boolean;

  /** Where it usually is; null: that differs. */
  readonly baseUrl: string | null;

  /** Its answers tell how they were served. */
  readonly told: boolean;

  /** There is a client in Python, too. */
  readonly python: boolean;
}

/** What `x-polywire-sdk` says of a service. */
interface Said {
  readonly entry: string;
  readonly client: string;
  readonly errors: string;
  readonly python?: boolean;
}

/** The services that have clients, in the order of the spec. */
export function entriesOf(spec: Spec): readonly Entry[] {
  return serviceDocuments(spec).flatMap(({ document, source, folder }) => {
    const said = document['x-polywire-sdk'] as Said | undefined;
    if (said === undefined) return [];
    const operations = operationsOf(document).filter(({ client }) => client !== undefined);
    return [
      {
        name: said.entry,
        client: said.client,
        title: document.info.title,
        ...{ document, operations, source, folder },
        table: said.errors,
        errors: errorEntries(spec.tables, said.errors),
        credential: (document.security ?? []).length > 0,
        baseUrl: document.servers?.[0]?.url ?? null,
        told: servedHeaders(document).length > 0,
        python: said.python === true,
      },
    ];
  });
}
