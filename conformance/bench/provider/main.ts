/**
 * The mock provider, a process of its own: raw `node:http` that answers each wire with what it has printed
 * beforehand, so that it costs little next to what stands between it and the caller.
 *
 * The prompt says what is wanted of it (`markers`): the text passes through every peer and every translation.
 * `GET /state` tells what is in flight. Usage: `node main.ts --port N`
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { endWithParent, numberArgument } from '../system/lifetime.ts';
import { countIn, markers, type ProviderState } from './contract.ts';
import type { Answer, Answers } from './answer.ts';
import { counted } from './counted.ts';
import { chatAnswers } from './wires/chat.ts';
import { decisionsAnswer } from './wires/decisions.ts';
import { embeddingsAnswer } from './wires/embeddings.ts';
import { messagesAnswers } from './wires/messages.ts';
import { nativeAnswers } from './wires/native.ts';
import { responsesAnswers } from './wires/responses.ts';

type Wire = 'chat' | 'responses' | 'messages' | 'native' | 'embeddings' | 'decisions';

const answers: Readonly<Record<Wire, Answers>> = {
  chat: chatAnswers(),
  responses: responsesAnswers(),
  messages: messagesAnswers(),
  native: nativeAnswers(),
  embeddings: alike(embeddingsAnswer()),
  decisions: alike(decisionsAnswer()),
};

function alike(answer: Answer): Answers {
  return { text: answer, tool: answer };
}

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
  if (body.includes(markers.hangs)) return;
  if (body.includes(markers.fails) || (body.includes(markers.flaky) && Math.random() < 0.5)) {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"not today"}}');
    return;
  }
  const wanted = whole(wire, body);
  const streamed = wire === 'native' ? url.includes(':stream') : body.includes('"stream":true');
  if (body.includes(markers.breaks)) breakOff(wanted, streamed, response);
  else if (streamed) stream(wanted, body.includes(markers.paced), response);
  else if (body.includes(markers.slow)) setTimeout(sendJson, 20, wanted, response);
  else sendJson(wanted, response);
}

function whole(wire: Wire, body: Buffer): Answer {
  const wanted = body.includes(markers.tool) ? answers[wire].tool : answers[wire].text;
  const tokens = countIn(body);
  return tokens === null ? wanted : counted(wanted, tokens);
}

function wireOf(url: string): Wire | null {
  if (url === '/v1/chat/completions') return 'chat';
  if (url === '/v1/responses') return 'responses';
  if (url === '/v1/messages') return 'messages';
  if (url === '/v1/embeddings') return 'embeddings';
  if (url === '/v1/systemone') return 'decisions';
  return url.startsWith('/v1beta/models/') ? 'native' : null;
}

function sendJson({ json }: Answer, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length }).end(json);
}

function breakOff({ json, frames }: Answer, streamed: boolean, response: ServerResponse): void {
  const pieces = streamed ? frames.slice(0, frames.length / 2) : [json.subarray(0, json.length / 2)];
  response.writeHead(
    200,
    streamed ? streamHead : { 'content-type': 'application/json', 'content-length': json.length },
  );
  response.write(Buffer.concat(pieces), () => response.destroy());
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
