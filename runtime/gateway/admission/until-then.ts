import type { Till } from './lease.ts';
export const untilThen: Till = {
  hot: {
    enter: () => Promise.resolve(null),
    leave: () => Promise.resolve(),
    reserveFree: () => Promise.resolve(true),
    correctFree: () => Promise.resolve(),
    breakerOpened: () => undefined,
    reload: () => undefined,
    listen: () => undefined,
    close: () => Promise.resolve(),
  },
  funds: { hold: () => Promise.resolve({ settle: () => Promise.resolve() }) },
};
