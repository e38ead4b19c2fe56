import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AgentError } from '../errors.ts';
import { malformed } from './malformed.ts';
import { isSafePath } from './safe-path.ts';

/** Entries of one archive. */
const mostEntries = 200_000;

/** Longest of the small files that are read whole, in bytes. */
const longestText = 16 * 1024 * 1024;

/** Kinds of file in the attributes that a Unix system writes. */
const kindBits = 0o170000;
const kinds = { none: 0, file: 0o100000, folder: 0o040000 } as const;

/**
 * An archive from somewhere. Every name in it stays within, none comes twice, none is a link, and no more comes out of
 * it than it may; anything else is an AgentError.
 */
export class Archive {
  /** By name; folders have no entry. */
  readonly entries: ReadonlyMap<string, Entry>;
  private readonly zip: ZipFile;
  private readonly limit: number;
  private unpacked = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limit: number) {
    this.zip = zip;
    this.entries = entries;
    this.limit = limit;
  }

  /** `limit`: bytes of all that is in it, once unpacked. Throws AgentError `invalid_request` and `too_large`. */
  static async open(path: string, limit: number): Promise<Archive> {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
      throw malformed('it is no ZIP archive, or not a whole one', error);
    });
    try {
      return new Archive(zip, await entriesOf(zip, limit), limit);
    } catch (error) {
      zip.close();
      throw error instanceof AgentError ? error : malformed('its directory is damaged', error);
    }
  }

  close(): void {
    this.zip.close();
  }

  /** What is in an entry, piece by piece. Throws AgentError where it is not what the directory says. */
  async *bytes(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw malformed(`${name} is not in it`);
    try {
      for await (const piece of (await this.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        this.unpacked += piece.length;
        if (this.unpacked > this.limit) throw tooMuch(this.limit);
        yield piece;
      }
    } catch (error) {
      throw error instanceof AgentError ? error : malformed(`${name} is damaged`, error);
    }
  }

  /** A small file of JSON. Throws AgentError. */
  async json(name: string): Promise<unknown> {
    const size = this.entries.get(name)?.uncompressedSize ?? 0;
    if (size > longestText) throw malformed(`${name} is too long`);
    const content = await text(this.bytes(name));
    try {
      return JSON.parse(content);
    } catch (error) {
      throw malformed(`${name} is no JSON`, error);
    }
  }
}

async function entriesOf(zip: ZipFile, limit: number): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > mostEntries) throw malformed(`it has more than ${mostEntries} entries`);
  const entries = new Map<string, Entry>();
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name } = entry;
    const kind = (entry.externalFileAttributes >>> 16) & kindBits;
    const isFolder = name.endsWith('/');
    if (!isSafePath(isFolder ? name.slice(0, -1) : name)) throw malformed('a name in it is no path that stays within');
    if (kind !== kinds.none && kind !== (isFolder ? kinds.folder : kinds.file)) {
      throw malformed('it has a link or a device in it');
    }
    if (entry.isEncrypted()) throw malformed('it has a password');
    if (entries.has(name)) throw malformed('a name in it comes twice');
    size += entry.uncompressedSize;
    if (size > limit) throw tooMuch(limit);
    if (!isFolder) entries.set(name, entry);
  }
  return entries;
}

const tooMuch = (limit: number): AgentError =>
  new AgentError('too_large', `An archive may have ${limit} bytes once it is unpacked.`, { param: 'file' });
