/** Name of the compiled check of a schema: the schema's own, beginning small. */
export const checkName = (schema: string): string => schema.charAt(0).toLowerCase() + schema.slice(1);
