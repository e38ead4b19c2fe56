import { content } from '@polywire/generated/catalog/content.ts';
import type { ChatWire, Content } from '@polywire/generated/catalog/rows.ts';
import type { JsonObject } from '../codec.ts';

interface Spelled {
  /** Row of content.yaml. */
  readonly name: string;
  readonly pattern: RegExp;
}

/**
 * Row of content.yaml for the `type` that a wire gives a part or a tool (for the field's name, on the native wire); the
 * wire's own word where there is no such row.
 */
export function kindOf(wire: ChatWire, kind: 'part' | 'tool', type: string): string {
  for (const { name, pattern } of rows(wire, kind)) {
    if (pattern.test(type)) return name;
  }
  return type;
}

/** The markers of content.yaml that a part or a tool of a wire carries, `null`, `false` and empty ones apart. */
export function markersOf(wire: ChatWire, value: JsonObject): readonly string[] {
  const markers: string[] = [];
  for (const { name, pattern } of rows(wire, 'marker')) {
    for (const field of Object.keys(value)) {
      if (pattern.test(field) && !isNothing(value[field])) markers.push(name);
    }
  }
  return markers;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

const spellings = new Map<string, readonly Spelled[]>();

function rows(wire: ChatWire, kind: Content['kind']): readonly Spelled[] {
  const key = `${wire} ${kind}`;
  let found = spellings.get(key);
  if (found === undefined) spellings.set(key, (found = compile(wire, kind)));
  return found;
}

function compile(wire: ChatWire, kind: Content['kind']): readonly Spelled[] {
  const found: Spelled[] = [];
  for (const [name, row] of Object.entries<Content>(content)) {
    const source = row[wire];
    if (row.kind !== kind || source === undefined) continue;
    found.push({ name, pattern: new RegExp(`^(?:${source.spelled})$`) });
  }
  return found;
}
