import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { ParsedNode, YAMLMap } from 'yaml';
import type { Place, Problem } from './place.ts';

/** Keys and indexes from the top of a file to a value in it. */
export type Path = readonly (string | number)[];

/** A key that stands twice in one mapping. */
export interface Duplicate {
  readonly path: Path;
  readonly first: Place;
  readonly place: Place;
}

/** A YAML file as plain data, which still knows where each of its values stands. */
export interface YamlFile {
  readonly file: string;

  /** Of a key that stands twice the first value. */
  readonly data: unknown;
  readonly duplicates: readonly Duplicate[];

  /** Syntax errors; with any, `data` is not the whole. */
  readonly problems: readonly Problem[];

  /** Place of the value at a path; where there is none, of the nearest value around it. */
  placeOf(path: Path): Place;

  /** Place of the key that ends the path. */
  placeOfKey(path: Path): Place;
}

/** Reads YAML 1.2. `file` is the name for error messages. */
export function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const problems: Problem[] = document.errors.map(({ pos, message }) => ({
    place: at(pos[0]),
    message: `not YAML: ${(message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:$/, '')}`,
  }));
  const duplicates: Duplicate[] = [];
  const values = new Map<string, Place>();
  const keys = new Map<string, Place>();

  const read = (node: ParsedNode | null, path: Path): unknown => {
    if (node === null) return null;
    values.set(pathKey(path), at(node.range[0]));
    if (isMap(node)) return Object.fromEntries(entries(node, path));
    if (isSeq(node)) return node.items.map((item, index) => read(item, [...path, index]));
    if (isScalar(node)) return node.value;
    problems.push({ place: at(node.range[0]), message: 'a table has no anchors: write the value out' });
    return null;
  };
  const entries = function* (map: YAMLMap.Parsed, path: Path): Iterable<readonly [string, unknown]> {
    for (const { key, value } of map.items) {
      const below = [...path, isScalar(key) ? String(key.value) : ''];
      const place = at(key.range[0]);
      const first = keys.get(pathKey(below));
      if (!isScalar(key)) problems.push({ place, message: 'a key is a plain word: write one' });
      else if (first !== undefined) duplicates.push({ path: below, first, place });
      else {
        keys.set(pathKey(below), place);
        yield [String(key.value), read(value, below)];
      }
    }
  };
  const data = read(document.contents, []);

  const nearest = (path: Path): Place =>
    values.get(pathKey(path)) ?? keys.get(pathKey(path)) ?? (path.length === 0 ? at(0) : nearest(path.slice(0, -1)));
  return {
    file,
    data,
    duplicates,
    problems,
    placeOf: nearest,
    placeOfKey: (path) => keys.get(pathKey(path)) ?? nearest(path),
  };
}

function pathKey(path: Path): string {
  return JSON.stringify(path);
}
