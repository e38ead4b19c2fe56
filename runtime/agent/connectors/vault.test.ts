import { mkdtemp, readFile, rm, stat, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { KeyStore } from './keys/key-store.ts';
import { keyText, newKey } from './keys/key.ts';
import { Unreadable, Vault } from './vault.ts';

let path = '';
beforeEach(async () => {
  const place = await mkdtemp(join(tmpdir(), 'vault-'));
  onTestFinished(() => rm(place, { recursive: true }));
  path = join(place, 'secret.key');
});

const noKeyring = () => Promise.resolve(null);
const vaultAt = (keyring = noKeyring) => new Vault(new KeyStore(path, keyring));
const place = { owner: 'conn_1', field: 'password' };

describe('A secret', () => {
  it('is read where it was sealed, whatever is in it', async () => {
    const vault = vaultAt();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (secret) => {
        const sealed = await vault.seal(secret, place);
        expect(await vault.open(sealed, place)).toBe(secret.toWellFormed());
      }),
      { numRuns: 50 },
    );
  });

  it('is read nowhere else: not in another connection, field or after a change', async () => {
    const vault = vaultAt();
    const sealed = await vault.seal('hush', place);
    await expect(vault.open(sealed, { ...place, owner: 'conn_2' })).rejects.toThrow(Unreadable);
    await expect(vault.open(sealed, { ...place, field: 'token' })).rejects.toThrow(Unreadable);
    const [version = '', id = '', text = ''] = sealed.split('.');
    const bytes = Buffer.from(text, 'base64');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(vault.open(`${version}.${id}.${changed.toString('base64')}`, place)).rejects.toThrow(Unreadable);
    }
    for (const broken of [
      '',
      'x',
      `${version}.${id}`,
      `${version}.${id}.`,
      `v2.${id}.${text}`,
      `${version}.000.${text}`,
    ])
      await expect(vault.open(broken, place)).rejects.toThrow(Unreadable);
  });

  it('looks different each time', async () => {
    const vault = vaultAt();
    const sealed = await Promise.all(Array.from({ length: 20 }, () => vault.seal('hush', place)));
    expect(new Set(sealed).size).toBe(20);
  });
});

describe('The key', () => {
  it('is in a file that nobody else may read, and one of all who make it at once', async () => {
    const sealed = await Promise.all(Array.from({ length: 5 }, () => vaultAt().seal('hush', place)));
    for (const one of sealed) expect(await vaultAt().open(one, place)).toBe('hush');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await chmod(path, 0o644);
    expect(await vaultAt().open(sealed[0] ?? '', place)).toBe('hush');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('of another time opens nothing; an old one below a new one opens what it sealed', async () => {
    const sealed = await vaultAt().seal('hush', place);
    const old = await readFile(path, 'utf8');
    const fresh = keyText(newKey());
    await writeFile(path, fresh);
    await expect(vaultAt().open(sealed, place)).rejects.toThrow(Unreadable);
    await writeFile(path, `${fresh}\n${old}`);
    expect(await vaultAt().open(sealed, place)).toBe('hush');
  });

  it('is in the keyring where there is one, and then in no file', async () => {
    let kept: string | null = null;
    const keyring = {
      read: () => Promise.resolve(kept),
      write: (text: string) => {
        kept = text;
        return Promise.resolve(true);
      },
    };
    const sealed = await new Vault(new KeyStore(path, () => Promise.resolve(keyring))).seal('hush', place);
    await expect(stat(path)).rejects.toThrow('ENOENT');
    expect(await new Vault(new KeyStore(path, () => Promise.resolve(keyring))).open(sealed, place)).toBe('hush');
    // Gone for a while, it takes nothing with it.
    await expect(vaultAt().open(sealed, place)).rejects.toThrow(Unreadable);
    await vaultAt().seal('more', place);
    expect(await new Vault(new KeyStore(path, () => Promise.resolve(keyring))).open(sealed, place)).toBe('hush');
  });

  it('goes into a file where the keyring takes none', async () => {
    const keyring = { read: () => Promise.resolve(null), write: () => Promise.resolve(false) };
    const sealed = await new Vault(new KeyStore(path, () => Promise.resolve(keyring))).seal('hush', place);
    expect(await vaultAt().open(sealed, place)).toBe('hush');
  });

  it('is not replaced where its file is broken', async () => {
    await writeFile(path, 'not a key');
    await expect(vaultAt().seal('hush', place)).rejects.toThrow('There is no key in secret.key');
    expect(await readFile(path, 'utf8')).toBe('not a key');
  });
});
