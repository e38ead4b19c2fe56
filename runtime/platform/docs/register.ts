import type { FastifyInstance } from 'fastify';
import type { Route } from '../fastify.ts';

/** What a path of documentation answers, read when it is first asked for. */
export interface Answer {
  readonly type: string;
  readonly text: () => string | Promise<string>;

  /** What a page may do; what is no page does nothing. */
  readonly policy?: (text: string) => string;
}

export const html = 'text/html; charset=utf-8';
export const script = 'text/javascript; charset=utf-8';
export const css = 'text/css; charset=utf-8';
export const json = 'application/json; charset=utf-8';

/** Of everything: it stands in no frame, and is asked for again. */
const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** Registers paths of documentation with what they answer. */
export function registerDocs<Name extends string>(
  app: FastifyInstance,
  routes: Readonly<Record<Name, Route>>,
  answers: Readonly<Record<Name, Answer>>,
): void {
  for (const name in routes) {
    const { type, text, policy = () => "default-src 'none'" } = answers[name];
    const route = routes[name];
    let known: Promise<string> | null = null;
    app.route({
      method: route.method,
      url: route.path,
      config: { operation: route },
      handler: async (_, reply) => {
        const body = await (known ??= Promise.resolve(text()));
        const security = `${policy(body)}; frame-ancestors 'none'`;
        return reply.headers({ ...headers, 'content-type': type, 'content-security-policy': security }).send(body);
      },
    });
  }
}
