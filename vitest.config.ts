import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** Ends the run with one plain line that any reader of logs understands. */
const closingLine: Reporter = {
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
      }
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  },
};

export default defineConfig({
  test: {
    include: ['{spec,generator,generated,runtime,conformance}/**/*.test.ts'],
    reporters: ['default', closingLine],
    globalSetup: ['vitest.parts.ts'],
    setupFiles: ['vitest.setup.ts'],
    // No test changes a module's state, so files share their workers.
    isolate: false,
    // A core for each: half of the tests wait for a server most of the time.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
