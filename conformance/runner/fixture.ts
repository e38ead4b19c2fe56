import type { Script } from '../mocks/script.ts';

/** The three ways into the gateway that a question can be put in. */
export type Format = 'chat' | 'responses' | 'messages';

/** JSON with templates (`${model.id}`) in its texts. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** JSON in which an object with a key that begins with `$` is a matcher: match.ts. */
export type Matcher = Value;

/** A file of conformance/suite: cases that belong together. */
export interface Fixture {
  /** What the cases of the file are about, in a few words. */
  readonly about: string;
  readonly cases: readonly Case[];
}

/** Something that a gateway must do, once for each combination of its axes. */
export interface Case {
  /** Words with points between them; no other case of the suite has it. */
  readonly id: string;

  /** Ids of requirements.yaml whose sentences the case proves. */
  readonly proves: readonly string[];

  /** What the case cannot do without; a script in a step needs the mocks anyway. */
  readonly needs?: readonly Need[];

  /** A gateway that the runner starts with other settings, by its name in deployments.yaml; absent: any gateway. */
  readonly deployment?: string;

  /** Further axes: the case is there once for each of these values, which templates have under the axis' name. */
  readonly over?: Readonly<Record<string, readonly Value[]>>;
  readonly formats?: readonly Format[];
  readonly streams?: readonly boolean[];
  readonly model?: ModelChoice;

  /** Combinations for which one of these does not hold are left out. */
  readonly only?: readonly { readonly value: Value; readonly is: Matcher }[];

  /** What the caller does, in this order, and what must come of it. */
  readonly steps: readonly Step[];
}

/** `mocks`: scripts, or answers whose words matter. */
export type Need = 'mocks';

/** Which models of the list: those that fit, one of each kind or all of them. */
export interface ModelChoice {
  /** Absent: the first that fits. */
  readonly each?: 'group' | 'provider' | 'wire' | 'alias';

  /** Of the model's entry in the list; with `wire`, and `provider`, the row of its kind. Absent: any chat model. */
  readonly where?: Matcher;
}

/** One request, and all that must come of it. */
export interface Step {
  /** Milliseconds before the request. */
  readonly wait?: number;
  readonly request: Request;

  /** What the providers do with requests that hold the case's mark. Absent: small talk. */
  readonly provider?: readonly Omit<Script, 'match'>[];

  /** The provider is expected to refuse by its own rules: any other refusal of a provider is a failure. */
  readonly provider_refuses?: boolean;
  readonly expect: Expectation;

  /** What the providers got of it, oldest first, seen as Received. Absent: it does not matter. */
  readonly received?: Matcher;

  /** Names under which later steps have what is at these paths of the answer (`body.id`). */
  readonly save?: Readonly<Record<string, string>>;
}

/** One HTTP request. */
export interface Request {
  /** Absent: POST where there is a body, else GET. */
  readonly method?: string;

  /** Absent: that of the format. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, Value>>;

  /** Absent: the deployment's key. `none`: no credential. Else what the bearer shows: `${callers.poor}`. */
  readonly credential?: string;

  /** A question that is put in the words of the case's format. */
  readonly ask?: Value;

  /** A JSON body; over that of the question, where there is one. */
  readonly body?: Value;

  /** A body as it stands. */
  readonly text?: string;

  /** The caller goes away after so many events. */
  readonly abort_after?: number;
}

/** What must come back. Absent: it does not matter, but for a status of 200. */
export interface Expectation {
  readonly status?: Matcher;

  /** Lower case; `$absent` for a header that must not be there. */
  readonly headers?: Matcher;
  readonly body?: Matcher;

  /** The answer in no format's words: Answer of formats/answer.ts. */
  readonly answer?: Matcher;

  /** The events of a stream, each `{event, data}`; `$many`, `$maybe` and `$rest` stand for several. */
  readonly events?: readonly Matcher[];

  /** Comments of a stream. */
  readonly comments?: Matcher;

  /** The body came to its end; absent: it must. */
  readonly whole?: Matcher;
}
