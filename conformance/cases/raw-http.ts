import { connect } from 'node:net';

/** An answer as it came over a plain connection. */
export interface RawAnswer {
  /** Null: no answer came. */
  readonly status: number | null;

  /** Of all answers that came over the connection, in order. */
  readonly statuses: readonly number[];

  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends bytes over a connection of its own and reads until the other side closes it: for what no HTTP client would send.
 * Rejects where it stays open.
 */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(silence, () => {
      socket.destroy();
      reject(new Error('the connection stayed open without an answer'));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that closes before it has read everything resets the connection; what it said before still counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(readAnswer(Buffer.concat(chunks).toString()));
    });
  });
}

/** Milliseconds without a byte after which a connection counts as hanging. */
const silence = 10_000;

function readAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/u.exec(first)?.[1];
  const fields = lines.map((line) => line.split(/: (.*)/su, 2) as [string, string]);
  const headers = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, code]) => Number(code));
  return {
    status: status === undefined ? null : Number(status),
    statuses,
    headers,
    body: rest.join('\r\n\r\n'),
  };
}
