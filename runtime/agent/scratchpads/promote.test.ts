import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConversation } from '../conversations/conversations.ts';
import { createProject } from '../projects/projects.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { updateCell } from './cells.ts';
import { promoteScratchpad } from './promote.ts';
import { reportOf } from './report.ts';
import { createScratchpad } from './scratchpads.ts';

let ground: TestGround;
beforeEach(async () => {
  ground = await testGround();
});
afterEach(() => ground.close());

describe('promotion of a scratchpad', () => {
  it('makes it a report of its project, once, and brings that up to date', async () => {
    const project = await createProject(ground, { name: 'P' });
    const { id } = await createConversation(ground, { title: 'T', project_id: project.id });
    const pad = await createScratchpad(ground, {
      conversation_id: id,
      title: 'Sales',
      cells: [{ type: 'markdown', content: 'First' }],
    });
    const artifact = await promoteScratchpad(ground, pad.id);
    expect(artifact).toMatchObject({ project_id: project.id, title: 'Sales', type: 'report' });
    await updateCell(ground, pad.id, pad.cells[0]?.id ?? '', { content: 'Second' });
    const again = await promoteScratchpad(ground, pad.id);
    expect(again?.id).toBe(artifact?.id);
    const page = await readFile(join(ground.home.projects, project.id, artifact?.path ?? ''), 'utf8');
    expect(page).toContain('Second');
    expect(page).not.toContain('First');
  });

  it('of a conversation without a project makes nothing', async () => {
    const { id } = await createConversation(ground, { title: 'T' });
    const pad = await createScratchpad(ground, { conversation_id: id, title: 'Sales', cells: [] });
    expect(await promoteScratchpad(ground, pad.id)).toBeNull();
  });
});

describe('the report of a scratchpad', () => {
  const cell = { id: 'c', error: null, index: 0, updated_at: '' };

  it('shows cells as text, pictures as pictures, and HTML that was shown as HTML', () => {
    const page = reportOf('<T>', [
      { ...cell, type: 'markdown', content: '<script>' },
      { ...cell, type: 'code', content: 'a < b', error: 'No & no' },
      {
        ...cell,
        type: 'output',
        content: '',
        outputs: [
          { mime: 'text/plain', data: '<p>' },
          { mime: 'text/html', data: '<table></table>' },
          { mime: 'image/png', data: 'data:image/png;base64,aGk=' },
          { mime: 'image/png', data: 'x" onerror="y' },
          { mime: 'application/json', data: { a: 1 } },
        ],
      },
    ]);
    expect(page).toContain('<title>&lt;T&gt;</title>');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain('a &lt; b');
    expect(page).toContain('No &amp; no');
    expect(page).toContain('<pre>&lt;p&gt;</pre>');
    expect(page).toContain('<div><table></table></div>');
    expect(page).toContain('<img alt="" src="data:image/png;base64,aGk=">');
    expect(page).toContain('x&quot; onerror=&quot;y');
    expect(page).toContain('&quot;a&quot;: 1');
  });
});
