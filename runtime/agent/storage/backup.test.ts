import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conversation, Project } from '@polywire/generated/local/types.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeAt } from '../home.ts';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';
import { backUp, BackupError, restore } from './backup.ts';
import { faultsOf } from './integrity.ts';

let folder: string;
let agent: TestAgent;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-backup-'));
  agent = await startTestAgent();
});
afterEach(async () => {
  await agent.close();
  await rm(folder, { recursive: true });
});

const now = new Date('2026-11-20T12:00:00Z');
const back = (): string => join(folder, 'backup');

async function made<Thing>(path: string, body: object): Promise<Thing> {
  return (await (await agent.send('POST', path, body)).json()) as Thing;
}

describe('A backup', () => {
  it('of a server that runs gives all of it back to another one', async () => {
    const project = await made<Project>('/projects', { name: 'p' });
    const conversation = await made<Conversation>('/conversations', { project_id: project.id, title: 'c' });
    await mkdir(join(agent.home, 'projects', project.id, 'app'), { recursive: true });
    await writeFile(join(agent.home, 'projects', project.id, 'app', 'index.html'), 'page');
    const form = new FormData();
    form.append('file', new Blob(['text of a file']), 'a.txt');
    const file = (await (await agent.call('/files', { method: 'POST', body: form })).json()) as { id: string };
    await backUp(homeAt(agent.home), back(), now);

    const home = join(folder, 'restored');
    await restore(back(), home, now);
    const other = await startTestAgent({ home });
    expect(await (await other.call(`/conversations/${conversation.id}`)).json()).toEqual(conversation);
    expect(await (await other.call(`/files/${file.id}/content`)).text()).toBe('text of a file');
    expect(await (await other.call(`/artifacts/serve/${project.id}/app/`)).text()).toBe('page');
    expect(await (await other.call('/search?q=c')).json()).toMatchObject({ total: 1 });
    await other.close();
  });

  it('is whole while others write: every row has what it refers to, and every file it names', async () => {
    const stop = new AbortController();
    const writing = (async () => {
      for (let count = 0; !stop.signal.aborted; count++) {
        const conversation = await made<Conversation>('/conversations', { title: `c${count}` });
        await made('/scratchpads', { conversation_id: conversation.id, title: 't', cells: [] });
        const form = new FormData();
        form.append('file', new Blob([`text ${count}`]), 'a.txt');
        form.append('conversation_id', conversation.id);
        await (await agent.call('/files', { method: 'POST', body: form })).text();
      }
    })();
    for (const name of ['one', 'two', 'three']) {
      const target = join(folder, name);
      await backUp(homeAt(agent.home), target, now);
      expect(faultsOf(join(target, 'agent.db'))).toEqual([]);
      const restored = await restore(target, join(folder, `${name}-home`), now);
      const copy = await startTestAgent({ home: restored.path });
      const { data } = (await (await copy.call('/files?limit=200')).json()) as { data: { id: string }[] };
      for (const { id } of data) expect((await copy.call(`/files/${id}/content`)).status).toBe(200);
      await copy.close();
    }
    stop.abort();
    await writing;
  });

  it('overwrites nothing, and leaves nothing where it fails', async () => {
    await mkdir(back());
    await expect(backUp(homeAt(agent.home), back(), now)).rejects.toThrow('is there already');
    await expect(backUp(homeAt(join(folder, 'none')), join(folder, 'new'), now)).rejects.toThrow('nothing to back up');
    expect(await readdir(folder)).toEqual(['backup']);
  });

  it('is for its owner alone, and has neither links nor the key of the secrets in it', async () => {
    await symlink('/etc/passwd', join(agent.home, 'projects', 'link'));
    await writeFile(join(agent.home, 'secret.key'), 'canary');
    await backUp(homeAt(agent.home), back(), now);
    expect((await stat(back())).mode & 0o777).toBe(0o700);
    expect((await stat(join(back(), 'agent.db'))).mode & 0o777).toBe(0o600);
    expect((await readdir(back(), { recursive: true })).toSorted()).toEqual([
      'agent.db',
      'polywire-backup.json',
      'projects',
      'uploads',
    ]);
    expect(JSON.parse(await readFile(join(back(), 'polywire-backup.json'), 'utf8'))).toEqual({
      format: 1,
      created_at: now.toISOString(),
    });
  });
});

describe('Restoring', () => {
  it('refuses a home that has data, one that is in use, and what is no backup or a damaged one', async () => {
    await backUp(homeAt(agent.home), back(), now);
    await expect(restore(back(), agent.home, now)).rejects.toThrow('is in use by the process');
    const home = join(folder, 'home');
    await restore(back(), home, now);
    await expect(restore(back(), home, now)).rejects.toThrow('nothing is overwritten');
    await expect(restore(folder, join(folder, 'x'), now)).rejects.toBeInstanceOf(BackupError);
    await writeFile(join(back(), 'agent.db'), 'no database at all, and long enough to be looked at'.repeat(100));
    await expect(restore(back(), join(folder, 'y'), now)).rejects.toThrow('damaged');
  });

  it('repeats what broke off: half a file is replaced, and no log of another database is read into the new one', async () => {
    const form = new FormData();
    form.append('file', new Blob(['text of a file']), 'a.txt');
    const file = (await (await agent.call('/files', { method: 'POST', body: form })).json()) as { id: string };
    await backUp(homeAt(agent.home), back(), now);
    // Of a database that somebody removed; it was never closed, so its log is as good as new.
    const home = homeAt(join(folder, 'home'));
    await mkdir(home.uploads, { recursive: true });
    const other = await startTestAgent();
    await other.send('POST', '/conversations', { title: 'of another database' });
    await copyFile(`${homeAt(other.home).database}-wal`, `${home.database}-wal`);
    await other.close();
    await writeFile(join(home.uploads, file.id), 'text');

    await restore(back(), home.path, now);
    expect(faultsOf(home.database)).toEqual([]);
    const restored = await startTestAgent({ home: home.path });
    expect(await (await restored.call(`/files/${file.id}/content`)).text()).toBe('text of a file');
    expect(await (await restored.call('/conversations')).json()).toMatchObject({ total: 0 });
    await restored.close();
  });
});
