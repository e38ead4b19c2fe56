/** The data of an answer with what came beside it. */
export interface Answered<T, Served> {
  readonly data: T;

  /** Status and headers; its body has been read, or is the stream. */
  readonly response: Response;

  /** What the service says in headers of how it served. */
  readonly served: Served;
}

/** The promise of an answer's data. `withResponse()` has the headers too. */
export class Call<T, Served> implements PromiseLike<T> {
  private readonly answered: Promise<Answered<T, Served>>;

  constructor(answered: Promise<Answered<T, Served>>) {
    this.answered = answered;
  }

  /** The data, the response it came in, and what the service says of how it served. */
  withResponse(): Promise<Answered<T, Served>> {
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
