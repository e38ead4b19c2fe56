/**
 * The mock provider, a process of its own: raw `node:http` that answers each wire with what it has printed
 * beforehand, so that it costs little next to what stands between it and the caller.
 *
 * The prompt says what is wanted of it (`markers`): the text passes through every peer and every translation.
 * `GET /state` tells what is in flight. Usage: `node main.ts --port N`
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { endWithParent, numberArgument } from '../system/lifetime.ts';
import { markers, type ProviderState } from './contract.ts';
import type { Answer, Answers } from './answer.ts';
import { chatAnswers } from './wires/chat.ts';
import { messagesAnswers } from './wires/messages.ts';
import { nativeAnswers } from './wires/native.ts';
import { responsesAnswers } from './wires/responses.ts';

type Wire = 'chat' | 'responses' | 'messages' | 'native';

const answers: Readonly<Record<Wire, Answers>> = {
  chat: chatAnswers(),
  responses: responsesAnswers(),
  messages: messagesAnswers(),
  native: nativeAnswers(),
};

const state = { inFlight: 0, served: 0, aborted: 0, cutOff: 0 };
const streamHead = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };

const server = createServer((request, response) => {
  if (request.url === '/state') {
    const told: ProviderState = state;
    response.end(JSON.stringify(told));
    return;
  }
  state.inFlight++;
  let body: Buffer = Buffer.alloc(0);
  response.once('close', () => {
    state.inFlight--;
    if (response.writableFinished) state.served++;
    else state.aborted++;
    if (!response.writableFinished && body.includes(markers.stays)) state.cutOff++;
  });
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    body = Buffer.concat(pieces);
    answer(request, body, response);
  });
});

function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const url = request.url ?? '';
  const wire = wireOf(url);
  if (wire === null) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such path"}}');
    return;
  }
  const wanted = body.includes(markers.tool) ? answers[wire].tool : answers[wire].text;
  const streamed = wire === 'native' ? url.includes(':stream') : body.includes('"stream":true');
  if (streamed) stream(wanted, body.includes(markers.paced), response);
  else if (body.includes(markers.slow)) setTimeout(sendJson, 20, wanted, response);
  else sendJson(wanted, response);
}

function wireOf(url: string): Wire | null {
  if (url === '/v1/chat/completions') return 'chat';
  if (url === '/v1/responses') return 'responses';
  if (url === '/v1/messages') return 'messages';
  return url.startsWith('/v1beta/models/') ? 'native' : null;
}

function sendJson({ json }: Answer, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length }).end(json);
}

function stream({ opening, frames }: Answer, paced: boolean, response: ServerResponse): void {
  response.writeHead(200, streamHead);
  if (!paced) {
    for (const frame of frames) response.write(frame);
    response.end();
    return;
  }
  for (const frame of frames.slice(0, opening)) response.write(frame);
  const rest = frames.slice(opening).values();
  const timer = setInterval(() => {
    const frame = rest.next().value;
    if (frame === undefined) response.end();
    else response.write(frame);
  }, 5);
  response.once('close', () => {
    clearInterval(timer);
  });
}

server.keepAliveTimeout = 120_000;
server.listen(numberArgument('port'), '127.0.0.1');
endWithParent();
