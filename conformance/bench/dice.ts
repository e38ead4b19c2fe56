/** Chance that falls the same way each time. */
export interface Dice {
  /** In [0, 1). */
  roll(): number;

  /** True in that share of the cases. */
  chance(share: number): boolean;
  one<Item>(list: readonly Item[]): Item;
}

/** A linear congruence, good enough to mix calls. */
export function diceFrom(seed: number): Dice {
  let state = seed;
  const roll = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    roll,
    chance: (share) => roll() < share,
    one: <Item>(list: readonly Item[]) => list[Math.floor(roll() * list.length)] as Item,
  };
}
