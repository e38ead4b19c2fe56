/**
 * The types of Polywire.Wires.Decisions, from spec/wires/decisions.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly Probability: number;
    readonly ChoiceAnswer: {
      readonly type: 'choice';
      /** A key of the criteria. */
      readonly choice: string;
      /** Drawn from the distribution; not always the winner's probability. */
      readonly confidence: components['schemas']['Probability'];
      readonly probabilities: {
        readonly [key: string]: components['schemas']['Probability'];
      };
    };
    readonly ScoreAnswer: {
      readonly type: 'score';
      /** The expected level, counted from 0; may lie between two. */
      readonly score: number;
      readonly confidence: components['schemas']['Probability'];
      /** By the level's number (`"0"`). */
      readonly probabilities: {
        readonly [key: string]: components['schemas']['Probability'];
      };
      /** The levels' descriptions, by the same numbers. */
      readonly legend: {
        readonly [key: string]:
          | string
          | {
              readonly [key: string]: unknown;
            }
          | readonly unknown[]
          | null;
      };
    };
    readonly NoulAnswer: {
      readonly type: 'noul';
      /** The probability of yes. */
      readonly noul: components['schemas']['Probability'];
    };
    readonly Answer:
      | components['schemas']['ChoiceAnswer']
      | components['schemas']['ScoreAnswer']
      | components['schemas']['NoulAnswer'];
    readonly Usage: {
      readonly input_tokens: number;
      readonly output_tokens: number;
    };
    readonly Reply: {
      readonly model: string;
      readonly answers: {
        readonly [key: string]: components['schemas']['Answer'];
      };
      readonly usage: components['schemas']['Usage'];
    };
    readonly FieldError: {
      readonly loc: readonly (string | number)[];
      readonly msg: string;
      readonly type: string;
    };
    /** Says in words or in a list what is wrong with the request. */
    readonly ErrorBody: {
      readonly detail: string | readonly components['schemas']['FieldError'][];
    };
    /** Names of the options, each with its description. */
    readonly Options: {
      readonly [key: string]:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    /** Which one of these? Further keys are allowed. */
    readonly ChoiceQuestion: {
      readonly type: 'choice';
      readonly criteria: components['schemas']['Options'];
      /** The judgment to make. */
      readonly instructions?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    /** How much, on these levels? */
    readonly ScoreQuestion: {
      readonly type: 'score';
      /** Descriptions of the levels, lowest first. */
      readonly criteria: readonly (
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null
      )[];
      readonly instructions?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    readonly YesAndNo: {
      readonly true?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
      readonly false?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    /** Yes or no? */
    readonly NoulQuestion: {
      readonly type: 'noul';
      /** What yes and no mean. */
      readonly criteria?: components['schemas']['YesAndNo'] | null;
      readonly instructions?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    readonly Question:
      | components['schemas']['ChoiceQuestion']
      | components['schemas']['ScoreQuestion']
      | components['schemas']['NoulQuestion'];
    /** By an id of the caller's choice, which its answer has too. */
    readonly Questions: {
      readonly [key: string]: components['schemas']['Question'];
    };
    readonly Request: {
      /** The provider's own id of the model. */
      readonly model: string;
      /** What the questions are about. */
      readonly state:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[];
      readonly questions: components['schemas']['Questions'];
    };
  };
}
export type Probability = components['schemas']['Probability'];
export type ChoiceAnswer = components['schemas']['ChoiceAnswer'];
export type ScoreAnswer = components['schemas']['ScoreAnswer'];
export type NoulAnswer = components['schemas']['NoulAnswer'];
export type Answer = components['schemas']['Answer'];
export type Usage = components['schemas']['Usage'];
export type Reply = components['schemas']['Reply'];
export type FieldError = components['schemas']['FieldError'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type Options = components['schemas']['Options'];
export type ChoiceQuestion = components['schemas']['ChoiceQuestion'];
export type ScoreQuestion = components['schemas']['ScoreQuestion'];
export type YesAndNo = components['schemas']['YesAndNo'];
export type NoulQuestion = components['schemas']['NoulQuestion'];
export type Question = components['schemas']['Question'];
export type Questions = components['schemas']['Questions'];
export type Request = components['schemas']['Request'];
