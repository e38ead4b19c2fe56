import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crudeZip, zipOf } from '../testing/archive.ts';
import { pdfOf } from '../testing/pdf.ts';
import { docxOf, pngOf, xlsxOf } from '../testing/samples.ts';
import { extract, type ExtractBounds, type Extracted } from './extract.ts';
import type { Job } from './line.ts';
import { startWorker } from './process.ts';
import type { ReadOptions } from './read-file.ts';

const mebibyte = 1024 * 1024;
const limits = { extracted_pages: 2000, extracted_text: 1_000_000, unpacked_size: 50 * mebibyte, chunk_size: 200 };
const roomy = { time: 60_000, memory: 512 * mebibyte };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(
  extractor: Job['extractor'],
  content: string | Buffer,
  options: Partial<ReadOptions> = {},
  bounds: Partial<ExtractBounds> = {},
): Promise<Extracted> {
  const path = join(folder, `file-${Math.random()}`);
  await writeFile(path, content);
  const job = { path, extractor, options: { ...limits, ...options } };
  return extract(job, folder, { ...roomy, ...bounds }, new AbortController().signal);
}

const failed = (failure: string): object => ({ chunks: [], metadata: {}, failure });

describe('a PDF', () => {
  test('is read page by page', async () => {
    expect(await read('pdf', pdfOf(['Hello one', 'Hello two']))).toEqual({
      chunks: [
        { page: 1, text: 'Hello one' },
        { page: 2, text: 'Hello two' },
      ],
      metadata: { pages: 2 },
      failure: null,
    });
  });

  test('of 1,000 pages is read whole, or up to the limit', async () => {
    const pdf = pdfOf(Array.from({ length: 1000 }, (_, index) => `This is page ${index + 1}`));
    const whole = await read('pdf', pdf);
    expect(whole.chunks).toHaveLength(1000);
    expect(whole.chunks.at(-1)).toEqual({ page: 1000, text: 'This is page 1000' });
    const part = await read('pdf', pdf, { extracted_pages: 10 });
    expect(part.chunks).toHaveLength(10);
    expect(part.metadata).toEqual({ pages: 1000, truncated: true });
  });

  test('with a password says so', async () => {
    expect(await read('pdf', pdfOf(['Hidden'], 'secret'))).toEqual(failed('password_protected'));
  });

  test('that is cut off or none is broken', async () => {
    expect(await read('pdf', pdfOf(['One', 'Two']).subarray(0, 400))).toEqual(failed('broken'));
    expect(await read('pdf', '%PDF-1.7 and nothing else')).toEqual(failed('broken'));
  });
});

describe('an Office document', () => {
  test('of Word gives its paragraphs', async () => {
    const { chunks } = await read('docx', await docxOf(['First paragraph', 'Grüße &amp; 漢字']));
    expect(chunks).toEqual([{ page: null, text: 'First paragraph\n\nGrüße & 漢字' }]);
  });

  test('of Excel gives its sheets', async () => {
    const workbook = await xlsxOf({
      Prices: [
        ['item', 'price'],
        ['tea', '3'],
      ],
      Notes: [['none']],
    });
    expect(await read('xlsx', workbook)).toEqual({
      chunks: [
        { page: 1, text: 'Prices\nitem\tprice\ntea\t3' },
        { page: 2, text: 'Notes\nnone' },
      ],
      metadata: { sheets: 2 },
      failure: null,
    });
    expect((await read('xlsx', workbook, { extracted_pages: 1 })).metadata).toEqual({ sheets: 2, truncated: true });
  });

  test('that is cut off is broken', async () => {
    expect(await read('docx', (await docxOf(['One'])).subarray(0, 400))).toEqual(failed('broken'));
    expect(await read('xlsx', (await xlsxOf({ One: [['1']] })).subarray(0, 400))).toEqual(failed('broken'));
    expect(await read('docx', await zipOf({ 'a.txt': 'no document' }))).toEqual(failed('broken'));
  });

  test('with a password says so', async () => {
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]);
    expect(await read('docx', locked)).toEqual(failed('password_protected'));
    expect(await read('xlsx', locked)).toEqual(failed('password_protected'));
  });

  test('that is a bomb never gets to a parser', async () => {
    const bomb = await zipOf({ 'word/document.xml': Buffer.alloc(60 * mebibyte) });
    expect(bomb.length).toBeLessThan(mebibyte);
    expect(await read('docx', bomb)).toEqual(failed('too_large'));
    // Below the limit, and still nothing that a person wrote.
    const dense = await zipOf({ 'xl/workbook.xml': Buffer.alloc(40 * mebibyte) });
    expect(await read('xlsx', dense)).toEqual(failed('too_large'));
  });

  test('whose directory lies about sizes is broken', async () => {
    const honest = crudeZip([{ name: 'word/document.xml', content: 'x'.repeat(1000) }]);
    const lie = Buffer.from(honest);
    const directory = lie.indexOf('PK\x01\x02');
    lie.writeUInt32LE(10, directory + 20);
    lie.writeUInt32LE(10, directory + 24);
    expect(await read('docx', lie)).toEqual(failed('broken'));
  });
});

describe('text', () => {
  test.each([
    ['UTF-8', Buffer.from('Grüße 😀'), 'utf-8', 'Grüße 😀'],
    ['UTF-8 with a mark', Buffer.from('\ufeffGrüße'), 'utf-8', 'Grüße'],
    ['UTF-16', Buffer.from('\ufeffGrüße', 'utf16le'), 'utf-16le', 'Grüße'],
    ['UTF-16 of the other kind', Buffer.from('\ufeffGrüße', 'utf16le').swap16(), 'utf-16be', 'Grüße'],
    ['a Windows code page', Buffer.from('Gr\xfc\xdfe \x80', 'latin1'), 'windows-1252', 'Grüße €'],
  ])('in %s is read', async (_, content, encoding, text) => {
    expect(await read('text', content)).toEqual({
      chunks: [{ page: null, text }],
      metadata: { encoding },
      failure: null,
    });
  });

  test('is stored without what a database refuses', async () => {
    const { chunks } = await read('text', Buffer.from('\ufeffa\0b\ud800c\r\nd\x07', 'utf16le'));
    expect(chunks).toEqual([{ page: null, text: 'ab\ufffdc\nd' }]);
  });

  test('is cut off at the limit, which is said', async () => {
    const { chunks, metadata } = await read('text', 'word '.repeat(1000), { extracted_text: 500 });
    expect(chunks.map(({ text }) => text).join(' ').length).toBeLessThanOrEqual(500);
    expect(metadata).toEqual({ encoding: 'utf-8', truncated: true });
  });
});

describe('a table in text', () => {
  test('is read whatever parts its cells', async () => {
    for (const sign of [',', ';', '\t', '|']) {
      const { chunks, metadata } = await read('csv', `a${sign}b\r\n1${sign}"2${sign} 3"\r\n`);
      expect(chunks).toEqual([{ page: null, text: `a\tb\n1\t2${sign} 3` }]);
      expect(metadata).toMatchObject({ rows: 2, columns: 2 });
    }
  });

  test('may have rows of any length and stray quotes', async () => {
    const { chunks, failure } = await read('csv', 'a,b\n1\n2,3,4\nhe said "no",5\n');
    expect(failure).toBeNull();
    expect(chunks.map(({ text }) => text).join()).toContain('2\t3\t4');
  });
});

describe('a web page', () => {
  test('gives what a reader sees', async () => {
    const page = '<h1>Title</h1><style>b{}</style><script>alert("no")</script><p>Some <a href="http://x">text</a></p>';
    expect((await read('html', page)).chunks).toEqual([{ page: null, text: 'Title\n\nSome text' }]);
  });

  test('nested without end breaks nothing', async () => {
    const { failure } = await read('html', '<div>'.repeat(100_000));
    expect([null, 'broken']).toContain(failure);
  });
});

describe('a picture', () => {
  test('tells its size', async () => {
    const metadata = { width: 20, height: 30, type: 'png' };
    expect(await read('image', pngOf(20, 30))).toEqual({ chunks: [], metadata, failure: null });
  });

  test('that is cut off is broken', async () => {
    expect(await read('image', pngOf(20, 30).subarray(0, 12))).toEqual(failed('broken'));
  });
});

describe('a worker', () => {
  test('is killed when it takes too long', async () => {
    expect(await read('pdf', pdfOf(['One']), {}, { time: 5 })).toEqual(failed('timed_out'));
  });

  test('is killed when it takes too much memory', async () => {
    expect(await read('pdf', pdfOf(['One']), {}, { memory: 20 * mebibyte })).toEqual(failed('too_large'));
  });

  test('is ended by a document that needs more than there is', async () => {
    const rows = Array.from({ length: 60_000 }, (_, row) => [`cell of row ${row}`, 'b', 'c', 'd', 'e', 'f']);
    expect(await read('xlsx', await xlsxOf({ Big: rows }), {}, { memory: 100 * mebibyte })).toEqual(
      failed('too_large'),
    );
  });

  test('is ended with the server', async () => {
    const path = join(folder, 'a.pdf');
    await writeFile(path, pdfOf(['One']));
    const stop = new AbortController();
    const under = extract({ path, extractor: 'pdf', options: limits }, folder, roomy, stop.signal);
    stop.abort(new Error('the server ends'));
    await expect(under).rejects.toThrow('the server ends');
  });

  test('reads no other file', async () => {
    const secret = join(folder, 'secret.txt');
    await writeFile(secret, 'secret');
    const path = join(folder, 'mine.txt');
    await writeFile(path, 'mine');
    const { pid, spawnargs } = startWorker({ path, extractor: 'text', options: limits }, folder, roomy.memory);
    if (pid !== undefined) process.kill(pid);
    // Its permission is for one file, its job names another.
    const args = spawnargs.map((text) => (text.startsWith('--allow') ? text : text.replaceAll(path, secret)));
    const child = spawn(process.execPath, args.slice(1), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    expect(await text(child.stdio[3] as Readable)).toBe('{"failure":"broken"}\n');
    expect(spawnargs).toContain('--permission');
  });
});
