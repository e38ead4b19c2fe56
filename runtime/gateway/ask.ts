import { finishEvents } from '../adapt/finish.ts';
import type { ReplyEvent } from '../turn/event.ts';
import { fold } from '../turn/fold.ts';
import type { Reply } from '../turn/reply.ts';
import type { Turn } from '../turn/turn.ts';
import { unfold } from '../turn/unfold.ts';
import { callForEvents, callForReply, endingOf, type EventSource, type Opened, type Whole } from './call.ts';
import { callWithRepeats, failOver, type ProviderCall } from './dispatch.ts';
import { turnFor } from './fallbacks.ts';
import type { Passage } from './passage.ts';
import type { ChatRoute } from './route.ts';
import { answerWithArguments, answerWithPages, type Search } from './search/answer-call.ts';
import { search, SearchFailure } from './search/search-provider.ts';
import type { HiddenTool } from './search/search-tool.ts';
import { SearchingEvents } from './search/searching-events.ts';

/**
 * Asks for a complete answer: of the route or a fallback, with all turns and searches of a model that has a hidden tool. A fallback begins anew: no model goes on where another one failed. Throws what the route failed by.
 */
export function askForReply(passage: Passage): Promise<Whole> {
  return failOver(passage.attempts, passage.fallbacks, (route) => replyOf(route, passage));
}

/** Asks for a stream, and waits for its first output. Throws as `askForReply` does. */
export function askForEvents(passage: Passage): Promise<Opened> {
  return failOver(passage.attempts, passage.fallbacks, (route) => eventsOf(route, passage));
}

async function replyOf(route: ChatRoute, passage: Passage): Promise<Whole> {
  const ask = (turn: Turn): Promise<Whole> =>
    repeated(passage, callForReply(route, passage, turnFor(route, passage.named, turn)));
  const first = await ask(passage.turn);
  const { hidden } = first;
  if (hidden === null) return first;
  const again = async (turn: Turn): Promise<EventSource> => wholeEvents((await ask(turn)).reply);
  const events = searchingEvents(wholeEvents(first.reply), { route, hidden }, passage, again);
  const told: ReplyEvent[] = [];
  for (let next = await events.next(); next !== null; next = await events.next()) told.push(...next);
  return { ...first, reply: fold(told) };
}

async function eventsOf(route: ChatRoute, passage: Passage): Promise<Opened> {
  const ask = (turn: Turn): Promise<Opened> =>
    repeated(passage, callForEvents(route, passage, turnFor(route, passage.named, turn)));
  const first = await ask(passage.turn);
  const { hidden } = first;
  if (hidden === null) return first;
  const again = async (turn: Turn): Promise<EventSource> => openedEvents(await ask(turn));
  const events = searchingEvents(openedEvents(first), { route, hidden }, passage, again);
  try {
    return { ...first, begun: await events.untilOutput(), events };
  } catch (error) {
    events.cancel();
    throw error;
  }
}

function repeated<Served>({ attempts, visit, cutoff }: Passage, call: ProviderCall<Served>): Promise<Served> {
  const { record, setup } = visit;
  const { limits, breakers } = setup;
  return callWithRepeats(attempts, { limits, breakers, cutoff, record }, call);
}

function searchingEvents(
  first: EventSource,
  { route, hidden }: { readonly route: ChatRoute; readonly hidden: HiddenTool },
  passage: Passage,
  ask: (turn: Turn) => Promise<EventSource>,
): SearchingEvents {
  const { limits } = passage.visit.setup;
  return new SearchingEvents(first, passage, {
    tool: hidden.name,
    answer:
      hidden.answered === 'with arguments' ? answerWithArguments : answerWithPages(searchThrough(passage), limits),
    ask,
    finish: finishEvents(endingOf(route)),
  });
}

function searchThrough({ cutoff, visit: { setup, log, record } }: Passage): Search {
  return async (query) => {
    const provider = setup.search;
    if (provider === null) throw new SearchFailure('there is no search provider');
    try {
      return await record.step('search', () => search(provider, query, setup.limits, cutoff));
    } catch (error) {
      if (error instanceof SearchFailure) log.warn('search failed', { reason: error.message });
      throw error;
    }
  };
}

/** The events of an answer that is there. */
function wholeEvents(reply: Reply): EventSource {
  let events: readonly ReplyEvent[] | null = unfold(reply);
  return {
    next() {
      const told = events;
      events = null;
      return Promise.resolve(told);
    },
    cancel() {
      events = null;
    },
  };
}

/** All events of a stream that has begun. */
function openedEvents({ begun, events }: Opened): EventSource {
  let first: readonly ReplyEvent[] | null = begun;
  return {
    next() {
      const told = first;
      first = null;
      return told === null ? events.next() : Promise.resolve(told);
    },
    cancel() {
      events.cancel();
    },
  };
}
