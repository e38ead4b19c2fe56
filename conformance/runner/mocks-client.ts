import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { ChatWire, Parameter } from '@polywire/generated/catalog/rows.ts';
import { list, object, objects } from '../mocks/json.ts';
import type { Recorded } from '../mocks/record.ts';
import type { Script } from '../mocks/script.ts';
import { valueAt } from './template.ts';

/** A request as a mock got it, with what a fixture may want to know of it. */
export interface Received extends Omit<Recorded, 'raw'> {
  /** The body as it stood. */
  readonly text: string;

  /** Values of the parameters table where the wire has them; words in lower case. */
  readonly parameters: Readonly<Record<string, unknown>>;

  /** Names of the tools that the caller runs. */
  readonly tools: readonly unknown[];
}

/** Mock providers that a deployment is bound to, over their control addresses. */
export class MocksClient {
  /** Without a slash at the end. */
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Base URL of each kind. Rejects where nobody listens. */
  async bases(): Promise<Readonly<Record<string, string>>> {
    const response = await fetch(`${this.url}/`);
    return ((await response.json()) as { readonly providers: Readonly<Record<string, string>> }).providers;
  }

  /** Orders what happens to the next requests that hold the mark. Rejects where the mocks refuse it. */
  async script(mark: string, scripts: readonly Omit<Script, 'match'>[]): Promise<void> {
    const body = JSON.stringify(scripts.map((script) => ({ ...script, match: { marker: mark } })));
    const response = await fetch(`${this.url}/__script`, { method: 'POST', body });
    if (!response.ok) throw new Error(`the mocks refuse a script: ${await response.text()}`);
  }

  /** Requests that hold the mark, oldest first. */
  async received(mark: string): Promise<readonly Received[]> {
    const response = await fetch(`${this.url}/__requests?marker=${encodeURIComponent(mark)}`);
    const records = (await response.json()) as readonly (Omit<Recorded, 'raw'> & { readonly raw: string })[];
    return records.map(({ raw, ...record }) => ({
      ...record,
      text: Buffer.from(raw, 'base64').toString(),
      parameters: parametersOf(record),
      tools: toolsOf(record),
    }));
  }
}

type Bare = Pick<Recorded, 'wire' | 'body'>;

function parametersOf({ wire, body }: Bare): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, row] of Object.entries<Parameter>(parameters)) {
    const at = row[wire as ChatWire]?.at;
    const value = at === undefined ? undefined : valueAt(body, at);
    if (row.canonical && value !== undefined) found[name] = typeof value === 'string' ? value.toLowerCase() : value;
  }
  return found;
}

function toolsOf({ wire, body }: Bare): readonly unknown[] {
  const tools = objects(object(body)['tools']);
  if (wire === 'native')
    return tools.flatMap((tool) => objects(tool['functionDeclarations'])).map((one) => one['name']);
  const own =
    wire === 'chat' ? tools.map((tool) => object(tool['function'])['name']) : tools.map((tool) => tool['name']);
  return list(own).filter((name) => name !== undefined);
}
