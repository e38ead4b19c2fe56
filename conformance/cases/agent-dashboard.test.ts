import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentEvent, Told, TurnEvent } from '@polywire/generated/sdk/agent.ts';
import { pdfOf } from '@polywire/runtime/agent/files/testing/pdf.ts';
import { ScriptedGateway, type Asked, type Step } from '@polywire/runtime/agent/turns/testing/scripted-gateway.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAgentServer, type AgentServer } from './agent-server.ts';

// Issue 7, "a longer one as a user would": from two files to a dashboard that is kept, scheduled, found, exported and deleted,
// through the generated client, with a model that says what it is told to and a server that does all the rest.

let gateway: ScriptedGateway;
let agent: AgentServer;
beforeAll(async () => {
  gateway = await ScriptedGateway.start();
  agent = await startAgentServer({ gateway: { base_url: gateway.url } });
}, 60_000);
afterAll(async () => {
  await agent.stop();
  await gateway.close();
});

const csv = 'month,amount\nApril,120.5\nMay,301.25\nJune,78.25\n';

const code = `import csv, json
with open('files/sales.csv') as file:
    rows = [(row['month'], float(row['amount'])) for row in csv.DictReader(file)]
print(json.dumps({'total': sum(amount for _, amount in rows), 'best': max(rows, key=lambda row: row[1])[0]}))`;

/** The last result that the model got. */
const result = ({ input }: Asked): string => String(input.at(-1)?.['output']);

/** What the model does for the dashboard, step by step, with what it has got to read. */
const steps: readonly ((asked: Asked) => readonly Step[])[] = [
  ({ instructions }) => {
    const ids = ['sales.csv', 'targets.pdf'].map(
      (name) => new RegExp(`"id":"(\\w+)","name":"${name}"`).exec(instructions)?.[1],
    );
    const calls = ids.map((file_id) => ({ call: 'read_file', with: JSON.stringify({ file_id }) }));
    return [{ think: 'Two files.' }, { say: 'I read them.' }, ...calls];
  },
  () => [{ call: 'create_scratchpad', with: '{"title":"Sums"}' }],
  (asked) => {
    const scratchpad_id = /pad_\w+/.exec(result(asked))?.[0];
    return [
      { call: 'add_cell', with: JSON.stringify({ scratchpad_id, type: 'code', language: 'python', content: code }) },
    ];
  },
  (asked) => {
    const { total, best } = JSON.parse(/\{.*\}/.exec(result(asked))?.[0] ?? '{}') as { total: number; best: string };
    const files = [
      {
        path: 'sales/index.html',
        content: '<!doctype html><h1>Sales and targets</h1><p id="sum"></p><script src="data.js"></script>',
      },
      {
        path: 'sales/data.js',
        content: `document.getElementById('sum').textContent = '${total} in all, ${best} first';`,
      },
    ];
    return [
      { call: 'create_artifact', with: JSON.stringify({ title: 'Sales dashboard', type: 'dashboard', files }) },
      { call: 'remember', with: '{"content":"Sales are watched every Monday."}' },
    ];
  },
  () => [{ say: 'The dashboard ' }, { say: 'is there.' }],
];

it(
  'a CSV and a PDF become a dashboard, which is opened, scheduled, found, exported and deleted',
  { timeout: 120_000 },
  async () => {
    const { api } = agent;
    const project = await api.projects.create({ name: 'Sales' });
    const upload = async (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) => {
      const { id } = await api.files.create({ file: new File([content], name, { type }), project_id: project.id });
      await expect.poll(async () => (await api.files.retrieve(id)).extraction.status, { timeout: 30_000 }).toBe('done');
    };
    await upload('sales.csv', 'text/csv', csv);
    await upload('targets.pdf', 'application/pdf', new Uint8Array(pdfOf(['Target for May: 250'])));

    // The user watches.
    gateway.script = (asked, count) => steps[count - 1]?.(asked) ?? [];
    const conversation = await api.conversations.create({ project_id: project.id });
    const turn = await api.responses.create({
      conversation_id: conversation.id,
      input: 'Make a dashboard of the sales.',
    });
    const events: Told<TurnEvent>[] = [];
    for await (const event of turn) events.push(event);
    const { status, output, usage } = await turn.finalMessage();
    const [sales, targets] = (gateway.asked[1]?.input ?? []).slice(-2).map(({ output: read }) => String(read));
    expect(sales).toContain('May');
    expect(targets).toContain('Target for May: 250');
    expect(status).toBe('completed');
    expect(usage).toEqual({ input_tokens: 50, output_tokens: 25 });
    expect(output.map((item) => ('text' in item ? item.text : `${item.name}: ${item.status}`))).toEqual([
      ...['I read them.', 'read_file: completed', 'read_file: completed', 'create_scratchpad: completed'],
      ...['add_cell: completed', 'create_artifact: completed', 'remember: completed', 'The dashboard is there.'],
    ]);
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, place) => place + 1));
    const types = events.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['response.tool_call.progress', 'response.artifact.created', 'response.memory.created']),
    );
    const [pad] = (await api.scratchpads.list({ conversation_id: conversation.id })).data;
    expect(pad?.cells.map((cell) => [cell.type, cell.status])).toEqual([
      ['code', 'success'],
      ['output', undefined],
    ]);

    // The dashboard is there, with what the cell came to, and opens in the window of whoever has one.
    const [artifact] = (await api.artifacts.list({ project_id: project.id })).data;
    expect(artifact).toMatchObject({ title: 'Sales dashboard', type: 'dashboard', path: 'sales/index.html' });
    const served = async (path: string) => (await api.artifacts.serve(project.id, path)).text();
    expect(await served('sales/data.js')).toContain("'500 in all, May first'");
    const shell = await api.events.stream({ role: 'shell' });
    const window = new Promise<Told<AgentEvent>>((resolve) => {
      void (async () => {
        for await (const event of shell) {
          if (event.type !== 'artifact.open') continue;
          resolve(event);
          break;
        }
      })();
    });
    const opened = await api.artifacts.open({ artifact_id: String(artifact?.id) });
    expect(opened.opened_in).toBe('shell');
    expect(await window).toMatchObject({ artifact_id: artifact?.id, url: opened.url });
    expect(await (await fetch(opened.url)).text()).toContain('<h1>Sales and targets</h1>');

    // Weekly, and once now.
    const schedule = await api.schedules.create({
      ...{
        project_id: project.id,
        cron: '0 9 * * MON',
        timezone: 'Europe/Berlin',
        prompt: 'Bring the dashboard up to date.',
      },
    });
    const next = new Date(String(schedule.next_run_at));
    expect(
      next.toLocaleString('en', { timeZone: 'Europe/Berlin', weekday: 'short', hour: '2-digit', hour12: false }),
    ).toBe('Mon, 09');
    gateway.script = () => [{ say: 'It is up to date.' }];
    const run = await api.schedules.run(schedule.id);
    const runs = async () => (await api.schedules.runs.list(schedule.id)).data;
    await expect.poll(async () => (await runs())[0]?.status, { timeout: 20_000 }).toBe('completed');
    expect(await runs()).toMatchObject([{ id: run.id, slot: null, error: null }]);
    const instructions = gateway.asked.at(-1)?.instructions;
    expect(instructions).toContain('Sales are watched every Monday.');
    expect(instructions).toContain('"title":"Sales dashboard"');
    const [done] = await runs();
    const items = (await api.conversations.items.list(String(done?.conversation_id))).data;
    expect(items.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Bring the dashboard up to date.'],
      ['assistant', 'It is up to date.'],
    ]);

    // All of it is found.
    const found = async (q: string, project_id = project.id) => {
      const { results } = await api.search.query({ q, project_id });
      return results.map(({ type, title }) => `${type}: ${title}`);
    };
    expect(await found('targets')).toEqual(expect.arrayContaining(['artifact: Sales dashboard', 'file: targets.pdf']));
    expect(await found('Monday')).toEqual([expect.stringMatching(/^memory: /)]);

    // It goes elsewhere whole, and from here without a trace.
    const archive = await api.projects.export(project.id);
    await api.projects.delete(project.id);
    expect(await readdir(join(agent.home, 'projects'))).toEqual([]);
    expect(await readdir(join(agent.home, 'uploads'))).toEqual([]);
    expect((await api.search.query({ q: 'dashboard' })).total).toBe(0);
    const copy = await api.projects.import({ file: new File([archive], 'sales.zip', { type: 'application/zip' }) });
    expect(await (await api.artifacts.serve(copy.id, 'sales/data.js')).text()).toContain('500 in all');
    expect(await found('targets', copy.id)).toContain('artifact: Sales dashboard');
    await api.projects.delete(copy.id);
  },
);
