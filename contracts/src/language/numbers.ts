import { z } from 'zod';

const INTEGER = /^\s*[+-]?\d+\s*$/;

/**
 * An integer between `min` and `max`, given as a number or as text (forms, query strings). Empty text, booleans, null and
 * lists are rejected with `message`, the code of a problem.
 */
export const integerInput = (min: number, max: number, message?: string) =>
  z.preprocess(
    (input) => (typeof input === 'string' && INTEGER.test(input) ? Number(input) : input),
    z.number(message).int(message).min(min, message).max(max, message),
  );
