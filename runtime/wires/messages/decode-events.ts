import type { SseMessage } from '../../platform/sse.ts';
import type { ReplyEvent } from '../../turn/event.ts';
import type { Sealed } from '../../turn/message.ts';
import type { Problem } from '../../turn/problem.ts';
import type { ReplyPart } from '../../turn/reply.ts';
import { noUsage, type Usage } from '../../turn/usage.ts';
import type { EventDecoder, JsonObject, Target } from '../codec.ts';
import { asNumber, asObject, asText, parseObject } from '../shared/json.ts';
import { OpenParts } from '../shared/open-parts.ts';
import { malformedProblem, readErrorFrame } from '../shared/provider-error.ts';
import type { Block } from './body.ts';
import { decodeCitation, decodeCitations } from './citations.ts';
import { ServerBlocks } from './searches.ts';
import { decodeStop } from './stop.ts';
import { decodeRedacted, decodeThinking } from './thinking.ts';
import { laterUsage } from './usage.ts';

/** See Codec.decodeEvents. */
export function decodeEvents(target: Target): EventDecoder {
  return new MessagesEventDecoder(target);
}

/** A block between its start and its stop. */
interface OpenBlock {
  readonly block: Block;

  /** Pieces of its input's JSON text. */
  input: string;

  /** Pieces of its signature. */
  signature: string;
}

class MessagesEventDecoder implements EventDecoder {
  private readonly target: Target;
  private readonly parts = new OpenParts<number | ReplyPart>();
  private readonly blocks = new Map<number, OpenBlock>();
  private readonly serverBlocks = new ServerBlocks();
  private started = false;
  private over = false;
  private ending: JsonObject = {};
  private usage: Usage = noUsage;

  constructor(target: Target) {
    this.target = target;
  }

  push({ data }: SseMessage): readonly ReplyEvent[] {
    if (this.over || data === '') return [];
    const event = parseObject(data);
    if (event === undefined) return this.fail(malformedProblem('an event is not a JSON object'));
    const events: ReplyEvent[] = [];
    switch (event.type) {
      case 'message_start':
        this.start(events, asObject(event.message) ?? {});
        return events;
      case 'content_block_start':
        this.startBlock(events, asNumber(event.index), asObject(event.content_block));
        return events;
      case 'content_block_delta':
        this.readDelta(events, asNumber(event.index), asObject(event.delta));
        return events;
      case 'content_block_stop':
        this.stopBlock(events, asNumber(event.index));
        return events;
      case 'message_delta':
        this.ending = asObject(event.delta) ?? {};
        this.usage = laterUsage(this.usage, event.usage);
        return events;
      case 'message_stop':
        return this.end();
      case 'error':
        return this.fail(readErrorFrame(event));
      default:
        // `ping`, and events of times to come.
        return events;
    }
  }

  end(): readonly ReplyEvent[] {
    if (this.over) return [];
    if (!this.started) return this.fail(malformedProblem('the stream had no message'));
    this.over = true;
    const events: ReplyEvent[] = [];
    for (const index of this.blocks.keys()) this.stopBlock(events, index);
    this.whole(events, this.serverBlocks.rest());
    const stop = decodeStop(this.ending.stop_reason, this.ending.stop_sequence);
    events.push({ type: 'stop', stop, usage: this.usage });
    return events;
  }

  private fail(problem: Problem): readonly ReplyEvent[] {
    this.over = true;
    return [{ type: 'error', problem }];
  }

  private start(events: ReplyEvent[], message: JsonObject): void {
    if (this.started) return;
    this.started = true;
    this.usage = laterUsage(noUsage, message.usage);
    events.push({
      type: 'start',
      id: asText(message.id) ?? this.target.newId(),
      model: asText(message.model) ?? this.target.model,
      created: this.target.now,
      usage: this.usage,
    });
  }

  private startBlock(events: ReplyEvent[], at: number | undefined, block: Block | undefined): void {
    if (at === undefined || block === undefined || this.blocks.has(at)) return;
    this.start(events, {});
    this.blocks.set(at, { block, input: '', signature: '' });
    switch (block.type) {
      case 'text': {
        const index = this.parts.open(events, at, { type: 'text' });
        delta(events, index, block.text);
        for (const annotation of decodeCitations(block.citations))
          events.push({ type: 'annotation', index, annotation });
        return;
      }
      case 'thinking':
        delta(events, this.parts.open(events, at, { type: 'reasoning' }), block.thinking);
        return;
      case 'redacted_thinking': {
        const index = this.parts.open(events, at, { type: 'reasoning' });
        seal(events, index, decodeRedacted(block, this.target).sealed);
        return;
      }
      case 'tool_use': {
        const id = asText(block.id) || this.target.newId();
        this.parts.open(events, at, { type: 'tool_call', id, name: asText(block.name) ?? '' });
        return;
      }
      default:
        // A block of a tool that the provider runs is told when it is whole.
        return;
    }
  }

  private readDelta(events: ReplyEvent[], at: number | undefined, piece: JsonObject | undefined): void {
    const open = at === undefined ? undefined : this.blocks.get(at);
    if (at === undefined || open === undefined || piece === undefined) return;
    const index = this.parts.at(at);
    switch (piece.type) {
      case 'text_delta':
        delta(events, index, piece.text);
        return;
      case 'thinking_delta':
        delta(events, index, piece.thinking);
        return;
      case 'input_json_delta':
        open.input += asText(piece.partial_json) ?? '';
        delta(events, index, piece.partial_json);
        return;
      case 'signature_delta':
        open.signature += asText(piece.signature) ?? '';
        return;
      case 'citations_delta': {
        const citation = asObject(piece.citation);
        if (index !== undefined && citation !== undefined) {
          events.push({ type: 'annotation', index, annotation: decodeCitation(citation) });
        }
        return;
      }
      default:
        return;
    }
  }

  private stopBlock(events: ReplyEvent[], at: number | undefined): void {
    const open = at === undefined ? undefined : this.blocks.get(at);
    if (at === undefined || open === undefined) return;
    this.blocks.delete(at);
    const { block, input, signature } = open;
    const index = this.parts.at(at);
    if (index === undefined) {
      this.whole(events, this.serverBlocks.take(input === '' ? block : { ...block, input: parseObject(input) ?? {} }));
      return;
    }
    if (block.type === 'thinking') {
      const sealed = signature === '' ? block : { ...block, signature };
      seal(events, index, decodeThinking(sealed, this.target).sealed);
    }
    if (block.type === 'tool_use' && input === '') delta(events, index, startInput(block));
    this.parts.close(events, at);
  }

  /** Parts that are told at once. */
  private whole(events: ReplyEvent[], parts: readonly ReplyPart[]): void {
    for (const part of parts) {
      if (part.type !== 'search' && part.type !== 'opaque') continue;
      this.parts.open(events, part, part);
      this.parts.close(events, part);
    }
  }
}

function delta(events: ReplyEvent[], index: number | undefined, text: unknown): void {
  if (index !== undefined && typeof text === 'string' && text !== '') events.push({ type: 'delta', index, text });
}

function seal(events: ReplyEvent[], index: number, sealed: Sealed | undefined): void {
  if (sealed !== undefined) events.push({ type: 'sealed', index, sealed });
}

/** Some providers tell the whole input where the block starts; where it is empty there is nothing to tell. */
function startInput(block: Block): string {
  const input = asObject(block.input);
  return input === undefined || Object.keys(input).length === 0 ? '' : JSON.stringify(input);
}
