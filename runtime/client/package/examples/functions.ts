/** Each operation is a function, too: a bundle then has only those it calls. */
import { connect, createChatCompletion, type ChatModel } from '@polywire/sdk/gateway';

const gateway = connect({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});
const models: readonly ChatModel[] = ['a-mid', 'r-mid'];
for (const model of models) {
  const messages = [{ role: 'user', content: 'Good morning!' }] as const;
  const { service } = await createChatCompletion(gateway, { model, messages });
  console.log(service.servedModel);
}
// prints: a-mid
// prints: r-mid
