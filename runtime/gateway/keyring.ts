import { type Key, SecretHasher, readKey } from '../platform/key.ts';

/** Every key of the gateway begins so (GAPS "G key form"). */
export const keyPrefix = 'sk-svc-';

/** Who calls: what the rest of a request's way knows of a credential. */
export interface Caller {
  /** The key's public id; may be logged. */
  readonly keyId: string;

  /** What stored responses, limits and money belong to. */
  readonly organization: string;
}

/** All keys of one deployment file belong to one organisation. */
const organization = 'default';

/** The keys that open the gateway. Of a secret only a keyed hash is kept; it is compared in constant time. */
export class Keyring {
  private readonly hasher = new SecretHasher();
  private readonly hashes = new Map<string, Buffer>();

  /** Throws for a text that is no key; whoever reads it from a file has checked it. */
  constructor(keys: readonly string[]) {
    for (const text of keys) {
      const key = readKey(keyPrefix, text);
      if (key === null) throw new Error('a key of the keyring is malformed');
      this.hashes.set(key.id, this.hasher.hash(key.secret));
    }
  }

  /** Null: unknown or revoked. */
  find(key: Key): Caller | null {
    const hash = this.hashes.get(key.id);
    return hash !== undefined && this.hasher.matches(key.secret, hash) ? { keyId: key.id, organization } : null;
  }
}
