/** Anything of a document that nobody has checked. */
type Unchecked = Readonly<Record<string, unknown>>;

/**
 * What can be read by an OpenAPI document, a line for each: `GET /pets/{id}?verbose: One pet`. Nothing where it is no such
 * document; a parameter that stands elsewhere is told by the name that it has there.
 */
export function operationsOf(document: unknown): readonly string[] {
  const paths = objectOf(objectOf(document)['paths']);
  return Object.entries(paths).flatMap(([path, item]) => {
    const { get, parameters: shared } = objectOf(item);
    if (get === undefined) return [];
    const { summary, description, parameters: own } = objectOf(get);
    const names = [...listOf(shared), ...listOf(own)].flatMap(queryName);
    const said = [summary, description].find((text): text is string => typeof text === 'string' && text !== '');
    const query = names.length === 0 ? '' : `?${names.join('&')}`;
    return [`GET ${path}${query}${said === undefined ? '' : `: ${said.replaceAll(/\s+/g, ' ')}`}`];
  });
}

function queryName(parameter: unknown): readonly string[] {
  const { $ref: place, in: where, name } = objectOf(parameter);
  if (typeof place === 'string') return [place.slice(place.lastIndexOf('/') + 1)];
  return where === 'query' && typeof name === 'string' ? [name] : [];
}

function objectOf(value: unknown): Unchecked {
  return typeof value === 'object' && value !== null ? (value as Unchecked) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
