import { once } from 'node:events';
import { connect } from 'node:net';

/** What came back, as it came. */
export interface RawAnswer {
  /** 0: nothing came. */
  readonly status: number;

  /** By name in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends a request exactly as it is written here. `headers`: names and values in turn. */
export async function ask(
  port: number,
  method: string,
  target: string,
  headers: readonly string[],
  body = '',
  host = '127.0.0.1',
): Promise<RawAnswer> {
  const socket = connect(port, host).setEncoding('utf8');
  let text = '';
  socket.on('data', (piece: string) => (text += piece));
  const lines = [`${method} ${target} HTTP/1.1`, 'connection: close'];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at] ?? ''}: ${headers[at + 1] ?? ''}`);
  if (body !== '') lines.push(`content-length: ${Buffer.byteLength(body)}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: new Map(fields.map((field) => splitAt(field, field.indexOf(':')))),
    body: rest.join('\r\n\r\n'),
  };
}

function splitAt(field: string, colon: number): [string, string] {
  return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
}
