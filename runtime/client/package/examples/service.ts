/** What the gateway changed to fit the model, and which model answered: on every result. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

// An editor strikes `temperature` through here: this model does not take it.
const { service } = await client.chat.completions.create({
  model: 'a-mid',
  messages: [{ role: 'user', content: 'Good morning!' }],
  temperature: 0.2,
  max_tokens: 130_000,
});
console.log(service.dropped);
// prints: [ 'temperature' ]
console.log(service.clamped);
// prints: [ { name: 'max_tokens', requested: '130000', applied: '128000' } ]
console.log(service.droppedContent, service.failover, service.attempts, service.servedModel);
// prints: [] false 1 a-mid
