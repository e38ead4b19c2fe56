/** One group as the seed's catalogue has it, cell by cell. */
export interface SeedGroup {
  readonly name: string;
  readonly aliases: number;
  readonly provider: string;

  /** The ladder; empty: not adjustable. */
  readonly efforts: readonly string[];

  /** Not adjustable, and pinned rather than dropped. */
  readonly pinned: boolean;
  readonly thinking: boolean;
  readonly search: string;

  /** A named tool is honoured, or becomes auto. */
  readonly named: 'yes' | 'auto';
  readonly required: 'yes' | 'auto';

  /** `none` is passed on, or honoured by dropping the tools. */
  readonly none: 'yes' | 'drop';
  readonly parallel: boolean;
  readonly schema: boolean;
  readonly jsonMode: boolean;
  readonly sampling: readonly string[];
  readonly stop: boolean;
  readonly penalties: readonly string[];
  readonly verbosity: boolean;
  readonly maxOutput: number | null;
  readonly context: number | null;

  /** The least max_tokens it takes. */
  readonly floor: number;

  /** temperature or top_p, not both. */
  readonly exclusive: boolean;

  /** A truncated turn that contains tool calls. */
  readonly truncatedCalls: 'length' | 'tool_calls';

  /** Schemas of tools are rewritten. */
  readonly subset: boolean;
}

/**
 * Seed 000, "Model catalog by group", transcribed by hand and apart from spec/catalog/groups.yaml, so that a change of
 * either shows. Columns: group, aliases, provider, effort, thinking, search, named tool_choice, none, parallel, schema,
 * JSON mode, sampling, stop, seed and penalties, verbosity, max output, context. `t p k`: temperature, top_p, top_k.
 */
const table = `
service_air |  1 | P-R | pinned                          | no  | none     | yes  | yes  | yes | yes | yes | -     | no  | -   | yes | 128000 | 1050000
A-mid       |  2 | P-A | low medium high max             | yes | native   | yes  | yes  | yes | yes | 400 | -     | yes | -   | no  | 128000 | 1000000
A-top       |  2 | P-A | low medium high xhigh max       | yes | native   | yes  | yes  | yes | yes | 400 | -     | yes | -   | no  | 128000 | 1000000
A-third     |  3 | P-A | low medium high xhigh max       | yes | native   | yes  | yes  | yes | yes | 400 | -     | yes | -   | no  | 128000 | 1000000
A-small     |  2 | P-A | -                               | yes | native   | yes  | yes  | yes | yes | 400 | t p k | yes | -   | no  | -      | 200000
R-high      |  2 | P-R | low medium high xhigh max       | no  | native   | yes  | yes  | yes | yes | yes | -     | no  | -   | yes | 128000 | 1050000
R-mid       |  5 | P-R | none low medium high xhigh max  | no  | native   | yes  | yes  | yes | yes | yes | -     | no  | -   | yes | 128000 | 1050000
R-code      |  2 | P-R | low medium high xhigh           | no  | native   | yes  | yes  | yes | yes | yes | -     | no  | -   | yes | 128000 | 400000
R-small     |  4 | P-R | none low medium high xhigh      | no  | native   | yes  | yes  | yes | yes | yes | t p   | no  | -   | yes | -      | 400000
G-a         |  5 | P-G | low medium high                 | no  | native   | yes  | yes  | no  | yes | yes | -     | yes | all | no  | 65536  | 1048576
G-b         |  4 | P-G | minimal low medium high         | no  | native   | yes  | yes  | no  | yes | yes | -     | yes | all | no  | 65536  | 1048576
G-c         |  1 | P-G | minimal low medium high         | no  | native   | yes  | yes  | no  | yes | yes | t p k | yes | all | no  | -      | 1048576
F-k         |  2 | P-F | -                               | no  | external | yes  | drop | yes | yes | yes | t p k | yes | -   | no  | -      | -
F-d         |  4 | P-F | none low high max               | no  | external | yes  | drop | yes | yes | yes | t p k | yes | -   | no  | -      | -
F-q         |  2 | P-F | low medium xhigh                | no  | external | yes  | drop | yes | yes | yes | t p k | yes | -   | no  | -      | -
F-g         |  4 | P-F | low high max                    | no  | external | yes  | drop | yes | yes | yes | t p k | yes | -   | no  | -      | -
F-g2        |  1 | P-F | high max                        | no  | external | yes  | drop | yes | yes | yes | t p k | yes | -   | no  | -      | -
M-s         |  4 | P-M | -                               | no  | external | auto | drop | yes | 400 | 400 | t p k | yes | -   | no  | -      | 1048576
X-a         |  2 | P-X | low medium high xhigh           | no  | native   | yes  | yes  | yes | yes | yes | t p   | no  | -   | no  | -      | 500000
X-b         |  1 | P-X | low medium high                 | no  | native   | yes  | yes  | yes | yes | yes | t p   | no  | -   | no  | -      | 500000
`;

const sampling: Readonly<Record<string, string>> = { t: 'temperature', p: 'top_p', k: 'top_k' };

/** GAPS "truncated tool calls": the messages-wire family, and three groups by name. */
const lengthWhenTruncated = new Set(['service_air', 'A-mid', 'A-top', 'A-third', 'A-small', 'F-k', 'M-s']);

/** The rows in the seed's order. */
export const seedGroups: readonly SeedGroup[] = table
  .trim()
  .split('\n')
  .map((line) => readRow(line.split('|').map((cell) => cell.trim())));

function readRow(cells: readonly string[]): SeedGroup {
  const [name = '', aliases, provider = '', effort = '', thinking, search = '', named, none, parallel] = cells;
  const [schema, jsonMode, takes = '', stop, penalties, verbosity, maxOutput, context] = cells.slice(9);
  const responsesFloor = provider === 'P-R';
  return {
    name,
    aliases: Number(aliases),
    provider,
    efforts: effort === '-' || effort === 'pinned' ? [] : effort.split(' '),
    pinned: effort === 'pinned',
    thinking: thinking === 'yes',
    search,
    named: named === 'auto' ? 'auto' : 'yes',
    required: named === 'auto' ? 'auto' : 'yes', // group note of M-s: named and required alike
    none: none === 'drop' ? 'drop' : 'yes',
    parallel: parallel === 'yes',
    schema: schema === 'yes',
    jsonMode: jsonMode === 'yes',
    sampling: takes.split(' ').flatMap((letter) => sampling[letter] ?? []),
    stop: stop === 'yes',
    penalties: penalties === 'all' ? ['seed', 'presence_penalty', 'frequency_penalty'] : [],
    verbosity: verbosity === 'yes',
    maxOutput: maxOutput === '-' ? null : Number(maxOutput),
    context: context === '-' ? null : Number(context),
    floor: responsesFloor ? 16 : 1, // group notes: the five P-R groups raise lower values to 16
    exclusive: name === 'A-small', // group note
    truncatedCalls: lengthWhenTruncated.has(name) ? 'length' : 'tool_calls',
    subset: provider === 'P-G' || name === 'F-k', // group note of F-k; the native wire's own subset
  };
}
