/** Leaving the loop gives the request up; so does a signal, before and while it is answered. */
import { AbortError, Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const messages = [{ role: 'user', content: 'Say 200 words.' }] as const;
for await (const chunk of await client.chat.completions.create({ model: 'a-mid', messages, stream: true })) {
  console.log(chunk.object);
  // prints: chat.completion.chunk
  break;
}

try {
  await client.chat.completions.create({ model: 'a-mid', messages }, { signal: AbortSignal.abort() });
} catch (error) {
  console.log(error instanceof AbortError);
  // prints: true
}
