import type { Operations } from '@polywire/generated/local/operations.ts';
import { routes } from '@polywire/generated/local/routes.ts';
import type { Connections } from '../connectors/connections.ts';
import type { Finished } from '../connectors/oauth/authorizations.ts';
import { page } from '../connectors/oauth/page.ts';
import { answer, deleted } from './answers.ts';

type Names =
  | 'listConnectorSpecs'
  | 'listConnections'
  | 'createConnection'
  | 'testConnection'
  | 'deleteConnection'
  | 'startOauth'
  | 'finishOauth';

/** Connectors and connections over HTTP. */
export function connectorsOperations(connections: Connections): Pick<Operations, Names> {
  return {
    listConnectorSpecs: () => Promise.resolve(answer(connections.specs())),
    listConnections: async ({ query }) => answer(await connections.list(query)),
    createConnection: async ({ body }) => ({ status: 201, body: await connections.create(body) }),
    testConnection: async ({ params }) => answer(await connections.test(params.connection_id)),
    async deleteConnection({ params }) {
      await connections.delete(params.connection_id);
      return deleted(params.connection_id);
    },
    startOauth: async ({ params, query, headers }) =>
      answer(await connections.startOauth(params.spec, query, callbackAt(headers))),
    finishOauth: async ({ query, headers }) => ending(await connections.finishOauth(query, callbackAt(headers))),
  };
}

/** Where a browser on this machine reaches the server: the guard has checked the host. By number, as RFC 8252 wants it. */
function callbackAt({ host = '' }: Readonly<Record<string, string | undefined>>): string {
  const { port } = new URL(`http://${host}`);
  return `http://127.0.0.1${port === '' ? '' : `:${port}`}${routes.finishOauth.path}`;
}

function ending({ connection, refusal }: Finished): ReturnType<typeof page> {
  if (refusal !== null)
    return page(400, connection === null ? 'Not connected' : `${connection.name} is not connected`, refusal);
  const { name, status, reason } = connection;
  if (status === 'connected') return page(200, `${name} is connected`, 'The authorization went well.');
  return page(
    400,
    `${name} is not connected`,
    `It is authorized, but its check failed: ${reason ?? 'it was not made'}`,
  );
}
