/** The agent server on this machine: a conversation, a file for it, and a turn as it is written. */
import { isServiceError, PolywireAgent } from '@polywire/sdk/agent';

const agent = new PolywireAgent({ baseUrl: process.env['POLYWIRE_AGENT_URL'] ?? 'http://127.0.0.1:26866' });

const project = await agent.projects.create({ name: 'Garden' });
const conversation = await agent.conversations.create({ project_id: project.id, goal: 'Plan the beds.' });

const notes = new File(['Tomatoes need sun.'], 'notes.txt', { type: 'text/plain' });
const stored = await agent.files.create({ file: notes, project_id: project.id });
console.log(stored.name, stored.size);
// prints: notes.txt 18

const turn = await agent.responses.create({ conversation_id: conversation.id, input: 'Good morning!' });
for await (const event of turn) {
  if (event.type === 'response.tool_call.started') console.log(event.name);
}
console.log((await turn.finalMessage()).status);
// prints: completed

for await (const message of agent.conversations.items.list(conversation.id)) console.log(message.role);
// prints: assistant
// prints: user

try {
  await agent.conversations.retrieve('conv_none');
} catch (error) {
  if (isServiceError(error) && error.code === 'not_found') console.log(error.advice);
}
// prints: Check the id.

await agent.projects.delete(project.id);
