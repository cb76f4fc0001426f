import { defineError } from '../language/refusal.js';

export const NOT_SET_ASIDE = defineError(
  'NOT_SET_ASIDE',
  404,
  'This is not set aside any more. Nothing has to be done.',
);
