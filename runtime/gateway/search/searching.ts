import { newId } from '../../platform/ids.ts';
import type { PartHead, ReplyEvent } from '../../turn/event.ts';
import { Fold } from '../../turn/fold.ts';
import type { ToolCallPart } from '../../turn/message.ts';
import type { SearchPart, Stop } from '../../turn/reply.ts';
import type { WebTool } from '../../turn/tool.ts';
import type { Turn } from '../../turn/turn.ts';
import { addUsage, noUsage, type Usage } from '../../turn/usage.ts';
import type { Limits } from '../limits.ts';
import type { AnswerCall, CallAnswer } from './answer-call.ts';
import { continued } from './continued.ts';
import type { Page } from './search-provider.ts';
import { askedSearch, withoutSearch } from './search-tool.ts';

type Bounds = Pick<Limits, 'search_turns'>;

/**
 * One answer whose model has a hidden tool to search with, made of one or several turns of the model. Takes the events of
 * each turn as its provider told them, and gives those of the answer: without the hidden tool's calls, parts numbered
 * through, sources on each text that came after a search, and one end with the usage of all turns.
 *
 * A turn that calls the caller's own tools ends the answer, and a search that was asked for beside them is not run:
 * nothing would carry what it found into the caller's next request, where the model can ask for it again.
 */
export class Searching {
  /** What the model is asked next. */
  turn: Turn;

  /** Of the turns that have ended, and their searches. */
  usage: Usage = noUsage;

  /** Searches that the last turn ended with, to be run before the model is asked again. */
  due: readonly ToolCallPart[] = [];

  private readonly bounds: Bounds;
  private readonly tool: string;
  private readonly asked: Partial<WebTool>;
  private readonly sources = new Map<string, Page>();
  private turns = 0;
  private searches = 0;
  private parts = 0;
  private started = false;

  /** The turn that is under way: all of it; the numbers that the caller knows its parts by; texts that said something. */
  private said = new Fold();
  private shown = new Map<number, number>();
  private texts = new Map<number, boolean>();

  /** `tool`: the name of the hidden tool. */
  constructor(turn: Turn, tool: string, bounds: Bounds) {
    this.turn = turn;
    this.bounds = bounds;
    this.tool = tool;
    this.asked = askedSearch(turn) ?? {};
  }

  push(event: ReplyEvent): readonly ReplyEvent[] {
    this.said.push(event);
    switch (event.type) {
      case 'start': {
        const first = !this.started;
        this.started = true;
        return first ? [event] : [];
      }
      case 'part':
        return this.open(event.index, event.part);
      case 'stop':
        return this.stop(event.stop, event.usage);
      case 'error':
        return [event];
      case 'delta':
      case 'annotation':
      case 'sealed':
      case 'part_end': {
        const index = this.shown.get(event.index);
        return index === undefined ? [] : this.tell({ ...event, index });
      }
    }
  }

  /** Answers the calls that are due; afterwards `turn` has the answers. Throws what `answer` throws. */
  async run(answer: AnswerCall): Promise<readonly ReplyEvent[]> {
    const left = (this.asked.maxUses ?? Infinity) - this.searches;
    const answers = await Promise.all(this.due.map((call, place) => answer(call, place < left, this.asked)));
    this.searches += this.due.length;
    this.turns += 1;
    const turn = continued(this.turn, this.said.reply(), answers);
    this.turn =
      this.searches < (this.asked.maxUses ?? Infinity) && this.turns < this.bounds.search_turns
        ? turn
        : withoutSearch(turn);
    this.due = [];
    this.said = new Fold();
    this.shown = new Map();
    return answers.flatMap((answered) => this.found(answered));
  }

  private open(place: number, part: PartHead): readonly ReplyEvent[] {
    if (part.type === 'tool_call' && part.name === this.tool) return [];
    const index = this.parts++;
    this.shown.set(place, index);
    if (part.type === 'text') this.texts.set(index, false);
    return [{ type: 'part', index, part }];
  }

  private tell(event: ReplyEvent & { readonly index: number }): readonly ReplyEvent[] {
    const { index } = event;
    if (event.type === 'delta' && this.texts.has(index)) this.texts.set(index, true);
    if (event.type !== 'part_end' || this.texts.get(index) !== true) return [event];
    const sources = Array.from(this.sources.values(), ({ url, title }): ReplyEvent => {
      return { type: 'annotation', index, annotation: { url, title } };
    });
    return [...sources, event];
  }

  private stop(stop: Stop | null, usage: Usage): readonly ReplyEvent[] {
    this.usage = addUsage(this.usage, usage);
    const calls = this.said.reply().parts.filter((part) => part.type === 'tool_call');
    const ended = stop?.reason === 'tool_calls' || stop?.reason === 'end';
    if (
      ended &&
      calls.length > 0 &&
      calls.every(({ name }) => name === this.tool) &&
      this.turns < this.bounds.search_turns
    ) {
      this.due = calls;
      return [];
    }
    const own = calls.some(({ name }) => name !== this.tool);
    const told: Stop | null = stop?.reason === 'tool_calls' && !own ? { reason: 'end' } : stop;
    return [{ type: 'stop', stop: told, usage: this.usage }];
  }

  /** A search as its caller sees it; one that failed found nothing, and is not paid for. */
  private found({ query, pages }: CallAnswer): readonly ReplyEvent[] {
    if (query === null) return [];
    for (const page of pages ?? []) if (!this.sources.has(page.url)) this.sources.set(page.url, page);
    if (pages !== null) this.usage = { ...this.usage, webSearches: this.usage.webSearches + 1 };
    const results = (pages ?? []).map(({ url, title }) => ({ url, title }));
    const part: SearchPart = { type: 'search', id: newId(), query, results };
    const index = this.parts++;
    return [
      { type: 'part', index, part },
      { type: 'part_end', index },
    ];
  }
}
