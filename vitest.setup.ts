import fc from 'fast-check';

/**
 * Property tests draw the same examples in every run, so that a red run is about the change at hand.
 * `POLYWIRE_SEED=random npm test` draws others (a failure prints its seed), `POLYWIRE_SEED=123` repeats those.
 */
const wish = process.env['POLYWIRE_SEED'] ?? '20261120';
if (wish !== 'random') fc.configureGlobal({ seed: Number(wish) });
