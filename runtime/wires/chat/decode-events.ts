import type { SseMessage } from '../../platform/sse.ts';
import type { ReplyEvent } from '../../turn/event.ts';
import type { Problem } from '../../turn/problem.ts';
import { noUsage, type Usage } from '../../turn/usage.ts';
import type { EventDecoder, JsonObject, Target } from '../codec.ts';
import { asNumber, asObject, asObjects, asText, parseObject } from '../shared/json.ts';
import { OpenParts } from '../shared/open-parts.ts';
import { malformedProblem, readErrorFrame } from '../shared/provider-error.ts';
import { decodeAnnotations } from './annotations.ts';
import { textOf } from './decode-reply.ts';
import { decodeStop } from './stop.ts';
import { type Call, ToolCallChunks } from './tool-call-chunks.ts';
import { decodeUsage, withSearches } from './usage.ts';

/** See Codec.decodeEvents. */
export function decodeEvents(target: Target): EventDecoder {
  return new ChatEventDecoder(target);
}

type Prose = 'text' | 'refusal' | 'reasoning';

class ChatEventDecoder implements EventDecoder {
  private readonly target: Target;
  private readonly parts = new OpenParts<Prose | Call>();
  private readonly calls: ToolCallChunks;
  private prose: Prose | null = null;
  private started = false;
  private over = false;
  private finish: unknown;
  private usage: Usage = noUsage;

  constructor(target: Target) {
    this.target = target;
    this.calls = new ToolCallChunks(this.parts, target);
  }

  push({ data }: SseMessage): readonly ReplyEvent[] {
    if (this.over || data === '') return [];
    if (data.trim() === '[DONE]') return this.end();
    const chunk = parseObject(data);
    if (chunk === undefined) return this.fail(malformedProblem('a chunk is not a JSON object'));
    if (asObject(chunk.error) !== undefined) return this.fail(readErrorFrame(chunk));
    const events: ReplyEvent[] = [];
    if (!this.started) this.start(events, chunk);
    this.readChoice(events, asObjects(chunk.choices)[0]);
    // The whole usage so far, in one chunk or in several: the last one counts.
    if (asObject(chunk.usage) !== undefined) this.usage = decodeUsage(chunk.usage);
    return events;
  }

  end(): readonly ReplyEvent[] {
    if (this.over) return [];
    if (!this.started) return this.fail(malformedProblem('the stream had no chunk'));
    this.over = true;
    const events: ReplyEvent[] = [];
    this.calls.finish(events);
    this.parts.closeAll(events);
    const { names } = this.calls;
    const stop = decodeStop(this.finish, names.length > 0, this.target);
    events.push({ type: 'stop', stop, usage: withSearches(this.usage, names, stop, this.target) });
    return events;
  }

  private fail(problem: Problem): readonly ReplyEvent[] {
    this.over = true;
    return [{ type: 'error', problem }];
  }

  private start(events: ReplyEvent[], chunk: JsonObject): void {
    this.started = true;
    const fingerprint = asText(chunk.system_fingerprint);
    events.push({
      type: 'start',
      id: asText(chunk.id) ?? this.target.newId(),
      model: asText(chunk.model) ?? this.target.model,
      created: asNumber(chunk.created) ?? this.target.now,
      ...(fingerprint === undefined ? {} : { fingerprint }),
    });
  }

  private readChoice(events: ReplyEvent[], choice: JsonObject | undefined): void {
    if (choice === undefined) return;
    const delta = asObject(choice.delta);
    if (delta !== undefined) {
      this.say(events, 'reasoning', asText(delta.reasoning_content) ?? '');
      this.say(events, 'text', textOf(delta.content));
      this.say(events, 'refusal', asText(delta.refusal) ?? '');
      this.annotate(events, delta.annotations);
      const calls = asObjects(delta.tool_calls);
      if (calls.length > 0) this.endProse(events);
      for (const call of calls) this.calls.read(events, call);
    }
    if (asObject(choice.usage) !== undefined) this.usage = decodeUsage(choice.usage);
    this.finish = choice.finish_reason ?? this.finish;
  }

  /** One kind of prose ends where another begins; calls stay open to the end, since their pieces may be mixed. */
  private say(events: ReplyEvent[], prose: Prose, text: string): void {
    if (text === '') return;
    if (this.prose !== prose) {
      this.endProse(events);
      this.parts.open(events, prose, { type: prose });
      this.prose = prose;
    }
    const index = this.parts.at(prose);
    if (index !== undefined) events.push({ type: 'delta', index, text });
  }

  private endProse(events: ReplyEvent[]): void {
    if (this.prose !== null) this.parts.close(events, this.prose);
    this.prose = null;
  }

  private annotate(events: ReplyEvent[], value: unknown): void {
    const index = this.parts.at('text');
    if (index === undefined) return;
    for (const annotation of decodeAnnotations(value)) events.push({ type: 'annotation', index, annotation });
  }
}
