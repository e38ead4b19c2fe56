import { asObjects, asText } from '../shared/json.ts';

/**
 * Tools that a caller groups in namespaces (`{ type: "namespace", name, tools }`). No other wire has them, and a call
 * names its namespace in a field of its own, so to a model such a tool has one name made of both.
 */
export interface QualifiedName {
  readonly namespace: string;
  readonly name: string;
}

/** Namespace and own name by the name that models know. */
export type QualifiedNames = ReadonlyMap<string, QualifiedName>;

const none: QualifiedNames = new Map();

/** The name that models know a tool by. */
export function qualify(namespace: string | undefined, name: string): string {
  return namespace === undefined || namespace === '' ? name : `${namespace}__${name}`;
}

/** The namespaced tools of a request. */
export function qualifiedNames(tools: unknown): QualifiedNames {
  let names: Map<string, QualifiedName> | undefined;
  for (const tool of asObjects(tools)) {
    if (tool.type !== 'namespace') continue;
    const namespace = asText(tool.name) ?? '';
    for (const inner of asObjects(tool.tools)) {
      const name = asText(inner.name);
      if (inner.type !== 'function' || name === undefined || namespace === '') continue;
      names ??= new Map();
      names.set(qualify(namespace, name), { namespace, name });
    }
  }
  return names ?? none;
}
