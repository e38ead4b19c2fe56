import { ClientError } from './error.ts';
import type { CallOptions } from './options.ts';
import { check, closedJsonSchemaOf, issuesText, type Issue, type Shape } from './standard-schema.ts';

/** An answer whose text does not follow the schema: cut off, or a model that does as it likes. */
export class OutputError extends ClientError {
  override readonly name = 'OutputError';
  override readonly advice = 'Allow more tokens, simplify the schema, or choose another model.';
  readonly issues: readonly Issue[];

  /** What the model wrote. */
  readonly text: string;

  constructor(issues: readonly Issue[], text: string) {
    super(`the answer does not follow the schema: ${issuesText(issues)}`);
    this.issues = issues;
    this.text = text;
  }
}

/** The part of an answer that is read. */
interface Reply {
  readonly choices: readonly { readonly message: { readonly content: string | null } }[];
}

/** An answer with its text as a value; null where the model declined to answer. */
export type Parsed<R, Output> = R & { readonly parsed: Output | null };

/**
 * Asks for an answer that follows a schema, and holds it against that. Throws OutputError where it does not follow.
 *
 * @param name of the schema, as the model sees it
 */
export async function parsed<R extends Reply, Output>(
  create: (body: object, options?: CallOptions) => PromiseLike<R>,
  { output, outputName = 'output', ...body }: { readonly output: Shape<Output>; readonly outputName?: string },
  options?: CallOptions,
): Promise<Parsed<R, Output>> {
  const format = { type: 'json_schema', json_schema: { name: outputName, schema: closedJsonSchemaOf(output) } };
  const reply = await create({ ...body, response_format: format }, options);
  const text = reply.choices[0]?.message.content ?? null;
  if (text === null) return { ...reply, parsed: null };
  const checked = await check(output, text);
  if (checked.issues) throw new OutputError(checked.issues, text);
  return { ...reply, parsed: checked.value };
}
