export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Plain HTTP to the gateway, for what the SDKs hide. */
export class Http {
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  async get(path: string): Promise<unknown> {
    const response = await fetch(this.#url + path, { headers: { authorization: `Bearer ${this.#key}` } });
    return response.json();
  }

  /** Any other request without a body. */
  request(method: 'GET' | 'DELETE' | 'POST', path: string): Promise<Response> {
    return fetch(this.#url + path, { method, headers: { authorization: `Bearer ${this.#key}` } });
  }

  post(path: string, body: object, { headers, signal }: PostOptions = {}): Promise<Response> {
    return fetch(this.#url + path, {
      method: 'POST',
      ...(signal && { signal }),
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }
}

/** One server-sent event as it stood on the line. */
export interface Sent {
  readonly event: string | null;
  readonly data: string;
}

/** All events of a body, and whether its end was that of a whole one. */
export interface Stream {
  readonly sent: readonly Sent[];
  readonly whole: boolean;
}

export async function readStream(response: Response): Promise<Stream> {
  let text = '';
  let whole = true;
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) text += decoder.decode(bytes as Uint8Array, { stream: true });
  } catch {
    whole = false;
  }
  return { sent: text.split('\n\n').filter(isEvent).map(readEvent), whole };
}

/** The JSON of an event's data. */
export function json(sent: Sent | undefined): Record<string, unknown> {
  return JSON.parse(sent?.data ?? 'null') as Record<string, unknown>;
}

function isEvent(block: string): boolean {
  return block.includes('data:');
}

function readEvent(block: string): Sent {
  const lines = block.split('\n');
  const field = (name: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));
  return { event: field('event')[0] ?? null, data: field('data').join('\n') };
}
