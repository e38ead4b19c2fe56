/** A server that tests use, ours or somebody else's. */
export interface Server {
  readonly url: string;
  /** Ends it, if it is ours; its data remain. */
  stop(): Promise<void>;
  /** Starts it again at the same place. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}
