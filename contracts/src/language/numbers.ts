import { z } from 'zod';

const WHOLE = /^\s*[+-]?\d+\s*$/;

/**
 * A whole number, told as one or as the text that forms and addresses carry. Empty text, true, null and lists are no
 * numbers. `sentence` is said of what isn't one.
 */
export const wholeNumber = (least: number, most: number, sentence?: string) =>
  z.preprocess(
    (told) => (typeof told === 'string' && WHOLE.test(told) ? Number(told) : told),
    z.number(sentence).int().min(least).max(most),
  );
