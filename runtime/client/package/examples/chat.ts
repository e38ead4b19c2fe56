/** One answer. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const reply = await client.chat.completions.create({
  model: 'a-mid',
  messages: [{ role: 'user', content: 'Good morning!' }],
});
console.log(reply.choices[0]?.message.content);
