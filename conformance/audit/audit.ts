import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** What a registry knows against one of the packages that a gateway runs with. */
export interface Advisory {
  readonly package: string;

  /** As the registry says it: `info`, `low`, `moderate`, `high`, `critical`. */
  readonly severity: string;

  /** Titles and addresses, or the package through which it comes. */
  readonly about: readonly string[];
}

/** `not_run`: nobody answered, so nothing is known. */
export type Verdict =
  | { readonly kind: 'clean'; readonly packages: number }
  | { readonly kind: 'advisories'; readonly advisories: readonly Advisory[] }
  | { readonly kind: 'not_run'; readonly reason: string };

const root = join(import.meta.dirname, '..', '..');

/** Bytes of a report that are read. */
const longestReport = 64 * 1024 * 1024;

/** Severities that a release does not go out with. */
const grave: ReadonlySet<string> = new Set(['moderate', 'high', 'critical']);

/** What is asked: the locked dependencies of the gateway and the command, without those that only build and test them. */
const question = ['audit', '--json', '--omit=dev', '--workspace', '@polywire/runtime', '--fetch-retries=0'];

/** Asks the registry that npm is set to in this environment. Never rejects. */
export async function audit(environment: NodeJS.ProcessEnv = process.env): Promise<Verdict> {
  const said = await new Promise<string>((resolve) => {
    // npm ends with 1 both for advisories and for failures: what it printed tells them apart.
    execFile('npm', question, { cwd: root, env: environment, maxBuffer: longestReport }, (_error, stdout) => {
      resolve(stdout);
    });
  });
  return verdictOf(said);
}

/** What npm's report says. */
export function verdictOf(report: string): Verdict {
  const said = readReport(report);
  if (said?.vulnerabilities === undefined || said.metadata?.dependencies === undefined)
    return { kind: 'not_run', reason: said?.message ?? said?.error?.summary ?? 'npm said nothing that can be read' };
  const advisories = Object.entries(said.vulnerabilities)
    .filter(([, { severity }]) => grave.has(severity))
    .map(([name, { severity, via }]) => ({ package: name, severity, about: via.map(told) }));
  if (advisories.length > 0) return { kind: 'advisories', advisories };
  return { kind: 'clean', packages: said.metadata.dependencies.prod };
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly via: readonly Via[] }>>;
  readonly metadata?: { readonly dependencies?: { readonly prod: number } };
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

type Via = string | { readonly title: string; readonly url: string };

function told(via: Via): string {
  return typeof via === 'string' ? `through ${via}` : `${via.title} (${via.url})`;
}

function readReport(text: string): Report | null {
  try {
    return JSON.parse(text) as Report | null;
  } catch {
    return null;
  }
}
