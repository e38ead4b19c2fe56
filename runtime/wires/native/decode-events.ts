import type { SseMessage } from '../../platform/sse.ts';
import type { ReplyEvent } from '../../turn/event.ts';
import type { Sealed } from '../../turn/message.ts';
import type { Problem } from '../../turn/problem.ts';
import type { ReplyPart, Stop } from '../../turn/reply.ts';
import type { EventDecoder, JsonObject, Target } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { OpenParts } from '../shared/open-parts.ts';
import { malformedProblem, readErrorFrame } from '../shared/provider-error.ts';
import { decodeCall, decodeHead, decodeOpaque, isBlocked } from './decode-reply.ts';
import { decodeAnnotations, decodeSearches } from './grounding.ts';
import { sealedOf } from './state.ts';
import { decodeStop } from './stop.ts';
import { decodeUsage } from './usage.ts';

/** See Codec.decodeEvents. */
export function decodeEvents(target: Target): EventDecoder {
  return new NativeEventDecoder(target);
}

type Prose = 'text' | 'reasoning';

/**
 * Each frame has the form of a whole reply and carries what is new. Nothing marks the end, and the reason to stop may
 * come before the last count of tokens: the stream is over when it is closed.
 */
class NativeEventDecoder implements EventDecoder {
  private readonly target: Target;
  private readonly parts = new OpenParts<Prose | ReplyPart>();
  private prose: Prose | null = null;

  /** The open text, which sources are told with when it is over, and the state that arrived on it. */
  private text = '';
  private textState: Sealed | undefined;
  private sources: JsonObject | undefined;

  private grounding: JsonObject | undefined;
  private usage: unknown;
  private finish: unknown;
  private blocked = false;
  private called = false;
  private started = false;
  private over = false;

  constructor(target: Target) {
    this.target = target;
  }

  push({ data }: SseMessage): readonly ReplyEvent[] {
    if (this.over || data === '') return [];
    const frame = parseFrame(data);
    if (frame === undefined) return this.fail(malformedProblem('a frame is not a JSON object'));
    if (asObject(frame.error) !== undefined) return this.fail(readErrorFrame(frame));
    const events: ReplyEvent[] = [];
    if (!this.started) {
      this.started = true;
      events.push({ type: 'start', ...decodeHead(frame, this.target) });
    }
    this.blocked ||= isBlocked(frame);
    this.usage = frame.usageMetadata ?? this.usage;
    const candidate = asObjects(frame.candidates)[0];
    if (candidate !== undefined) this.read(events, candidate);
    return events;
  }

  end(): readonly ReplyEvent[] {
    if (this.over) return [];
    if (!this.started) return this.fail(malformedProblem('the stream had no frame'));
    this.over = true;
    const events: ReplyEvent[] = [];
    this.endProse(events);
    const searches = decodeSearches(this.grounding, this.target);
    for (const search of searches) this.whole(events, search);
    const stop: Stop | null = this.blocked ? { reason: 'refusal' } : decodeStop(this.finish, this.called);
    events.push({ type: 'stop', stop, usage: decodeUsage(this.usage, searches.length) });
    return events;
  }

  private fail(problem: Problem): readonly ReplyEvent[] {
    this.over = true;
    return [{ type: 'error', problem }];
  }

  private read(events: ReplyEvent[], candidate: JsonObject): void {
    for (const part of asObjects(asObject(candidate.content)?.parts)) {
      const call = asObject(part.functionCall);
      const text = asText(part.text);
      if (text !== undefined) this.readText(events, part, text);
      else {
        this.endProse(events);
        if (call === undefined) this.whole(events, decodeOpaque(part));
        else this.call(events, part, call);
      }
    }
    const grounding = asObject(candidate.groundingMetadata);
    if (grounding !== undefined) {
      this.grounding = grounding;
      this.sources = grounding;
    }
    this.finish = candidate.finishReason ?? this.finish;
  }

  private readText(events: ReplyEvent[], part: JsonObject, text: string): void {
    const thought = part.thought === true;
    const sealed = sealedOf(part.thoughtSignature, thought || text === '' ? undefined : 'text', this.target);
    if (text !== '') {
      // State ends the text that it is of: what follows is another one.
      if (this.textState !== undefined) this.endProse(events);
      this.say(events, thought ? 'reasoning' : 'text', text);
    }
    if (sealed === undefined) return;
    if (thought && this.prose === 'reasoning') this.seal(events, 'reasoning', sealed);
    else if (text !== '') this.textState = sealed;
    else {
      this.endProse(events);
      this.sealAlone(events, sealed);
    }
  }

  private say(events: ReplyEvent[], prose: Prose, text: string): void {
    if (this.prose !== prose) {
      this.endProse(events);
      this.parts.open(events, prose, { type: prose });
      this.prose = prose;
    }
    const index = this.parts.at(prose);
    if (index !== undefined) events.push({ type: 'delta', index, text });
    if (prose === 'text') this.text += text;
  }

  private seal(events: ReplyEvent[], prose: Prose, sealed: Sealed): void {
    const index = this.parts.at(prose);
    if (index !== undefined) events.push({ type: 'sealed', index, sealed });
  }

  /** State that is on no thought is a part of its own. */
  private sealAlone(events: ReplyEvent[], sealed: Sealed): void {
    this.parts.open(events, 'reasoning', { type: 'reasoning' });
    this.seal(events, 'reasoning', sealed);
    this.parts.close(events, 'reasoning');
  }

  private endProse(events: ReplyEvent[]): void {
    const { prose, text, textState } = this;
    if (prose === null) return;
    const index = this.parts.at(prose);
    if (prose === 'text' && index !== undefined && this.sources !== undefined) {
      const annotations = decodeAnnotations(this.sources, text, () => true);
      for (const annotation of annotations) events.push({ type: 'annotation', index, annotation });
      this.sources = undefined;
    }
    this.parts.close(events, prose);
    this.prose = null;
    this.text = '';
    this.textState = undefined;
    if (textState !== undefined) this.sealAlone(events, textState);
  }

  private call(events: ReplyEvent[], part: JsonObject, value: JsonObject): void {
    this.called = true;
    const call = decodeCall(part, value, this.target);
    const { id, name, sealed } = call;
    const index = this.parts.open(events, call, { type: 'tool_call', id, name, ...(sealed && { sealed }) });
    events.push({ type: 'delta', index, text: call.arguments });
    this.parts.close(events, call);
  }

  private whole(events: ReplyEvent[], part: Extract<ReplyPart, { type: 'search' | 'opaque' }>): void {
    this.parts.open(events, part, part);
    this.parts.close(events, part);
  }
}

/** The object of a frame; an error may come as an array of one. */
function parseFrame(data: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return asObject(Array.isArray(value) ? value[0] : value);
  } catch {
    return undefined;
  }
}
