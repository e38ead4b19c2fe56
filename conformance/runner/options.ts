import { parseArgs } from 'node:util';

/** The arguments cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `Usage: polywire conformance [--base-url URL --api-key-env VAR] [options]

Holds a gateway against the specification: sends requests in every format, over
every group of models that it lists, and compares status, headers, body and
events, and what its providers received, with what the fixtures say. Without a
URL it starts a gateway of its own over mocks of all providers.

  --base-url URL       the deployment, without /v1
  --api-key-env VAR    the environment variable with its key
  --mocks-url URL      'polywire mocks' that its providers are bound to: then
                       cases run, too, that control a provider or look at it
  --profile FILE       YAML: models, not_models, formats, areas, not_cases
  --area NAME          this area alone; may be given several times
  --case ID            cases whose id begins so; may be given several times
  --json FILE          all results; the other reports are made from the same
  --junit FILE         for a build server
  --html FILE          one page to look at
  --badge FILE         SVG
  --baseline FILE      YAML: cases that are known to fail; one that passes fails
                       the run
  --write-baseline     writes that file with what fails now
  --max-requests N     ends the run after so many
  --max-cost-usd N     the same, by the prices of the model list
  --rate N             requests a second; default 5 with --base-url
  --concurrency N      cases at once; default 8, with --base-url 2
  --list               the cases, and which requirements they cover

Exit codes: 0 ok: no case failed, 1 failures, 2 bad usage, 3 the deployment does not answer.`;

/** What the command was told. */
export interface Options {
  /** Null: a gateway of our own. */
  readonly baseUrl: string | null;

  /** The key itself; null: our own gateway's. */
  readonly key: string | null;
  readonly mocksUrl: string | null;
  readonly profile: string | null;
  readonly areas: readonly string[];
  readonly cases: readonly string[];
  readonly json: string | null;
  readonly junit: string | null;
  readonly html: string | null;
  readonly badge: string | null;
  readonly baseline: string | null;
  readonly writeBaseline: boolean;
  readonly maxRequests: number | null;

  /** Micro-USD. */
  readonly maxCost: number | null;
  readonly rate: number | null;
  readonly concurrency: number;
  readonly list: boolean;
  readonly help: boolean;
}

/** Throws UsageError on what it cannot read, or where the variable of the key is not set. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const values = parse(args);
  const baseUrl = values['base-url'] === undefined ? null : urlOf(values['base-url'], 'base-url');
  if (baseUrl === null && values['mocks-url'] !== undefined) throw new UsageError('--mocks-url needs --base-url');
  if (values['write-baseline'] && values.baseline === undefined)
    throw new UsageError('--write-baseline needs --baseline');
  const cost = numberOf(values['max-cost-usd'], 'max-cost-usd');
  return {
    baseUrl,
    key: baseUrl === null || values.help ? null : keyOf(values['api-key-env'], environment),
    mocksUrl: values['mocks-url'] === undefined ? null : urlOf(values['mocks-url'], 'mocks-url'),
    profile: values.profile ?? null,
    areas: values.area,
    cases: values.case,
    json: values.json ?? null,
    junit: values.junit ?? null,
    html: values.html ?? null,
    badge: values.badge ?? null,
    baseline: values.baseline ?? null,
    writeBaseline: values['write-baseline'],
    maxRequests: numberOf(values['max-requests'], 'max-requests'),
    maxCost: cost === null ? null : cost * 1_000_000,
    rate: numberOf(values.rate, 'rate') ?? (baseUrl === null ? null : 5),
    concurrency: Math.ceil(numberOf(values.concurrency, 'concurrency') ?? (baseUrl === null ? 8 : 2)),
    list: values.list,
    help: values.help,
  };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean', default: false } as const;
    const several = { type: 'string', multiple: true, default: [] } as {
      type: 'string';
      multiple: true;
      default: string[];
    };
    return parseArgs({
      args: [...args],
      options: {
        'base-url': text,
        'api-key-env': text,
        'mocks-url': text,
        profile: text,
        area: several,
        case: several,
        json: text,
        junit: text,
        html: text,
        badge: text,
        baseline: text,
        'write-baseline': flag,
        'max-requests': text,
        'max-cost-usd': text,
        rate: text,
        concurrency: text,
        list: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    const [message = ''] = (error as Error).message.split(/\. |\n/u);
    throw new UsageError(message);
  }
}

function urlOf(text: string, option: string): string {
  if (!URL.canParse(text) || !/^https?:/u.test(text)) throw new UsageError(`--${option} must be an http(s) URL`);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`--${option} has a credential in it: put it in the environment`);
  return text.replace(/\/(?:v1\/?)?$/u, '');
}

function keyOf(variable: string | undefined, environment: NodeJS.ProcessEnv): string {
  if (variable === undefined) throw new UsageError('--base-url needs --api-key-env');
  const key = environment[variable];
  if (key === undefined || key === '') throw new UsageError(`the environment has no ${variable}`);
  return key;
}

function numberOf(text: string | undefined, option: string): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (!(number > 0)) throw new UsageError(`--${option} must be a number above 0, not '${text}'`);
  return number;
}
