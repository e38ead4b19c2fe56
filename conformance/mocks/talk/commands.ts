import type { OfferedTool } from './asked.ts';

/**
 * Words in a user's text that the small talk acts on. They work through any gateway, since a gateway hands the text
 * on as it is.
 */
export interface Commands {
  /** `call NAME`, `use the NAME tool`, `call A and B`: the offered tools that the text names so, in its order. */
  readonly calls: readonly OfferedTool[];

  /** `NAME=VALUE`: values for arguments. */
  readonly values: ReadonlyMap<string, string>;

  /** `search for WORDS`. */
  readonly search: string | null;

  /** `say N words`. */
  readonly words: number | null;

  /** `cached N`, `cache write N`: tokens of the prompt that came from a cache or went into one. */
  readonly cacheRead: number;
  readonly cacheWrite: number;

  /** `fail with STATUS`. */
  readonly failure: number | null;

  /** `please refuse`. */
  readonly refuse: boolean;
}

export function commands(text: string, tools: readonly OfferedTool[]): Commands {
  const named = tools.map((tool) => ({ tool, place: placeOf(tool.name, text) })).filter(({ place }) => place !== null);
  return {
    calls: named.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ tool }) => tool),
    values: new Map(
      [...text.matchAll(/([\w-]+)=("[^"]*"|[^\s,;]+)/gu)].map(([, name, value]) => [name ?? '', unquoted(value ?? '')]),
    ),
    search: /\bsearch for ([^.!?\n]+)/iu.exec(text)?.[1]?.trim() ?? null,
    words: count(/\bsay (\d+) words\b/iu, text),
    cacheRead: count(/\bcached (\d+)\b/iu, text) ?? 0,
    cacheWrite: count(/\bcache write (\d+)\b/iu, text) ?? 0,
    failure: count(/\bfail with ([45]\d\d)\b/iu, text),
    refuse: /\bplease refuse\b/iu.test(text),
  };
}

/** Where the text asks for a tool by its whole name; null: it does not. */
function placeOf(name: string, text: string): number | null {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const found = new RegExp(String.raw`\b(?:call|use)\b[^.!?\n]*?(?<![\w-])${literal}(?![\w-])`, 'iu').exec(text);
  return found === null ? null : found.index + found[0].length;
}

function count(pattern: RegExp, text: string): number | null {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

function unquoted(value: string): string {
  return value.replace(/^"(.*)"$/u, '$1');
}
