/** The other two chat formats. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const message = await client.messages.create({
  model: 'a-mid',
  max_tokens: 100,
  messages: [{ role: 'user', content: 'Good morning!' }],
});
console.log(message.type, message.stop_reason);
// prints: message end_turn

const stream = await client.responses.create({ model: 'r-mid', input: 'Good morning!', stream: true });
const response = await stream.finalMessage();
console.log(response.object, response.status);
// prints: response completed
