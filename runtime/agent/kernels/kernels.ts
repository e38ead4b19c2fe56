import { AgentError } from '../errors.ts';
import type { Ground } from '../ground.ts';
import type { Room } from './kernel.ts';
import { type Language, languages } from './languages.ts';
import { Seat } from './seat.ts';
import { findStarters, type Starters } from './starters.ts';
import { usageOf } from './usage.ts';

/** Milliseconds between two looks at what the kernels take. */
const lookEvery = 250;

/** Processes of one kernel. */
const mostProcesses = 256;

/** The kernels of all scratchpads: one for each language of each. */
export class Kernels {
  private readonly ground: Pick<Ground, 'limits' | 'log'>;
  private readonly findStarters: () => Promise<Starters>;
  private readonly seats = new Map<string, Seat>();

  /** Why kernels ended, until the first run of the next one was told. */
  private readonly ends = new Map<string, string>();
  private starters: Promise<Starters> | null = null;
  private watch: NodeJS.Timeout | undefined;
  private looking = false;

  constructor(ground: Pick<Ground, 'limits' | 'log'>, find: () => Promise<Starters> = () => findStarters(process.env)) {
    this.ground = ground;
    this.findStarters = find;
  }

  /** Why nothing keeps kernels apart; null: something does. */
  async lack(): Promise<string | null> {
    return (await this.known()).lack;
  }

  /** The languages that run here. */
  async languages(): Promise<readonly Language[]> {
    const { of } = await this.known();
    return languages.filter((language) => of[language] !== null);
  }

  /**
   * The place of a scratchpad for a language, which `languages` names. Where there are too many kernels the one that has had
   * nothing to do for the longest time goes. Throws AgentError `busy` where they all run something.
   */
  seat(scratchpad: string, language: Language, room: Pick<Room, 'work' | 'files' | 'temporary'>): Seat {
    const key = `${scratchpad}/${language}`;
    const known = this.seats.get(key);
    if (known !== undefined) return known;
    const { kernels: most, kernel_idle, kernel_memory: memory } = this.ground.limits;
    if (this.seats.size >= most) this.evict(most);
    const start = async (signal: AbortSignal) => {
      const starter = (await this.known()).of[language];
      if (starter === null) throw new AgentError('conflict', `What runs ${language} is not installed any more.`);
      return starter({ ...room, memory, signal });
    };
    const seat = new Seat(start, kernel_idle, this.ends.get(key) ?? null, (over) => {
      if (this.seats.get(key) !== over) return;
      this.seats.delete(key);
      if (over.before !== null) this.ends.set(key, over.before);
      if (this.seats.size === 0) this.stopWatching();
    });
    this.ends.delete(key);
    this.seats.set(key, seat);
    this.watch ??= setInterval(() => void this.look(), lookEvery);
    return seat;
  }

  /** Ends the kernels of a scratchpad. */
  async close(scratchpad: string, reason: string): Promise<void> {
    const own = [...this.seats].filter(([key]) => key.startsWith(`${scratchpad}/`));
    await Promise.all(own.map(([, seat]) => seat.close(reason)));
    for (const language of languages) this.ends.delete(`${scratchpad}/${language}`);
  }

  /** Ends all. */
  async closeAll(reason: string): Promise<void> {
    await Promise.all([...this.seats.values()].map((seat) => seat.close(reason)));
  }

  private evict(most: number): void {
    const [longest] = [...this.seats]
      .filter(([, { uses }]) => uses === 0)
      .toSorted(([, one], [, other]) => one.lastUsed - other.lastUsed);
    if (longest === undefined) throw new AgentError('busy', `There are ${most} kernels at work already.`);
    const [, seat] = longest;
    void seat.close('The kernel made room for another one.');
  }

  private known(): Promise<Starters> {
    this.starters ??= this.findStarters().then((starters) => {
      if (starters.lack !== null)
        this.ground.log.warn('cells run with the rights of the server', { why: starters.lack });
      return starters;
    });
    return this.starters;
  }

  /** Ends those that take too much. */
  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const live = [...this.seats.values()].flatMap(({ kernel }) => (kernel === null ? [] : [kernel]));
      const usages = await usageOf(live.map(({ pid }) => pid));
      for (const [place, { processes, memory }] of usages.entries()) {
        const { kernel_memory: most } = this.ground.limits;
        const gone = 'and was ended; its state is gone.';
        if (memory > most) void live[place]?.close(`The kernel took more than ${most} bytes of memory ${gone}`);
        if (processes > mostProcesses)
          void live[place]?.close(`The kernel ran more than ${mostProcesses} processes ${gone}`);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.ground.log.warn('what kernels take cannot be seen', { reason });
    } finally {
      this.looking = false;
    }
  }

  private stopWatching(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }
}
