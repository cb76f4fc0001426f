import { z } from 'zod';

const WHOLE = /^\s*[+-]?\d+\s*$/;

/**
 * An integer, given as a number or as text (forms, query strings). Empty text, booleans, null and lists are refused with
 * the problem of this code.
 */
export const wholeNumber = (least: number, most: number, problem?: string) =>
  z.preprocess(
    (told) => (typeof told === 'string' && WHOLE.test(told) ? Number(told) : told),
    z.number(problem).int(problem).min(least, problem).max(most, problem),
  );
