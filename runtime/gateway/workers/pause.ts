/** A worker that ended sooner than that many milliseconds after its start has crashed early. */
const settled = 10_000;

const shortest = 250;
const longest = 30_000;

/** How long to wait before a worker is replaced, so that one that cannot run does not keep the machine busy. */
export class Pauses {
  private early = 0;

  /** After a worker that lived so long, both in milliseconds: none, unless it is not the first early crash in a row. */
  after(lived: number): number {
    this.early = lived < settled ? this.early + 1 : 0;
    return this.early < 2 ? 0 : Math.min(longest, shortest * 2 ** (this.early - 2));
  }
}
