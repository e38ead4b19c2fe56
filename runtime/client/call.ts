import type { ServiceReport } from './service.ts';

/** The data of an answer with what came beside it. */
export interface Answered<T> {
  readonly data: T;

  /** Status and headers; its body has been read, or is the stream. */
  readonly response: Response;

  /** How it was served, as far as it was known when the answer began. */
  readonly service: ServiceReport;
}

/** The promise of an answer's data. `withResponse()` has the headers too. */
export class Call<T> implements PromiseLike<T> {
  private readonly answered: Promise<Answered<T>>;

  constructor(answered: Promise<Answered<T>>) {
    this.answered = answered;
  }

  /** The data, the response it came in, and how it was served. */
  withResponse(): Promise<Answered<T>> {
    return this.answered;
  }

  then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.answered.then(({ data }) => data).then(fulfilled, rejected);
  }

  catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(null, rejected);
  }

  finally(settled?: (() => void) | null): Promise<T> {
    return this.then().finally(settled);
  }
}
