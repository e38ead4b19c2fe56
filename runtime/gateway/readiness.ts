import { within } from '../platform/within.ts';

/** Something without which the gateway cannot take requests. */
export interface ReadinessCheck {
  /** What is said where it does not hold; for anyone to read. */
  readonly reason: string;

  /** Throwing is failing. */
  readonly passes: () => boolean | Promise<boolean>;
}

/** Milliseconds that a check may take: whoever asks wants to know soon. */
const patience = 1_000;

/** Null: all checks pass. Else the reason of the first that does not. */
export async function firstReason(checks: readonly ReadinessCheck[]): Promise<string | null> {
  const failing = await Promise.all(checks.map(async (check) => ((await passesInTime(check)) ? null : check.reason)));
  return failing.find((reason) => reason !== null) ?? null;
}

async function passesInTime({ passes }: ReadinessCheck): Promise<boolean> {
  try {
    return (await within(Promise.resolve(passes()), patience)) === true;
  } catch {
    return false;
  }
}
