import type { FileType } from '@polywire/generated/catalog/rows.ts';
import { fileTypes } from '@polywire/generated/catalog/file_types.ts';
import { AgentError } from '../errors.ts';
import { extensionOf } from './display-name.ts';

export type Kind = FileType;

const byExtension = new Map(
  Object.values(fileTypes).flatMap((kind) => kind.extensions.map((extension) => [extension, kind] as const)),
);

const byMediaType = Map.groupBy(
  Object.values(fileTypes).flatMap((kind) => [kind.mime, ...(kind.aliases ?? [])].map((type) => ({ type, kind }))),
  ({ type }) => type,
);

/** The kind that a file's name says. Throws AgentError `unsupported_media_type` where none is accepted. */
export function kindOf(name: string): Kind {
  const kind = byExtension.get(extensionOf(name));
  if (kind !== undefined) return kind;
  const known = [...byExtension.keys()].join(', ');
  throw unsupported(`Files of this kind are not accepted. Extensions that are: ${known}.`);
}

/** Which reader takes the text out of a file of this name; null: none any more. */
export function extractorOf(name: string): Kind['extractor'] | null {
  return byExtension.get(extensionOf(name))?.extractor ?? null;
}

/**
 * Refuses a media type that is known and of other content than the kind's. Unknown ones say nothing: browsers send
 * application/octet-stream and whatever the system has registered.
 */
export function requireDeclared(kind: Kind, contentType: string): void {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const others = byMediaType.get(type);
  if (others === undefined) return;
  if (others.some((other) => other.kind.content.some((content) => kind.content.includes(content)))) return;
  throw unsupported(`The part says ${type}, the file's name says ${kind.mime}.`);
}

/** Refuses content of another type than the kind's. `content` as file_types.yaml names it; null: of no known type. */
export function requireContent(kind: Kind, content: string | null): void {
  if (content !== null && kind.content.includes(content)) return;
  throw unsupported(`The file's name says ${kind.mime}, its content is ${content ?? 'something else'}.`);
}

const unsupported = (message: string): AgentError =>
  new AgentError('unsupported_media_type', message, { param: 'file' });
