import { errors } from '@polywire/generated/catalog/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../../platform/fastify.ts';
import { ProblemError } from '../../turn/problem.ts';
import { isToken } from '../accounts/token.ts';
import { modelEntries } from '../operations/models.ts';
import { refuseRepeated } from '../repeated-headers.ts';
import type { Setup } from '../setup.ts';
import type { Visit } from '../visit.ts';
import { creditPage, type Seen, usagePage } from './account-pages.ts';
import { openPage, spentPage } from './open-page.ts';
import type { Page } from './page.ts';
import { consoleRoutes } from './paths.ts';
import { type Place, placeOf, refuseForeign } from './place.ts';
import { noSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';

/** Bytes of a form. */
const longestForm = 1_024;

/** What a path answers. */
type Answer = (request: FastifyRequest, setup: Setup) => Page | Promise<Page>;

/** Registers them. What they do not answer themselves goes to `fail`. */
export function registerConsole(
  app: FastifyInstance,
  current: () => Setup,
  fail: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
): void {
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_, text, parsed) => {
        parsed(null, new URLSearchParams(text));
      },
    );
    scope.setErrorHandler((error, request, reply) => {
      const forPeople = request.routeOptions.config.operation?.credential === true && isRefusal(error);
      if (forPeople) send(reply, redirect(consoleRoutes.open, current()));
      else fail(error, request, reply);
    });
    for (const name of Object.keys(consoleRoutes) as (keyof typeof consoleRoutes)[]) {
      const route: Route = consoleRoutes[name];
      scope.route({
        method: route.method,
        url: route.path,
        config: { operation: route },
        handler: async (request, reply) => {
          send(reply, await answers[name](request, current()));
          return reply;
        },
      });
    }
    done();
  });
}

const answers: Readonly<Record<keyof typeof consoleRoutes, Answer>> = {
  open({ query }) {
    const { token } = query as { readonly token?: unknown };
    return openPage(typeof token === 'string' ? token : null);
  },

  /** Spends a link for a session. A session that the browser had ends: it would stay open with nobody to end it. */
  async begin(request, setup) {
    const { sessions } = setup.console;
    const place = ownPlace(request, setup);
    const tokens = request.body instanceof URLSearchParams ? request.body.getAll('token') : [];
    const [link] = tokens;
    const opened = link !== undefined && tokens.length === 1 && isToken(link) ? await sessions.open(link) : null;
    if (opened === null) return spentPage;
    const { keyId: key, organization } = opened.caller;
    request.record?.log.info('browser session opened', { key, organization });
    const before = readSessionCookie(request.headers.cookie);
    if (before !== null) await sessions.end(before);
    const cookie = sessionCookie(opened.token, setup.limits.session_lifetime, place);
    return redirect(consoleRoutes.show, setup, { 'set-cookie': cookie });
  },

  async end(request, setup) {
    return { status: 204, headers: await endSession(request, setup) };
  },

  async signOut(request, setup) {
    return redirect(consoleRoutes.open, setup, await endSession(request, setup));
  },

  async show(request, setup) {
    const seen = await seenBy(request);
    return seen === null ? redirect(consoleRoutes.open, setup) : usagePage(seen, modelEntries(visitOf(request)));
  },

  async credit(request, setup) {
    const seen = await seenBy(request);
    return seen === null ? redirect(consoleRoutes.open, setup) : creditPage(seen);
  },
};

/** Ends the session that a browser names, if any: the headers by which the browser forgets it. */
async function endSession(request: FastifyRequest, setup: Setup): Promise<Page['headers']> {
  const place = ownPlace(request, setup);
  const token = readSessionCookie(request.headers.cookie);
  if (token !== null) await setup.console.sessions.end(token);
  return { 'set-cookie': noSessionCookie(place), 'cache-control': 'no-store' };
}

/** Where one of our own pages has sent this request. Throws `unauthenticated` and `origin_refused`. */
function ownPlace({ raw, headers }: FastifyRequest, { console }: Setup): Place {
  refuseRepeated(raw.rawHeaders);
  const place = placeOf(console.publicUrl, headers.host);
  if (place === null) {
    const message = "A browser session begins and ends at the gateway's own address alone.";
    throw new ProblemError({ name: 'unauthenticated', message });
  }
  refuseForeign(headers, place);
  return place;
}

/** What a session's pages tell. Null: the request was let in by a key, or its session has just ended. */
async function seenBy(request: FastifyRequest): Promise<Seen | null> {
  const { caller, setup } = visitOf(request);
  const token = readSessionCookie(request.headers.cookie);
  const holder = token === null ? null : await setup.console.sessions.holder(token);
  return holder === null ? null : { holder, caller, usage: await setup.console.usage(caller) };
}

/** The hooks have let in whoever reaches a path that needs a credential. */
function visitOf({ visit }: FastifyRequest): Visit {
  return visit as Visit;
}

/** Whether this is for a person who has no session, or none any more. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && [401, 403].includes(errors[error.problem.name].status);
}

/** To another page of ours, at the address that people are to know. */
function redirect({ path }: Route, { console: { publicUrl } }: Setup, headers: Page['headers'] = {}): Page {
  const base = publicUrl === null ? '' : publicUrl.href.replace(/\/$/, '');
  return { status: 303, headers: { 'cache-control': 'no-store', ...headers, location: base + path } };
}

function send(reply: FastifyReply, { status, headers, body }: Page): void {
  void reply.code(status).headers(headers).send(body);
}
