import type { CodeBlockWriter } from 'ts-morph';
import type { JsonSchema } from '../../load/schema.ts';
import { refName } from '../../load/schema.ts';
import { docstring, literal, propertyKey } from '../print.ts';

/** Writes a schema of the Catalog document as a TypeScript type whose members cannot be assigned to. */
export function writeType(writer: CodeBlockWriter, name: string, schema: JsonSchema): void {
  docstring(writer, `${schema.description ?? ''}\n\nspec/catalog: \`Polywire.Catalog.${name}\``);
  if (schema.properties === undefined) {
    writer.writeLine(`export type ${name} = ${typeText(schema)};`);
    return;
  }
  writer.write(`export interface ${name} `).block(() => {
    for (const [property, type] of Object.entries(schema.properties ?? {})) {
      docstring(writer, type.description ?? '');
      writer.writeLine(member(property, type, schema));
    }
  });
}

function member(name: string, type: JsonSchema, owner: JsonSchema): string {
  return `readonly ${propertyKey(name)}${owner.required?.includes(name) === true ? '' : '?'}: ${typeText(type)};`;
}

function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.map(typeText).join(' | ');
  if (schema.properties !== undefined) {
    return `{ ${Object.entries(schema.properties)
      .map(([name, type]) => member(name, type, schema))
      .join(' ')} }`;
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return schema.items === undefined ? 'readonly unknown[]' : `readonly (${typeText(schema.items)})[]`;
    case 'object':
      return `Readonly<Record<string, ${schema.unevaluatedProperties === undefined ? 'unknown' : typeText(schema.unevaluatedProperties)}>>`;
    case undefined:
      return 'unknown';
    default:
      return schema.type;
  }
}
