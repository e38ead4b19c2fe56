import { InvalidField } from '../errors.ts';

/**
 * The first event that a reader wants. Where it says so in both ways the later one counts: a browser that comes back by
 * itself repeats its address and adds the header. Throws InvalidField.
 */
export function firstWanted(fromSeq: number | undefined, lastEventId: string | undefined): number {
  if (lastEventId === undefined || lastEventId === '') return fromSeq ?? 1;
  if (!/^\d{1,15}$/.test(lastEventId)) {
    throw new InvalidField(['header', 'last-event-id'], 'Must be the number of an event', 'bad_value');
  }
  return Math.max(fromSeq ?? 1, Number(lastEventId) + 1);
}
