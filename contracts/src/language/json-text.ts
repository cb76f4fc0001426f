import { z } from 'zod';
import { mapTexts, typedText } from './text.js';

/** A form field that contains JSON, parsed by a schema. `sentence` is the error message for text that is not JSON. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema, sentence: string) =>
  z
    .string()
    .max(16_000)
    .transform((text, context): unknown => {
      try {
        return mapTexts(JSON.parse(text), typedText);
      } catch {
        context.addIssue(sentence);
        return z.NEVER;
      }
    })
    .pipe(schema);
