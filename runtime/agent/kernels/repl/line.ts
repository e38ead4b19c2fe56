import { type KernelOutput, mimes } from '../kernel.ts';

/** What a child tells: something to show, or that its run has ended. */
export type Line = { readonly shown: KernelOutput } | { readonly error: string | null; readonly mark: string };

/** A line as it came. Code that runs in the child may write anything: null for what is no line. */
export function lineOf(text: string): Line | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  if ('mime' in value && 'data' in value) {
    const { mime: name, data } = value;
    const mime = mimes.find((known) => known === name);
    if (mime === undefined || (mime !== 'application/json' && typeof data !== 'string')) return null;
    return { shown: { kind: 'shown', mime, data } };
  }
  if (!('error' in value && 'mark' in value)) return null;
  const { error, mark } = value;
  return typeof mark === 'string' && (error === null || typeof error === 'string') ? { error, mark } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
