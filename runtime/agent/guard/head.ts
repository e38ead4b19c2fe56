import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../../platform/fastify.ts';

/** What the guard looks at: a request's head, before anything was made of it. */
export interface Head {
  readonly method: string;

  /** The target as it came. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;

  /** Names and values in turn, with those that the parser left out. */
  readonly rawHeaders: readonly string[];

  /** What it would reach; undefined: nothing. */
  readonly operation: Pick<Route, 'operation' | 'upload'> | undefined;
}

/** Methods that change nothing. */
export const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
