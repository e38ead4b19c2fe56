/** Times and attempts, for the client and for one call. */
import { Polywire, TimeoutError } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
  maxRetries: 4,
  timeout: 60_000,
  idleTimeout: 30_000,
});

// A slow service, for the example's sake.
const fetch: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new Error('given up'));
    });
  });
const slow = new Polywire({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'pw-example', fetch });

console.log((await client.models.list({ maxRetries: 0 })).object);
// prints: list
try {
  await slow.chat.completions.create({ model: 'a-mid', messages: [] }, { timeout: 50 });
} catch (error) {
  if (!(error instanceof TimeoutError)) throw error;
  console.log(error.message, '-', error.advice);
  // prints: no answer in 50 ms - Stream, or allow more time; the call may have taken effect.
}
