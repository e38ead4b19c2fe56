import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KernelOutput } from '../../kernels/kernel.ts';
import { joined, Outputs, type Partial } from './outputs.ts';

const text = (stream: 'stdout' | 'stderr', said: string): KernelOutput => ({ kind: 'text', stream, text: said });
const shown = (data: string, displayId?: string): KernelOutput => ({
  kind: 'shown',
  mime: 'text/html',
  data,
  ...(displayId !== undefined && { displayId }),
});

function after(...all: readonly KernelOutput[]): readonly unknown[] {
  const outputs = new Outputs();
  for (const output of all) outputs.take(output);
  return outputs.list.map(({ data }) => data);
}

describe('the outputs of a run', () => {
  it('are one for text of one stream that follows on itself', () => {
    expect(
      after(text('stdout', 'a'), text('stdout', 'b'), text('stderr', 'c'), shown('d'), text('stdout', 'e')),
    ).toEqual([...['ab', 'c', 'd', 'e']]);
  });

  it('are cleared at once, or with the next', () => {
    expect(after(text('stdout', 'a'), { kind: 'cleared', wait: false })).toEqual([]);
    expect(after(text('stdout', 'a'), { kind: 'cleared', wait: true })).toEqual(['a']);
    expect(after(text('stdout', 'a'), { kind: 'cleared', wait: true }, shown('b'))).toEqual(['b']);
  });

  it('change where something is shown anew under its id', () => {
    const anew: KernelOutput = { kind: 'updated', displayId: 'x', mime: 'text/html', data: 'new' };
    expect(after(shown('a', 'x'), shown('b'), shown('c', 'x'), anew)).toEqual(['new', 'b', 'new']);
  });

  it('of text are what readers get, however it is gathered', () => {
    const stream = fc.constantFrom('stdout' as const, 'stderr' as const);
    const one = fc.oneof(
      fc.tuple(stream, fc.string()).map(([name, said]) => text(name, said)),
      fc.string().map((data) => shown(data)),
    );
    fc.assert(
      fc.property(fc.array(one), fc.array(fc.boolean()), (all, gathers) => {
        const outputs = new Outputs();
        const told: Partial[] = [];
        for (const [place, output] of all.entries()) {
          const added = outputs.take(output);
          const last = told.at(-1);
          const both = added !== null && last !== undefined && gathers[place] === true ? joined(last, added) : null;
          if (both !== null) told[told.length - 1] = both;
          else if (added !== null) told.push(added);
        }
        expect(told.map(({ data }) => data).join('')).toBe(outputs.list.map(({ data }) => data).join(''));
      }),
    );
  });
});
