/** A conversation that the gateway keeps: only what is new is sent. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const chain = client.responses.chain({ model: 'r-mid', instructions: 'Be brief.' });
const first = await chain.send('Good morning!');

const stream = await chain.stream('And good night.');
for await (const event of stream) if (event.type === 'response.completed') console.log(event.response.status);
// prints: completed
const second = await stream.finalMessage();
console.log(second.previous_response_id === first.id, (await chain.lastId()) === second.id);
// prints: true true
