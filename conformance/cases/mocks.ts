import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { ChatWire, Parameter } from '@polywire/generated/catalog/rows.ts';

/** A request as a mock provider received it. */
export interface Received {
  readonly kind: string;
  readonly wire: ChatWire;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;

  /** The body byte for byte, in base64. */
  readonly raw: string;
  readonly status: number | null;

  /** Milliseconds after its arrival at which the gateway went away before the end. */
  readonly aborted: number | null;
}

/** The mock providers, asked what they received. */
export class Mocks {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Requests that hold this text, oldest first. */
  async received(marker: string): Promise<readonly Received[]> {
    const response = await fetch(`${this.url}/__requests?marker=${encodeURIComponent(marker)}`);
    return (await response.json()) as readonly Received[];
  }

  /** Orders a behaviour for the next requests that fit it. */
  async script(script: Script): Promise<void> {
    const response = await fetch(`${this.url}/__script`, { method: 'POST', body: JSON.stringify(script) });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** What a mock does with requests that hold the marker; conformance/mocks/script.ts has the whole. */
export interface Script {
  readonly match: { readonly kind?: string; readonly marker: string };
  readonly times?: number;
  readonly wait?: number;
  readonly destroy?: boolean;
  readonly answer?: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly stream?: {
    readonly frames?: readonly string[];
    readonly chunkBytes?: number;
    readonly delay?: number;
    readonly cutAfter?: number;
    readonly errorAfter?: number;
    readonly destroyAfter?: number;
    readonly hangAfter?: number;
  };
}

/**
 * The value of a canonical parameter as its provider got it, at the place where the wire has it. One word is in lower
 * case, since the native wire writes its own in capitals.
 */
export function parameterOf({ wire, body }: Received, name: string): unknown {
  const spelling = (parameters as Readonly<Record<string, Parameter>>)[name]?.[wire];
  const value = spelling === undefined ? undefined : valueAt(body, spelling.at.split('.'));
  return typeof value === 'string' ? value.toLowerCase() : value;
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
}

/** Names of the tools that the caller runs, as each wire has them. */
export function toolNames({ wire, body }: Received): readonly string[] {
  const tools = (valueAt(body, ['tools']) ?? []) as readonly Readonly<Record<string, unknown>>[];
  const names: Readonly<Record<ChatWire, () => readonly unknown[]>> = {
    chat: () => tools.map((tool) => valueAt(tool, ['function', 'name'])),
    responses: () => tools.map((tool) => tool['name']),
    messages: () => tools.map((tool) => tool['name']),
    native: () => tools.flatMap((tool) => (tool['functionDeclarations'] as { name: string }[]).map(({ name }) => name)),
  };
  return names[wire]() as readonly string[];
}
