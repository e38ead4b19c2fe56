import type { Result } from '../report/result.ts';
import type { Step } from './fixture.ts';
import type { LoadedCase } from './load.ts';
import type { Model } from './models.ts';

/** For tests: a case of one request that may fail in no way. */
export function aCase(more: Partial<LoadedCase> = {}): LoadedCase {
  const step: Step = { request: { path: '/' }, expect: {} };
  return { id: 'area.one', proves: ['naming.service'], area: 'area', file: 'area/one.yaml', steps: [step], ...more };
}

/** For tests: an entry of a model list. */
export function aModel(id: string, more: Partial<Model> = {}): Model {
  const plain = { group: id.toUpperCase(), owned_by: 'P-A', embedding: false, decision: false, enabled: true };
  return { id, ...plain, wire: 'messages', provider: null, ...more };
}

/** For tests: what came of a case. */
export function aResult(more: Partial<Result> = {}): Result {
  const { id, proves, area, file } = aCase();
  const nothing = { axes: {}, group: null, why: null, differences: [], exchanges: [], took: 1 };
  return { id, case: id, area, file, proves, status: 'pass', ...nothing, ...more };
}
