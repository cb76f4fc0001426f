import { defineError } from '../language/refusal.js';

export const LEAVE_NOT_FOUND = defineError('LEAVE_NOT_FOUND', 404, 'There is no such leave.');
export const LEAVE_PAST = defineError(
  'LEAVE_PAST',
  422,
  'These days have passed. Nothing was changed; please choose later ones.',
);
export const LEAVE_OVERLAPS = defineError(
  'LEAVE_OVERLAPS',
  409,
  'Some of these days are already in another leave of yours. Nothing was changed; please withdraw that one first, or choose other days.',
);
