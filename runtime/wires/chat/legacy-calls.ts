/**
 * Ids for the calls of a legacy history, where a call and its result have only the function's name in common: a result
 * answers the oldest call of that name which has none yet.
 */
export class LegacyCalls {
  private readonly open = new Map<string, string[]>();
  private made = 0;

  /** A new call of the function `name`. */
  call(name: string): string {
    const id = this.newId();
    const waiting = this.open.get(name);
    if (waiting === undefined) this.open.set(name, [id]);
    else waiting.push(id);
    return id;
  }

  /** The call that a result of `name` answers; a made-up one where there is none. */
  answer(name: string): string {
    return this.open.get(name)?.shift() ?? this.newId();
  }

  private newId(): string {
    return `call_function_${++this.made}`;
  }
}
