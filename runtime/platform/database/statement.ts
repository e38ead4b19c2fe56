import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';

/** Stands for a value while a query is compiled. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once (for each open database) and then only given its values, which is most of the
 * work of a query saved. `build` must make the same query each time, put values in as they come, and may not look at
 * them: no lists of changing length.
 *
 *     const findKey = statement((database: Kysely<Schema>, value: { id: string }) =>
 *       database.selectFrom('api_key').selectAll().where('id', '=', value.id));
 *     const { rows: [key] } = await findKey(transaction, { id });
 */
export function statement<Schema, Values extends object, Row>(
  build: (database: Kysely<Schema>, value: Values) => Compilable<Row>,
): (database: Kysely<Schema>, values: Values) => Promise<QueryResult<Row>> {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values;
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (database, values) => {
    // The adapter is one for a database and all of its transactions.
    const { adapter } = database.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(database, places).compile();
      compiled.set(adapter, query);
    }
    const filled = new Map<string, unknown>(Object.entries(values));
    const parameters = query.parameters.map((part) => (part instanceof Place ? filled.get(part.name) : part));
    return database.executeQuery({ ...query, parameters });
  };
}
