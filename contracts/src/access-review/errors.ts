import { defineError } from '../language/refusal.js';

export const RECORD_READING_NOT_FOUND = defineError(
  'RECORD_READING_NOT_FOUND',
  404,
  'There is no such reading of this record.',
);
export const RECORD_READING_OWN = defineError(
  'RECORD_READING_OWN',
  403,
  'This reading is your own. Another auditor has to review it.',
);
export const RECORD_READING_REVIEWED = defineError(
  'RECORD_READING_REVIEWED',
  409,
  'This reading was already reviewed. Nothing was changed.',
);
