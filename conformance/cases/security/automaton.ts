import type { AST } from '@eslint-community/regexpp';

/** A range of UTF-16 code units or code points, both ends in it. */
export type Range = readonly [number, number];

/**
 * What a pattern looks like to a matcher that tries one way after the other: a place for each character that it reads, and
 * from each place as many steps to another as there are ways between them. `start` is before all of them.
 */
export interface Automaton {
  /** What each place reads. */
  readonly reads: readonly (readonly Range[])[];

  /** Steps from each place, and last from the start, with the number of ways that each can be taken. */
  readonly steps: readonly ReadonlyMap<number, number>[];

  /** Places after which the match is made, whatever follows. */
  readonly done: ReadonlySet<number>;
}

/** All letters that one beyond ASCII may be in another case. */
const beyondAscii: readonly Range[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x80, 0x10ffff],
];

/** Every character. */
const any: readonly Range[] = [[0, 0x10ffff]];

/** Copies that a counted repetition is told by; a longer one is taken for one without end, which is never less ambiguous. */
const mostCopies = 48;

/** Where a part of a pattern begins and ends. */
interface Part {
  /** It can read nothing. */
  readonly empty: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

const nothing: Part = { empty: true, first: [], last: [] };

/** Of a pattern of which the parts that look around count as nothing: they are patterns of their own. Throws for back references. */
export function automatonOf(pattern: AST.Pattern | AST.LookaroundAssertion, flags: string): Automaton {
  const builder = new Builder(flags.includes('i'));
  const anchored = flags.includes('y') || pattern.alternatives.every(beginsAnchored);
  const body = builder.either(pattern.alternatives);
  // A search that is tied to no place begins anew at each character.
  const whole = anchored
    ? body
    : builder.then(
        builder.repeat(() => builder.read(any), 0, Infinity),
        body,
      );
  const ends = pattern.alternatives.some(endsChecked) ? [] : whole.last;
  return builder.automaton(whole, ends);
}

function beginsAnchored({ elements: [first] }: AST.Alternative): boolean {
  return first?.type === 'Assertion' && first.kind === 'start';
}

/** What is checked at the end, or anywhere but at the start, can fail when all else has matched. */
function endsChecked({ elements }: AST.Alternative): boolean {
  return elements.some(
    (element, at) => (at > 0 || element.type !== 'Assertion' || element.kind !== 'start') && checks(element),
  );
}

function checks(element: AST.Element): boolean {
  if (element.type === 'Assertion') return true;
  if (element.type === 'Quantifier') return checks(element.element);
  return 'alternatives' in element && element.alternatives.some(({ elements }) => elements.some(checks));
}

class Builder {
  private readonly reads: (readonly Range[])[] = [];
  private readonly ways: Map<number, number>[] = [];
  private readonly folds: boolean;

  constructor(folds: boolean) {
    this.folds = folds;
  }

  automaton({ first }: Part, ends: readonly number[]): Automaton {
    const start = new Map<number, number>();
    for (const place of first) start.set(place, (start.get(place) ?? 0) + 1);
    return { reads: this.reads, steps: [...this.ways, start], done: new Set(ends) };
  }

  read(ranges: readonly Range[]): Part {
    const place = this.reads.push(ranges) - 1;
    this.ways.push(new Map());
    return { empty: false, first: [place], last: [place] };
  }

  then(before: Part, after: Part): Part {
    this.join(before.last, after.first);
    return {
      empty: before.empty && after.empty,
      first: before.empty ? [...before.first, ...after.first] : before.first,
      last: after.empty ? [...before.last, ...after.last] : after.last,
    };
  }

  either(alternatives: readonly AST.Alternative[]): Part {
    const parts = alternatives.map(({ elements }) =>
      elements.reduce<Part>((part, element) => this.then(part, this.element(element)), nothing),
    );
    return {
      empty: parts.some(({ empty }) => empty),
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
    };
  }

  repeat(once: () => Part, min: number, max: number): Part {
    const endless = max > mostCopies;
    let part = nothing;
    for (let copy = 0; copy < Math.min(min, mostCopies) - (endless && min > 0 ? 1 : 0); copy++)
      part = this.then(part, once());
    if (endless) {
      const body = once();
      this.join(body.last, body.first);
      return this.then(part, { ...body, empty: body.empty || min === 0 });
    }
    for (let copy = min; copy < max; copy++) part = this.then(part, { ...once(), empty: true });
    return part;
  }

  private join(last: readonly number[], first: readonly number[]): void {
    for (const from of last) for (const to of first) this.ways[from]?.set(to, (this.ways[from].get(to) ?? 0) + 1);
  }

  private element(element: AST.Element): Part {
    switch (element.type) {
      case 'Character':
        return this.read(this.cased([[element.value, element.value]]));
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.read(rangesOf(element).flatMap((range) => this.cased([range])));
      case 'Group':
      case 'CapturingGroup':
        return this.either(element.alternatives);
      case 'Quantifier':
        return this.repeat(() => this.element(element.element), element.min, element.max);
      case 'Assertion':
        return nothing;
      case 'Backreference':
        throw new Error('a back reference cannot be judged');
    }
  }

  /** Without regard to case a letter is either of the two, and one beyond ASCII may be any letter. */
  private cased(ranges: readonly Range[]): readonly Range[] {
    if (!this.folds) return ranges;
    return ranges.flatMap(([from, to]): readonly Range[] => {
      if (to > 0x7f) return [[from, to], ...beyondAscii];
      const other = (code: number): number => (/[a-z]/iu.test(String.fromCharCode(code)) ? code ^ 0x20 : code);
      const codes = Array.from({ length: to - from + 1 }, (_, at) => other(from + at));
      return [[from, to], ...codes.map((code): Range => [code, code])];
    });
  }
}

const word: readonly Range[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const space: readonly Range[] = [
  [9, 13],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

type Classed = AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass | AST.CharacterClassElement;

function rangesOf(element: Classed): readonly Range[] {
  switch (element.type) {
    case 'Character':
      return [[element.value, element.value]];
    case 'CharacterClassRange':
      return [[element.min.value, element.max.value]];
    case 'CharacterClass': {
      const ranges = element.elements.flatMap((one) => rangesOf(one));
      if (element.negate && element.elements.some(isRough)) return any;
      return element.negate ? without(ranges) : ranges;
    }
    case 'CharacterSet':
      switch (element.kind) {
        case 'any':
        case 'property':
          return any;
        case 'digit':
          return negated(element.negate, [[0x30, 0x39]]);
        case 'word':
          return negated(element.negate, word);
        case 'space':
          return negated(element.negate, space);
      }
    // Sets of strings are taken for any character: never less ambiguous.
    // falls through
    case 'ExpressionCharacterClass':
    case 'ClassStringDisjunction':
      return any;
  }
}

/** Told by more characters than it has, so that all others are not the rest. */
function isRough(element: AST.CharacterClassElement): boolean {
  return element.type === 'CharacterSet'
    ? element.kind === 'property'
    : element.type.includes('Class') && element.type !== 'CharacterClassRange';
}

function negated(negate: boolean, ranges: readonly Range[]): readonly Range[] {
  return negate ? without(ranges) : ranges;
}

/** All characters but these. */
function without(ranges: readonly Range[]): readonly Range[] {
  const rest: Range[] = [];
  let from = 0;
  for (const [low, high] of ranges.toSorted(([a], [b]) => a - b)) {
    if (low > from) rest.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  return from > 0x10ffff ? rest : [...rest, [from, 0x10ffff]];
}
