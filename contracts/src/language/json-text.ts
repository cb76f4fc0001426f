import { z } from 'zod';

/** A part of a form that carries JSON, read on by a schema. `sentence` is said of text that isn't JSON. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema, sentence: string) =>
  z
    .string()
    .max(16_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue(sentence);
        return z.NEVER;
      }
    })
    .pipe(schema);
