import { defineError } from '../language/refusal.js';

export const NOT_SET_ASIDE = defineError(
  'NOT_SET_ASIDE',
  404,
  'This can’t be retried: it was processed in the meantime, or only the hash of its stream’s name is known.',
);
