/**
 * The least a proxy in Node can do: `node:http` in, undici out, bytes piped through unread.
 * Usage: `node bare.ts --port N --provider N`
 */

import { createServer } from 'node:http';
import { Pool } from 'undici';
import { endWithParent, numberArgument } from '../system/lifetime.ts';

const provider = new Pool(`http://127.0.0.1:${numberArgument('provider')}`);

createServer((request, response) => {
  const { method = 'POST', url = '/', headers } = request;
  provider
    .request({
      method,
      path: url,
      headers: { 'content-type': 'application/json', 'content-length': headers['content-length'] },
      body: request,
    })
    .then(({ statusCode, headers, body }) => {
      for (const name of ['content-type', 'content-length'] as const) {
        const value = headers[name];
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(statusCode);
      response.once('close', () => {
        body.destroy();
      });
      body.once('error', () => {
        response.destroy();
      });
      body.pipe(response);
    })
    .catch(() => {
      response.writeHead(502).end();
    });
}).listen(numberArgument('port'), '127.0.0.1');
endWithParent();
