/**
 * Seed 000, "Providers (kinds)", transcribed by hand and apart from spec/catalog/providers.yaml, so that a change of
 * either shows. Columns: kind, wire, native search, external loop, named tool_choice, tool_choice none, what the
 * transport cannot carry, floor of max_tokens.
 */
const table = `
P-R | responses | yes | no  | yes | yes | top_k stop_sequences thinking seed presence_penalty frequency_penalty           | 16
P-A | messages  | yes | no  | yes | yes | seed presence_penalty frequency_penalty verbosity                               | -
P-G | native    | yes | no  | yes | yes | thinking parallel_tool_calls verbosity                                          | -
P-F | messages  | no  | yes | yes | no  | thinking seed presence_penalty frequency_penalty verbosity                      | -
P-K | chat      | yes | yes | no  | yes | thinking reasoning_effort verbosity                                             | -
P-M | messages  | no  | yes | yes | no  | thinking response_format seed presence_penalty frequency_penalty verbosity      | -
P-C | chat      | no  | yes | yes | yes | thinking top_k verbosity                                                        | -
P-Q | chat      | no  | yes | yes | yes | thinking top_k verbosity                                                        | -
P-X | responses | yes | no  | yes | yes | top_k stop_sequences thinking seed presence_penalty frequency_penalty verbosity | -
`;

/**
 * What the seed's prose, GAPS and issue 3 say of each kind beyond that table, transcribed likewise. Columns: kind,
 * credential header, fetch tool, remote MCP, speaker's name, verbatim blocks, reasoning handed back, abnormal ends, finish
 * reasons unmapped, usage chunk always, tool schemas; of the public documents, how a search of its own can be forced,
 * whether single tools of a remote MCP server can be left out, and the call by which its own search tells that it has run.
 */
const prose = `
P-R | authorization  | search | yes | no  | yes | yes | -    | no  | no  | full   | required | no | -
P-A | x-api-key      | native | yes | no  | yes | yes | -    | no  | no  | full   | named    | yes | -
P-G | x-goog-api-key | none   | no  | no  | yes | yes | stop | no  | no  | subset | none     | no | -
P-F | authorization  | search | no  | no  | no  | no  | -    | no  | no  | full   | none     | no | -
P-K | authorization  | search | no  | yes | yes | no  | -    | yes | yes | full   | none     | no | $web_search
P-M | authorization  | search | no  | no  | no  | no  | -    | no  | no  | full   | none     | no | -
P-C | authorization  | search | no  | no  | yes | no  | -    | no  | no  | full   | none     | no | -
P-Q | authorization  | search | no  | no  | yes | no  | -    | no  | no  | full   | none     | no | -
P-X | authorization  | search | no  | no  | yes | yes | -    | no  | no  | full   | required | no | -
`;

/** One provider kind as the seed has it. */
export interface SeedProvider {
  readonly kind: string;
  readonly wire: string;
  readonly nativeSearch: boolean;
  readonly externalLoop: boolean;
  readonly named: boolean;
  readonly none: boolean;
  readonly cannotCarry: readonly string[];
  readonly floor: number | null;

  /** Blocks of the Messages format that only the messages wire itself carries have no place in a transport like it. */
  readonly likeMessages: boolean;
  readonly auth: string;
  readonly fetch: string;
  readonly mcp: boolean;
  readonly speaker: boolean;
  readonly verbatim: boolean;
  readonly reasoning: boolean;
  readonly abnormalEnd: string | null;
  readonly unmapped: boolean;
  readonly usageAlways: boolean;
  readonly toolSchema: string;
  readonly forcedSearch: string;
  readonly leavesOutTools: boolean;
  readonly searchCall: string | null;
}

function cellsOf(rows: string): readonly (readonly string[])[] {
  return rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

const proseCells = new Map(cellsOf(prose).map(([kind = '', ...cells]) => [kind, cells]));

/** The rows in the seed's order. */
export const seedProviders: readonly SeedProvider[] = cellsOf(table).map((cells) => {
  const [kind = '', wire = '', native, external, named, none, cannot = '', floor] = cells;
  const [auth = '', fetch = '', ...more] = proseCells.get(kind) ?? [];
  const [mcp, speaker, verbatim, reasoning, abnormalEnd = '-', unmapped, usageAlways, ...last] = more;
  const [toolSchema = '', forcedSearch = '', leavesOutTools, searchCall = '-'] = last;
  return {
    kind,
    wire,
    nativeSearch: native === 'yes',
    externalLoop: external === 'yes',
    named: named === 'yes',
    none: none === 'yes',
    cannotCarry: cannot.split(' '),
    floor: floor === '-' ? null : Number(floor),
    likeMessages: wire === 'messages' && verbatim === 'no',
    auth,
    fetch,
    mcp: mcp === 'yes',
    speaker: speaker === 'yes',
    verbatim: verbatim === 'yes',
    reasoning: reasoning === 'yes',
    abnormalEnd: abnormalEnd === '-' ? null : abnormalEnd,
    unmapped: unmapped === 'yes',
    usageAlways: usageAlways === 'yes',
    toolSchema,
    forcedSearch,
    leavesOutTools: leavesOutTools === 'yes',
    searchCall: searchCall === '-' ? null : searchCall,
  };
});
