import { bases } from './places.ts';
import type { Records } from './record.ts';
import type { Script, Scripts } from './script.ts';

export interface Controlled {
  readonly status: number;
  readonly body: unknown;
}

/** What a test says to the mocks beside the providers' addresses. */
export function control(
  { method, url, raw }: { method: string; url: URL; raw: Buffer },
  records: Records,
  scripts: Scripts,
): Controlled {
  switch (`${method} ${url.pathname}`) {
    case 'GET /':
      return {
        status: 200,
        body: { providers: Object.fromEntries([...bases].map(([kind, base]) => [kind, `http://${url.host}${base}`])) },
      };
    case 'POST /__script':
      return ordered(raw, scripts);
    case 'GET /__script':
      return { status: 200, body: scripts.waiting };
    case 'DELETE /__script':
      scripts.clear();
      return { status: 200, body: {} };
    case 'GET /__requests':
      return { status: 200, body: recorded(url.searchParams, records) };
    case 'DELETE /__requests':
      records.clear();
      return { status: 200, body: {} };
    default:
      return refused(404, `nothing at ${method} ${url.pathname}`);
  }
}

function ordered(raw: Buffer, scripts: Scripts): Controlled {
  try {
    const body = JSON.parse(raw.toString()) as Script | readonly Script[];
    scripts.add([body].flat());
    return { status: 200, body: { waiting: scripts.waiting.length } };
  } catch (error) {
    return refused(400, error instanceof Error ? error.message : String(error));
  }
}

/** `?kind=P-R&marker=…` narrows them; bodies also come byte for byte, in base64. */
function recorded(query: URLSearchParams, records: Records): readonly unknown[] {
  const [kind, marker] = [query.get('kind'), query.get('marker')];
  const found = records.find({ ...(kind !== null && { kind }), ...(marker !== null && { marker }) });
  return found.map((one) => ({ ...one, raw: one.raw.toString('base64') }));
}

function refused(status: number, message: string): Controlled {
  return { status, body: { error: { message, type: 'invalid_request_error', param: null, code: null } } };
}
