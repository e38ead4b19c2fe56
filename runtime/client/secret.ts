import { ClientError } from './error.ts';

/** Shorter ones are words that occur anyway, and no real keys. */
const shortest = 8;

/** Takes a key out of whatever a caller may come to see. */
export class Secret {
  /** A function, since an inspected or serialised object shows a field and not what a function holds. */
  readonly reveal: () => string;

  /** Null: there is no key, and nothing to hide. */
  constructor(value: string | null) {
    if (value !== null && !/^[\x21-\x7e]+$/.test(value)) {
      throw new ClientError('the API key is empty, or has blanks, line ends or letters that no header can carry');
    }
    this.reveal = () => value ?? '';
  }

  /** The text with a mark in place of the key. */
  hide(text: string): string {
    const value = this.reveal();
    return value.length < shortest ? text : text.replaceAll(value, '[API key]');
  }

  /** Headers as they are, or a copy without the key where a service sends it back. */
  hideIn(headers: Headers): Headers {
    const hidden = new Headers();
    for (const [name, value] of headers) hidden.append(name, this.hide(value));
    return hidden;
  }

  /** What another's error says, and nothing else that hangs on it: `fetch` of a caller may put the request there. */
  cause(error: unknown, depth = 3): Error | undefined {
    if (!(error instanceof Error) || depth === 0) return undefined;
    const copy = new Error(this.hide(error.message), { cause: this.cause(error.cause, depth - 1) });
    copy.name = this.hide(error.name);
    const code = (error as { readonly code?: unknown }).code;
    return typeof code === 'string' ? Object.assign(copy, { code: this.hide(code) }) : copy;
  }
}
