import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Upload } from '../../platform/http.ts';
import { AgentError, InvalidField } from '../errors.ts';
import { createConversation } from '../conversations/conversations.ts';
import { createProject } from '../projects/projects.ts';
import { createFile, deleteFile, getFile, getFileContent, listFiles } from './files.ts';
import { openTestGround, type TestGround } from './testing/ground.ts';
import { zipOf } from './testing/archive.ts';
import { pdfOf } from './testing/pdf.ts';
import { docxOf, pngOf, xlsxOf } from './testing/samples.ts';
import { fileUpload, formOf, uploadOf } from './testing/upload.ts';

let ground: TestGround;
beforeEach(async () => {
  ground = await openTestGround({ file_size: 100_000, project_size: 250_000 });
});
afterEach(() => ground.remove());

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (error instanceof AgentError) return error.code;
  if (error instanceof InvalidField) return `${error.loc.join('.')}: ${error.type}`;
  throw error instanceof Error ? error : new Error('it was not refused');
};

const refused = (upload: Upload): Promise<string> => refusal(createFile(ground, upload));

const stored = async (): Promise<{ uploads: string[]; scratch: string[]; rows: number; doomed: number }> => {
  const { kysely } = ground.database;
  return {
    uploads: await readdir(ground.home.uploads),
    scratch: await readdir(ground.home.scratch),
    rows: (await kysely.selectFrom('file').selectAll().execute()).length,
    doomed: (await kysely.selectFrom('doomed_path').selectAll().execute()).length,
  };
};
const nothing = { uploads: [], scratch: [], rows: 0, doomed: 0 };

describe('an upload', () => {
  test('is stored under a name of our own and told of', async () => {
    const project = await createProject(ground, { name: 'One' });
    const file = await createFile(ground, fileUpload('../../Büro/notes.TXT', 'hello', { project_id: project.id }));
    expect(file).toMatchObject({
      name: 'notes.TXT',
      mime_type: 'text/plain',
      size: 5,
      project_id: project.id,
      conversation_id: null,
      extraction: { status: 'pending', error: null, metadata: {} },
    });
    expect(await stored()).toEqual({ ...nothing, uploads: [file.id], rows: 1 });
    expect(ground.events.at(-1)).toMatchObject({ resource: 'file', action: 'created', id: file.id });
    expect(await getFile(ground, file.id)).toEqual(file);
  });

  test('takes its fields before or after the file', async () => {
    const project = await createProject(ground, { name: 'One' });
    const conversation = await createConversation(ground, {});
    const parts = [
      { name: 'project_id', content: project.id },
      { name: 'file', filename: 'a.txt', content: 'a' },
      { name: 'conversation_id', content: conversation.id },
    ];
    const file = await createFile(ground, uploadOf(formOf(parts), 7));
    expect(file).toMatchObject({ project_id: project.id, conversation_id: conversation.id });
  });

  test('that is larger than the limit is cut off, and nothing stays', async () => {
    let taken = 0;
    const { contentType, stream } = fileUpload('a.txt', 'x'.repeat(50_000_000));
    const counted = (async function* () {
      for await (const piece of stream) {
        taken += piece.length;
        yield piece;
      }
    })();
    expect(await refused({ contentType, stream: counted })).toBe('too_large');
    expect(taken).toBeLessThan(2_000_000);
    expect(await stored()).toEqual(nothing);
  });

  test('counts for its project, also where several come at once', async () => {
    const project = await createProject(ground, { name: 'One' });
    const one = (): Promise<string> =>
      createFile(ground, fileUpload('a.txt', 'x'.repeat(99_000), { project_id: project.id })).then(
        () => 'stored',
        (error: unknown) => (error as AgentError).code,
      );
    const results = await Promise.all([one(), one(), one(), one()]);
    expect(results.toSorted()).toEqual(['stored', 'stored', 'too_large', 'too_large']);
    expect(await stored()).toMatchObject({ scratch: [], rows: 2, doomed: 0 });
    expect((await stored()).uploads).toHaveLength(2);
  });

  test.each([
    ['no file', [{ name: 'project_id', content: '' }], 'body.file: required'],
    ['a file that is no file', [{ name: 'file', content: 'text' }], 'body.file: required'],
    [
      'two files',
      [
        { name: 'file', filename: 'a.txt', content: 'a' },
        { name: 'file', filename: 'b.txt', content: 'b' },
      ],
      'body.file: unexpected_file',
    ],
    ['a file of another name', [{ name: 'picture', filename: 'a.txt', content: 'a' }], 'body.picture: unexpected_file'],
    [
      'an unknown project',
      [
        { name: 'file', filename: 'a.txt', content: 'a' },
        { name: 'project_id', content: '../../etc' },
      ],
      'body.project_id: unknown_id',
    ],
    [
      'an unknown conversation',
      [
        { name: 'conversation_id', content: 'conv_1' },
        { name: 'file', filename: 'a.txt', content: 'a' },
      ],
      'body.conversation_id: unknown_id',
    ],
    [
      'a project twice',
      [
        { name: 'project_id', content: 'a' },
        { name: 'project_id', content: 'b' },
        { name: 'file', filename: 'a.txt', content: 'a' },
      ],
      'body.project_id: repeated',
    ],
    [
      'a field without end',
      [
        { name: 'project_id', content: 'a'.repeat(5000) },
        { name: 'file', filename: 'a.txt', content: 'a' },
      ],
      'body.project_id: too_long',
    ],
  ])('with %s is a 422', async (_, parts, expected) => {
    expect(await refused(uploadOf(formOf(parts)))).toBe(expected);
    expect(await stored()).toEqual(nothing);
  });

  test('that stops halfway leaves nothing', async () => {
    const body = formOf([{ name: 'file', filename: 'a.txt', content: 'a'.repeat(20_000) }]);
    expect(await refused(uploadOf(body.subarray(0, 15_000)))).toBe('invalid_request');
    expect(await stored()).toEqual(nothing);
  });

  test('whose caller goes away leaves nothing', async () => {
    const { contentType, stream } = fileUpload('a.txt', 'a'.repeat(90_000));
    const cut = (async function* () {
      for await (const piece of stream) {
        yield piece;
        throw new Error('the caller is gone');
      }
    })();
    await expect(createFile(ground, { contentType, stream: cut })).rejects.toThrow('the caller is gone');
    expect(await stored()).toEqual(nothing);
  });

  test('is refused at once where the caller then sends nothing more', async () => {
    const { contentType, stream } = uploadOf(
      formOf([{ name: 'picture', filename: 'a.txt', content: 'a'.repeat(3000) }]),
      2000,
    );
    const stuck = (async function* () {
      for await (const piece of stream) {
        yield piece;
        await new Promise(() => undefined);
      }
    })();
    expect(await refused({ contentType, stream: stuck })).toBe('body.picture: unexpected_file');
  });

  test.each([
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=another', 'another boundary'],
    ['text/plain', 'no form'],
  ])('of %s is a 400: %s', async (contentType) => {
    const { stream } = fileUpload('a.txt', 'a');
    expect(await refused({ contentType, stream })).toBe('invalid_request');
    expect(await stored()).toEqual(nothing);
  });
});

describe('content', () => {
  const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0'), Buffer.alloc(200)]);
  const html = '<!doctype html><script>alert(1)</script>';
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);

  test('that is what its name says is taken', async () => {
    const samples: readonly (readonly [string, string | Uint8Array, string])[] = [
      ['a.pdf', pdfOf(['one']), 'application/pdf'],
      ['a.docx', await docxOf(['one']), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['a.xlsx', await xlsxOf({ One: [['1']] }), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['locked.docx', locked, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['a.png', pngOf(2, 3), 'image/png'],
      ['a.jpeg', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
      ['a.csv', 'a;b\n1;2\n', 'text/csv'],
      ['a.html', html, 'text/html'],
      ['a.md', '# Grüße', 'text/markdown'],
      ['latin.txt', Buffer.from('Gr\xfc\xdfe', 'latin1'), 'text/plain'],
      ['wide.txt', Buffer.from('\ufeffGrüße', 'utf16le'), 'text/plain'],
      ['empty.txt', '', 'text/plain'],
    ];
    for (const [name, content, mime] of samples) {
      expect(await createFile(ground, fileUpload(name, content))).toMatchObject({ name, mime_type: mime });
    }
  });

  test('that is a lie is a 415', async () => {
    const zip = await zipOf({ 'a.txt': 'text' });
    const lies: readonly (readonly [string, string | Uint8Array])[] = [
      ['a.pdf', exe],
      ['a.pdf', html],
      ['a.png', html],
      ['a.jpg', pngOf(1, 1)],
      ['a.txt', exe],
      ['a.txt', pdfOf(['one'])],
      ['a.txt', 'before\0after'],
      ['a.txt', Buffer.from('\ufeffab\0c', 'utf16le')],
      ['a.txt', Buffer.from('ab', 'utf16le')],
      ['a.csv', zip],
      ['a.docx', zip],
      ['a.docx', await xlsxOf({ One: [] })],
      ['a.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
      ['a.pdf', ''],
    ];
    for (const [name, content] of lies) {
      expect([name, await refused(fileUpload(name, content))]).toEqual([name, 'unsupported_media_type']);
    }
    expect(await stored()).toEqual(nothing);
  });

  test.each(['a.exe', 'a', 'pdf', 'a.pdf.exe', 'a.svgz', '.', ''])('of no accepted kind is a 415: %j', async (name) => {
    expect(await refused(fileUpload(name, 'text'))).toMatch(/unsupported_media_type|body.file: required/);
  });

  test('declared as a known and different kind is a 415, as anything else not', async () => {
    expect(await refused(fileUpload('a.png', pngOf(1, 1), {}, 'application/pdf'))).toBe('unsupported_media_type');
    expect(await refused(fileUpload('a.pdf', pdfOf(['one']), {}, 'text/plain'))).toBe('unsupported_media_type');
    for (const [name, type] of [
      ['a.ts', 'video/mp2t'],
      ['a.csv', 'application/vnd.ms-excel'],
      ['a.md', 'TEXT/PLAIN; charset=utf-8'],
    ] as const) {
      expect(await createFile(ground, fileUpload(name, 'text', {}, type))).toMatchObject({ name });
    }
  });
});

describe('files', () => {
  test('are listed by project, by conversation, and by both', async () => {
    const project = await createProject(ground, { name: 'One' });
    const conversation = await createConversation(ground, {});
    const [p, c] = [{ project_id: project.id }, { conversation_id: conversation.id }];
    const first = await createFile(ground, fileUpload('a.txt', 'a', p));
    const second = await createFile(ground, fileUpload('b.txt', 'b', c));
    const third = await createFile(ground, fileUpload('c.txt', 'c', { ...p, ...c }));
    const ids = async (filter: object, page = { limit: 50, offset: 0 }): Promise<unknown> => {
      const { data, total, has_more } = await listFiles(ground, { ...filter, ...page });
      return [data.map(({ id }) => id), total, has_more];
    };
    expect(await ids({})).toEqual([[third.id, second.id, first.id], 3, false]);
    expect(await ids(p)).toEqual([[third.id, first.id], 2, false]);
    expect(await ids(c)).toEqual([[third.id, second.id], 2, false]);
    expect(await ids({ ...p, ...c })).toEqual([[third.id], 1, false]);
    expect(await ids({}, { limit: 1, offset: 1 })).toEqual([[second.id], 3, true]);
  });

  test('are given as they were uploaded, to be saved', async () => {
    const name = 'Übersicht "1".txt';
    const { id } = await createFile(ground, fileUpload(name.replaceAll('"', '%22'), 'hello'));
    const { status, headers, stream } = await getFileContent(ground, id, { range: 'bytes=1-2' });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-range': 'bytes 1-2/5',
      'x-content-type-options': 'nosniff',
      etag: '"2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"',
    });
    expect(headers?.['content-disposition']).toMatch(/^attachment; filename="_bersicht .*"; filename\*=UTF-8''%C3%9C/);
    expect(await text(Readable.from(stream))).toBe('el');
  });

  test('that are deleted are gone from the disk, too', async () => {
    const { id } = await createFile(ground, fileUpload('a.txt', 'a'));
    await deleteFile(ground, id);
    expect(await stored()).toEqual(nothing);
    expect(ground.events.at(-1)).toMatchObject({ resource: 'file', action: 'deleted', id });
    for (const work of [deleteFile(ground, id), getFile(ground, id), getFileContent(ground, id, {})]) {
      expect(await refusal(work)).toBe('not_found');
    }
  });

  test('whose bytes somebody took away are not found', async () => {
    const { id } = await createFile(ground, fileUpload('a.txt', 'a'));
    await ground.database.kysely.updateTable('file').set({ storage_name: 'nowhere' }).execute();
    expect(await refusal(getFileContent(ground, id, {}))).toBe('not_found');
  });
});
