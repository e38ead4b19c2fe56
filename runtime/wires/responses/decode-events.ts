import type { SseMessage } from '../../platform/sse.ts';
import type { ReplyEvent } from '../../turn/event.ts';
import type { Problem } from '../../turn/problem.ts';
import type { EventDecoder, JsonObject, Target } from '../codec.ts';
import { asNumber, asObject, asText, parseObject } from '../shared/json.ts';
import { OpenParts } from '../shared/open-parts.ts';
import { malformedProblem } from '../shared/provider-error.ts';
import { ArrivingOutput } from './arriving-output.ts';
import type { ReasoningSource } from './arriving-items.ts';
import { decodeHead } from './decode-reply.ts';
import { decodeFailure } from './error.ts';
import { decodeStop } from './stop.ts';
import { decodeUsage } from './usage.ts';

/** See Codec.decodeEvents. */
export function decodeEvents(target: Target): EventDecoder {
  return new ResponsesEventDecoder(target);
}

class ResponsesEventDecoder implements EventDecoder {
  private readonly target: Target;
  private readonly output: ArrivingOutput;
  private started = false;
  private over = false;

  constructor(target: Target) {
    this.target = target;
    this.output = new ArrivingOutput({
      target,
      parts: new OpenParts(),
      seen: { calls: false, refusal: false, searches: 0 },
    });
  }

  push({ data }: SseMessage): readonly ReplyEvent[] {
    // The format has no closing mark; some providers send that of the chat format here too.
    if (this.over || data === '' || data.trim() === '[DONE]') return [];
    const event = parseObject(data);
    if (event === undefined) return this.fail(malformedProblem('an event is not a JSON object'));
    if (event.type === 'error') return this.fail(decodeFailure(event));
    // Signs of life of some providers, and whatever else is not of this wire.
    if (asText(event.type)?.startsWith('response.') !== true) return [];
    const response = asObject(event.response);
    if (event.type === 'response.failed') return this.fail(decodeFailure(response ?? {}));
    const events: ReplyEvent[] = [];
    if (!this.started) this.start(events, response ?? {});
    this.read(events, event, response);
    return events;
  }

  end(): readonly ReplyEvent[] {
    if (this.over) return [];
    if (!this.started) return this.fail(malformedProblem('the stream had no event'));
    const events: ReplyEvent[] = [];
    this.stop(events, { status: 'in_progress' });
    return events;
  }

  private fail(problem: Problem): readonly ReplyEvent[] {
    this.over = true;
    return [{ type: 'error', problem }];
  }

  private start(events: ReplyEvent[], response: JsonObject): void {
    this.started = true;
    events.push({ type: 'start', ...decodeHead(response, this.target) });
  }

  /** The events that tell something; all others repeat it, or belong to tools that we don't offer. */
  private read(events: ReplyEvent[], event: JsonObject, response: JsonObject | undefined): void {
    const { output } = this;
    const place = event.output_index;
    switch (event.type) {
      case 'response.output_text.delta':
        output.message(place).at(events, event.content_index, 'text').delta(events, event.delta);
        return;
      case 'response.output_text.done':
        output.message(place).at(events, event.content_index, 'text').rest(events, event.text);
        return;
      case 'response.output_text.annotation.added':
        output
          .message(place)
          .at(events, event.content_index, 'text')
          .annotation(events, asObject(event.annotation) ?? {});
        return;
      case 'response.refusal.delta':
        output.message(place).at(events, event.content_index, 'refusal').delta(events, event.delta);
        return;
      case 'response.refusal.done':
        output.message(place).at(events, event.content_index, 'refusal').rest(events, event.refusal);
        return;
      case 'response.content_part.added':
      case 'response.content_part.done':
        this.content(events, event);
        return;
      case 'response.function_call_arguments.delta':
        output.call(place)?.delta(events, event.delta);
        return;
      case 'response.function_call_arguments.done':
        output.call(place)?.rest(events, event.arguments);
        return;
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_summary_text.done':
        this.reasoning(events, event, 'summary', event.summary_index);
        return;
      case 'response.reasoning_text.delta':
      case 'response.reasoning_text.done':
      // The vendor-neutral description of the format has these names for them.
      case 'response.reasoning.delta':
      case 'response.reasoning.done':
        this.reasoning(events, event, 'content', event.content_index);
        return;
      case 'response.output_item.added':
        output.begin(events, place, asObject(event.item) ?? {});
        return;
      case 'response.output_item.done':
        output.settle(events, place, asObject(event.item) ?? {});
        return;
      case 'response.completed':
      case 'response.incomplete':
      case 'response.cancelled':
        this.stop(events, { status: event.type.slice('response.'.length), ...response });
        return;
    }
  }

  private content(events: ReplyEvent[], event: JsonObject): void {
    const part = asObject(event.part);
    const type = part?.type === 'refusal' ? 'refusal' : part?.type === 'output_text' ? 'text' : undefined;
    if (part === undefined || type === undefined) return;
    const message = this.output.message(event.output_index);
    const text = asText(type === 'refusal' ? part.refusal : part.text);
    if (event.type === 'response.content_part.added') message.at(events, event.content_index, type, text);
    else message.settleContent(events, event.content_index, part);
  }

  private reasoning(events: ReplyEvent[], event: JsonObject, source: ReasoningSource, section: unknown): void {
    const part = this.output.reasoning(event.output_index).at(events, source, asNumber(section) ?? 0);
    part?.delta(events, event.delta);
    part?.rest(events, event.text);
  }

  private stop(events: ReplyEvent[], response: JsonObject): void {
    this.over = true;
    const seen = this.output.finish(events, response.output);
    const usage = decodeUsage(response.usage, seen.searches);
    events.push({ type: 'stop', stop: decodeStop(response, seen), usage });
  }
}
