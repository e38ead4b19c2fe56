import type { SseMessage } from '../../platform/sse.ts';
import type { PartHead, ReplyEvent } from '../../turn/event.ts';
import type { Annotation, Stop } from '../../turn/reply.ts';
import type { Usage } from '../../turn/usage.ts';
import type { Answer, EventEncoder } from '../codec.ts';
import { standardError, streamError } from '../shared/error-body.ts';
import { sealCallId } from '../shared/seal.ts';
import { encodeAnnotations } from './annotations.ts';
import type { Asked } from './asked.ts';
import { completionId } from './encode-reply.ts';
import { encodeStop } from './stop.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeEvents. */
export function encodeEvents(answer: Answer<Asked>): EventEncoder {
  return new ChatEventEncoder(answer);
}

/** A part whose deltas are being told. Parts of a kind that is not here have no place in the format. */
type Telling =
  | { readonly type: 'text'; readonly offset: number; length: number; readonly annotations: Annotation[] }
  | { readonly type: 'refusal' }
  /** `call`: its index among the calls. */
  | { readonly type: 'tool_call'; readonly call: number; told: boolean };

/** Each chunk is put together as text: what stays the same is printed once, what is new is one small JSON value. */
class ChatEventEncoder implements EventEncoder {
  private readonly answer: Answer<Asked>;
  private readonly legacy: boolean;
  private readonly parts = new Map<number, Telling>();
  private head = '';
  private calls = 0;
  private contentLength = 0;

  constructor(answer: Answer<Asked>) {
    this.answer = answer;
    this.legacy = answer.asked.legacy;
  }

  push(event: ReplyEvent): readonly SseMessage[] {
    switch (event.type) {
      case 'start':
        this.head = this.headOf(event.fingerprint);
        return [this.chunk('{"role":"assistant"}')];
      case 'part':
        return this.open(event.index, event.part);
      case 'delta':
        return this.tell(this.parts.get(event.index), event.text);
      case 'annotation': {
        const part = this.parts.get(event.index);
        if (part?.type === 'text') part.annotations.push(event.annotation);
        return [];
      }
      case 'part_end':
        return this.close(event.index);
      case 'stop':
        return event.stop === null ? [] : this.finish(event.stop, event.usage);
      case 'error':
        return this.head === '' ? [{ data: JSON.stringify(streamError(event.problem, standardError)) }] : [];
      case 'sealed':
        return [];
    }
  }

  private headOf(fingerprint: string | undefined): string {
    const head = JSON.stringify({
      id: completionId(this.answer),
      object: 'chat.completion.chunk',
      created: this.answer.created,
      model: this.answer.model,
      ...(fingerprint === undefined ? {} : { system_fingerprint: fingerprint }),
    });
    return `${head.slice(0, -1)},"choices":[`;
  }

  private chunk(delta: string): SseMessage {
    return { data: `${this.head}{"index":0,"delta":${delta}}]}` };
  }

  private open(index: number, part: PartHead): readonly SseMessage[] {
    switch (part.type) {
      case 'text':
        this.parts.set(index, { type: 'text', offset: this.contentLength, length: 0, annotations: [] });
        return [];
      case 'refusal':
        this.parts.set(index, { type: 'refusal' });
        return [];
      case 'tool_call': {
        const call = this.calls++;
        // A legacy caller has a field for one call: the first.
        if (this.legacy && call > 0) return [];
        this.parts.set(index, { type: 'tool_call', call, told: false });
        const named = { name: part.name, arguments: '' };
        const id = sealCallId(part.id, part.sealed);
        const delta = this.legacy
          ? { function_call: named }
          : { tool_calls: [{ index: call, id, type: 'function', function: named }] };
        return [this.chunk(JSON.stringify(delta))];
      }
      case 'reasoning':
      case 'search':
      case 'opaque':
        return [];
    }
  }

  private tell(part: Telling | undefined, text: string): readonly SseMessage[] {
    switch (part?.type) {
      case 'text':
        part.length += text.length;
        this.contentLength += text.length;
        return [this.chunk(`{"content":${JSON.stringify(text)}}`)];
      case 'refusal':
        return [this.chunk(`{"refusal":${JSON.stringify(text)}}`)];
      case 'tool_call': {
        part.told = true;
        const piece = `{"arguments":${JSON.stringify(text)}}`;
        return [
          this.chunk(
            this.legacy ? `{"function_call":${piece}}` : `{"tool_calls":[{"index":${part.call},"function":${piece}}]}`,
          ),
        ];
      }
      case undefined:
        return [];
    }
  }

  /** Sources are told when their text is: only then is its length known. A call without arguments has an empty object. */
  private close(index: number): readonly SseMessage[] {
    const part = this.parts.get(index);
    this.parts.delete(index);
    if (part?.type === 'tool_call' && !part.told) return this.tell(part, '{}');
    if (part?.type !== 'text' || part.annotations.length === 0) return [];
    const annotations = encodeAnnotations(part.annotations, part.offset, part.length);
    return annotations.length === 0 ? [] : [this.chunk(JSON.stringify({ annotations }))];
  }

  /** The last frame of JSON has the `service` field. */
  private finish(stop: Stop, usage: Usage): readonly SseMessage[] {
    const service = this.answer.service();
    const tail = service === null ? '}' : `,"service":${JSON.stringify(service)}}`;
    const end = `${this.head}{"index":0,"delta":{},"finish_reason":${JSON.stringify(encodeStop(stop, this.legacy))}}]`;
    if (!this.answer.asked.includeUsage && !this.answer.provider.usage_chunk_always) {
      return [{ data: end + tail }, { data: '[DONE]' }];
    }
    const counts = `${this.head}],"usage":${JSON.stringify(encodeUsage(usage))}`;
    return [{ data: `${end}}` }, { data: counts + tail }, { data: '[DONE]' }];
  }
}
