import type { IncomingHttpHeaders } from 'node:http';
import type { ChatWire as ChatWireName, Provider } from '@polywire/generated/catalog/rows.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';
import { jsonAnswer, refusalAnswer, streamAnswer, type Answer } from './answer.ts';
import { headerRefusal } from './credential.ts';
import { isObject, number, text, type JsonObject } from './json.ts';
import { judge } from './judge.ts';
import type { Place } from './places.ts';
import { chatRefusal } from './rules/index.ts';
import { modelOf, type Model } from './rules/model.ts';
import type { Script } from './script.ts';
import { commands } from './talk/commands.ts';
import type { Said } from './talk/said.ts';
import { smallTalk, type Speaker } from './talk/small-talk.ts';
import { promptTokens } from './talk/tokens.ts';
import { decisions } from './wires/decisions.ts';
import { embeddings } from './wires/embeddings.ts';
import type { Refusal } from './wires/error-body.ts';
import { chatWires, isChatWire } from './wires/index.ts';
import { models } from './wires/models.ts';
import { search } from './wires/search.ts';

/** A request that has arrived at a provider. */
export interface Arrived {
  readonly place: Place;
  readonly method: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;

  /** Undefined where the body is no JSON. */
  readonly body: unknown;
}

/** How the request is answered: what the provider refuses is refused before a script has its turn. */
export interface Reaction {
  readonly answer: Answer;
  readonly script: Script | null;

  /** What is wrong with the request by the provider's own rules; absent: nothing. */
  readonly refused?: string;
}

/** A provider's way with a request: its headers, its form, its model's rules; then the script, or small talk. */
export async function reaction(arrived: Arrived, take: () => Script | null): Promise<Reaction> {
  const { wire } = arrived.place;
  const call = arrived.place.does === 'models' ? wires[wire].models : undefined;
  const refusal =
    headerRefusal(arrived.place, arrived.headers) ??
    (call === undefined ? await formRefusal(arrived) : listRefusal(arrived));
  if (refusal !== null) return refusedBy(wire, refusal);
  if (call !== undefined) {
    const script = take();
    return { answer: scripted(script, wire) ?? jsonAnswer(models(arrived.place.kind, call)), script };
  }
  const body = isObject(arrived.body) ? arrived.body : {};
  const model = modelOf(arrived.place.model ?? text(body['model']));
  if (model !== null && model.kind !== arrived.place.kind) return refusedBy(wire, unknownModel);
  if (isChatWire(wire)) return chatReaction(arrived.place, wire, body, model, take);
  if (wire === 'embeddings' && (number(body['dimensions']) ?? 0) > dimensionsOf(model))
    return refusedBy(wire, tooManyDimensions);
  const script = take();
  return { answer: scripted(script, wire) ?? jsonAnswer(plainReply(arrived, body, model)), script };
}

function refusedBy(wire: Place['wire'], refusal: Refusal): Reaction {
  const { field, message } = refusal;
  return {
    answer: refusalAnswer(wire, refusal),
    script: null,
    refused: field === undefined ? message : `${field}: ${message}`,
  };
}

const notForChat: Refusal = { status: 400, field: 'model', message: 'this is not a chat model' };
const tooManyDimensions: Refusal = { status: 400, field: 'dimensions', message: 'the model has fewer' };
const unknownModel: Refusal = { status: 404, field: 'model', message: 'there is no such model' };

function listRefusal({ method }: Arrived): Refusal | null {
  return method === 'GET' ? null : { status: 405, message: 'models are listed with GET' };
}

async function formRefusal({ place, method, query, headers, body }: Arrived): Promise<Refusal | null> {
  if (method === 'POST') {
    if (!(headers['content-type'] ?? '').startsWith('application/json'))
      return { status: 415, message: 'the body must be application/json' };
    if (body === undefined) return { status: 400, message: 'the body is not valid JSON' };
  }
  return judge(place.wire, { method, path: place.path, query, body });
}

async function chatReaction(
  place: Place,
  wire: ChatWireName,
  body: JsonObject,
  model: Model | null,
  take: () => Script | null,
): Promise<Reaction> {
  const { kind, provider } = place;
  const spoken = chatWires[wire];
  const asked = spoken.read(body, {
    model: place.model ?? text(body['model']),
    stream: place.does === 'stream' || body['stream'] === true,
  });
  if (provider?.wire !== wire) return refusedBy(wire, notForChat);
  const speaker: Speaker = {
    kind,
    family: model?.groupName ?? asked.model,
    showsReasoning: showsReasoning(provider),
    searchCall: provider.search_call,
  };
  const refusal = await chatRefusal({ wire, provider, model, body, asked, speaker });
  if (refusal !== null) return refusedBy(wire, refusal);
  const script = take();
  const failed = scripted(script, wire) ?? commanded(asked.text, wire);
  if (failed !== null) return { answer: failed, script };
  if (place.does === 'count') return { answer: jsonAnswer({ input_tokens: promptTokens(body) }), script };
  const wanted = { ...asked, usageWanted: asked.usageWanted || provider.usage_chunk_always };
  const said = lengthened(smallTalk(wanted, body, speaker), script?.stream?.megabytes ?? 0);
  const answer = asked.stream
    ? streamAnswer(spoken.events(said, wanted), spoken.failure('the model failed'))
    : jsonAnswer(spoken.reply(said, wanted));
  return { answer, script };
}

/** Reasoning is readable, and can be handed back, where the transport has a place for it. */
function showsReasoning(provider: Provider): boolean {
  return !provider.cannot_carry_content.includes('thinking');
}

/** The answer that a script gives; null: it leaves that to the small talk. */
function scripted(script: Script | null, wire: Place['wire']): Answer | null {
  if (script?.answer === undefined) return null;
  const { status = 200, headers = {}, body, text: plain } = script.answer;
  const refusal = { status, message: `scripted ${status}` };
  const usual = body === undefined ? refusalAnswer(wire, refusal) : jsonAnswer(body, status);
  return { ...usual, headers: { ...usual.headers, ...headers }, ...(plain !== undefined && { texts: [plain] }) };
}

function commanded(said: string, wire: Place['wire']): Answer | null {
  const status = commands(said, []).failure;
  return status === null ? null : refusalAnswer(wire, { status, message: `failing with ${status}, as asked` });
}

/** So many megabytes of text more, made while they are sent. */
function lengthened(said: Said, megabytes: number): Said {
  if (megabytes === 0) return said;
  function* flood(): Generator<string> {
    const piece = 'more '.repeat(3_277);
    for (let sent = 0; sent < megabytes * 1024 * 1024; sent += piece.length) yield piece;
  }
  return { ...said, parts: [{ type: 'text', text: 'more ', sources: [], pieces: { [Symbol.iterator]: flood } }] };
}

/** Length of a vector of a model that the catalogue does not know. */
const usualDimensions = 1536;

function dimensionsOf(model: Model | null): number {
  return model?.alias.dimensions ?? usualDimensions;
}

function plainReply({ place, query }: Arrived, body: JsonObject, model: Model | null): JsonObject {
  if (place.wire === 'embeddings') return embeddings(body, dimensionsOf(model));
  return place.wire === 'decisions' ? decisions(body) : search(query['q'] ?? '');
}
