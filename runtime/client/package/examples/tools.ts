/** Functions that the model may call: they run here, side by side, until it asks for no more. */
import { Polywire, tool } from '@polywire/sdk/gateway';
import * as z from 'zod';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const getWeather = tool({
  name: 'get_weather',
  description: 'The weather of a city, now.',
  input: z.object({ city: z.string() }),
  run: ({ city }) => ({ city, degrees: 21 }),
});
const getTime = tool({
  name: 'get_time',
  input: z.object({ city: z.string() }),
  // What is thrown goes to the model, which may try something else.
  run: ({ city }): string => {
    throw new Error(`no clock in ${city}`);
  },
});

const { reply, messages, turns } = await client.chat.completions.runTools(
  {
    model: 'r-mid',
    messages: [{ role: 'user', content: 'Please call get_weather and get_time with city=Bern' }],
    tools: [getWeather, getTime],
  },
  { maxTurns: 5 },
);
console.log(turns, messages.map(({ role }) => role).join(' '));
// prints: 2 user assistant tool tool assistant
console.log(reply.choices[0]?.message.content);
// prints: get_weather answered: {"city":"Bern","degrees":21}
// prints: get_time answered: Error: no clock in Bern
