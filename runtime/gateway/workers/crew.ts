import type { Worker } from 'node:cluster';
import type { Log } from '../../platform/log.ts';
import { Place } from './place.ts';

export interface CrewOptions {
  /** Workers, 1 or more. */
  readonly count: number;

  /** Another process waits for the next renewal; absent: it is started then. It is served, and so begins, when its turn has come. */
  readonly spare?: boolean;

  /** Sees each worker as it begins, to answer what it asks of its primary. */
  readonly serve: (worker: Worker) => void;
  readonly log: Log;
}

/**
 * The workers of this process: processes that run the same command and share one port. One that ends is replaced. This
 * process handles no request itself; if it dies its workers end with it.
 */
export interface Crew {
  /** Where they take requests. */
  readonly url: string;

  /** Rejects when there is no use in going on. */
  readonly failed: Promise<never>;

  /** Every worker reads its deployment file again. */
  reload(): void;

  /**
   * Every worker is replaced by one that runs the code that is there by now, one after the other; requests under way end
   * where they began. False: one could not start, and the log says so; the one before stays.
   */
  renew(): Promise<boolean>;

  /** Every worker takes no more requests and lets those under way end; resolves when all have ended. */
  close(): Promise<void>;
}

/** Resolves when all workers take requests. Throws where not even the first could start; its stderr says why. */
export async function startCrew({ count, spare = false, serve, log }: CrewOptions): Promise<Crew> {
  const hiring = { spare, serve, log };
  const first = new Place(0, hiring);
  const url = await first.firstUp();
  const places = [first];
  while (places.length < count) places.push(new Place(places.length, hiring));

  const failed = Promise.withResolvers<never>();
  const up = places.map((place) => {
    const taking = Promise.withResolvers<undefined>();
    void place.keep((other) => {
      taking.resolve(undefined);
      // Workers share the port 0 that the first one got, until all have ended at once.
      if (other !== url) failed.reject(new Error(`the workers have moved from ${url} to ${other}`));
    });
    return taking.promise;
  });
  const close = async (): Promise<void> => {
    await Promise.all(places.map((place) => place.close()));
  };
  try {
    await Promise.race([Promise.all(up), failed.promise]);
  } catch (error) {
    await close();
    throw error;
  }

  return {
    url,
    failed: failed.promise,
    reload() {
      // Who is told tells the others, as it tells those of other machines. One that is starting may have read the file already.
      places.find(({ takesRequests }) => takesRequests)?.reload();
      for (const place of places) if (!place.takesRequests) place.reload();
    },
    async renew() {
      for (const [number, place] of places.entries()) {
        if (await place.renew()) continue;
        log.error('a worker could not be renewed', { worker: number });
        return false;
      }
      return true;
    },
    close,
  };
}
