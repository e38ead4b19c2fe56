import type { ReplyEvent } from '../../turn/event.ts';
import { type Problem, ProblemError } from '../../turn/problem.ts';
import type { Turn } from '../../turn/turn.ts';
import type { EventSource } from '../call.ts';
import type { Passage } from '../passage.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { AnswerCall } from './answer-call.ts';
import { Searching } from './searching.ts';

/** What the events of a searching answer come from. */
export interface Steps {
  /** The name of the hidden tool. */
  readonly tool: string;
  readonly answer: AnswerCall;

  /** Asks the model once more. */
  readonly ask: (turn: Turn) => Promise<EventSource>;

  /** How the answer's end is told. */
  readonly finish: (event: ReplyEvent) => readonly ReplyEvent[];
}

/** The events of an answer whose model has a hidden tool, over all its turns. Searches are told as they end. */
export class SearchingEvents implements EventSource {
  private readonly passage: Passage;
  private readonly searching: Searching;
  private readonly steps: Steps;

  /** The turn under way; null: the model is to be asked again. */
  private source: EventSource | null;
  private over = false;

  /** The caller has seen some of the answer: a failure is told as an event from now on. */
  private begun = false;

  /** `first` has the events of the first turn. */
  constructor(first: EventSource, passage: Passage, steps: Steps) {
    this.source = first;
    this.passage = passage;
    this.searching = new Searching(passage.turn, steps.tool, passage.visit.setup.limits);
    this.steps = steps;
  }

  /** As ProviderEvents has it: the events up to the first that the caller can see. Throws the failure that came before it. */
  async untilOutput(): Promise<readonly ReplyEvent[]> {
    const begun: ReplyEvent[] = [];
    for (;;) {
      const events = await this.next();
      if (events === null) throw new ProviderFailure(brokenOff);
      begun.push(...events);
      const output = events.find(({ type }) => type !== 'start');
      if (output === undefined) continue;
      if (output.type === 'error') throw new ProviderFailure(output.problem);
      if (output.type === 'stop' && output.stop === null) throw new ProviderFailure(brokenOff);
      this.begun = true;
      return begun;
    }
  }

  async next(): Promise<readonly ReplyEvent[] | null> {
    try {
      for (;;) {
        if (this.over) return null;
        const told = (await this.step()).flatMap(this.steps.finish);
        if (told.length > 0) return told;
      }
    } catch (error) {
      if (!this.begun || !(error instanceof ProblemError)) throw error;
      this.over = true;
      return this.steps.finish({ type: 'error', problem: error.problem });
    }
  }

  cancel(): void {
    this.source?.cancel();
  }

  private async step(): Promise<readonly ReplyEvent[]> {
    const { searching, steps } = this;
    this.source ??= await steps.ask(searching.turn);
    const events = await this.source.next();
    if (events !== null) return events.flatMap((event) => searching.push(event));
    this.over = searching.due.length === 0;
    if (this.over) return [];
    this.source = null;
    const found = await searching.run(steps.answer);
    this.passage.spent = searching.usage;
    this.passage.partial.turnEnded();
    return found;
  }
}

const brokenOff: Problem = {
  name: 'upstream_malformed',
  message: 'The provider ended its answer before it had said anything.',
};
