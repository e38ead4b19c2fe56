import { malformed } from './malformed.ts';

/** What an archive is, in `manifest.json`. */
export interface Manifest {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly exported_at: string;

  /** Records of each kind, files of the project's folder, and those of them that had to be left out. */
  readonly counts: Readonly<Record<string, number>>;
}

const format = 'polywire-project';

/** Raised when an older reader would misread what is written now. */
const version = 1;

export function manifestOf(exported_at: string, counts: Manifest['counts']): Manifest {
  return { format, version, exported_at, counts };
}

/** Refuses what is no manifest of an archive that this version reads. Throws AgentError `invalid_request`. */
export function requireManifest(value: unknown): void {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== format) {
    throw malformed('manifest.json does not say that it is a project of Polywire');
  }
  if (!('version' in value) || value.version !== version) {
    throw malformed(`manifest.json names another version than ${version}; a newer Polywire may read it`);
  }
}
