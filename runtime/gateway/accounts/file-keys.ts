import { roles } from '@polywire/generated/catalog/roles.ts';
import { type Key, readKey, SecretHasher } from '../../platform/key.ts';
import type { Limits } from '../limits.ts';
import { ownBounds } from './bounds.ts';
import type { Caller } from './caller.ts';
import { keyPrefix } from './key-prefix.ts';

/** What all keys of a deployment file belong to. */
const organization = 'default';

interface FileKey {
  readonly hash: Buffer;
  readonly caller: Caller;
}

/** The operator's own keys: those that stand in the deployment file. They open everything, at once, and need no store. */
export class FileKeys {
  private readonly hasher = new SecretHasher();
  private readonly keys: ReadonlyMap<string, FileKey>;

  /** Throws for a text that is no key; whoever reads it from a file has checked it. */
  constructor(texts: readonly string[], limits: Limits) {
    const shared = {
      organization,
      may: roles.owner,
      restricted: new Set<never>(),
      account: { billing: 'operator' },
      bounds: ownBounds({}, limits),
    } as const;
    this.keys = new Map(
      texts.map((text) => {
        const key = readKey(keyPrefix, text);
        if (key === null) throw new Error('a key of the deployment file is malformed');
        return [key.id, { hash: this.hasher.hash(key.secret), caller: { keyId: key.id, ...shared } }];
      }),
    );
  }

  has({ id }: Key): boolean {
    return this.keys.has(id);
  }

  /** Null: not one of them. */
  ofKey({ id, secret }: Key): Caller | null {
    const key = this.keys.get(id);
    return key !== undefined && this.hasher.matches(secret, key.hash) ? key.caller : null;
  }
}
