/** An answer as it is written, and the whole of it at the end. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const stream = await client.chat.completions.create({
  model: 'r-mid',
  messages: [{ role: 'user', content: 'Say 4 words.' }],
  stream: true,
});
let pieces = '';
for await (const chunk of stream) pieces += chunk.choices[0]?.delta.content ?? '';

const reply = await stream.finalMessage();
console.log(reply.choices[0]?.message.content === pieces, reply.choices[0]?.finish_reason);
// prints: true stop
console.log(stream.service.servedModel, stream.service.attempts);
// prints: r-mid 1
