import { roles } from '@polywire/generated/catalog/roles.ts';
import { routes } from '@polywire/generated/hosted/routes.ts';
import { expect, it } from 'vitest';
import type { Route } from '../../platform/fastify.ts';
import { ProblemError } from '../../turn/problem.ts';
import { problemAnswer } from '../problems.ts';
import type { Caller } from './caller.ts';
import { requireModel, requirePermission } from './permission.ts';

const caller: Caller = {
  keyId: 'k',
  organization: 'org_x',
  may: roles.viewer,
  restricted: new Set(['a-mid']),
  account: { billing: 'none' },
  bounds: { requestsPerMinute: 1, tokensPerMinute: 1, concurrency: 1 },
};

function problemOf(work: () => void) {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
  }
  throw new Error('nothing was refused');
}

it('a role without model-execution permission is refused with permission_denied (seed 000, "Authentication" 4)', () => {
  const problem = problemOf(() => {
    requirePermission(caller, 'execute');
  });
  expect(problemAnswer(problem, 'chat')).toMatchObject({
    status: 403,
    headers: { 'x-service-reason': 'permission_denied' },
    body: { type: 'error', error: { type: 'permission_error', code: 'permission_denied' } },
  });
  requirePermission(caller, 'read');
});

it.each(['chat', 'responses', 'messages'] as const)(
  'a restricted model is refused on %s with its name and deny_detail (seed 000, "Authentication" 5)',
  (wire) => {
    const problem = problemOf(() => {
      requireModel(caller, 'a-mid');
    });
    const { status, headers, body } = problemAnswer(problem, wire);
    expect(status).toBe(403);
    expect(headers).toEqual({ 'x-service-reason': 'permission_denied', 'x-service-deny-detail': 'model_restricted' });
    expect(body).toMatchObject({ error: { type: 'permission_error', deny_detail: 'model_restricted' } });
    expect(JSON.stringify(body)).toContain('a-mid');
    requireModel(caller, 'a-mid-1');
  },
);

it('whatever runs or changes anything needs execute; whatever is read needs read', () => {
  for (const route of Object.values<Route>(routes)) {
    const needed = route.method === 'GET' ? 'read' : 'execute';
    expect([route.operation, route.permission]).toEqual([route.operation, route.credential ? needed : undefined]);
  }
});
