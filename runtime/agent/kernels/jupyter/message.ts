import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** A message of the Jupyter protocol, as far as we need it. */
export interface Message {
  readonly type: string;

  /** Id of the request that it belongs to; null: of none. */
  readonly parent: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}

const delimiter = Buffer.from('<IDS|MSG>');

/** A request as frames, with its id. */
export function requestOf(
  type: string,
  content: object,
  { session, key }: { readonly session: string; readonly key: string },
): { readonly id: string; readonly frames: readonly Buffer[] } {
  const id = randomUUID();
  const date = new Date().toISOString();
  const header = { msg_id: id, session, username: 'polywire', date, msg_type: type, version: '5.3' };
  const parts = [header, {}, {}, content].map((part) => Buffer.from(JSON.stringify(part)));
  return { id, frames: [delimiter, signature(parts, key), ...parts] };
}

/**
 * Frames as a message. Null for what is none: without its parts, with another signature than that of the key, or with
 * parts that are no JSON objects. Code in the kernel knows the key: what is in a message is not to be believed for it.
 */
export function messageOf(frames: readonly Buffer[], key: string): Message | null {
  const start = frames.findIndex((frame) => frame.equals(delimiter));
  if (start === -1) return null;
  const [signed, ...rest] = frames.slice(start + 1);
  const parts = rest.slice(0, 4);
  if (signed === undefined || parts.length < 4) return null;
  const expected = signature(parts, key);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const [header, parent, , content] = parts.map(objectOf);
  if (!header || !parent || !content) return null;
  const { msg_type: type } = header;
  if (typeof type !== 'string') return null;
  const { msg_id } = parent;
  return { type, parent: typeof msg_id === 'string' ? msg_id : null, content };
}

function signature(parts: readonly Buffer[], key: string): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return Buffer.from(hmac.digest('hex'));
}

function objectOf(bytes: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}
