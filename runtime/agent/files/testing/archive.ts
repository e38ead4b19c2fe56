import { crc32 } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** For tests: a ZIP archive of these entries. */
export function zipOf(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** For tests: a ZIP archive with names and attributes that no good writer makes. Stored, not compressed. */
export function crudeZip(
  entries: readonly { readonly name: string; readonly content: string; readonly mode?: number }[],
): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, mode = 0o100644 } of entries) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)];
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(crc32(bytes), 0);
    sums.writeUInt32LE(bytes.length, 4);
    sums.writeUInt32LE(bytes.length, 8);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(path.length, 0);
    const head = Buffer.from([20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0x58]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, sums, lengths, path, bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), head, sums, lengths, tail, path]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}
