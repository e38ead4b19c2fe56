import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { type Automaton, automatonOf, type Range } from './automaton.ts';

/**
 * How long a matcher that tries one way after the other may take over a text that does not match. `exponential`: there is a
 * loop that one text passes in two ways. `polynomial`: one text stays in a first loop, in a second one, or changes over
 * at any of its characters. Both follow from the form of the pattern alone (Weber and Seidl, 1991).
 */
export type Growth = 'linear' | 'polynomial' | 'exponential';

/** The growth of a pattern and of what it looks around for. Throws for back references. */
export function growthOf(source: string, flags: string): Growth {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const parts: (AST.Pattern | AST.LookaroundAssertion)[] = [pattern];
  visitRegExpAST(pattern, {
    onAssertionEnter: (assertion) => {
      if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') parts.push(assertion);
    },
  });
  const found = parts.map((part) => growthOfPart(automatonOf(part, flags)));
  return (['exponential', 'polynomial'] as const).find((growth) => found.includes(growth)) ?? 'linear';
}

function growthOfPart(automaton: Automaton): Growth {
  const places = automaton.reads.map((_, place) => place);
  const reach = places.map((place) => reachable(automaton, place));
  const looping = places.filter((place) => reach[place]?.has(place));
  if (looping.some((place) => isPassedTwice(automaton, place, reach))) return 'exponential';
  const slow = looping.some((first) =>
    looping.some(
      (second) =>
        first !== second &&
        reach[first]?.has(second) === true &&
        !automaton.done.has(second) &&
        changesOverAnywhere(automaton, first, second, reach),
    ),
  );
  return slow ? 'polynomial' : 'linear';
}

function reachable({ steps }: Automaton, from: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const left = [from];
  for (let place = left.pop(); place !== undefined; place = left.pop())
    for (const next of steps[place]?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        left.push(next);
      }
  return seen;
}

/** Whether one text leads from the place to itself in two ways. */
function isPassedTwice(automaton: Automaton, place: number, reach: readonly ReadonlySet<number>[]): boolean {
  const within = (one: number): boolean =>
    one === place || (reach[place]?.has(one) === true && reach[one]?.has(place) === true);
  for (const [from, steps] of automaton.steps.entries())
    for (const [to, ways] of steps) if (ways > 1 && within(from) && within(to)) return true;
  // A third component that tells whether the two ways have parted.
  const together = [place, place, 0] as const;
  return leadsTo(
    together,
    ([one, other, parted]) =>
      stepsOf(automaton, [one, other])
        .filter((pair) => pair.every(within))
        .map(([a = 0, b = 0]) => [a, b, parted === 1 || a !== b ? 1 : 0] as const),
    ([one, other, parted]) => one === place && other === place && parted === 1,
  );
}

/** Whether one text leads from the first place to itself, to the second, and from the second to itself. */
function changesOverAnywhere(
  automaton: Automaton,
  first: number,
  second: number,
  reach: readonly ReadonlySet<number>[],
): boolean {
  const loops = (place: number, loop: number): boolean => place === loop || reach[place]?.has(loop) === true;
  return leadsTo(
    [first, first, second] as const,
    (places) =>
      stepsOf(automaton, places)
        .map(([a = 0, b = 0, c = 0]) => [a, b, c] as const)
        .filter(([a, b, c]) => loops(a, first) && loops(b, second) && loops(c, second)),
    ([a, b, c]) => a === first && b === second && c === second,
  );
}

type Three = readonly [number, number, number];

function leadsTo(from: Three, next: (places: Three) => readonly Three[], goal: (places: Three) => boolean): boolean {
  const seen = new Set<string>();
  const left: Three[] = [from];
  for (let places = left.pop(); places !== undefined; places = left.pop())
    for (const to of next(places)) {
      if (goal(to)) return true;
      const name = to.join();
      if (!seen.has(name)) {
        seen.add(name);
        left.push(to);
      }
    }
  return false;
}

/** Where all of them can go by reading the same character. */
function stepsOf({ steps, reads }: Automaton, places: readonly number[]): readonly (readonly number[])[] {
  let found: readonly { readonly to: readonly number[]; readonly shared: readonly Range[] }[] = [
    { to: [], shared: [[0, 0x10ffff]] },
  ];
  for (const place of places)
    found = found.flatMap(({ to, shared }) =>
      [...(steps[place]?.keys() ?? [])].flatMap((next) => {
        const both = common(shared, reads[next] ?? []);
        return both.length === 0 ? [] : [{ to: [...to, next], shared: both }];
      }),
    );
  return found.map(({ to }) => to);
}

function common(some: readonly Range[], others: readonly Range[]): readonly Range[] {
  return some.flatMap(([low, high]) =>
    others.flatMap(([from, to]): readonly Range[] =>
      from <= high && to >= low ? [[Math.max(low, from), Math.min(high, to)]] : [],
    ),
  );
}
