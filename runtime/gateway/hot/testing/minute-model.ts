import type { RateBounds, Refusal } from '../hot-state.ts';

const minute = 60_000;

/** What hot-state.ts says of one organisation, in the plainest way: levels that rise, and a search for when they suffice. */
export class MinuteModel {
  private readonly bounds: RateBounds;
  private at = 0;
  private requests: number;
  private tokens: number;
  private readonly places = new Set<string>();

  /** All levels are in 60,000ths, which makes them whole numbers at any millisecond. */
  constructor(bounds: RateBounds) {
    this.bounds = bounds;
    this.requests = bounds.requestsPerMinute * minute;
    this.tokens = bounds.tokensPerMinute * minute;
  }

  enter(now: number, request: string): Refusal | null {
    this.flow(now);
    const requests = this.secondsUntilOne(this.requests, this.bounds.requestsPerMinute);
    const tokens = this.secondsUntilOne(this.tokens, this.bounds.tokensPerMinute);
    const retryAfter = Math.max(requests, tokens);
    if (retryAfter > 0) {
      const longest = this.longest();
      return { exceeded: longest, retryAfter };
    }
    if (this.places.size >= this.bounds.concurrency) return { exceeded: 'concurrency', retryAfter: 1 };
    this.places.add(request);
    this.requests -= minute;
    return null;
  }

  leave(now: number, request: string, tokens: number): void {
    this.flow(now);
    if (this.places.delete(request)) this.tokens -= tokens * minute;
  }

  private flow(now: number): void {
    const { requestsPerMinute, tokensPerMinute } = this.bounds;
    const passed = now - this.at;
    this.at = now;
    this.requests = Math.min(requestsPerMinute * minute, this.requests + passed * requestsPerMinute);
    this.tokens = Math.min(tokensPerMinute * minute, this.tokens + passed * tokensPerMinute);
  }

  private secondsUntilOne(level: number, perMillisecond: number): number {
    let seconds = 0;
    while (level + seconds * 1000 * perMillisecond < minute) seconds++;
    return seconds;
  }

  /** Which of the two is there later, to the millisecond. */
  private longest(): Refusal['exceeded'] {
    const { requestsPerMinute, tokensPerMinute } = this.bounds;
    const wait = (level: number, perMillisecond: number) => Math.max(0, Math.ceil((minute - level) / perMillisecond));
    const tokensLater = wait(this.tokens, tokensPerMinute) > wait(this.requests, requestsPerMinute);
    return tokensLater ? 'tokens_per_minute' : 'requests_per_minute';
  }
}
