import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { ZipFile } from 'yauzl';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Content type of the main part, as the package's own list names it (ECMA-376 part 2, 10.1.2.4). */
const mainParts = { [docx]: 'wordprocessingml.document.main+xml', [xlsx]: 'spreadsheetml.sheet.main+xml' };

/** Largest list of a package's parts that is read, in bytes. */
const longestList = 1024 * 1024;

/** Bytes at the start of a damaged package that are looked at. */
const headSize = 64 * 1024;

/** What an Office document with a password is inside ([MS-OFFCRYPTO] 2.3.4.4); a name in UTF-16. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** How file_types.yaml calls one. */
const encryptedOffice = 'application/x-encrypted-office';

/** What a ZIP archive is: an Office document, or just an archive. A damaged one is what its first names say. */
export async function contentOfZip(path: string): Promise<string> {
  const list = await partList(path).catch(() => null);
  if (list === null) return contentOfDamaged(path);
  for (const [type, part] of Object.entries(mainParts)) if (list.includes(part)) return type;
  return 'application/zip';
}

/** What a compound file is: an Office document with a password, or something old. */
export async function contentOfCompound(path: string): Promise<string> {
  let rest = Buffer.alloc(0);
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = Buffer.concat([rest, piece]);
    if (window.includes(encryptedPackage)) return encryptedOffice;
    rest = window.subarray(-encryptedPackage.length);
  }
  return 'application/x-cfb';
}

/** `[Content_Types].xml` of a package; empty: it has none. Throws where the archive cannot be read. */
async function partList(path: string): Promise<string> {
  const { openPromise } = await import('yauzl');
  const zip = await openPromise(path, { autoClose: false, strictFileNames: false });
  try {
    return await partListIn(zip);
  } finally {
    zip.close();
  }
}

async function partListIn(zip: ZipFile): Promise<string> {
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== '[Content_Types].xml') continue;
    return entry.uncompressedSize > longestList ? '' : text(await zip.openReadStreamPromise(entry));
  }
  return '';
}

async function contentOfDamaged(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headSize), 0, headSize, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    if (head.includes('word/')) return docx;
    return head.includes('xl/') ? xlsx : 'application/zip';
  } finally {
    await handle.close();
  }
}
