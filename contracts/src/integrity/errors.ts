import { defineError } from '../language/refusal.js';

export const NOT_IN_TREE = defineError(
  'NOT_IN_TREE',
  404,
  'The log has no such event or head yet. A new event is covered by the next signed head.',
);
