import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAttached, moved, outputsOf, without, type Placed } from './order.ts';

/** `A1B` is a code cell A with an output 1 and a code cell B; small letters are prose. */
function cells(names: string): Placed[] {
  return Array.from(names, (id) => ({ id, type: /\d/.test(id) ? 'output' : /[A-Z]/.test(id) ? 'code' : 'markdown' }));
}

function names(found: readonly Placed[]): string {
  return found.map(({ id }) => id).join('');
}

describe('the order of cells', () => {
  it.each([
    ['A12b', 'A', '12'],
    ['A12b', 'b', ''],
    ['b1A', 'b', ''],
    ['AB1', 'A', ''],
  ])('in %s the outputs of %s are "%s"', (before, id, outputs) => {
    expect(names(outputsOf(cells(before), id))).toBe(outputs);
  });

  it.each([
    ['abc', 'a', 2, 'bca'],
    ['abc', 'c', 0, 'cab'],
    ['abc', 'b', 9, 'acb'],
    ['abc', 'b', 1, 'abc'],
    ['A12b', 'A', 1, 'bA12'],
    ['aA12b', 'A', 0, 'A12ab'],
    ['bA12', 'b', 1, 'A12b'],
    ['A12b', 'b', 1, 'bA12'],
    ['A1B2c', 'B', 0, 'B2A1c'],
    ['A1B2c', 'A', 2, 'B2A1c'],
  ])('%s with %s at %i is %s', (before, id, index, after) => {
    expect(names(moved(cells(before), id, index))).toBe(after);
  });

  it.each([
    ['A12b', 'A', 'b'],
    ['A12b', '1', 'A2b'],
    ['A12b', 'b', 'A12'],
  ])('%s without %s is %s', (before, id, after) => {
    expect(names(without(cells(before), id))).toBe(after);
  });

  it('loses nothing, keeps each output with its code, and takes the place that was asked for where it can', () => {
    const lists = fc
      .array(fc.constantFrom<Placed['type']>('markdown', 'code', 'output'), { minLength: 1, maxLength: 12 })
      .map((types): Placed[] => types.map((type, place) => ({ id: `c${place}`, type })));
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(14), (before, pick, index) => {
        const cell = before[pick % before.length] as Placed;
        fc.pre(!isAttached(before, cell.id));
        const after = moved(before, cell.id, index);
        expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
        const owner = (list: readonly Placed[], id: string) =>
          list.find((one) => outputsOf(list, one.id).some((o) => o.id === id))?.id;
        for (const { id } of before) if (isAttached(before, id)) expect(owner(after, id)).toBe(owner(before, id));
        if (before.every(({ type }) => type === 'markdown'))
          expect(after.indexOf(cell)).toBe(Math.min(index, before.length - 1));
        expect(moved(after, cell.id, after.indexOf(cell))).toEqual(after);
      }),
    );
  });
});
