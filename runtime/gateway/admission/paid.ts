import { within } from '../../platform/within.ts';
import type { Usage } from '../../turn/usage.ts';
import type { Most } from '../funding/funds.ts';
import type { OpenRoute } from '../route.ts';
import type { Visit } from '../visit.ts';

/** What paid work came to. */
export interface Paid<Answer> {
  readonly answer: Answer;
  readonly usage: Usage;
}

/**
 * Does work for which a route's model is paid, once there are funds for `most`; what fails costs nothing. Throws what
 * `Till.take` throws, and what the work does.
 */
export async function paid<Answer>(
  route: OpenRoute,
  most: Omit<Most, 'alias'>,
  { caller, setup, record }: Visit,
  work: () => Promise<Paid<Answer>>,
): Promise<Answer> {
  const { alias } = route;
  const lease = await setup.till.take(caller, { id: record.id, alias, most: [{ alias, ...most }] });
  try {
    const { answer, usage } = await work();
    record.settled({ outcome: 'whole', route, stream: false, usage });
    await within(lease.end({ alias, usage }), setup.limits.settle_wait);
    return answer;
  } catch (error) {
    await within(lease.end(null), setup.limits.settle_wait);
    throw error;
  }
}

/** Does work that costs nothing but is one of the organisation's requests. Throws `rate_limited`, and what the work does. */
export async function free<Answer>({ caller, setup, record }: Visit, work: () => Promise<Answer>): Promise<Answer> {
  const lease = await setup.till.takeFree(caller, record.id);
  try {
    return await work();
  } finally {
    await lease.end(null);
  }
}
