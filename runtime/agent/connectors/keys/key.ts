import { hash, randomBytes } from 'node:crypto';

/** A key of 256 bits. */
export interface Key {
  /** Names it without telling anything of it. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** Where a vault gets its keys from. */
export interface Keys {
  /** To seal with; made where there is none. */
  current(): Promise<Key>;

  /** To open with; null: it is not to be had. */
  find(id: string): Promise<Key | null>;
}

const length = 32;

export function newKey(): Key {
  return keyOf(randomBytes(length));
}

export function keyText(key: Key): string {
  return key.bytes.toString('base64');
}

/** Null: no key. */
export function readKey(text: string): Key | null {
  const bytes = Buffer.from(text.trim(), 'base64');
  return bytes.length === length ? keyOf(bytes) : null;
}

function keyOf(bytes: Buffer): Key {
  return { id: hash('sha256', Buffer.concat([Buffer.from('polywire key id'), bytes])).slice(0, 12), bytes };
}
