import type {
  Polywire,
  ResponseEvent,
  ResponseFunctionCall,
  ResponseInputItem,
  ResponseMessage,
  ResponseObject,
  ResponseOutputItem,
  ResponseTool,
  ResponseUsage,
  Told,
} from '@polywire/generated/sdk/gateway.ts';
import type { Untold } from './events.ts';
import { failureIn, failureOf, GatewayFailure } from './gateway-failure.ts';

/** What the model is asked. */
export interface Question {
  readonly model: string;
  readonly instructions: string;
  readonly input: readonly ResponseInputItem[];
  readonly tools: readonly ResponseTool[];
}

/** What it answered. */
export interface Answer {
  /** In order, as they came. */
  readonly items: readonly ResponseOutputItem[];
  readonly calls: readonly ResponseFunctionCall[];
  readonly usage: Usage;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
}

/** How a call goes on while it does. */
export interface Listening {
  readonly signal: AbortSignal;

  /** Milliseconds without an event after which the call has failed. */
  readonly idle: number;

  readonly tell: (event: Untold) => void;

  /** A new place in the turn's output. */
  readonly place: () => number;
}

/**
 * One call of the model, told as it comes. Throws GatewayFailure, after telling `spent` what the call has cost; what
 * `signal` was aborted with where it was.
 */
export async function callModel(
  gateway: Polywire,
  { model, instructions, input, tools }: Question,
  { signal, idle, tell, place }: Listening,
  spent: (usage: Usage) => Promise<void>,
): Promise<Answer> {
  const watch = new AbortController();
  const silent = (): void => {
    watch.abort(new GatewayFailure('gateway_timeout', `The gateway is silent: no event for ${idle} ms.`));
  };
  let timer: NodeJS.Timeout | undefined;
  try {
    const events = await gateway.responses.create(
      {
        model,
        instructions,
        input,
        ...(tools.length > 0 && { tools }),
        include: ['reasoning.encrypted_content'],
        store: false,
        stream: true,
      },
      { signal: AbortSignal.any([signal, watch.signal]), timeout: idle, idleTimeout: idle },
    );
    const hearing = new Hearing(tell, place);
    for await (const event of events) {
      clearTimeout(timer);
      timer = setTimeout(silent, idle);
      const ended = hearing.take(event);
      if (ended === null) continue;
      const used = usageOf(ended.usage);
      if (ended.status === 'completed') {
        return { items: hearing.items, calls: hearing.items.filter(isCall), usage: used };
      }
      await spent(used);
      throw failureIn(ended);
    }
    throw new GatewayFailure('gateway_error', 'The stream of the gateway broke off before its end.');
  } catch (error) {
    signal.throwIfAborted();
    watch.signal.throwIfAborted();
    throw failureOf(error) ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** Hears an answer: tells of it in the turn's own events, and gathers its items. */
class Hearing {
  readonly items: ResponseOutputItem[] = [];
  private readonly places = new Map<number, number>();
  private readonly tell: Listening['tell'];
  private readonly place: Listening['place'];

  constructor(tell: Listening['tell'], place: Listening['place']) {
    this.tell = tell;
    this.place = place;
  }

  /** The response, once it has ended; else null. */
  take(event: Told<ResponseEvent>): ResponseObject | null {
    const { type } = event;
    if (type === 'response.output_text.delta' || type === 'response.refusal.delta') {
      const { delta, output_index } = event;
      if (delta !== '') this.tell({ type: deltaType, output_index: this.placeOf(output_index), delta });
    } else if (type === 'response.reasoning_summary_text.delta') {
      this.tell({ type, delta: event.delta });
    } else if (type === 'response.output_item.done') {
      this.items.push(event.item);
      const text = isMessage(event.item) ? textOf(event.item) : '';
      const done = 'response.output_text.done';
      if (text !== '') this.tell({ type: done, output_index: this.placeOf(event.output_index), text });
    } else if (type === 'response.completed' || type === 'response.incomplete' || type === 'response.failed') {
      return event.response;
    }
    return null;
  }

  private placeOf(index: number): number {
    const place = this.places.get(index) ?? this.place();
    this.places.set(index, place);
    return place;
  }
}

const deltaType = 'response.output_text.delta';

export function isMessage(item: ResponseOutputItem): item is ResponseMessage {
  return item.type === 'message';
}

export function isCall(item: ResponseOutputItem): item is ResponseFunctionCall {
  return item.type === 'function_call';
}

/** All that a message says. */
export function textOf({ content }: ResponseMessage): string {
  return content
    .map((part) =>
      'text' in part && typeof part.text === 'string' ? part.text : 'refusal' in part ? part.refusal : '',
    )
    .join('');
}

function usageOf(usage: ResponseUsage | null): Usage {
  return { input: usage?.input_tokens ?? 0, output: usage?.output_tokens ?? 0 };
}
