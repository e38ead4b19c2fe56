/** What a reader finds in a file, piece by piece. */
export type Found =
  | {
      /** Page or sheet, from 1; null: the kind of file has none. */
      readonly page: number | null;

      /** A page's text may come in several pieces, one after the other. */
      readonly text: string;
    }
  /** What the file tells of itself; what comes later is added to it. */
  | { readonly metadata: Metadata };

export type Metadata = Readonly<Record<string, string | number | boolean>>;

export interface ReadLimits {
  readonly extracted_pages: number;
  readonly extracted_text: number;
  readonly unpacked_size: number;
}

/** Takes the text out of the file at `path`. Throws ReadFailure; anything else means that the file is broken. */
export type Reader = (path: string, limits: ReadLimits) => AsyncIterable<Found>;

/** Why there is no text of a file. */
export const failureReasons = ['password_protected', 'broken', 'too_large', 'timed_out', 'unsupported'] as const;

export type FailureReason = (typeof failureReasons)[number];

export class ReadFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.name = 'ReadFailure';
    this.reason = reason;
  }
}
