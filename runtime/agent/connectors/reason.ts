import { linesOf } from './credentials.ts';
import { SourceError } from './driver.ts';
import { Unreadable } from './vault.ts';

/** Characters of a reason. */
const longest = 300;

/** More of what a source said is not looked at: the pattern for URLs takes the square of its length. */
const looked = 4_000;

/** Shorter secrets are not looked for in content: they are in anything. */
const shortestHidden = 6;

/** What went wrong at a source, in one line without URLs. A text with one of the secrets in it, in any of its forms, is not told. */
export function reasonOf(error: unknown, secrets: Iterable<string>): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'It did not answer in time.';
  if (isOurs(error)) return error.message;
  const text = wordsOf(error);
  const small = text.toLowerCase();
  if (formsOf(secrets).some((form) => small.includes(form.toLowerCase())))
    return 'It failed, in words that hold a secret.';
  const told = text
    .slice(0, looked)
    .replaceAll(/\w+:\/\/\S*/g, '(URL)')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return told.slice(0, longest).toWellFormed() || 'It failed.';
}

/** The same value without the secrets, which a source may repeat. */
export function withoutSecrets<Value>(value: Value, secrets: Iterable<string>): Value {
  const text = JSON.stringify(value) as string | undefined;
  const forms = formsOf(secrets).filter((form) => form.length >= shortestHidden && text?.includes(form) === true);
  if (text === undefined || forms.length === 0) return value;
  return JSON.parse(forms.reduce((rest, form) => rest.replaceAll(form, '(secret)'), text)) as Value;
}

/** What is in our own words holds no secret, though a short one may well be in a word. */
function isOurs(error: unknown): error is Error {
  return error instanceof SourceError || error instanceof Unreadable;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed.';
  const [inner = error.cause] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  // What is outside says no more than that something was inside.
  return inner instanceof Error ? wordsOf(inner) : error.message;
}

/** A secret as it may be written somewhere; the longest first. */
function formsOf(secrets: Iterable<string>): readonly string[] {
  const forms = [...secrets]
    .flatMap(partsOf)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('base64url'),
      Buffer.from(secret).toString('hex'),
    ]);
  return [...new Set(forms)].filter((form) => form !== '').toSorted((a, b) => b.length - a.length);
}

/** A field with one `NAME=value` a line holds several. */
function partsOf(secret: string): readonly string[] {
  return [secret, ...linesOf(secret).flatMap((line) => [line, line.slice(line.indexOf('=') + 1)])];
}
