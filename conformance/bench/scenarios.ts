import { markers } from './provider/contract.ts';

/** One kind of load that every peer is put under. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly stream: boolean;
  readonly connections: number;
  readonly markers: readonly string[];
  readonly rampMs: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
}

const json = { stream: false, markers: [], rampMs: 0, warmUpMs: 400, measuredMs: 1_600 };
const stream = { stream: true, connections: 32 };

export const scenarios: readonly Scenario[] = [
  { name: 'json-1', title: 'JSON of 1 KB, 1 connection', connections: 1, ...json },
  { name: 'json-32', title: 'JSON of 1 KB, 32 connections', connections: 32, ...json },
  { name: 'json-256', title: 'JSON of 1 KB, 256 connections', connections: 256, ...json },
  {
    name: 'stream-paced',
    title: 'Streams of 100 chunks 5 ms apart, 32 connections',
    ...stream,
    markers: [markers.paced],
    // A stream takes half a second: begun over that time, some are always at their beginning.
    rampMs: 500,
    warmUpMs: 300,
    measuredMs: 2_000,
  },
  { name: 'stream-burst', title: 'Streams of 100 chunks at once, 32 connections', ...json, ...stream },
];

/** Each scenario just long enough to see that it works. */
export function quickened(scenario: Scenario): Scenario {
  return { ...scenario, rampMs: scenario.rampMs / 5, warmUpMs: 20, measuredMs: 100 };
}

/** The scenarios that are named, all where none is; throws on a name that there is not. */
export function chooseScenarios(only: readonly string[]): readonly Scenario[] {
  for (const name of only)
    if (!scenarios.some((scenario) => scenario.name === name))
      throw new Error(`no load is called ${name}; there are ${scenarios.map((scenario) => scenario.name).join(', ')}`);
  return only.length === 0 ? scenarios : scenarios.filter((scenario) => only.includes(scenario.name));
}
