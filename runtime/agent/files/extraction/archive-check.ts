import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ReadFailure } from './found.ts';

/** Parts of one document. The largest real ones have some thousand. */
const mostEntries = 20_000;

/** Real XML shrinks by 10 to 50, rarely by more; a bomb by about 1,000. */
const highestRatio = 200;

/** Bytes up to which a ratio says nothing: an empty sheet shrinks well, too. */
const harmless = 16 * 1024 * 1024;

/**
 * Refuses an archive that would unpack to more than `limit` bytes, before a parser sees it: first by what its directory
 * says, then by what really comes out. Throws ReadFailure.
 */
export async function requireModestArchive(path: string, limit: number): Promise<void> {
  // Its parts may lie on top of each other, so each is counted by itself.
  const zip = await openPromise(path, { autoClose: false, strictFileNames: false });
  try {
    await check(zip, limit);
  } finally {
    zip.close();
  }
}

async function check(zip: ZipFile, limit: number): Promise<void> {
  if (zip.entryCount > mostEntries) throw new ReadFailure('too_large');
  const entries: Entry[] = [];
  let said = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    said += entry.uncompressedSize;
    requireModest(said, limit, zip.fileSize);
  }
  let real = 0;
  for (const entry of entries) {
    if (entry.isEncrypted()) throw new ReadFailure('password_protected');
    if (entry.fileName.endsWith('/')) continue;
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      real += piece.length;
      requireModest(real, limit, zip.fileSize);
    }
  }
}

function requireModest(unpacked: number, limit: number, packed: number): void {
  if (unpacked > limit || (unpacked > harmless && unpacked > packed * highestRatio)) throw new ReadFailure('too_large');
}
