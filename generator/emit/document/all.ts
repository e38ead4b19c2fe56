import type { Spec } from '../../model.ts';
import type { ApiDocument } from './document.ts';

/** A document and its folder below generated/. */
export interface Placed {
  readonly folder: string;

  /** Namespace in the spec, for the comments that say where a thing comes from. */
  readonly namespace: string;

  /** Folder below the root of the repository, where a reader finds the words of the spec. */
  readonly source: string;
  readonly document: ApiDocument;
}

/** Every document but the catalogue's, whose rows have emitters of their own. */
export function apiDocuments(spec: Spec): readonly Placed[] {
  return [...spec.documents]
    .filter(([name]) => name !== 'Catalog')
    .map(([name, document]) => ({
      folder: name.toLowerCase().replaceAll('.', '/'),
      namespace: `Polywire.${name}`,
      source: sourceOf(name),
      document: document as unknown as ApiDocument,
    }));
}

/**
 * The documents of the services that are ours to serve: those directly below `Polywire` that have operations. What stands
 * deeper (`Wires.Chat`) is a service that we call.
 */
export function serviceDocuments(spec: Spec): readonly Placed[] {
  return apiDocuments(spec).filter(
    ({ namespace, document }) => namespace.split('.').length === 2 && Object.keys(document.paths).length > 0,
  );
}

/** The document of one namespace below `Polywire`. */
export function apiDocument(spec: Spec, name: string): Placed {
  const found = apiDocuments(spec).find(({ namespace }) => namespace === `Polywire.${name}`);
  if (found === undefined) throw new Error(`the spec has no service Polywire.${name}`);
  return found;
}

function sourceOf(name: string): string {
  const [top = '', wire] = name.toLowerCase().split('.');
  if (wire !== undefined) return `spec/${top}/${wire}.tsp`;
  return name === 'Deployment' ? 'spec/deployment.tsp' : `spec/${top}/`;
}
