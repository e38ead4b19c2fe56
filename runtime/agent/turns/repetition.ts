/** Counts how often the same tool call comes in a row. */
export class Repetition {
  private last: string | null = null;
  private count = 0;

  /** The how-manieth of its kind in a row it is. */
  take({ name, arguments: written }: { readonly name: string; readonly arguments: string }): number {
    const call = JSON.stringify([name, written.trim()]);
    this.count = call === this.last ? this.count + 1 : 1;
    this.last = call;
    return this.count;
  }
}
