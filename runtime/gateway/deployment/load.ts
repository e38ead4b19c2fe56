import { readFile } from 'node:fs/promises';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { deploymentFile } from '@polywire/generated/deployment/validators.js';
import { nearest } from '../../platform/nearest.ts';
import { failuresOf, type FieldFailure, type SchemaError } from '../../platform/validation.ts';
import { complaints } from './rules.ts';
import { type Complaint, Source } from './source.ts';

/** A deployment file that cannot be used; each line is `file:line:column: what is wrong, what would be right`. */
export class DeploymentError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'DeploymentError';
    this.lines = lines;
  }
}

/** Reads and checks a deployment file. Throws DeploymentError. */
export async function loadDeployment(path: string): Promise<DeploymentFile> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DeploymentError([
      `${path}:1:1: the file cannot be read (${code ?? 'unknown error'}), it must exist and be readable`,
    ]);
  }
  return readDeployment(path, text);
}

/** The same for a text; `name` is put before line and column. */
export function readDeployment(name: string, text: string): DeploymentFile {
  const source = new Source(name, text);
  refuse(source.syntaxErrors());
  const value = source.value();
  if (!deploymentFile(value)) {
    const errors = deploymentFile.errors ?? [];
    throw new DeploymentError(failuresOf(errors, 'body').map((failure) => source.line(complaintOf(failure, errors))));
  }
  refuse(complaints(value).map((complaint) => source.line(complaint)));
  return value;
}

function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new DeploymentError(lines);
}

/** What stands in a field, for messages about a value that is not in its form. */
const forms: Readonly<Record<string, string>> = {
  listen: 'it is host:port, such as 127.0.0.1:8080',
  keys: 'a key is what `polywire key new` prints',
  base_url: 'it is an http or https address without query',
  api_key_env: 'it is the name of an environment variable',
};

function complaintOf({ loc, msg, type }: FieldFailure, errors: readonly SchemaError[]): Complaint {
  const path = loc.slice(1);
  const place = path.length === 0 ? 'the file' : path.join('.');
  const field = path.findLast((step) => typeof step === 'string');
  const form = field === undefined ? undefined : forms[field];
  switch (type) {
    case 'missing':
      return { path, message: `${place} is missing, it must be there` };
    case 'unknown_field':
      return { path, message: `${place} is not known here, ${instead(String(path.at(-1)), errors)}`, aboutKey: true };
    default:
      return { path, message: `${place} is wrong, ${form ?? msg.replace(/^M/, 'm')}` };
  }
}

/** What would be right for a name that is not known: where the schema lists names, one of those. */
function instead(name: string, errors: readonly SchemaError[]): string {
  const known = errors.find(({ propertyName }) => propertyName === name)?.params['allowedValues'];
  if (!Array.isArray(known)) return 'leave it out';
  const meant = nearest(name, known.map(String));
  return meant === null ? `known are ${known.join(', ')}` : `did you mean '${meant}'?`;
}

/** What an operator should know of a file that can be used: credentials that are missing, a secret that is not shared. */
export function warnings(file: DeploymentFile, environment: NodeJS.ProcessEnv): readonly string[] {
  const missing = Object.entries(file.providers ?? {}).flatMap(([name, { api_key_env: variable }]) => {
    if (variable === undefined || environment[variable] !== undefined) return [];
    return [`${name} gets no credential: the environment has no ${variable}`];
  });
  const shared = file.stores?.database_url_env !== undefined && file.gateway.secret_env === undefined;
  return shared ? [...missing, ownSecret] : missing;
}

const ownSecret =
  'without gateway.secret_env keys are hashed under a secret of this machine: other machines with the same database refuse them';
