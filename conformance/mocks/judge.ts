import type { IHttpConfig, IHttpRequest, PrismHttpInstance } from '@stoplight/prism-http';
import type { Wire } from '@polywire/generated/catalog/rows.ts';
import { wireDocument } from './documents.ts';
import { explanation } from './explanation.ts';
import type { JsonObject } from './json.ts';
import type { Refusal } from './wires/error-body.ts';

/** A request to a provider, without its base URL. */
export interface Judged {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Court {
  readonly prism: PrismHttpInstance;
  readonly operations: Parameters<PrismHttpInstance['request']>[1];
  readonly document: JsonObject;
}

const courts = new Map<Wire | 'search', Promise<Court>>();

/** Holds a request against the wire's document, as the provider would. Null: it is valid. */
export async function judge(wire: Wire | 'search', request: Judged): Promise<Refusal | null> {
  const court = await courtOf(wire);
  const input: IHttpRequest = {
    method: request.method.toLowerCase() as IHttpRequest['method'],
    url: { path: request.path, query: { ...request.query } },
    headers: { 'content-type': 'application/json' },
    ...(request.body !== undefined && { body: request.body }),
  };
  const verdict = await court.prism.request(input, court.operations)();
  if (verdict._tag === 'Left') return { status: 404, message: verdict.left.message };
  const [first] = verdict.right.validations.input;
  if (first === undefined) return null;
  const status = wire === 'decisions' ? 422 : 400;
  return { status, ...((await explanation(wire, court.document, request)) ?? { message: first.message }) };
}

/** Loads Prism and the wire's document; later calls wait for the first. */
function courtOf(wire: Wire | 'search'): Promise<Court> {
  const known = courts.get(wire);
  if (known !== undefined) return known;
  const court = open(wire);
  courts.set(wire, court);
  return court;
}

async function open(wire: Wire | 'search'): Promise<Court> {
  const [{ createInstance, getHttpOperationsFromSpec }, document] = await Promise.all([
    import('@stoplight/prism-http'),
    wireDocument(wire),
  ]);
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const config: IHttpConfig = {
    isProxy: false,
    checkSecurity: false,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    mock: { dynamic: false },
    upstreamProxy: undefined,
  };
  // Prism only judges: the answer is the small talk's, so its own generator is not asked for one.
  const prism = createInstance(config, {
    logger: silent,
    mock: () => () => ({ _tag: 'Right', right: { statusCode: 204 } }),
  });
  return { prism, operations, document };
}

const nothing = (): void => undefined;

interface Silent extends Record<'info' | 'warn' | 'error' | 'debug' | 'trace' | 'success', () => void> {
  readonly child: () => Silent;
}

/** Prism logs each request it is shown; nobody reads that here. It uses these methods of a logger and no others. */
const silent: Silent = {
  info: nothing,
  warn: nothing,
  error: nothing,
  debug: nothing,
  trace: nothing,
  success: nothing,
  child: () => silent,
};
