/** As with zod; a library that makes no JSON Schema gets it beside its own. */
import { OutputError, Polywire } from '@polywire/sdk/gateway';
import * as v from 'valibot';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const schema = v.object({ city: v.string(), degrees: v.pipe(v.number(), v.maxValue(60)) });
const jsonSchema = {
  type: 'object',
  properties: { city: { type: 'string' }, degrees: { type: 'number' } },
  required: ['city', 'degrees'],
  additionalProperties: false,
};
const ask = async (content: string): Promise<void> => {
  const { parsed } = await client.chat.completions.parse({
    model: 'r-mid',
    messages: [{ role: 'user', content }],
    output: { schema, jsonSchema },
  });
  console.log(parsed?.city, parsed?.degrees);
};

await ask('The weather, please: city=Bern degrees=21');
// prints: Bern 21
try {
  await ask('The weather, please: city=Bern degrees=2100');
} catch (error) {
  if (!(error instanceof OutputError)) throw error;
  console.log(error.text);
  // prints: {"city":"Bern","degrees":2100}
}
