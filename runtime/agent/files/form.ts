import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Upload } from '../../platform/http.ts';
import { AgentError, InvalidField } from '../errors.ts';

/** The part of a form with the file. */
export interface FilePart {
  /** As the caller named it. */
  readonly name: string;

  /** As the caller declared it. */
  readonly contentType: string;

  /** Its bytes, once. */
  readonly stream: AsyncIterable<Uint8Array>;
}

/** A form as it was taken. */
export interface Form<Taken> {
  readonly file: Taken;

  /** The other parts, by name; one that is empty counts as absent. */
  readonly fields: ReadonlyMap<string, string>;
}

const limits = { fieldNameSize: 100, fieldSize: 1024, fields: 20, parts: 21, headerPairs: 20, headerSize: 16 * 1024 };

/**
 * Reads a `multipart/form-data` body with one part `file`, which `take` reads to its end, and fields before or after it.
 * Throws what `take` throws, AgentError `invalid_request` where the body is no such form or stops, and InvalidField for
 * parts that are missing or too many; then `take` has ended, too.
 */
export async function readForm<Taken>(
  { contentType, stream }: Upload,
  take: (part: FilePart) => Promise<Taken>,
): Promise<Form<Taken>> {
  const reading = new Reading(parserOf(contentType), take);
  await reading.feed(stream);
  return reading.form();
}

function parserOf(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (error) {
    throw malformed(error);
  }
}

const malformed = (cause: unknown): AgentError =>
  new AgentError('invalid_request', 'The body is no complete multipart/form-data form.', { cause });

class Reading<Taken> {
  private readonly parser: BusboyInstance;
  private readonly take: (part: FilePart) => Promise<Taken>;
  private readonly fields = new Map<string, string>();
  private file: { readonly stream: BusboyFileStream; readonly taken: Promise<Taken> } | undefined;
  private trouble: Error | undefined;

  /** Ends the wait that is under way. */
  private wake: (error: Error) => void = () => undefined;

  constructor(parser: BusboyInstance, take: (part: FilePart) => Promise<Taken>) {
    this.parser = parser;
    this.take = take;
    parser.on('file', (name, part, filename, _, type) => {
      this.onFile(name, part, filename, type);
    });
    parser.on('field', (name, value, _, cut) => {
      this.onField(name, value, cut);
    });
    const tooMany = (): void => {
      this.fail(new AgentError('invalid_request', `A form may have ${limits.parts} parts.`));
    };
    parser.on('fieldsLimit', tooMany).on('partsLimit', tooMany);
    parser.on('error', (error) => {
      this.fail(malformed(error));
    });
  }

  /** Hands over all pieces and waits until they have been taken. What fails ends it, however little the caller sends. */
  async feed(stream: AsyncIterable<Uint8Array>): Promise<void> {
    const pieces = stream[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.unlessTrouble<IteratorResult<Uint8Array, unknown>>(pieces.next());
        if (next.done === true) break;
        if (!this.parser.write(next.value)) await this.unlessTrouble(once(this.parser, 'drain'));
      }
      const finished = once(this.parser, 'finish');
      this.parser.end();
      await this.unlessTrouble(finished);
      await this.file?.taken;
    } catch (error) {
      this.file?.stream.destroy(error instanceof Error ? error : new Error('reading the form failed'));
      await this.file?.taken.catch(() => undefined);
      throw error;
    } finally {
      // It may have to wait for a piece that never comes, so nobody waits for it.
      pieces.return?.().catch(() => undefined);
    }
  }

  async form(): Promise<Form<Taken>> {
    if (this.file === undefined) throw new InvalidField(['body', 'file'], 'A part "file" with a file.', 'required');
    return { file: await this.file.taken, fields: this.fields };
  }

  private onFile(name: string, stream: BusboyFileStream, filename: string, contentType: string): void {
    // Its trouble reaches whoever reads it; without a reader it must not become the process's.
    stream.on('error', () => undefined);
    if (name !== 'file' || this.file !== undefined) {
      stream.resume();
      this.fail(new InvalidField(['body', name], 'One file, in the part "file".', 'unexpected_file'));
      return;
    }
    const taken = this.take({ name: filename, contentType, stream });
    this.file = { stream, taken };
    taken.catch((error: unknown) => {
      this.fail(error instanceof Error ? error : malformed(error));
    });
  }

  private onField(name: string, value: string, cut: boolean): void {
    if (cut) this.fail(new InvalidField(['body', name], `At most ${limits.fieldSize} bytes.`, 'too_long'));
    else if (this.fields.has(name)) this.fail(new InvalidField(['body', name], 'One value.', 'repeated'));
    else if (value !== '') this.fields.set(name, value);
  }

  /** The first trouble counts: others follow from it. */
  private fail(error: Error): void {
    this.trouble ??= error;
    this.wake(this.trouble);
  }

  private unlessTrouble<Value>(waited: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.wake = reject;
      waited.then(resolve, reject);
      if (this.trouble !== undefined) reject(this.trouble);
    });
  }
}
