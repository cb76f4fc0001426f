import { z } from 'zod';

const secrets = z.registry<object>();

/**
 * Marks an input field as secret: a password, code or token. It is excluded from the digest that identifies a repeated
 * command: a fast digest that is stored forever would defeat the slow password hash.
 */
export const secret = <Schema extends z.ZodType>(schema: Schema): Schema => {
  secrets.add(schema, {});
  return schema;
};

/** The top-level fields of a schema that are not secret. */
export function withoutSecrets(schema: z.ZodObject, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isSecret(schema.shape[name])));
}

function isSecret(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodOptional) return isSecret(schema.unwrap());
  return schema !== undefined && secrets.has(schema);
}
