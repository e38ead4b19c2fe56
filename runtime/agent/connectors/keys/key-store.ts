import { basename } from 'node:path';
import { AgentError } from '../../errors.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import { keyText, newKey, readKey, type Key, type Keys } from './key.ts';
import type { Keyring } from './keyring.ts';

/**
 * The key of a home folder: in the system's keyring where there is one, else in a file of the home folder. What was sealed
 * says by which key, so a keyring that is gone for a while makes nothing unreadable for good.
 */
export class KeyStore implements Keys {
  private readonly path: string;
  private readonly keyring: () => Promise<Keyring | null>;
  private readonly known = new Map<string, Key>();
  private first: Promise<Key> | null = null;

  /** `path` of the key file. */
  constructor(path: string, keyring: () => Promise<Keyring | null>) {
    this.path = path;
    this.keyring = keyring;
  }

  current(): Promise<Key> {
    this.first ??= this.make().catch((error: unknown) => {
      this.first = null;
      throw error;
    });
    return this.first;
  }

  async find(id: string): Promise<Key | null> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    for (const source of [this.inFile, this.inKeyring]) {
      for (const key of await source()) this.known.set(key.id, key);
      const found = this.known.get(id);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** A file comes first: there was no keyring, or somebody has put it there. */
  private async make(): Promise<Key> {
    const [there = (await this.inKeyring())[0]] = await this.inFile();
    if (there !== undefined) return there;
    const key = newKey();
    if (await (await this.keyring())?.write(keyText(key))) return key;
    await makeKeyFile(this.path);
    const [made] = await this.inFile();
    if (made === undefined)
      throw new AgentError('internal', `There is no key in ${basename(this.path)}: restore it or remove it.`);
    return made;
  }

  private readonly inFile = (): Promise<readonly Key[]> => readKeyFile(this.path).catch(() => []);

  private readonly inKeyring = async (): Promise<readonly Key[]> => {
    const text = await (await this.keyring())?.read();
    const key = text ? readKey(text) : null;
    return key === null ? [] : [key];
  };
}
