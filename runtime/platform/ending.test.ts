import { describe, expect, test } from 'vitest';
import { endingWith } from './ending.ts';

async function* pieces(): AsyncGenerator<number> {
  await Promise.resolve();
  yield 1;
  yield 2;
}

async function* failing(): AsyncGenerator<number> {
  await Promise.resolve();
  yield 1;
  throw new Error('the disk is gone');
}

async function read(stream: AsyncIterable<number>): Promise<number[]> {
  const all: number[] = [];
  for await (const piece of stream) all.push(piece);
  return all;
}

describe('a stream that ends something', () => {
  const counted = (source: AsyncIterable<number>): { stream: AsyncIterable<number>; ends: () => number } => {
    let ends = 0;
    const end = (): Promise<void> => {
      ends += 1;
      return Promise.resolve();
    };
    return { stream: endingWith(source, end), ends: () => ends };
  };

  test('does it once when it was read', async () => {
    const { stream, ends } = counted(pieces());
    expect(await read(stream)).toEqual([1, 2]);
    expect(ends()).toBe(1);
  });

  test('does it when its reader leaves', async () => {
    const { stream, ends } = counted(pieces());
    for await (const piece of stream) if (piece === 1) break;
    expect(ends()).toBe(1);
  });

  test('does it when nobody ever read', async () => {
    const { stream, ends } = counted(pieces());
    await stream[Symbol.asyncIterator]().return?.();
    expect(ends()).toBe(1);
  });

  test('does it when the source fails, and tells of the failure', async () => {
    const { stream, ends } = counted(failing());
    await expect(read(stream)).rejects.toThrow('the disk is gone');
    expect(ends()).toBe(1);
  });
});
