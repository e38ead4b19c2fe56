import type { Place, Problem } from '../load/place.ts';

/** More names than this are not listed in a message. */
const listed = 12;

/** That a name is not one of those there are, with the one that was meant or all that there are. */
export function unknownName(place: Place, what: string, name: string, known: Iterable<string>): Problem {
  const names = [...known];
  const near = nearest(name, names);
  const right =
    near !== null
      ? `did you mean "${near}"?`
      : names.length <= listed
        ? `one of ${names.join(', ')}`
        : `none like it in the table`;
  return { place, message: `unknown ${what} "${name}": ${right}` };
}

/** The name that differs in the fewest letters, if they are few and no other name is as near. */
export function nearest(name: string, names: Iterable<string>): string | null {
  const apart = [...names].map((candidate) => ({
    candidate,
    distance: lettersApart(name.toLowerCase(), candidate.toLowerCase()),
  }));
  const [best, next] = apart.sort((a, b) => a.distance - b.distance);
  if (best === undefined || best.distance > Math.max(1, Math.floor(name.length / 3))) return null;
  return next?.distance === best.distance ? null : best.candidate;
}

/** Letters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
function lettersApart(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
