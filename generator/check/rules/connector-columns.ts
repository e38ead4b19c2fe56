import { mapping, text } from '../../load/cells.ts';
import type { Row } from '../../load/tables.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** Fields that a driver reads: it can do nothing without those that are not there. */
const read: Readonly<Record<string, readonly string[]>> = {
  postgres: ['host', 'port', 'database', 'user', 'password', 'ssl'],
  mysql: ['host', 'port', 'database', 'user', 'password', 'ssl'],
  sqlite: ['path'],
  'mcp-stdio': ['command', 'args', 'env'],
  'mcp-http': ['url'],
};

/** Columns that only these drivers look at. */
const readers: Readonly<Record<string, readonly string[]>> = {
  base_url: ['http'],
  check: ['http'],
  headers: ['http', 'mcp-http'],
};

/** A connector has what its driver and its authorization need, and nothing that they do not look at. */
export const connectorColumns: Rule = function* ({ tables }) {
  for (const connector of rowsOf(tables, 'connectors').values()) {
    for (const [column, message] of problems(connector)) yield { place: connector.placeOf(column), message };
  }
};

function* problems(connector: Row): Iterable<readonly [column: string, message: string]> {
  const { key, columns } = connector;
  const [driver, auth] = [text(connector, 'driver'), text(connector, 'auth_type')];
  const fields = fieldsOf(connector);
  const keys = fields.map((field) => String(field['key']));

  for (const name of read[driver] ?? []) {
    if (!keys.includes(name)) yield ['fields', `${key} has no field ${name}, which the driver ${driver} reads`];
  }
  if (driver === 'http' && columns['base_url'] === undefined && !keys.includes('base_url'))
    yield ['fields', `${key} has neither a base_url nor a field of that name`];
  for (const [column, drivers] of Object.entries(readers)) {
    if (columns[column] !== undefined && !drivers.includes(driver))
      yield [column, `${key} has ${column}, which the driver ${driver} does not look at`];
  }

  if ((auth === 'oauth2') !== (columns['oauth'] !== undefined))
    yield ['auth_type', `${key} has auth_type ${auth}: oauth2 goes with the column oauth, and nothing else does`];
  if (auth === 'oauth2' && driver !== 'http')
    yield ['driver', `${key} is authorized, and only the driver http uses a token`];

  for (const [index, name] of keys.entries()) {
    if (keys.indexOf(name) < index) yield ['fields', `${key} has the field ${name} twice`];
    if (fields[index]?.['secret'] === true && fields[index]['default'] !== undefined)
      yield ['fields', `${key} has a default for its secret ${name}: a secret is the user's own`];
  }

  const known = auth === 'oauth2' ? [...keys, 'access_token'] : keys;
  for (const [name, value] of Object.entries(mapping(connector, 'headers') ?? {})) {
    for (const [, place = ''] of `${name} ${String(value)}`.matchAll(/\{(\w+)\}/g)) {
      if (!known.includes(place))
        yield ['headers', `${key} has {${place}} in the header ${name}: its fields are ${known.join(', ')}`];
    }
  }
}

function fieldsOf({ columns: { fields } }: Row): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(fields)) return [];
  return fields.filter((field): field is Record<string, unknown> => typeof field === 'object' && field !== null);
}
