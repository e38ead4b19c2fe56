import { isText } from '../artifacts/media-type.ts';
import type { Connections } from '../connectors/connections.ts';
import { connectionId, withConnection } from './project-connections.ts';
import { tool, ToolFailure, type Tool } from './tool.ts';

interface RequestArguments {
  readonly connection_id: string;
  readonly path: string;
  readonly method?: string;
}

/** Headers of an answer that say how to go on. */
const telling: readonly string[] = ['content-type', 'link', 'location', 'retry-after'];

/** Reads from an HTTP service of the project. */
export function requestConnection(connections: Connections): Tool {
  return tool(
    {
      name: 'request_connection',
      description:
        'Reads from an HTTP service of this project, below its base URL, with the credentials that the user gave. GET and HEAD only. describe_connection tells which paths there are, where the service says so.',
      parameters: {
        type: 'object',
        properties: {
          connection_id: connectionId,
          path: { type: 'string', description: 'Below the base URL, with its query, such as items?limit=10.' },
          method: { type: 'string', description: 'GET or HEAD. Default GET.' },
        },
        required: ['connection_id', 'path'],
        additionalProperties: false,
      },
    },
    ({ connection_id, path, method = 'GET' }: RequestArguments, context) =>
      withConnection(connections, context, connection_id, async (driver) => {
        if (driver.kind !== 'http') throw new ToolFailure(`${connection_id} is no HTTP service.`);
        if (method !== 'GET' && method !== 'HEAD') {
          throw new ToolFailure(`Connections are for reading: GET or HEAD, not ${method}. The user has to do this.`);
        }
        const { tool_result: size } = context.ground.limits;
        const reply = await driver.request({ method, path, size, signal: context.signal });
        const headers = telling.flatMap((name) => {
          const value = reply.headers[name];
          return value === undefined ? [] : [`${name}: ${value}`];
        });
        const [type = ''] = (reply.headers['content-type'] ?? 'text/plain').split(';');
        const body = isReadable(type.trim()) ? reply.body : '[no text]';
        const end = reply.truncated ? [`[cut here: these are the first ${size} bytes]`] : [];
        return [`Status ${reply.status}`, ...headers, '', body, ...end].join('\n').trimEnd();
      }),
  );
}

/** Also a kind of JSON or XML with a name of its own. */
function isReadable(type: string): boolean {
  return isText(type) || /\+(?:json|xml)$|^application\/(?:x-)?(?:ndjson|jsonl|yaml)$/.test(type);
}
