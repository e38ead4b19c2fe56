import { type ErrorName, errors } from '@polywire/generated/catalog/errors.ts';
import type { ErrorRow } from '@polywire/generated/catalog/rows.ts';
import type { PartHead, ReplyEvent } from '../../turn/event.ts';
import type { Problem } from '../../turn/problem.ts';
import type { SearchPart } from '../../turn/reply.ts';
import { noUsage, type Usage } from '../../turn/usage.ts';
import type { SseMessage } from '../../platform/sse.ts';
import type { Answer, EventEncoder } from '../codec.ts';
import type { Asked } from './asked.ts';
import type { ItemStatus, OutputItem, ResponseState } from './body.ts';
import { EventWriter } from './event-writer.ts';
import {
  GrowingCall,
  type GrowingItem,
  type GrowingPart,
  GrowingReasoning,
  LateReasoning,
  placeOf,
} from './growing-items.ts';
import { GrowingMessage } from './growing-message.ts';
import { itemId } from './item-id.ts';
import { callNames, searchItem } from './output-items.ts';
import { responseObject } from './response-object.ts';
import { encodeStop } from './stop.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeEvents. The stream ends with the response object; this wire has no closing mark. */
export function encodeEvents(answer: Answer<Asked>): EventEncoder {
  return new Encoder(answer);
}

class Encoder implements EventEncoder {
  private readonly answer: Answer<Asked>;
  private readonly writer = new EventWriter();

  /** Parts that are still growing, by their index in the reply. */
  private readonly parts: (GrowingPart | undefined)[] = [];

  /** Items in order; those that are done, as they were told. */
  private readonly output: OutputItem[] = [];

  /** Items that are not done, by their place in the output. */
  private readonly growing = new Map<number, GrowingItem>();
  private lastItem: GrowingItem | undefined;
  private started = false;
  private refusal = false;
  private usage: Usage = noUsage;

  constructor(answer: Answer<Asked>) {
    this.answer = answer;
  }

  push(event: ReplyEvent): readonly SseMessage[] {
    switch (event.type) {
      case 'start':
        this.start(event.usage ?? noUsage);
        break;
      case 'part':
        this.open(event.index, event.part);
        break;
      case 'delta':
        this.parts[event.index]?.delta(event.text);
        break;
      case 'annotation':
        this.parts[event.index]?.annotate?.(event.annotation);
        break;
      case 'sealed':
        this.parts[event.index]?.seal?.(event.sealed);
        break;
      case 'part_end':
        this.parts[event.index]?.end();
        this.parts[event.index] = undefined;
        break;
      case 'stop':
        this.usage = event.usage;
        // An end that nobody explains is none: the stream breaks off (GAPS "mid-stream failure").
        if (event.stop !== null) this.stop(encodeStop(event.stop, this.refusal));
        break;
      case 'error':
        this.fail(event.problem);
        break;
    }
    return this.writer.take();
  }

  /**
   * Of a cancelled answer the last event is `response.incomplete`, since the format has no event of its own for it; the
   * status of its response says what happened.
   */
  breakOff(why: 'cancelled' | Problem): readonly SseMessage[] {
    if (!this.started) return [];
    if (why === 'cancelled') this.cut({ status: 'cancelled', error: null });
    else this.cut(failureOf(why));
    return this.writer.take();
  }

  private start(usage: Usage): void {
    this.started = true;
    this.usage = usage;
    const response = this.response({ status: 'in_progress', error: null, incomplete_details: null });
    this.writer.send('response.created', `"response":${response}`);
    this.writer.send('response.in_progress', `"response":${response}`);
  }

  private open(index: number, head: PartHead): void {
    switch (head.type) {
      case 'text':
      case 'refusal':
        this.refusal ||= head.type === 'refusal';
        this.parts[index] = this.message().add(head.type);
        return;
      case 'reasoning':
        this.parts[index] = new LateReasoning(this.answer, () => this.reasoning());
        return;
      case 'tool_call': {
        const at = this.next();
        const names = callNames(head, this.answer.asked);
        const item = new GrowingCall(this.writer, itemId('fc', this.answer.id, at), at, names);
        this.parts[index] = item;
        this.add(at, item);
        return;
      }
      case 'search':
        this.search(head);
        return;
      case 'opaque':
        if (head.origin.wire === 'responses') this.whole(head.origin.value as OutputItem);
        return;
    }
  }

  /** The message that the last item is, or a new one. */
  private message(): GrowingMessage {
    if (this.lastItem instanceof GrowingMessage) return this.lastItem;
    const at = this.next();
    const item = new GrowingMessage(this.writer, itemId('msg', this.answer.id, at), at);
    this.add(at, item);
    return item;
  }

  private reasoning(): GrowingReasoning {
    const at = this.next();
    const item = new GrowingReasoning(this.writer, itemId('rs', this.answer.id, at), at, this.answer);
    this.add(at, item);
    return item;
  }

  private search(part: SearchPart): void {
    const at = this.next();
    const item = searchItem(part, 'completed');
    const place = placeOf(item.id, at);
    this.added(at, searchItem(part, 'in_progress'));
    this.writer.send('response.web_search_call.in_progress', place);
    this.writer.send('response.web_search_call.searching', place);
    this.writer.send('response.web_search_call.completed', place);
    this.done(at, item);
  }

  private whole(item: OutputItem): void {
    const at = this.next();
    this.added(at, item);
    this.done(at, item);
  }

  /** The place of a new item. Those before it that have ended are done now. */
  private next(): number {
    this.settle('completed');
    this.lastItem = undefined;
    return this.output.length;
  }

  private add(at: number, item: GrowingItem): void {
    this.growing.set(at, item);
    this.lastItem = item;
    const begun = item.item('in_progress');
    this.output.push(begun);
    this.added(at, begun);
  }

  /** Tells that items whose parts have all ended are done; `last` is the status of the last item of the output. */
  private settle(last: ItemStatus): void {
    for (const [at, item] of this.growing) {
      if (item.open > 0) continue;
      this.growing.delete(at);
      this.done(at, item.item(at === this.output.length - 1 ? last : 'completed'));
    }
  }

  private added(at: number, item: OutputItem): void {
    this.writer.send('response.output_item.added', `"output_index":${at},"item":${JSON.stringify(item)}`);
  }

  private done(at: number, item: OutputItem): void {
    this.output[at] = item;
    this.writer.send('response.output_item.done', `"output_index":${at},"item":${JSON.stringify(item)}`);
  }

  private stop(end: ReturnType<typeof encodeStop>): void {
    this.settle(end.status);
    this.finish({ ...end, error: null });
  }

  /**
   * A failure that the provider told of, and any before output of a stream whose 200 is out, is said in words; where
   * the provider's stream broke, ours does (GAPS "mid-stream failure").
   */
  private fail(problem: Problem): void {
    if (this.started && broken.has(problem.name)) return;
    if (!this.started) this.start(noUsage);
    this.cut(failureOf(problem));
  }

  /** Ends where it is; what was growing is incomplete. */
  private cut(state: Pick<ResponseState, 'status' | 'error'>): void {
    for (const [at, item] of this.growing) this.output[at] = item.item('incomplete');
    this.finish({ ...state, incomplete_details: null });
  }

  private finish(state: Omit<ResponseState, 'output' | 'usage' | 'service'>): void {
    const ending = state.status === 'cancelled' ? 'incomplete' : state.status;
    this.writer.send(`response.${ending}`, `"response":${this.response(state, true)}`);
  }

  private response(state: Omit<ResponseState, 'output' | 'usage' | 'service'>, last = false): string {
    const service = last ? this.answer.service() : null;
    const { output, usage } = this;
    return JSON.stringify(
      responseObject(this.answer, {
        ...state,
        output,
        usage: encodeUsage(usage),
        ...(service === null ? {} : { service }),
      }),
    );
  }
}

function failureOf(problem: Problem): Pick<ResponseState, 'status' | 'error'> {
  const row: ErrorRow = errors[problem.name];
  const code = row.code ?? problem.upstreamCode ?? 'server_error';
  return { status: 'failed', error: { code, message: problem.message } };
}

/** Problems with which a stream ends in the middle of a word. */
const broken: ReadonlySet<ErrorName> = new Set<ErrorName>(['upstream_malformed', 'upstream_unreachable']);
