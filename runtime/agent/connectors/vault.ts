import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key, Keys } from './keys/key.ts';

/** What a secret belongs to. It can be read there and nowhere else. */
export interface Place {
  /** Id of a connection, or whatever else has a secret. */
  readonly owner: string;
  readonly field: string;
}

/** A secret that cannot be read: its key is gone, or it was changed or moved. */
export class Unreadable extends Error {
  constructor() {
    super('credentials cannot be read');
    this.name = 'Unreadable';
  }
}

const version = 'v1';
const nonceLength = 12;
const tagLength = 16;

/** Seals secrets with AES-256-GCM, each under a nonce of its own and bound to its place. */
export class Vault {
  private readonly keys: Keys;

  constructor(keys: Keys) {
    this.keys = keys;
  }

  /** `v1.`, the id of the key, `.`, and nonce, ciphertext and tag in base64. */
  async seal(secret: string, place: Place): Promise<string> {
    const key = await this.keys.current();
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(bound(key, place));
    const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${version}.${key.id}.${sealed.toString('base64')}`;
  }

  /** Throws Unreadable. */
  async open(sealed: string, place: Place): Promise<string> {
    const [form, id, text] = sealed.split('.');
    if (form !== version || id === undefined || text === undefined) throw new Unreadable();
    const key = await this.keys.find(id);
    const bytes = Buffer.from(text, 'base64');
    if (key === null || bytes.length < nonceLength + tagLength) throw new Unreadable();
    const end = bytes.length - tagLength;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(bound(key, place)).setAuthTag(bytes.subarray(end));
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength, end)), decipher.final()]).toString('utf8');
    } catch {
      throw new Unreadable();
    }
  }
}

/** What the tag vouches for beside the secret. JSON keeps the parts apart, whatever is in them. */
function bound(key: Key, { owner, field }: Place): Buffer {
  return Buffer.from(JSON.stringify([version, key.id, owner, field]));
}
