/** The headers of an answer beside its data. */
import { Polywire } from '@polywire/sdk/gateway';

const client = new Polywire({
  baseUrl: process.env['POLYWIRE_URL'] ?? 'http://127.0.0.1:8080',
  apiKey: process.env['POLYWIRE_KEY'] ?? '',
});

const { data, response } = await client.models.list().withResponse();
console.log(response.status, response.headers.get('content-type'), data.object);
// prints: 200 application/json; charset=utf-8 list
