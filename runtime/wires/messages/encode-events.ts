import type { SseMessage } from '../../platform/sse.ts';
import type { PartHead, ReplyEvent } from '../../turn/event.ts';
import type { ReasoningPart, Sealed } from '../../turn/message.ts';
import type { Annotation, Stop } from '../../turn/reply.ts';
import { noUsage, type Usage } from '../../turn/usage.ts';
import type { Answer, EventEncoder } from '../codec.ts';
import { messagesError, streamError } from '../shared/error-body.ts';
import { asObject } from '../shared/json.ts';
import { sealCallId, sealText } from '../shared/seal.ts';
import { Serial } from '../shared/serial.ts';
import type { Block, OutputMessage } from './body.ts';
import { encodeCitation } from './citations.ts';
import { encodeOpaque, messageId } from './encode-reply.ts';
import { encodeSearch } from './searches.ts';
import { encodeStop } from './stop.ts';
import { encodeThinking, isRedacted } from './thinking.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeEvents. */
export function encodeEvents(answer: Answer<null>): EventEncoder {
  return new MessagesEventEncoder(answer);
}

/** The part that is being told. Its block starts with its first piece: only then is it known which kind it is. */
interface Telling {
  readonly part: PartHead;
  started: boolean;
  sealed: Sealed | undefined;
}

/** Each delta is put together as text. Parts are told one after the other, each with a block of its own. */
class MessagesEventEncoder implements EventEncoder {
  private readonly answer: Answer<null>;
  private readonly serial = new Serial();
  private telling: Telling | null = null;
  private started = false;
  private block = 0;

  constructor(answer: Answer<null>) {
    this.answer = answer;
  }

  push(event: ReplyEvent): readonly SseMessage[] {
    const messages: SseMessage[] = [];
    for (const next of this.serial.push(event)) this.tell(messages, next);
    return messages;
  }

  private tell(messages: SseMessage[], event: ReplyEvent): void {
    switch (event.type) {
      case 'start':
        this.started = true;
        messages.push(frame('message_start', { message: this.beginning(event.usage ?? noUsage) }), frame('ping', {}));
        return;
      case 'part':
        this.open(messages, event.part);
        return;
      case 'delta':
        if (this.telling !== null) this.piece(messages, this.telling, event.text);
        return;
      case 'annotation':
        this.annotate(messages, event.annotation);
        return;
      case 'sealed':
        if (this.telling !== null) this.telling.sealed = event.sealed;
        return;
      case 'part_end':
        if (this.telling !== null) this.close(messages, this.telling);
        return;
      case 'stop':
        if (event.stop !== null) this.finish(messages, event.stop, event.usage);
        return;
      case 'error':
        if (!this.started) {
          messages.push({ event: 'error', data: JSON.stringify(streamError(event.problem, messagesError)) });
        }
        return;
    }
  }

  private beginning(usage: Usage): OutputMessage {
    return {
      id: messageId(this.answer),
      type: 'message',
      role: 'assistant',
      model: this.answer.model,
      content: [],
      ...encodeStop(null),
      usage: encodeUsage(usage),
    };
  }

  private open(messages: SseMessage[], part: PartHead): void {
    switch (part.type) {
      case 'search':
        for (const block of encodeSearch(part)) this.whole(messages, block);
        return;
      case 'opaque':
        for (const block of encodeOpaque(part)) this.whole(messages, block);
        return;
      case 'tool_call':
        this.telling = { part, started: true, sealed: undefined };
        this.startBlock(messages, {
          type: 'tool_use',
          id: sealCallId(part.id, part.sealed),
          name: part.name,
          input: {},
        });
        return;
      case 'text':
      case 'refusal':
      case 'reasoning':
        this.telling = { part, started: false, sealed: undefined };
        return;
    }
  }

  private piece(messages: SseMessage[], telling: Telling, text: string): void {
    switch (telling.part.type) {
      case 'text':
      case 'refusal':
        this.startText(messages, telling);
        messages.push(this.delta('text_delta', 'text', text));
        return;
      case 'reasoning':
        this.startThinking(messages, telling);
        messages.push(this.delta('thinking_delta', 'thinking', text));
        return;
      case 'tool_call':
        messages.push(this.delta('input_json_delta', 'partial_json', text));
        return;
      case 'search':
      case 'opaque':
        return;
    }
  }

  private annotate(messages: SseMessage[], annotation: Annotation): void {
    const citation = encodeCitation(annotation);
    if (this.telling?.part.type !== 'text' || citation === undefined) return;
    this.startText(messages, this.telling);
    messages.push(frame('content_block_delta', { index: this.block, delta: { type: 'citations_delta', citation } }));
  }

  private close(messages: SseMessage[], telling: Telling): void {
    this.telling = null;
    const { sealed } = telling;
    if (telling.part.type === 'reasoning' && sealed !== undefined) {
      const thought: ReasoningPart = { type: 'reasoning', text: '', sealed };
      if (!telling.started && isRedacted(thought)) {
        this.whole(messages, encodeThinking(thought));
        return;
      }
      this.startThinking(messages, telling);
      messages.push(this.delta('signature_delta', 'signature', sealText(sealed)));
    }
    if (telling.started) this.stopBlock(messages);
  }

  private startText(messages: SseMessage[], telling: Telling): void {
    if (!telling.started) this.startBlock(messages, { type: 'text', text: '' });
    telling.started = true;
  }

  private startThinking(messages: SseMessage[], telling: Telling): void {
    if (!telling.started) this.startBlock(messages, { type: 'thinking', thinking: '', signature: '' });
    telling.started = true;
  }

  /** A block that is there at once; its input, if it has one, is told as this format tells inputs. */
  private whole(messages: SseMessage[], block: Block): void {
    const input = asObject(block.input);
    this.startBlock(messages, input === undefined ? block : { ...block, input: {} });
    if (input !== undefined) messages.push(this.delta('input_json_delta', 'partial_json', JSON.stringify(input)));
    this.stopBlock(messages);
  }

  private startBlock(messages: SseMessage[], block: Block): void {
    messages.push(frame('content_block_start', { index: this.block, content_block: block }));
  }

  private stopBlock(messages: SseMessage[]): void {
    messages.push({ event: 'content_block_stop', data: `{"type":"content_block_stop","index":${this.block}}` });
    this.block += 1;
  }

  private delta(type: string, field: string, text: string): SseMessage {
    const data = `{"type":"content_block_delta","index":${this.block},"delta":{"type":"${type}","${field}":${JSON.stringify(text)}}}`;
    return { event: 'content_block_delta', data };
  }

  /** The last frame of JSON has the `service` field. */
  private finish(messages: SseMessage[], stop: Stop, usage: Usage): void {
    const service = this.answer.service();
    messages.push(
      frame('message_delta', { delta: encodeStop(stop), usage: encodeUsage(usage) }),
      frame('message_stop', service === null ? {} : { service }),
    );
  }
}

function frame(type: string, fields: Readonly<Record<string, unknown>>): SseMessage {
  return { event: type, data: JSON.stringify({ type, ...fields }) };
}
