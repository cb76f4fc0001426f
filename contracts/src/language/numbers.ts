import { z } from 'zod';

const WHOLE = /^\s*[+-]?\d+\s*$/;

/**
 * An integer, given as a number or as text (forms, query strings). Empty text, booleans, null and lists are refused with
 * `sentence`.
 */
export const wholeNumber = (least: number, most: number, sentence?: string) =>
  z.preprocess(
    (told) => (typeof told === 'string' && WHOLE.test(told) ? Number(told) : told),
    z.number(sentence).int(sentence).min(least, sentence).max(most, sentence),
  );
