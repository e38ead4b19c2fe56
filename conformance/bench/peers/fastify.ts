/**
 * What a team would write first: Fastify in, undici out, every JSON text parsed and printed again, the events of
 * streams too. It translates nothing. Usage: `node fastify.ts --port N --provider N`
 */

import { Transform, pipeline } from 'node:stream';
import Fastify from 'fastify';
import { Pool } from 'undici';
import { endWithParent, numberArgument } from '../system/lifetime.ts';

const provider = new Pool(`http://127.0.0.1:${numberArgument('provider')}`);
const app = Fastify({ logger: false });

app.post('/v1/chat/completions', async (request, reply) => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    gone.abort();
  });
  const { statusCode, headers, body } = await provider.request({
    method: 'POST',
    path: request.url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
    signal: gone.signal,
  });
  reply.code(statusCode);
  if (headers['content-type'] !== 'text/event-stream') return reply.send(await body.json());
  const events = reprint();
  pipeline(body.setEncoding('utf8'), events, () => undefined);
  return reply.type('text/event-stream').send(events);
});

/** Parses and prints again the JSON of each event. */
function reprint(): Transform {
  let rest = '';
  return new Transform({
    decodeStrings: false,
    transform(arrived: string, _encoding, done) {
      const messages = (rest + arrived).split('\n\n');
      rest = messages.pop() ?? '';
      done(null, messages.map(reprintMessage).join(''));
    },
  });
}

function reprintMessage(message: string): string {
  const data = message.slice('data: '.length);
  return `data: ${data === '[DONE]' ? data : JSON.stringify(JSON.parse(data))}\n\n`;
}

await app.listen({ port: numberArgument('port'), host: '127.0.0.1' });
endWithParent();
