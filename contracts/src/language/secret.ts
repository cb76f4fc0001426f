import { z } from 'zod';

const secrets = z.registry<object>();

/**
 * Marks a field of an input that proves who somebody is: a password, a code, a token. What is made of a request to recognise
 * it again leaves such fields out: a fast digest of a password, kept for ever, would undo the slow hash beside it.
 */
export const secret = <Schema extends z.ZodType>(schema: Schema): Schema => {
  secrets.add(schema, {});
  return schema;
};

/** The fields of an input that are no secrets, at the top level of its schema. */
export function withoutSecrets(schema: z.ZodObject, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isSecret(schema.shape[name])));
}

function isSecret(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodOptional) return isSecret(schema.unwrap());
  return schema !== undefined && secrets.has(schema);
}
