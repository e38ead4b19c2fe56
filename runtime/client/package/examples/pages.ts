/** Lists that come in pages are loops over all their items. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const words = ['one', 'two', 'three', 'four', 'five'];
const { id } = await client.responses.create({
  model: 'r-mid',
  input: words.map((content) => ({ role: 'user' as const, content })),
});

let count = 0;
for await (const item of client.responses.inputItems.list(id, { limit: 2, order: 'asc' })) {
  if (item.type === 'message') count += 1;
}
console.log(count);
// prints: 5

const page = await client.responses.inputItems.list(id, { limit: 2 });
console.log(page.data.length, page.has_more);
// prints: 2 true
