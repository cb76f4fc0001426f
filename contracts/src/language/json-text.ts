import { z } from 'zod';
import { mapTexts, typedText } from './text.js';

/** A part of a form that carries JSON, read on by a schema. `sentence` is said of text that isn't JSON. */
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
