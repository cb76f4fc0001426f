import { z } from 'zod';
import { mapTexts, typedText } from './text.js';

/** A form field that contains JSON, parsed by a schema. `message` is the code of the problem of text that is not JSON. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z
    .string()
    .max(16_000)
    .transform((text, context): unknown => {
      try {
        return mapTexts(JSON.parse(text), typedText);
      } catch {
        context.addIssue(message);
        return z.NEVER;
      }
    })
    .pipe(schema);
