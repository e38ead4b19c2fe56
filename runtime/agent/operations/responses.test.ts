import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';
import { ScriptedGateway } from '../turns/testing/scripted-gateway.ts';
import { eventsOf, told } from '../turns/testing/workspace.ts';

let gateway: ScriptedGateway;
let agent: TestAgent;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  agent = await startTestAgent({ file: { gateway: { base_url: gateway.url, model: 'r-mid' } } });
});
afterEach(async () => {
  await agent.close();
  await gateway.close();
});

async function made(path: string, body: object): Promise<string> {
  const { id } = (await (await agent.send('POST', path, body)).json()) as { id: string };
  return id;
}

it('a message to a running server: its turn, its title, its items, and the model that the file names', async () => {
  const conversation_id = await made('/conversations', {});
  const events = await eventsOf(await agent.send('POST', '/responses', { conversation_id, input: 'Plan the garden' }));
  expect(told(events)).toEqual(['created', 'output_text.delta Yes.', 'output_text.done', 'completed']);
  expect(gateway.asked[0]?.model).toBe('r-mid');
  const conversation = await (await agent.call(`/conversations/${conversation_id}`)).json();
  expect(conversation).toMatchObject({ title: 'Plan the garden' });
  const items = await (await agent.call(`/conversations/${conversation_id}/items`)).json();
  expect(items).toMatchObject({
    data: [
      { role: 'user', content: 'Plan the garden' },
      { role: 'assistant', content: 'Yes.', response_id: events[0]?.response_id },
    ],
  });
});

it.each(['conversation', 'project'])('deleting a %s stops the turn in it', async (what) => {
  const project_id = await made('/projects', { name: 'Garden' });
  const conversation_id = await made('/conversations', { project_id });
  gateway.script = () => [{ say: 'So' }, { wait: new Promise(() => undefined) }];
  const sent = await agent.send('POST', '/responses', { conversation_id, input: 'Hi' });
  const [path, id] = what === 'project' ? ['projects', project_id] : ['conversations', conversation_id];
  while (gateway.asked.length === 0) await new Promise(setImmediate);
  const gone = await agent.call(`/${path}/${id}`, { method: 'DELETE' });
  expect([gone.status, await gone.json()]).toEqual([200, { id, deleted: true }]);
  expect((await eventsOf(sent)).at(-1)?.type).toBe('response.cancelled');
  while (gateway.abandoned === 0) await new Promise(setImmediate);
  expect((await agent.call(`/responses/tail?conversation_id=${conversation_id}`)).status).toBe(404);
});

it('who comes back to a turn by its id gets the rest of that one, though another has begun', async () => {
  const conversation_id = await made('/conversations', {});
  const first = await eventsOf(await agent.send('POST', '/responses', { conversation_id, input: 'One' }));
  const { response_id = '' } = first[0] ?? {};
  gateway.script = () => [{ say: 'So' }, { wait: new Promise(() => undefined) }];
  await agent.send('POST', '/responses', { conversation_id, input: 'Two' });
  const back = (id: string) =>
    agent.call(`/responses/tail?conversation_id=${conversation_id}&response_id=${id}`, {
      headers: { 'last-event-id': '2' },
    });
  expect(await eventsOf(await back(response_id))).toEqual(first.slice(2));
  const other = await made('/conversations', {});
  expect((await back('resp_other')).status).toBe(404);
  const elsewhere = `/responses/tail?conversation_id=${other}&response_id=${response_id}`;
  expect((await agent.call(elsewhere)).status).toBe(404);
  await agent.send('POST', '/responses/cancel', { conversation_id });
});

it('neither what was said nor what was answered is in the log of the server', async () => {
  gateway.script = () => [{ call: 'remember', with: '{"content":"the canary sings"}' }];
  const conversation_id = await made('/conversations', {});
  await eventsOf(await agent.send('POST', '/responses', { conversation_id, input: 'canary question' }));
  expect(agent.log.join('\n')).not.toContain('canary');
});
