import type { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { storable } from '../turns/items.ts';
import { ToolFailure, type Arguments, type Tool } from './tool.ts';

/** In the dialect that a schema names, which of a foreign tool may be an older one. */
let validator: AjvJsonSchemaValidator | undefined;
type Check = ReturnType<AjvJsonSchemaValidator['getValidator']>;

/** One compilation for each tool, as long as there is the tool. */
const checks = new WeakMap<Tool, Check>();

/**
 * The arguments that a model wrote: JSON that fits the tool's schema; nothing at all is an empty object. Throws
 * ToolFailure with what is wrong, for the model to correct.
 */
export async function argumentsOf(tool: Tool, written: string): Promise<Arguments> {
  const args = parsed(written.trim() === '' ? '{}' : written);
  const check = checks.get(tool) ?? (await checkOf(tool));
  const { valid, errorMessage } = check(args);
  if (valid) return args as Arguments;
  throw new ToolFailure(`The arguments do not fit: ${errorMessage}.`);
}

async function checkOf(tool: Tool): Promise<Check> {
  const { AjvJsonSchemaValidator: Validator } = await import('@modelcontextprotocol/client/validators/ajv');
  validator ??= new Validator();
  const check = validator.getValidator(tool.parameters);
  checks.set(tool, check);
  return check;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch (error) {
    throw new ToolFailure(`The arguments are no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
