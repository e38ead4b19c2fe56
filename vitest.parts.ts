import type { TestProject } from 'vitest/node';
import { Parts } from './runtime/platform/testing/parts.ts';
import type {} from './runtime/platform/testing/part.ts';

/** Real PostgreSQL and Redis for the tests that ask for them; ended with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parts = new Parts((line) => {
    project.vitest.logger.log(line);
  });
  project.provide('parts', await parts.open());
  return () => parts.close();
}
