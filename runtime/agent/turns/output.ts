import type { OutputItem, OutputToolCall } from '@polywire/generated/local/types.ts';
import type { Untold } from './events.ts';

/** What came out of a turn: the fold of its events, the same while it runs, when it ends and after a crash. */
export class Output {
  private readonly places: OutputItem[];

  /** `items`: what came before the events that it will take. */
  constructor(items: readonly OutputItem[] = []) {
    this.places = [...items];
  }

  /** Takes the events in their order. */
  take(event: Untold): void {
    switch (event.type) {
      case 'response.output_text.delta':
        this.places[event.output_index] = { type: 'text', text: this.text(event.output_index) + event.delta };
        break;
      case 'response.output_text.done':
        this.places[event.output_index] = { type: 'text', text: event.text };
        break;
      case 'response.tool_call.started': {
        const { call_id, name, arguments: written } = event;
        const call = {
          type: 'tool_call',
          call_id,
          name,
          arguments: written,
          status: 'in_progress',
          output: null,
        } as const;
        this.places[event.output_index] = call;
        break;
      }
      case 'response.tool_call.done': {
        const call = this.places[event.output_index];
        const { status, output } = event;
        if (call?.type === 'tool_call') this.places[event.output_index] = { ...call, status, output };
        break;
      }
      case 'response.created':
      case 'response.reasoning_summary_text.delta':
      case 'response.tool_call.progress':
      case 'response.artifact.created':
      case 'response.memory.created':
      case 'response.history.compacted':
      case 'response.completed':
      case 'response.failed':
      case 'response.cancelled':
    }
  }

  get items(): readonly OutputItem[] {
    return [...this.places];
  }

  /** The texts in their order. */
  get texts(): readonly string[] {
    return this.places.filter((item) => item.type === 'text').map(({ text }) => text);
  }

  /** The calls that have no result yet, with their places. */
  get openCalls(): readonly (readonly [number, OutputToolCall])[] {
    return [...this.places.entries()].flatMap(([place, item]) =>
      item.type === 'tool_call' && item.status === 'in_progress' ? [[place, item] as const] : [],
    );
  }

  private text(place: number): string {
    const item = this.places[place];
    return item?.type === 'text' ? item.text : '';
  }
}
