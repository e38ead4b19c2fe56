import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** Words with one meaning, each meaning with its own place in a vector; all other words share the places behind. */
const meanings = [
  ['car', 'automobile', 'vehicle'],
  ['dog', 'puppy', 'hound'],
  ['money', 'cash', 'payment'],
];

/** A gateway with embeddings that anybody can predict, for tests. */
export class FakeGateway {
  /** Status of every answer; 200: vectors. */
  status = 200;

  /** Length of the vectors. */
  dimensions = 32;

  /** A text with this in it is refused. */
  poison: string | null = null;

  /** Milliseconds before an answer. */
  delay = 0;

  /** What the calls asked for. */
  readonly calls: { readonly model: string; readonly input: readonly string[]; readonly key: string | undefined }[] =
    [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request, response);
    });
  }

  static async start(port = 0): Promise<FakeGateway> {
    const gateway = new FakeGateway();
    await new Promise<void>((resolve) => gateway.server.listen(port, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** The texts that were sent, in all calls. */
  get texts(): string[] {
    return this.calls.flatMap(({ input }) => input);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { model, input } = (await json(request)) as { model: string; input: string[] };
    this.calls.push({ model, input, key: request.headers.authorization });
    await new Promise((resolve) => setTimeout(resolve, this.delay));
    const poisoned = this.poison !== null && input.some((text) => text.includes(this.poison ?? ''));
    const status = request.url === '/v1/embeddings' ? (poisoned ? 400 : this.status) : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? this.vectors(model, input) : { error: { message: 'no', type: 'x' } }));
  }

  private vectors(model: string, input: readonly string[]): object {
    const data = input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: vectorOf(text, this.dimensions),
    }));
    return { object: 'list', data, model, usage: { prompt_tokens: 1, total_tokens: 1 } };
  }
}

function vectorOf(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? ['']) {
    const meaning = meanings.findIndex((words) => words.includes(word));
    const other = createHash('sha256').update(word).digest().readUInt32LE() % (dimensions - meanings.length);
    const place = meaning === -1 ? meanings.length + other : meaning;
    vector[place] = (vector[place] ?? 0) + (meaning === -1 ? 0.5 : 2);
  }
  return vector;
}
