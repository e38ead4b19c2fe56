import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProject } from '../projects/projects.ts';
import { newId } from '../ids.ts';
import type { FileRow } from '../storage/schema.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { readFile } from './read-file.ts';
import { callerIn, type Caller } from './testing/caller.ts';

let ground: TestGround;
let project: string;
let caller: Caller;
beforeEach(async () => {
  ground = await testGround();
  project = (await createProject(ground, { name: 'Sales' })).id;
  caller = await callerIn(ground, project);
});
afterEach(() => ground.close());

/** A file with these pieces; a piece may begin a page. */
async function file(
  change: Partial<FileRow>,
  pieces: readonly (readonly [number | null, string])[] = [],
): Promise<string> {
  const id = newId('file');
  const row: FileRow = {
    ...{ id, name: 'sales.pdf', mime_type: 'application/pdf', size: 10n, project_id: null, conversation_id: null },
    ...{ sha256: '', storage_name: id, extraction_status: 'done', extraction_error: null, metadata: '{"pages":2}' },
    ...{ created_at: ground.now().toISOString(), ...change },
  };
  await ground.database.kysely.insertInto('file').values(row).execute();
  for (const [position, [page, content]] of pieces.entries()) {
    const chunk = { file_id: id, position: BigInt(position), page: page === null ? null : BigInt(page), content };
    await ground.database.kysely.insertInto('file_chunk').values(chunk).execute();
  }
  return id;
}

it('gives what the file is and its text, with its pages', async () => {
  const id = await file({ project_id: project }, [
    [1, 'Sales rose.'],
    [1, 'By a half.'],
    [2, 'Costs fell.'],
  ]);
  const { text } = await caller.call(readFile, { file_id: id });
  expect(text.split('\n\n')).toEqual([
    'sales.pdf (application/pdf, 10 bytes, {"pages":2})',
    '[page 1]\nSales rose.',
    'By a half.',
    '[page 2]\nCosts fell.',
  ]);
});

it('a long file is read in several calls', async () => {
  const id = await file(
    { conversation_id: caller.conversation.id },
    Array.from({ length: 20 }, (_, at) => [null, `piece ${at}`]),
  );
  const first = await caller.call(readFile, { file_id: id });
  expect(first.text).toMatch(/piece 15\n\n\[goes on at from_piece 16\]$/);
  const second = await caller.call(readFile, { file_id: id, from_piece: 16 });
  expect(second.text).toMatch(/\n\npiece 16\n\npiece 17\n\npiece 18\n\npiece 19$/);
  expect((await caller.call(readFile, { file_id: id, from_piece: 20 })).text).toMatch(/: no such piece\.$/);
});

it('says why there is no text', async () => {
  const place = { project_id: project };
  const pending = await file({ ...place, extraction_status: 'pending' });
  const broken = await file({ ...place, extraction_status: 'error', extraction_error: 'password_protected' });
  const picture = await file(place);
  const said = async (file_id: string) => (await caller.call(readFile, { file_id })).text;
  expect(await said(pending)).toMatch(/^Error: .*: its text is still being taken out\.$/);
  expect(await said(broken)).toMatch(/^Error: .*: no text, password_protected\.$/);
  expect(await said(picture)).toMatch(/: it has no text\.$/);
});

it('a file of another project or conversation is none', async () => {
  const other = await createProject(ground, { name: 'Other' });
  const stranger = await callerIn(ground);
  const files = [await file({ project_id: other.id }, [[null, 'secret']])];
  files.push(await file({ conversation_id: stranger.conversation.id }, [[null, 'secret']]), 'file_none');
  for (const file_id of files) {
    const { status, text } = await caller.call(readFile, { file_id });
    expect([status, text]).toEqual(['failed', `Error: There is no file ${file_id} here.`]);
  }
  // Two conversations without a project have no files in common.
  const third = await callerIn(ground);
  expect((await third.call(readFile, { file_id: files[1] })).status).toBe('failed');
});
