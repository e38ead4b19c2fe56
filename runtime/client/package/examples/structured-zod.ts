/** An answer that follows a schema, as a typed value. zod makes the JSON Schema itself. */
import { Polywire } from '@polywire/sdk/gateway';
import * as z from 'zod';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const Weather = z.object({ city: z.string(), degrees: z.number() });
const { parsed } = await client.chat.completions.parse({
  model: 'r-mid',
  messages: [{ role: 'user', content: 'The weather, please: city=Bern degrees=21' }],
  output: Weather,
});
console.log(parsed?.city, parsed?.degrees);
// prints: Bern 21
