import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFile, deleteFile, getFile } from '../files.ts';
import { openTestGround, type TestGround } from '../testing/ground.ts';
import { pdfOf } from '../testing/pdf.ts';
import { docxOf, pngOf, xlsxOf } from '../testing/samples.ts';
import { fileUpload } from '../testing/upload.ts';
import { Extraction } from './extraction.ts';

let ground: TestGround;
let extraction: Extraction;
beforeEach(async () => {
  ground = await openTestGround();
  extraction = new Extraction(ground);
});
afterEach(async () => {
  await extraction.close();
  await ground.remove();
});

const textOf = async (id: string): Promise<unknown[]> => {
  const rows = await ground.database.kysely
    .selectFrom('file_chunk')
    .select(['position', 'page', 'content'])
    .where('file_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ position, page, content }) => [position, page, content]);
};

/** A file that got in, whatever is in it. */
const put = async (name: string, content: Buffer): Promise<string> => {
  const id = `file_${randomUUID()}`;
  await writeFile(join(ground.home.uploads, id), content);
  const row = {
    id,
    name,
    mime_type: 'text/plain',
    size: BigInt(content.length),
    project_id: null,
    conversation_id: null,
  };
  const waiting = { extraction_status: 'pending', extraction_error: null, metadata: '{}' } as const;
  const rest = { sha256: '', storage_name: id, created_at: '2026-01-01T00:00:00.000Z' };
  await ground.database.kysely
    .insertInto('file')
    .values({ ...row, ...waiting, ...rest })
    .execute();
  return id;
};

describe('extraction', () => {
  test('takes out the text of what was uploaded, and tells of it', async () => {
    const { id } = await createFile(ground, fileUpload('a.pdf', pdfOf(['First page', 'Second page'])));
    extraction.wake();
    await extraction.idle();
    expect((await getFile(ground, id)).extraction).toEqual({ status: 'done', error: null, metadata: { pages: 2 } });
    expect(await textOf(id)).toEqual([
      [0n, 1n, 'First page'],
      [1n, 2n, 'Second page'],
    ]);
    expect(ground.events.at(-1)).toMatchObject({ resource: 'file', action: 'updated', id });
  });

  test('says why there is none, and goes on with the next', async () => {
    const locked = await createFile(ground, fileUpload('a.pdf', pdfOf(['Hidden'], 'secret')));
    const broken = await createFile(ground, fileUpload('b.pdf', '%PDF-1.7'));
    const fine = await createFile(ground, fileUpload('c.txt', 'fine'));
    extraction.wake();
    await extraction.idle();
    const results = await Promise.all(
      [locked, broken, fine].map(async ({ id }) => (await getFile(ground, id)).extraction),
    );
    expect(results.map(({ status, error }) => [status, error])).toEqual([
      ['error', 'password_protected'],
      ['error', 'broken'],
      ['done', null],
    ]);
    expect(await textOf(fine.id)).toEqual([[0n, null, 'fine']]);
  });

  test('that was interrupted begins again at the next start', async () => {
    const { id } = await createFile(ground, fileUpload('a.pdf', pdfOf(['One'])));
    extraction.wake();
    await extraction.close();
    expect((await getFile(ground, id)).extraction.status).toBe('pending');
    const next = new Extraction(ground);
    next.wake();
    await next.idle();
    expect((await getFile(ground, id)).extraction.status).toBe('done');
    await next.close();
  });

  test('of a file that is deleted meanwhile leaves nothing', async () => {
    const { id } = await createFile(ground, fileUpload('a.txt', 'some text'));
    extraction.wake();
    await deleteFile(ground, id);
    await extraction.idle();
    expect(await textOf(id)).toEqual([]);
    expect(ground.events.at(-1)).toMatchObject({ resource: 'file', action: 'deleted' });
  });

  test('of a kind that is accepted no more says so', async () => {
    const id = await put('a.old', Buffer.from('text'));
    extraction.wake();
    await extraction.idle();
    expect((await getFile(ground, id)).extraction).toMatchObject({ status: 'error', error: 'unsupported' });
  });

  test('of a file whose bytes are gone says that it is broken', async () => {
    const id = await put('a.txt', Buffer.from('text'));
    await ground.database.kysely.updateTable('file').set({ storage_name: 'nowhere' }).execute();
    extraction.wake();
    await extraction.idle();
    expect((await getFile(ground, id)).extraction).toMatchObject({ status: 'error', error: 'broken' });
  });

  test('does not put text into the log', async () => {
    await put('a.pdf', Buffer.from('%PDF-1.7 canary'));
    extraction.wake();
    await extraction.idle();
    expect(ground.lines.join()).not.toContain('canary');
  });

  test('survives every damage to a file, and leaves none waiting', { timeout: 180_000 }, async () => {
    const samples: Readonly<Record<string, Buffer>> = {
      'a.pdf': pdfOf(['First page', 'Second page']),
      'a.docx': await docxOf(['One', 'Two']),
      'a.xlsx': await xlsxOf({ One: [['a', 'b']] }),
      'a.csv': Buffer.from('a,b\n1,"2"\n'),
      'a.html': Buffer.from('<p>One<p>Two<table><tr><td>x</table>'),
      'a.txt': Buffer.from('\ufeffsome text', 'utf16le'),
      'a.png': pngOf(3, 3),
    };
    const damage = fc.record({
      places: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 12 }),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      whole: fc.boolean(),
    });
    for (const [name, sample] of Object.entries(samples)) {
      for (const { places, cut, whole } of fc.sample(damage, { numRuns: 4, seed: 20261120 })) {
        const content = Buffer.from(sample);
        for (const [place, value] of places) content[Math.floor(place * (content.length - 1))] = value;
        await put(name, whole ? content : content.subarray(0, Math.ceil(cut * content.length)));
      }
    }
    extraction.wake();
    await extraction.idle();
    const rows = await ground.database.kysely
      .selectFrom('file')
      .select(['extraction_status', 'extraction_error'])
      .execute();
    expect(rows).toHaveLength(28);
    for (const row of rows) expect(row.extraction_status).not.toBe('pending');
    for (const row of rows) expect([null, 'broken', 'password_protected', 'too_large']).toContain(row.extraction_error);
  });
});
