/** What the headers of an answer say was adapted. */
export interface Adaptation {
  readonly dropped: string | undefined;
  readonly clamped: string | undefined;
  readonly content: string | undefined;
}

export function adaptationOf(headers: Headers): Adaptation {
  return {
    dropped: headers.get('x-service-dropped-params') ?? undefined,
    clamped: headers.get('x-service-clamped-params') ?? undefined,
    content: headers.get('x-service-dropped-content') ?? undefined,
  };
}
