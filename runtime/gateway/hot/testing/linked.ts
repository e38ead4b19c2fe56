import type { Endpoint, FromPrimary, FromWorker } from '../endpoint.ts';

/** A channel between a worker and its primary inside one process; what is sent is copied, and arrives a little later. */
export class Link {
  readonly worker: Endpoint<FromWorker, FromPrimary>;
  readonly primary: Endpoint<FromPrimary, FromWorker>;

  /** While set nothing arrives; it does when it is let go. */
  private held: (() => void)[] | null = null;
  private cut = false;
  private readonly gone: (() => void)[] = [];

  constructor() {
    const toWorker = new Set<(message: FromPrimary) => void>();
    const toPrimary = new Set<(message: FromWorker) => void>();
    this.worker = this.side(toPrimary, toWorker);
    this.primary = this.side(toWorker, toPrimary);
  }

  /** Nothing arrives from now on, until `release`. */
  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const deliver of held) deliver();
  }

  /** As when one of the two processes dies. */
  close(): void {
    this.cut = true;
    for (const gone of this.gone) gone();
  }

  private side<Sent, Received>(
    there: ReadonlySet<(message: Sent) => void>,
    here: Set<(message: Received) => void>,
  ): Endpoint<Sent, Received> {
    return {
      send: (message) => {
        const copy = JSON.parse(JSON.stringify(message)) as Sent;
        this.deliver(() => {
          for (const heard of there) heard(copy);
        });
      },
      listen: (heard, gone) => {
        here.add(heard);
        this.gone.push(gone);
        return () => {
          here.delete(heard);
          this.gone.splice(this.gone.indexOf(gone), 1);
        };
      },
    };
  }

  private deliver(message: () => void): void {
    setImmediate(() => {
      if (this.cut) return;
      if (this.held === null) message();
      else this.held.push(message);
    });
  }
}
