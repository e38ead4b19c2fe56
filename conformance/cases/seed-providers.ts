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
}

/** The rows in the seed's order. */
export const seedProviders: readonly SeedProvider[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', wire = '', native, external, named, none, cannot = '', floor] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      kind,
      wire,
      nativeSearch: native === 'yes',
      externalLoop: external === 'yes',
      named: named === 'yes',
      none: none === 'yes',
      cannotCarry: cannot.split(' '),
      floor: floor === '-' ? null : Number(floor),
    };
  });
