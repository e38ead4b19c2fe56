import { open } from 'node:fs/promises';
import { signatureSize, signed } from '../signatures.ts';
import { ReadFailure } from './found.ts';

/** An Office document with a password is no ZIP archive but a compound file. Throws ReadFailure for one. */
export async function requireNoPassword(path: string): Promise<void> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(signatureSize), 0, signatureSize, 0);
    if (signed(buffer) === 'application/x-cfb') throw new ReadFailure('password_protected');
  } finally {
    await handle.close();
  }
}
