import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfOf } from '../files/testing/pdf.ts';
import { formOf } from '../files/testing/upload.ts';
import { ask } from '../guard/testing/raw.ts';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';

let agent: TestAgent;
let own = '';
beforeAll(async () => {
  agent = await startTestAgent({ file: { limits: { file_size: 5_000_000 } } });
  own = new URL(agent.url).host;
});
afterAll(() => agent.close());

interface Told {
  readonly id: string;
  readonly total: number;
  readonly extraction: { readonly status: string; readonly metadata: object };
  readonly error: { readonly code: string };
  readonly detail: readonly { readonly loc: readonly string[] }[];
}

const told = async (answer: Response): Promise<Told> => (await answer.json()) as Told;

const upload = (name: string, content: string | Uint8Array<ArrayBuffer>, fields: object = {}): Promise<Response> => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append('file', new Blob([content]), name);
  return agent.call('/files', { method: 'POST', body: form });
};

const left = async (): Promise<object> => ({
  scratch: await readdir(join(agent.home, 'scratch')),
  files: (await told(await agent.call('/files'))).total,
});

/** A request that is not ended here; `size`: what it says it will send. */
const begin = (size: number, body: string | Buffer): Socket => {
  const socket = connect(agent.port, '127.0.0.1');
  const type = 'multipart/form-data; boundary=a-line-between-parts';
  const head = [`POST /api/v1/files HTTP/1.1`, `host: ${own}`, `content-type: ${type}`, `content-length: ${size}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  socket.on('error', () => undefined);
  return socket;
};

describe('files over HTTP', () => {
  test('are uploaded, read, searched for in the list, saved and deleted', async () => {
    const project = await told(await agent.send('POST', '/projects', { name: 'One' }));
    const created = await upload('Übersicht.pdf', new Uint8Array(pdfOf(['Hello'])), { project_id: project.id });
    expect(created.status).toBe(201);
    const { id } = await told(created);
    for (;;) {
      const { status, metadata } = (await told(await agent.call(`/files/${id}`))).extraction;
      if (status !== 'pending') {
        expect([status, metadata]).toEqual(['done', { pages: 1 }]);
        break;
      }
      await sleep(20);
    }
    expect((await told(await agent.call(`/files?project_id=${project.id}`))).total).toBe(1);
    const content = await agent.call(`/files/${id}/content`, { headers: { range: 'bytes=0-4' } });
    expect([content.status, await content.text()]).toEqual([206, '%PDF-']);
    expect(content.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cbersicht.pdf");
    expect(content.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = content.headers.get('etag') ?? '';
    const again = await agent.call(`/files/${id}/content`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await agent.call(`/files/${id}/content`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await told(await agent.call(`/files/${id}`, { method: 'DELETE' }))).toEqual({ id, deleted: true });
    expect((await agent.call(`/files/${id}/content`)).status).toBe(404);
    expect(await readdir(join(agent.home, 'uploads'))).toEqual([]);
  });

  test('that are too large are a 413, also for who has not sent all', async () => {
    const answer = await upload('a.txt', 'x'.repeat(20_000_000));
    expect([answer.status, (await told(answer)).error.code]).toEqual([413, 'too_large']);
    expect(await left()).toEqual({ scratch: [], files: 0 });
    // The same connection, or another one, goes on.
    const small = await upload('a.txt', 'small');
    expect(small.status).toBe(201);
    await agent.call(`/files/${(await told(small)).id}`, { method: 'DELETE' });
  });

  test('that are a lie are a 415, forms without a file a 422', async () => {
    const lie = await upload('a.pdf', 'MZ\0');
    expect([lie.status, (await told(lie)).error.code]).toEqual([415, 'unsupported_media_type']);
    const form = new FormData();
    form.append('project_id', 'proj_1');
    const none = await agent.call('/files', { method: 'POST', body: form });
    expect([none.status, (await told(none)).detail[0]?.loc]).toEqual([422, ['body', 'file']]);
    const unknown = await upload('a.txt', 'a', { project_id: 'proj_1' });
    expect([unknown.status, (await told(unknown)).detail[0]?.loc]).toEqual([422, ['body', 'project_id']]);
  });

  test('in no form are refused', async () => {
    const json = await agent.send('POST', '/files', { file: 'text' });
    expect(json.status).toBe(415);
    const body = formOf([{ name: 'file', filename: 'a.txt', content: 'a' }]).toString();
    const types = ['multipart/form-data', 'multipart/form-data; boundary=other', 'multipart/form-data; boundary='];
    for (const type of types) {
      const answer = await ask(agent.port, 'POST', '/api/v1/files', ['host', own, 'content-type', type], body);
      expect([type, answer.status]).toEqual([type, 400]);
    }
  });

  test('whose part has headers without end are refused', async () => {
    const body = formOf([{ name: 'file', filename: `${'a'.repeat(200_000)}.txt`, content: 'a' }]).toString();
    const type = 'multipart/form-data; boundary=a-line-between-parts';
    const answer = await ask(agent.port, 'POST', '/api/v1/files', ['host', own, 'content-type', type], body);
    expect([400, 415, 422]).toContain(answer.status);
  });

  test('whose upload is cut off leave nothing', async () => {
    const before = await left();
    const body = formOf([{ name: 'file', filename: 'a.txt', content: 'x'.repeat(300_000) }]);
    const socket = begin(body.length, body.subarray(0, 200_000));
    while ((await readdir(join(agent.home, 'scratch'))).length === 0) await sleep(5);
    socket.destroy();
    while ((await readdir(join(agent.home, 'scratch'))).length > 0) await sleep(5);
    expect(await left()).toEqual(before);
  });

  test('that a process left unfinished are gone at the next start, those it had finished are not', async () => {
    const home = await mkdtemp(join(tmpdir(), 'polywire-left-'));
    const first = await startTestAgent({ home });
    const form = new FormData();
    form.append('file', new Blob(['text']), 'a.txt');
    await first.call('/files', { method: 'POST', body: form });
    await first.close();
    await writeFile(join(home, 'scratch', 'file_half'), 'half');
    const second = await startTestAgent({ home });
    expect(await readdir(join(home, 'scratch'))).toEqual([]);
    expect((await told(await second.call('/files'))).total).toBe(1);
    await second.close();
    await rm(home, { recursive: true });
  });

  test('that are refused halfway do not leave the caller waiting', async () => {
    const body = formOf([{ name: 'picture', filename: 'a.txt', content: 'x'.repeat(100_000) }]);
    const socket = begin(50_000_000, body);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 422 /);
    socket.destroy();
  });
});

describe('projects over HTTP', () => {
  test('are exported and imported', async () => {
    const project = await told(await agent.send('POST', '/projects', { name: 'Old project' }));
    await agent.send('POST', '/conversations', { project_id: project.id, title: 'Kept' });
    await upload('a.txt', 'kept text', { project_id: project.id });
    const answer = await agent.call(`/projects/${project.id}/export`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const form = new FormData();
    form.append('file', await answer.blob(), 'project.zip');
    const imported = await agent.call('/projects/import', { method: 'POST', body: form });
    expect(imported.status).toBe(201);
    const { id } = await told(imported);
    expect(id).not.toBe(project.id);
    expect((await told(await agent.call(`/conversations?project_id=${id}`))).total).toBe(1);
    expect((await told(await agent.call(`/files?project_id=${id}`))).total).toBe(1);
    expect(await readdir(join(agent.home, 'scratch'))).toEqual([]);
    expect(await readdir(join(agent.home, 'projects'))).toEqual([id]);
  });

  test('that are none are refused', async () => {
    const form = new FormData();
    form.append('file', new Blob(['no archive']), 'project.zip');
    const answer = await agent.call('/projects/import', { method: 'POST', body: form });
    expect([answer.status, (await told(answer)).error.code]).toEqual([400, 'invalid_request']);
    expect((await agent.call('/projects/proj_none/export')).status).toBe(404);
  });
});
