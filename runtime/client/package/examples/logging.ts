/** A log of every attempt, and a fetch of one's own. Neither errors nor the log have the key. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
  log: ({ step, method, path, attempt }) => {
    console.log(step, method, path, attempt);
  },
  fetch: (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-trace', 'of-mine');
    return fetch(input, { ...init, headers });
  },
});
await client.models.retrieve('a-mid');
// prints: request GET /v1/models/a-mid 1
// prints: response GET /v1/models/a-mid 1
